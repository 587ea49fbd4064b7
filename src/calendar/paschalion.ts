/** Pascha, and the cycle of days that hangs on it. */
import { type CalendarDate, dateOfJulianDayNumber, julianDayNumberOf } from './reckoning.js';

/** The Pascha that governs a day, and the civil days from it to the day (negative before). */
export interface PaschalCycle {
  readonly pascha: CalendarDate;
  readonly offset: number;
}

/** The Sunday of Zacchaeus, with which a year's cycle begins. */
const cycleBegins = -77;

/**
 * Pascha is the Sunday after the full moon of the Alexandrian paschalion, on or after 21 March, all
 * of it by the Julian calendar; the dates return after 532 years, 28 of the sun by 19 of the moon.
 * Source: the Typikon's paschalion, as J. Meeus, Astronomical Algorithms, ch. 8, reckons it.
 */
export function paschaJulianDayNumber(year: number): number {
  const a = year % 4;
  const b = year % 7;
  const c = year % 19;
  const d = (19 * c + 15) % 30;
  const e = (2 * a + 4 * b - d + 34) % 7;
  const month = Math.floor((d + e + 114) / 31);
  const day = ((d + e + 114) % 31) + 1;
  return julianDayNumberOf({ year, month, day }, 'julian');
}

/** Pascha's civil date. */
export function paschaOf(year: number): CalendarDate {
  return dateOfJulianDayNumber(paschaJulianDayNumber(year), 'gregorian');
}

/**
 * The cycle of a civil date. The Triodion's Sundays of preparation look forward to the coming
 * Pascha: from the Sunday of Zacchaeus on a day belongs to its own year's Pascha, before that to
 * the last year's. The two reckonings share the cycle.
 */
export function cycleOf(date: CalendarDate): PaschalCycle {
  const day = julianDayNumberOf(date, 'gregorian');
  const coming = day - paschaJulianDayNumber(date.year);
  if (coming >= cycleBegins) return { pascha: paschaOf(date.year), offset: coming };
  const past = date.year - 1;
  return { pascha: paschaOf(past), offset: day - paschaJulianDayNumber(past) };
}

/** Days to the next Pascha, not past it: from none on the day itself to some 384 before it. */
export function daysUntilNextPascha({ pascha, offset }: PaschalCycle): number {
  return offset <= 0 ? -offset : yearLength(pascha.year) - offset;
}

/** Days from the last Pascha that has come, whichever governs the day: 0 to some 384. */
export function daysSinceLatestPascha({ pascha, offset }: PaschalCycle): number {
  return offset >= 0 ? offset : offset + yearLength(pascha.year - 1);
}

/** Days from the Pascha of a year to that of the next. */
function yearLength(year: number): number {
  return paschaJulianDayNumber(year + 1) - paschaJulianDayNumber(year);
}
