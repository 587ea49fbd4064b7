/** Everything that the calendar computes for a day; the entry point of this folder. */
import { coordinatesOf, type DayCoordinates } from './coordinates.js';
import { fastingOf } from './fasting/fasting.js';
import { type MovableFeast, movableFeastsOn } from './feasts/movable-feasts.js';
import { type Period, periodOn } from './feasts/period.js';
import { octoechosMode } from './octoechos.js';
import {
  type CalendarDate,
  formatDate,
  isLeapYear,
  isRealDate,
  type MonthDay,
  type Reckoning,
} from './reckoning.js';
import { slavic } from './slavic/slavic.js';
import type { Transfer } from './transfers.js';
import type { UseName, UseRules } from './use.js';

/** But for the readings, which take half the time of a day: `readingsOn` of a use has them. */
export interface LiturgicalDay extends DayCoordinates {
  /** The civil date. */
  readonly date: CalendarDate;
  /** Whose rules these are. */
  readonly use: UseName;
  /** Names its place in the movable cycle. */
  readonly title: string;
  /** The great feast whose forefeast, day, afterfeast or leavetaking this is. */
  readonly period: Period | null;
  /** The days of the Menaion kept on it: its own, and 29 February on the 28th of a common year. */
  readonly menaionDays: readonly MonthDay[];
  /** 1 to 8; null when the Octoechos is not sung. */
  readonly octoechosMode: number | null;
  readonly movableFeasts: readonly MovableFeast[];
  readonly fasting: ReturnType<typeof fastingOf>;
  /** The commemorations that are moved to the day or away from it. */
  readonly transfers: readonly Transfer[];
  readonly notes: readonly string[];
}

/**
 * The liturgical day of a civil date in a reckoning, by the rules of a use. Throws a `RangeError`
 * for an unreal date.
 */
export function liturgicalDay(
  date: CalendarDate,
  reckoning: Reckoning,
  use: UseRules = slavic,
): LiturgicalDay {
  if (!isRealDate(date)) throw new RangeError(`no such civil date: ${formatDate(date)}`);
  const coordinates = coordinatesOf(date, reckoning);
  return {
    date,
    ...coordinates,
    use: use.name,
    title: use.title(coordinates),
    period: periodOn(coordinates),
    menaionDays: menaionDaysOf(coordinates.menaion, reckoning),
    octoechosMode: octoechosMode(coordinates),
    movableFeasts: movableFeastsOn(coordinates, use.movableFeasts),
    fasting: fastingOf(coordinates, use.rulings),
    transfers: use.transfersOn(coordinates),
    notes: use.notesOn(coordinates),
  };
}

/** In a common year, the saints of 29 February are kept on the 28th. Source: Menaion. */
function menaionDaysOf({ year, month, day }: CalendarDate, reckoning: Reckoning): MonthDay[] {
  const own = { month, day };
  const keepsLeapDay = month === 2 && day === 28 && !isLeapYear(year, reckoning);
  return keepsLeapDay ? [own, { month, day: 29 }] : [own];
}
