/** A narrowed list of saints as a table for spreadsheets, at `/saints.csv`. */
import { type Static, Type } from 'typebox';
import { today } from '../../api/dates.js';
import { inOrder } from '../../api/named-records.js';
import { presentDetail } from '../../api/operations/saint.js';
import { parameters } from '../../api/schemas/parameters.js';
import { sortOrders } from '../../catalogue/queries.js';
import { centuriesOf } from '../../catalogue/repose.js';
import type { SiteContext } from '../context.js';
import { type ByCalendar, dayAndMonth, dayKept } from '../words.js';
import { csvOf } from './csv.js';
import { allOf } from './lists.js';
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
  const by = { calendar: 'gregorian', year: today(now()).year } as const;
  const rows = await allOf(async (paging) => {
    const { data, nextCursor } = await api.listSaints.handle({ ...asked, ...paging });
    const slugs = data.map(({ slug }) => slug);
    const { found } = inOrder(slugs, await catalogue.saintsOf(slugs), ({ slug }) => [slug]);
    const details = found.map((saint) => presentDetail(saint, by.year, null));
    return { data: details.map((saint) => rowOf(saint, by, origin())), nextCursor };
  }, maxRows);
  return csvOf([columns, ...rows]);
}

function rowOf(saint: ReturnType<typeof presentDetail>, by: ByCalendar, origin: string) {
  const [day] = saint.feastDays;
  const civil = day && 'gregorian' in day ? day.civil : null;
  return [
    saint.name,
    day?.title,
    day && dayKept(day, by),
    civil ? dayAndMonth(civil) : '',
    saint.reposed ?? '',
    centuriesOf(saint.reposed)[0]?.toString(),
    saint.originCountry?.name,
    saint.categories.join('; '),
    origin + saint.url,
  ];
}
