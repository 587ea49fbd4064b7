/**
 * The weeks of a year: from Sunday to Saturday, as the Church counts them, each with the ISO number
 * that its Monday to Saturday have in civil life.
 */
import {
  addDays,
  type CalendarDate,
  civilWeekday,
  daysFrom,
  julianDayNumberOf,
  lastYear,
  weekdays,
} from '../../calendar/reckoning.js';

export interface Week {
  /** The year that its number is counted in, which may not be that of all of its days. */
  readonly year: number;
  /** 1 to 53. */
  readonly week: number;
}

const sundayOf = (date: CalendarDate): CalendarDate =>
  addDays(date, -weekdays.indexOf(civilWeekday(date)));

/** The date itself if it is a Sunday. */
export const comingSunday = (date: CalendarDate): CalendarDate => sundayOf(addDays(date, 6));

/** After 7 November, the last memorial of the Old Calendar, few weddings and no memorials are left. */
const daysBeforeNewYear = 54;

/** The year that people plan for: from 8 November on the next one. */
export const yearToPlan = (today: CalendarDate): number =>
  Math.min(addDays(today, daysBeforeNewYear).year, lastYear);

/** The Thursday lies in the year of the week, and in its first week if it is the year's first. */
export function weekOf(date: CalendarDate): Week {
  const thursday = addDays(sundayOf(date), 4);
  const newYear = { year: thursday.year, month: 1, day: 1 };
  const days = julianDayNumberOf(thursday, 'gregorian') - julianDayNumberOf(newYear, 'gregorian');
  return { year: thursday.year, week: Math.floor(days / 7) + 1 };
}

/** Its days, from Sunday; undefined if the year has no such week. */
export function daysOfWeek({ year, week }: Week): CalendarDate[] | undefined {
  // The Monday of the first week is on 4 January at the latest.
  const first = sundayOf({ year, month: 1, day: 3 });
  const start = addDays(first, 7 * (week - 1));
  if (weekOf(start).year !== year) return undefined;
  return daysFrom(start, 7);
}
