/** The feasts of a year as a table for spreadsheets, at `/feasts.csv`. */
import { type Static, Type } from 'typebox';
import { today } from '../../api/dates.js';
import { Calendar, CivilYear, parameters } from '../../api/schemas/parameters.js';
import { daysKeptIn } from '../../calendar/feasts/occurrences.js';
import { civilWeekday, formatDate } from '../../calendar/reckoning.js';
import { by } from '../../catalogue/compare-text.js';
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
  { lists, now, origin }: Pick<SiteContext, 'lists' | 'now' | 'origin'>,
  { year = today(now()).year, calendar }: Static<typeof feastsCsvParameters>,
): Promise<string> {
  const rows = (await lists.feasts()).flatMap((feast) =>
    daysKeptIn(feast, year, calendar).map((date) => [
      formatDate(date),
      capitalized(civilWeekday(date)),
      feast.title,
      rankInWords(feast.rank),
      calendarName(calendar),
      origin() + feast.url,
    ]),
  );
  return csvOf([columns, ...rows.toSorted(by(([date = '']) => date))]);
}
