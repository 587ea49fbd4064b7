/** How many saints fell asleep in each century, as bars with their numbers. */
import type { Api } from '../../api/operations.js';
import { centuryInWords } from '../words.js';
import { Table } from './table.js';

export type CenturyCounts = Awaited<ReturnType<typeof countCenturies>>;

/** By century; those before Christ have negative numbers. */
export async function countCenturies({ listSaints }: Pick<Api, 'listSaints'>) {
  const answer = await listSaints.handle({ limit: 1, facets: 'century' });
  const counts = ('facets' in answer && answer.facets?.century) || [];
  return counts
    .map(({ value, count }) => ({ century: Number(value), count }))
    .toSorted((one, other) => one.century - other.century);
}

export const CenturyBars = ({ counts }: { readonly counts: CenturyCounts }) => {
  const most = Math.max(...counts.map(({ count }) => count));
  return (
    <Table class="bars" columns={['Century', 'Saints']}>
      {counts.map(({ century, count }) => (
        <tr key={century}>
          <th scope="row">
            <a href={`/saints?century=${century}`} rel="nofollow">
              {centuryInWords(century)}
            </a>
          </th>
          <td>
            <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={count} height="1" />
            </svg>{' '}
            <span>{count}</span>
          </td>
        </tr>
      ))}
    </Table>
  );
};
