/** When a saint is kept, and how a fast, in a word. */
import type { Day } from '../api/operations/day-shapes.js';
import { formatMonthDay, type MonthDay } from '../calendar/reckoning.js';

/**
 * The rule of the fast, and the churches that keep it otherwise. Where one is asked for that does, its
 * own rule alone.
 */
export function fastInWords({ summary, churches = [] }: Day['fasting'], church?: string): string {
  if (church !== undefined) {
    const own = churches.find((each) => each.church === church);
    return own ? `${own.name}, by its own rule: ${own.tone}.` : summary;
  }
  const others = churches.map(({ name, tone }) => `${name}: ${tone}`);
  return others.length === 0 ? summary : `${summary} By its own rule: ${others.join('; ')}.`;
}

type KeptDay =
  | { readonly gregorian: MonthDay }
  | { readonly offset: number | null; readonly feast: string | null };

/** `12-06` by either calendar, `Pascha+7`, or the key of the feast that the saint is kept with. */
export function dayInWords(day: KeptDay): string | null {
  if ('gregorian' in day) return formatMonthDay(day.gregorian);
  return day.offset === null ? day.feast : `Pascha${day.offset < 0 ? '' : '+'}${day.offset}`;
}
