/** A narrowed list of saints as a table for spreadsheets, at `/saints.csv`. */
import { type Static, Type } from 'typebox';
import { today } from '../../api/dates.js';
import { presentDetail, type SaintSummary } from '../../api/operations/saint.js';
import { parameters } from '../../api/schemas/parameters.js';
import { sortOrders } from '../../catalogue/queries.js';
import { centuriesOf } from '../../catalogue/repose.js';
import type { SiteContext } from '../context.js';
import { type ByCalendar, dayAndMonth, dayKept } from '../words.js';
import { csvOf } from './csv.js';
import { filters } from './narrow.js';

/** A longer list ends here; its page says so. */
export const maxRows = 1000;

export const csvParameters = parameters({
  ...filters,
  sort: Type.Optional(Type.Enum([...sortOrders])),
});

const columns = [
  ...['name', 'title', 'day (New Calendar)', 'day (Old Calendar)', 'reposed'],
  ...['century', 'country', 'kind', 'url'],
];

export async function saintsTable(
  { api, catalogue, now, origin }: SiteContext,
  asked: Static<typeof csvParameters>,
): Promise<string> {
  const rows: (readonly (string | undefined)[])[] = [columns];
  const by = { calendar: 'gregorian', year: today(now()).year } as const;
  let cursor: string | null = '';
  while (cursor !== null && rows.length <= maxRows) {
    const page: { data: readonly SaintSummary[]; nextCursor: string | null } =
      await api.listSaints.handle({ ...asked, limit: 100, ...(cursor && { cursor }) });
    const records = await catalogue.saintsOf(page.data.map(({ slug }) => slug));
    const bySlug = new Map(records.map((record) => [record.slug, record]));
    for (const { slug } of page.data) {
      const record = bySlug.get(slug);
      if (record) rows.push(rowOf(presentDetail(record, by.year, null), by, origin()));
    }
    cursor = page.nextCursor;
  }
  return csvOf(rows);
}

function rowOf(saint: ReturnType<typeof presentDetail>, by: ByCalendar, origin: string) {
  const [day] = saint.feastDays;
  const civil = day && 'gregorian' in day ? day.civil : null;
  return [
    ...[saint.name, day?.title, day && dayKept(day, by), civil ? dayAndMonth(civil) : ''],
    ...[saint.reposed ?? '', centuriesOf(saint.reposed)[0]?.toString()],
    ...[saint.originCountry?.name, saint.categories.join('; ')],
    origin + saint.url,
  ];
}
