/** What the uses keep on different days; pure. */
import { commonYear, julianDayNumberOf, type MonthDay } from '../calendar/reckoning.js';
import { type UseName, useNames } from '../calendar/use.js';
import {
  type Commemoration,
  type FixedDay,
  isKeptIn,
  type KeptByCalendars,
} from './commemorations.js';

/** The one use whose calendars keep it; undefined if both or neither do, or if nobody knows. */
export function useAlone(kept: KeptByCalendars): UseName | undefined {
  const [use, ...others] = useNames.filter((each) => isKeptIn(each, kept));
  return others.length > 0 ? undefined : use;
}

/** Far enough for any commemoration that another feast pushes aside. */
const fewDays = 3;

/**
 * Where the other use keeps what only one use keeps on this day, under the same title or some days
 * off: Catherine's day is 25 November in Greek use, and 24 November in Slavic. Undefined for all else.
 */
export function inOtherUse(
  kept: Commemoration,
  all: readonly Commemoration[],
): { readonly use: UseName; readonly kept: FixedDay } | undefined {
  const own = useAlone(kept);
  if (own === undefined || !('gregorian' in kept)) return undefined;
  for (const each of all) {
    const use = useAlone(each);
    if (use === undefined || use === own || !('gregorian' in each)) continue;
    if (each.title === kept.title || daysApart(each, kept) <= fewDays) return { use, kept: each };
  }
  return undefined;
}

const daysOfYear = 365;
const dayNumberOf = (day: MonthDay) => julianDayNumberOf({ year: commonYear, ...day }, 'gregorian');

function daysApart(one: FixedDay, other: FixedDay): number {
  const days = Math.abs(dayNumberOf(one.gregorian) - dayNumberOf(other.gregorian));
  return Math.min(days, daysOfYear - days);
}
