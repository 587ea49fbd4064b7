/**
 * The two reckonings, and conversion between them. Dates are plain numbers, converted only through
 * the Julian Day Number: a JavaScript `Date` cannot hold 29 February 2100, a valid Julian date.
 */

/**
 * `gregorian` is the New Calendar, on civil dates: the Revised Julian calendar, which most of its
 * Churches adopted, does not diverge from them until 2800. `julian` is the Old Calendar.
 */
export const reckonings = ['gregorian', 'julian'] as const;

export type Reckoning = (typeof reckonings)[number];

export interface MonthDay {
  readonly month: number;
  readonly day: number;
}

/** A date in the reckoning that the context names, by default civil, that is, Gregorian. */
export interface CalendarDate extends MonthDay {
  readonly year: number;
}

/** Sunday first, since offsets are counted from Pascha. */
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export type Weekday = (typeof weekdays)[number];

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The first full year of the Gregorian calendar, and the last year of four digits. */
export const firstYear = 1583;
export const lastYear = 9999;

/** Every day that any year has, on both calendars, is a day of this one; the next has 365. */
export const leapYear = 2000;
export const commonYear = 2001;

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export function isLeapYear(year: number, reckoning: Reckoning): boolean {
  if (year % 4 !== 0) return false;
  return reckoning === 'julian' || year % 100 !== 0 || year % 400 === 0;
}

export const daysInMonth = (year: number, month: number, reckoning: Reckoning): number =>
  month === 2 && isLeapYear(year, reckoning) ? 29 : (monthLengths[month - 1] ?? 0);

/**
 * Days since 1 January 4713 BC (Julian). Years are counted from March, so the leap day comes last.
 * Source: C. Tøndering, Frequently Asked Questions about Calendars, "The Julian Day".
 */
export function julianDayNumberOf(date: CalendarDate, reckoning: Reckoning): number {
  const monthsBeforeMarch = date.month < 3 ? 1 : 0;
  const year = date.year + 4800 - monthsBeforeMarch;
  const month = date.month + 12 * monthsBeforeMarch - 3;
  const days = date.day + quotient(153 * month + 2, 5) + 365 * year + quotient(year, 4);
  if (reckoning === 'julian') return days - 32083;
  return days - quotient(year, 100) + quotient(year, 400) - 32045;
}

/** The inverse of `julianDayNumberOf`; same source. */
export function dateOfJulianDayNumber(julianDayNumber: number, reckoning: Reckoning): CalendarDate {
  const days = julianDayNumber + (reckoning === 'julian' ? 32082 : 32044);
  const century = reckoning === 'julian' ? 0 : quotient(4 * days + 3, 146097);
  const dayOfCentury = days - quotient(146097 * century, 4);
  const yearOfCentury = quotient(4 * dayOfCentury + 3, 1461);
  const dayOfYear = dayOfCentury - quotient(1461 * yearOfCentury, 4);
  const monthFromMarch = quotient(5 * dayOfYear + 2, 153);
  const afterDecember = quotient(monthFromMarch, 10);
  return {
    year: 100 * century + yearOfCentury - 4800 + afterDecember,
    month: monthFromMarch + 3 - 12 * afterDecember,
    day: dayOfYear - quotient(153 * monthFromMarch + 2, 5) + 1,
  };
}

/** A civil date converted to the reckoning. */
export function fromCivil(date: CalendarDate, reckoning: Reckoning): CalendarDate {
  if (reckoning === 'gregorian') return date;
  return dateOfJulianDayNumber(julianDayNumberOf(date, 'gregorian'), reckoning);
}

/** A date of the reckoning converted to a civil date. */
export function toCivil(date: CalendarDate, reckoning: Reckoning): CalendarDate {
  if (reckoning === 'gregorian') return date;
  return dateOfJulianDayNumber(julianDayNumberOf(date, reckoning), 'gregorian');
}

/**
 * The civil day on which the Old Calendar keeps a day of its year around this year, if the year is
 * a common one: 7 January for 25 December, from 1900 to 2099. 29 February is then kept on the 28th,
 * which is 13 March, as in leap years. In these, 16 to 28 February fall one civil day earlier.
 */
export function oldCalendarDay({ month, day }: MonthDay, aroundYear: number): MonthDay {
  const year = isLeapYear(aroundYear, 'julian') ? aroundYear - 1 : aroundYear;
  const julian = { year, month, day: Math.min(day, daysInMonth(year, month, 'julian')) };
  const civil = toCivil(julian, 'julian');
  return { month: civil.month, day: civil.day };
}

/** The civil date so many days later, or earlier if negative. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  dateOfJulianDayNumber(julianDayNumberOf(date, 'gregorian') + days, 'gregorian');

/** So many civil dates, from this one on. */
export const daysFrom = (first: CalendarDate, count: number): CalendarDate[] =>
  Array.from({ length: count }, (_, after) => addDays(first, after));

/** Every civil date of a year, in order. */
export const daysOfYear = (year: number): CalendarDate[] =>
  daysFrom({ year, month: 1, day: 1 }, isLeapYear(year, 'gregorian') ? 366 : 365);

/** The first and the last of each run of civil dates that follow one another. */
export function runsOf(dates: readonly CalendarDate[]) {
  const runs: { first: CalendarDate; last: CalendarDate }[] = [];
  for (const date of dates) {
    const run = runs.at(-1);
    if (run && formatDate(addDays(run.last, 1)) === formatDate(date)) run.last = date;
    else runs.push({ first: date, last: date });
  }
  return runs;
}

/** The weekday of a civil date. No change of calendar has ever interrupted the week. */
export const civilWeekday = (date: CalendarDate): Weekday =>
  weekdays[(julianDayNumberOf(date, 'gregorian') + 1) % 7] as Weekday;

/** Month and day as one readable number: 12_25 is 25 December. */
export const monthDayNumber = (date: MonthDay): number => date.month * 100 + date.day;

/** The inverse: 25 December of 12_25. */
export const monthDayOf = (number: number): MonthDay => ({
  month: Math.floor(number / 100),
  day: number % 100,
});

/** Whether the civil date exists, in the years 1583 to 9999. */
export function isRealDate(date: CalendarDate): boolean {
  const { year, month, day } = date;
  if (!isAnsweredYear(year)) return false;
  return Number.isInteger(day) && day >= 1 && day <= daysInMonth(year, month, 'gregorian');
}

export const isAnsweredYear = (year: number): boolean =>
  Number.isInteger(year) && year >= firstYear && year <= lastYear;

export function assertAnsweredYear(year: number, what: string): void {
  if (!isAnsweredYear(year)) throw new RangeError(`cannot compute ${what} for the year ${year}`);
}

/** The civil date of a `YYYY-MM-DD` text; undefined if malformed, or if there is no such date. */
export function parseDate(text: string): CalendarDate | undefined {
  const written = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (written === null) return undefined;
  const date = { year: Number(written[1]), month: Number(written[2]), day: Number(written[3]) };
  return isRealDate(date) ? date : undefined;
}

/** A date as `YYYY-MM-DD`. */
export const formatDate = (date: CalendarDate): string =>
  `${String(date.year).padStart(4, '0')}-${formatMonthDay(date)}`;

/** A day of the year as `MM-DD`. */
export const formatMonthDay = ({ month, day }: MonthDay): string =>
  `${twoDigits(month)}-${twoDigits(day)}`;

/** A month or a day as dates have it: 7 is `07`. */
export const twoDigits = (number: number): string => String(number).padStart(2, '0');

const quotient = (dividend: number, divisor: number): number => Math.floor(dividend / divisor);
