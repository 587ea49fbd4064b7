/** When a saint is kept, and how a fast, in a word. */
import { civilDate } from '../api/dates.js';
import type { Day } from '../api/operations/day-shapes.js';
import type { DayBrief } from '../api/operations/spans.js';
import { hasUnknownFast } from '../calendar/churches.js';
import { coordinatesOf } from '../calendar/coordinates.js';
import { formatMonthDay, type MonthDay, type Reckoning } from '../calendar/reckoning.js';

/** The rule of the fast; unless a church was asked for, with those that keep it otherwise. */
export function fastInWords({ fasting }: Pick<Day, 'fasting'>, church?: string): string {
  const { summary, churches = [] } = fasting;
  const others = church === undefined ? churches.map(({ name, tone }) => `${name}: ${tone}`) : [];
  return others.length === 0 ? summary : `${summary} By its own rule: ${others.join('; ')}.`;
}

/** The same of a day in brief, in a word: the tone, and whether it is the church's own rule. */
export function briefFastInWords(
  { date, fasting }: Pick<DayBrief, 'date' | 'fasting'>,
  calendar: Reckoning,
  church?: string,
): string {
  const { tone, churches = [] } = fasting;
  if (church === undefined) return tone;
  if (churches.some((each) => each.church === church)) return `${tone}, by its own rule`;
  const isUnknown = hasUnknownFast(church, coordinatesOf(civilDate(date), calendar));
  return isUnknown ? `${tone}, or its own rule` : tone;
}

type KeptDay =
  | { readonly gregorian: MonthDay }
  | { readonly offset: number | null; readonly feast: string | null };

/** `12-06` by either calendar, `Pascha+7`, or the key of the feast that the saint is kept with. */
export function dayInWords(day: KeptDay): string | null {
  if ('gregorian' in day) return formatMonthDay(day.gregorian);
  return day.offset === null ? day.feast : `Pascha${day.offset < 0 ? '' : '+'}${day.offset}`;
}
