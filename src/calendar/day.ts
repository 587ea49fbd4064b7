/** A day of the Church's year, all that the calendar knows of it: the one entry point. */
import { coordinatesOf, type DayCoordinates } from './coordinates.js';
import { type Fasting, fastingOf } from './fasting/fasting.js';
import { type MovableFeast, movableFeastsOn } from './feasts/movable-feasts.js';
import { type Period, periodOn } from './feasts/period.js';
import { readingsOn } from './lectionary/readings.js';
import type { Reading } from './lectionary/table.js';
import { octoechosMode } from './octoechos.js';
import {
  type CalendarDate,
  formatDate,
  isLeapYear,
  isRealDate,
  type MonthDay,
  type Reckoning,
} from './reckoning.js';
import { dayTitle } from './title.js';

export interface LiturgicalDay extends DayCoordinates {
  readonly date: CalendarDate;
  /** Its place in the movable cycle. */
  readonly title: string;
  /** The great feast that it belongs to, before, on or after its day. */
  readonly period: Period | null;
  /** The days of the Menaion kept on this one: its own, and 29 February's in a common year. */
  readonly menaionDays: readonly MonthDay[];
  /** 1 to 8; null where the Octoechos is silent. */
  readonly octoechosMode: number | null;
  readonly movableFeasts: readonly MovableFeast[];
  readonly fasting: Fasting;
  /** In the order of the day; empty where nothing is appointed. */
  readonly readings: readonly Reading[];
}

/** The day of a civil date, as the reckoning keeps it. */
export function liturgicalDay(date: CalendarDate, reckoning: Reckoning): LiturgicalDay {
  if (!isRealDate(date)) throw new RangeError(`no such civil date: ${formatDate(date)}`);
  const coordinates = coordinatesOf(date, reckoning);
  return {
    date,
    ...coordinates,
    title: dayTitle(coordinates),
    period: periodOn(coordinates),
    menaionDays: menaionDaysOf(coordinates.menaion, reckoning),
    octoechosMode: octoechosMode(coordinates),
    movableFeasts: movableFeastsOn(coordinates),
    fasting: fastingOf(coordinates),
    // Days in brief are told without them, and they are the half of what a day costs.
    get readings() {
      return readingsOn(coordinates);
    },
  };
}

/** In a common year of the reckoning 29 February's saints are kept on the 28th. Source: Menaion. */
function menaionDaysOf({ year, month, day }: CalendarDate, reckoning: Reckoning): MonthDay[] {
  const own = { month, day };
  const keepsLeapDay = month === 2 && day === 28 && !isLeapYear(year, reckoning);
  return keepsLeapDay ? [own, { month, day: 29 }] : [own];
}
