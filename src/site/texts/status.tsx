/** Whether each part of the service answers, tried when the page is requested. */
import { today } from '../../api/dates.js';
import { formatDate } from '../../calendar/reckoning.js';
import type { SiteContext } from '../context.js';
import type { Page } from '../page.js';
import { Table } from '../parts/table.js';

interface Row {
  readonly name: string;
  readonly isUp: boolean;
}

/** Asks each part as callers do; a failure is shown in its row and never fails the page. */
export async function findStatusPage({ api, catalogue, now }: SiteContext): Promise<Page> {
  const date = formatDate(today(now()));
  const shown = { calendar: 'gregorian', use: 'all' } as const;
  const generation = catalogue.generation();
  const answers: Readonly<Record<string, Promise<unknown>>> = {
    Calendar: api.getDay.handle({ date, ...shown }),
    'Lives and hymns': api.listSaints.handle({ limit: 1 }),
    Search: api.searchSaints.handle({ q: 'nicholas', limit: 1 }),
    Feeds: api.listDays.handle({ from: date, to: date, ...shown }),
    Content: generation.then(({ ageMs }) => ageMs === undefined || Promise.reject()),
  };
  const rows = Object.entries(answers).map(([name, answer]) =>
    answer.then(
      () => ({ name, isUp: true }),
      () => ({ name, isUp: false }),
    ),
  );
  const published = await generation.catch(() => undefined);
  return statusPage(await Promise.all(rows), published?.time, now());
}

const utc = (time: number): string =>
  `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const statusPage = (rows: readonly Row[], published: number | undefined, now: number): Page => ({
  path: '/status',
  title: 'Status',
  description: 'Whether the calendar, the lives, the search and the feeds are working.',
  above: [{ name: 'For developers', url: '/docs' }],
  isIndexed: false,
  main: (
    <>
      <h1>Status</h1>
      <p class="lead" role="status">
        {rows.every(({ isUp }) => isUp)
          ? 'Everything is working.'
          : 'Something is not working at the moment.'}
      </p>
      <Table columns={['What', 'State']}>
        {rows.map(({ name, isUp }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{isUp ? 'working' : 'not working'}</td>
          </tr>
        ))}
      </Table>
      <p class="note">
        Checked at {utc(now)}.
        {published !== undefined && ` The content was published at ${utc(published)}.`} Programs can
        ask <code>/health/ready</code>.
      </p>
    </>
  ),
});
