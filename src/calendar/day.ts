/** Everything that the calendar computes for a day; the entry point of this folder. */
import { coordinatesOf } from './coordinates.js';
import { fastingOf } from './fasting/fasting.js';
import { movableFeastsOn } from './feasts/movable-feasts.js';
import { periodOn } from './feasts/period.js';
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
import type { UseRules } from './use.js';

export type LiturgicalDay = Readonly<ReturnType<typeof liturgicalDay>>;

/**
 * The liturgical day of a civil date in a reckoning, by the rules of a use. Throws a `RangeError`
 * for an unreal date.
 */
export function liturgicalDay(date: CalendarDate, reckoning: Reckoning, use: UseRules = slavic) {
  if (!isRealDate(date)) throw new RangeError(`no such civil date: ${formatDate(date)}`);
  const coordinates = coordinatesOf(date, reckoning);
  return {
    date,
    ...coordinates,
    /** Whose rules these are. */
    use: use.name,
    /** Names its place in the movable cycle. */
    title: use.title(coordinates),
    /** The great feast whose forefeast, day, afterfeast or leavetaking this is. */
    period: periodOn(coordinates),
    /** The days of the Menaion kept on it: its own, and 29 February on the 28th of a common year. */
    menaionDays: menaionDaysOf(coordinates.menaion, reckoning),
    /** 1 to 8; null when the Octoechos is not sung. */
    octoechosMode: octoechosMode(coordinates),
    movableFeasts: movableFeastsOn(coordinates, use.movableFeasts),
    fasting: fastingOf(coordinates, use.rulings),
    /** The commemorations that are moved to the day or away from it. */
    transfers: use.transfersOn(coordinates),
    notes: use.notesOn(coordinates),
    /**
     * In the order of the day; empty if none are appointed. Computed on demand: they take half the
     * time of a day, and days in brief do without them.
     */
    get readings() {
      return use.readingsOn(coordinates);
    },
  };
}

/** In a common year, the saints of 29 February are kept on the 28th. Source: Menaion. */
function menaionDaysOf({ year, month, day }: CalendarDate, reckoning: Reckoning): MonthDay[] {
  const own = { month, day };
  const keepsLeapDay = month === 2 && day === 28 && !isLeapYear(year, reckoning);
  return keepsLeapDay ? [own, { month, day: 29 }] : [own];
}
