/** When a saint is kept, and how a fast, in a word. */
import { civilDate } from '../api/dates.js';
import type { Day } from '../api/operations/day-shapes.js';
import type { DayBrief } from '../api/operations/spans.js';
import { churchFastsOn, hasUnknownFast } from '../calendar/churches.js';
import { coordinatesOf } from '../calendar/coordinates.js';
import { formatMonthDay, type MonthDay, type Reckoning } from '../calendar/reckoning.js';

/**
 * The rule of the fast, and the churches that keep it otherwise. Where one is asked for that does, its
 * own rule alone.
 */
export function fastInWords(
  { date, calendar, fasting }: Pick<Day, 'date' | 'calendar' | 'fasting'>,
  church?: string,
): string {
  const { summary, churches = [] } = fasting;
  if (church !== undefined) {
    const own = churches.find((each) => each.church === church);
    if (own) return `${own.name}, by its own rule: ${own.tone}.`;
    return mayDiffer(church, date, calendar) ? `${unknownRule} By its use: ${summary}` : summary;
  }
  const others = churches.map(({ name, tone }) => `${name}: ${tone}`);
  return others.length === 0 ? summary : `${summary} By its own rule: ${others.join('; ')}.`;
}

const unknownRule = 'This church may keep the day by its own rule, which is not known here.';

const mayDiffer = (church: string, date: string, calendar: Reckoning): boolean =>
  hasUnknownFast(church, coordinatesOf(civilDate(date), calendar));

/** The same of a day in brief, in a word: the tone of the church's own rule, if it has one. */
export function briefFastInWords(
  { date, fasting }: Pick<DayBrief, 'date' | 'fasting'>,
  calendar: Reckoning,
  church?: string,
): string {
  if (church === undefined) return fasting.tone;
  const own = churchFastsOn(coordinatesOf(civilDate(date), calendar)).find(
    (each) => each.church === church,
  );
  if (own) return `${own.tone}, by its own rule`;
  return mayDiffer(church, date, calendar) ? `${fasting.tone}, or its own rule` : fasting.tone;
}

type KeptDay =
  | { readonly gregorian: MonthDay }
  | { readonly offset: number | null; readonly feast: string | null };

/** `12-06` by either calendar, `Pascha+7`, or the key of the feast that the saint is kept with. */
export function dayInWords(day: KeptDay): string | null {
  if ('gregorian' in day) return formatMonthDay(day.gregorian);
  return day.offset === null ? day.feast : `Pascha${day.offset < 0 ? '' : '+'}${day.offset}`;
}
