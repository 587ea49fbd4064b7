/** The feasts of a year as a table for spreadsheets, at `/feasts.csv`. */
import { type Static, Type } from 'typebox';
import { today } from '../../api/dates.js';
import { inOrder } from '../../api/named-records.js';
import { feastUrl } from '../../api/record-urls.js';
import { Calendar, CivilYear, parameters } from '../../api/schemas/parameters.js';
import { daysKeptIn } from '../../calendar/feasts/occurrences.js';
import { civilWeekday, formatDate } from '../../calendar/reckoning.js';
import type { SiteContext } from '../context.js';
import { calendarName, capitalized, rankInWords } from '../words.js';
import { csvOf } from './csv.js';

export const feastsCsvParameters = parameters({
  year: Type.Optional(CivilYear),
  calendar: Calendar,
});

const columns = ['date', 'weekday', 'feast', 'kind', 'calendar', 'url'];

/** By date, then by key: a feast of the Old Calendar may fall twice in a civil year, or not at all. */
export async function feastsTable(
  { catalogue, lists, now, origin }: SiteContext,
  { year = today(now()).year, calendar }: Static<typeof feastsCsvParameters>,
): Promise<string> {
  const keys = (await lists.feasts()).map(({ key }) => key);
  const { found } = inOrder(keys, await catalogue.feastsOf(keys), ({ key }) => [key]);
  const rows = found.flatMap((feast) =>
    daysKeptIn(feast, year, calendar).map((date) => [
      ...[formatDate(date), capitalized(civilWeekday(date)), feast.title],
      ...[rankInWords(feast.rank), calendarName(calendar), origin() + feastUrl(feast.key)],
    ]),
  );
  return csvOf([columns, ...rows.toSorted(([one = ''], [other = '']) => one.localeCompare(other))]);
}
