/** When a saint is kept, in a word. */
import { formatMonthDay, type MonthDay } from '../calendar/reckoning.js';

type KeptDay =
  | { readonly gregorian: MonthDay }
  | { readonly offset: number | null; readonly feast: string | null };

/** `12-06` by either calendar, `Pascha+7`, or the key of the feast that the saint is kept with. */
export function dayInWords(day: KeptDay): string | null {
  if ('gregorian' in day) return formatMonthDay(day.gregorian);
  return day.offset === null ? day.feast : `Pascha${day.offset < 0 ? '' : '+'}${day.offset}`;
}
