/** Pascha, and the cycle of days that depends on it. */
import { type CalendarDate, dateOfJulianDayNumber, julianDayNumberOf } from './reckoning.js';

/** The Pascha that governs a day, and the day's offset from it in civil days (negative before). */
export interface PaschalCycle {
  readonly pascha: CalendarDate;
  readonly offset: number;
}

/** The Sunday of Zacchaeus, which begins the year's cycle. */
const cycleBegins = -77;

/**
 * Pascha is the first Sunday after the full moon of the Alexandrian paschalion that falls on or
 * after 21 March, all in the Julian calendar. The dates repeat every 532 years, the product of the
 * solar cycle (28) and the lunar (19). Source: the Typikon's paschalion, computed as in J. Meeus,
 * Astronomical Algorithms, ch. 8.
 */
export function paschaJulianDayNumber(year: number): number {
  const { d, e } = paschaSteps(year);
  return julianDayNumberOf({ year, month: 3, day: 22 }, 'julian') + d + e;
}

/**
 * The steps of the reckoning, by Meeus's letters: `c` is the year's place in the cycle of the moon, `d`
 * the days from 21 March to the full moon, and `e` those from it to Sunday, less one.
 */
export function paschaSteps(year: number) {
  const a = year % 4;
  const b = year % 7;
  const c = year % 19;
  const d = (19 * c + 15) % 30;
  const e = (2 * a + 4 * b - d + 34) % 7;
  return { a, b, c, d, e };
}

/** The civil date of Pascha. */
export const paschaOf = (year: number): CalendarDate =>
  dateOfJulianDayNumber(paschaJulianDayNumber(year), 'gregorian');

/**
 * Easter in the West, by the Gregorian computus. Source: J. Meeus, Astronomical Algorithms, ch. 8,
 * whose letters these are.
 */
export function westernEasterOf(year: number): CalendarDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return { year, month: Math.floor(days / 31), day: (days % 31) + 1 };
}

/**
 * The cycle of a civil date, the same in both reckonings. The Triodion's preparatory Sundays look
 * forward to the coming Pascha, so a day belongs to the Pascha of its own year from the Sunday of
 * Zacchaeus on, and to the previous year's before that.
 */
export function cycleOf(date: CalendarDate): PaschalCycle {
  const day = julianDayNumberOf(date, 'gregorian');
  const isOfOwnYear = day - paschaJulianDayNumber(date.year) >= cycleBegins;
  const year = isOfOwnYear ? date.year : date.year - 1;
  return { pascha: paschaOf(year), offset: day - paschaJulianDayNumber(year) };
}

/** Days until the next Pascha: 0 on Pascha itself, up to about 384 after one. */
export const daysUntilNextPascha = ({ pascha, offset }: PaschalCycle): number =>
  offset <= 0 ? -offset : yearLength(pascha.year) - offset;

/** Days since the latest Pascha, even if the next one already governs the day: 0 to about 384. */
export const daysSinceLatestPascha = ({ pascha, offset }: PaschalCycle): number =>
  offset >= 0 ? offset : offset + yearLength(pascha.year - 1);

/** Days from the Pascha of a year to the next one. */
const yearLength = (year: number): number =>
  paschaJulianDayNumber(year + 1) - paschaJulianDayNumber(year);
