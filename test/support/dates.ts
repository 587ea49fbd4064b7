/** Builders of dates for the calendar's tests. */
import fc from 'fast-check';
import {
  addDays,
  type CalendarDate,
  dateOfJulianDayNumber,
  julianDayNumberOf,
  type Reckoning,
} from '../../src/calendar/reckoning.js';

/** The date as a table writes it, of whatever calendar. */
export function dateFrom(text: string): CalendarDate {
  const [year, month, day] = text.split('-').map(Number);
  if (year === undefined || month === undefined || day === undefined) {
    throw new RangeError(`not a date: ${text}`);
  }
  return { year, month, day };
}

export const firstDay = { year: 1583, month: 1, day: 1 };
export const lastDay = { year: 9999, month: 12, day: 31 };

const firstNumber = julianDayNumberOf(firstDay, 'gregorian');
const lastNumber = julianDayNumberOf(lastDay, 'gregorian');

export const anyReckoning = fc.constantFrom<Reckoning>('gregorian', 'julian');
export const anyYear = fc.integer({ min: firstDay.year, max: lastDay.year });
export const anyJulianDayNumber = fc.integer({ min: firstNumber, max: lastNumber });
export const anyDate = anyJulianDayNumber.map((number) =>
  dateOfJulianDayNumber(number, 'gregorian'),
);

/** Every civil day of the year. */
export function daysOf(year: number): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = { ...firstDay, year }; day.year === year; day = addDays(day, 1)) days.push(day);
  return days;
}
