import type { Day } from '../../api/operations/days.js';
import { groupedBy } from '../grouped.js';
import { capitalized, typeset } from '../words.js';

type Reading = Day['readings'][number];

const kinds: Readonly<Record<Reading['kind'], string>> = {
  epistle: 'Epistle',
  gospel: 'Gospel',
  ot: 'Old Testament',
  'matins-gospel': 'Gospel',
};

/** The services in the order they are held, each with its readings. */
export function Readings({ readings }: Pick<Day, 'readings'>) {
  if (readings.length === 0) return null;
  return (
    <section class="readings">
      <h2>Readings</h2>
      <table>
        <tbody>
          {[...groupedBy(readings, ({ service }) => service)].map(([service, group]) =>
            group.map((reading, index) => (
              <tr key={`${service} ${reading.reference} ${reading.occasion}`}>
                {index === 0 && (
                  <th scope="rowgroup" rowspan={group.length}>
                    {capitalized(service.replaceAll('-', ' '))}
                  </th>
                )}
                <td>
                  <span class="kind">{kinds[reading.kind]}</span> {typeset(reading.reference)}
                  <span class="note"> {typeset(reading.occasion)}</span>
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  );
}
