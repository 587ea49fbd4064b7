import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  civilWeekday,
  dateOfJulianDayNumber,
  daysInMonth,
  formatDate,
  fromCivil,
  isLeapYear,
  isRealDate,
  julianDayNumberOf,
  monthDayNumber,
  oldCalendarDay,
  parseDate,
  type Reckoning,
  reckonings,
  toCivil,
  weekdays,
} from '../../src/calendar/reckoning.js';
import { anyDate, anyJulianDayNumber, anyReckoning, dateFrom } from '../support/dates.js';
import table from '../tables/reckonings.json' with { type: 'json' };

describe('the two reckonings', () => {
  test.each(table.days)('map civil $civil to Julian $julian: $note', ({ civil, julian }) => {
    expect(formatDate(fromCivil(dateFrom(civil), 'julian'))).toBe(julian);
    expect(formatDate(toCivil(dateFrom(julian), 'julian'))).toBe(civil);
  });

  test('agree for civil dates on the New Calendar', () => {
    const date = { year: 2026, month: 1, day: 7 };
    expect(fromCivil(date, 'gregorian')).toEqual(date);
    expect(toCivil(date, 'gregorian')).toEqual(date);
  });

  test('are named once each', () => {
    expect(reckonings).toEqual(['gregorian', 'julian']);
  });
});

describe('the civil day of a day of the Old Calendar', () => {
  const dayOf = (month: number, day: number, aroundYear: number) =>
    monthDayNumber(oldCalendarDay({ month, day }, aroundYear));

  test.each([2026, 2027, 2028])('is that of a common year in %i', (year) => {
    expect(dayOf(12, 25, year)).toBe(1_07);
    expect(dayOf(2, 16, year)).toBe(3_01);
    expect(dayOf(2, 28, year)).toBe(3_13);
    expect(dayOf(2, 29, year)).toBe(3_13);
    expect(dayOf(3, 1, year)).toBe(3_14);
  });

  test.each([
    [1899, 1_06],
    [1901, 1_07],
    [2099, 1_07],
    [2101, 1_08],
  ])('follows the century: in %i', (year, nativity) => {
    expect(dayOf(12, 25, year)).toBe(nativity);
  });
});

describe('the Julian Day Number', () => {
  test.each(table.julianDayNumbers)('of $reckoning $date is $number', (row) => {
    const reckoning = row.reckoning as Reckoning;
    expect(julianDayNumberOf(dateFrom(row.date), reckoning)).toBe(row.number);
    expect(formatDate(dateOfJulianDayNumber(row.number, reckoning))).toBe(row.date);
  });

  test('returns to itself through either reckoning', () => {
    fc.assert(
      fc.property(anyJulianDayNumber, anyReckoning, (number, reckoning) => {
        const date = dateOfJulianDayNumber(number, reckoning);
        expect(julianDayNumberOf(date, reckoning)).toBe(number);
        expect(date.day).toBeGreaterThanOrEqual(1);
        expect(date.day).toBeLessThanOrEqual(daysInMonth(date.year, date.month, reckoning));
      }),
    );
  });

  test('returns to itself on both sides of every century', () => {
    const centuries = Array.from({ length: 84 }, (_, index) => 1600 + 100 * index);
    for (const reckoning of reckonings) {
      for (const year of centuries) {
        for (const [month, day] of [
          [1, 1],
          [2, 28],
          [3, 1],
          [12, 31],
        ] as const) {
          const date = { year, month, day };
          const number = julianDayNumberOf(date, reckoning);
          expect(dateOfJulianDayNumber(number, reckoning)).toEqual(date);
        }
        const leapDay = julianDayNumberOf({ year, month: 3, day: 1 }, reckoning) - 1;
        const day = isLeapYear(year, reckoning) ? 29 : 28;
        expect(dateOfJulianDayNumber(leapDay, reckoning)).toEqual({ year, month: 2, day });
      }
    }
  });

  test('gives back a civil date from its Julian one', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(toCivil(fromCivil(date, 'julian'), 'julian')).toEqual(date);
      }),
    );
  });

  test('grows by one from each date to the next', () => {
    fc.assert(
      fc.property(anyDate, anyReckoning, (civil, reckoning) => {
        const { year, month, day } = fromCivil(civil, reckoning);
        const next = fromCivil(addDays(civil, 1), reckoning);
        if (day < daysInMonth(year, month, reckoning)) {
          expect(next).toEqual({ year, month, day: day + 1 });
        } else if (month < 12) {
          expect(next).toEqual({ year, month: month + 1, day: 1 });
        } else {
          expect(next).toEqual({ year: year + 1, month: 1, day: 1 });
        }
      }),
    );
  });
});

describe('leap years', () => {
  test('are every fourth in the Julian calendar', () => {
    expect([1700, 1900, 2000, 2024, 2100].every((year) => isLeapYear(year, 'julian'))).toBe(true);
    expect([1999, 2023, 2026].some((year) => isLeapYear(year, 'julian'))).toBe(false);
  });

  test('skip three centuries in four in the civil calendar', () => {
    expect([1600, 2000, 2024, 2400].every((year) => isLeapYear(year, 'gregorian'))).toBe(true);
    expect([1700, 1900, 2026, 2100].some((year) => isLeapYear(year, 'gregorian'))).toBe(false);
  });

  test('give February its twenty-ninth day', () => {
    expect(daysInMonth(2100, 2, 'julian')).toBe(29);
    expect(daysInMonth(2100, 2, 'gregorian')).toBe(28);
  });

  test('leave the other months as they are', () => {
    const lengths = Array.from({ length: 12 }, (_, index) =>
      daysInMonth(2026, index + 1, 'julian'),
    );
    expect(lengths).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect(daysInMonth(2024, 1, 'gregorian')).toBe(31);
    expect(daysInMonth(2026, 13, 'gregorian')).toBe(0);
  });
});

describe('the weekday', () => {
  test.each([
    ['1583-01-01', 'saturday'],
    ['1900-03-13', 'tuesday'],
    ['1969-07-20', 'sunday'],
    ['2000-01-01', 'saturday'],
    ['2026-01-07', 'wednesday'],
    ['2100-03-14', 'sunday'],
    ['9999-12-31', 'friday'],
  ])('of %s is %s', (date, weekday) => {
    expect(civilWeekday(dateFrom(date))).toBe(weekday);
  });

  test('follows the one before without a break', () => {
    fc.assert(
      fc.property(anyJulianDayNumber, (number) => {
        const date = dateOfJulianDayNumber(number, 'gregorian');
        const next = (weekdays.indexOf(civilWeekday(date)) + 1) % 7;
        expect(civilWeekday(addDays(date, 1))).toBe(weekdays[next]);
      }),
    );
  });
});

describe('a written date', () => {
  test.each(['1583-01-01', '2024-02-29', '2026-12-31', '9999-12-31'])('%s is read', (text) => {
    expect(parseDate(text)).toEqual(dateFrom(text));
  });

  test.each([
    '2026-02-30',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '1582-12-31',
    '10000-01-01',
    '0000-00-00',
    '2026-1-7',
    '26-01-07',
    '2026-01-07T00:00:00Z',
    ' 2026-01-07',
    '2026-01-07\n',
    '2026/01/07',
    '٢٠٢٦-٠١-٠٧',
    'today',
    '',
  ])('%j is refused', (text) => {
    expect(parseDate(text)).toBeUndefined();
  });

  test('is read back as it was written', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(parseDate(formatDate(date))).toEqual(date);
      }),
    );
  });

  test('does not exist with fractions', () => {
    expect(isRealDate({ year: 2026.5, month: 1, day: 1 })).toBe(false);
    expect(isRealDate({ year: 2026, month: 1.5, day: 1 })).toBe(false);
    expect(isRealDate({ year: 2026, month: 1, day: 1.5 })).toBe(false);
  });
});

test('a month and day read as one number', () => {
  expect(monthDayNumber({ month: 12, day: 25 })).toBe(1225);
  expect(monthDayNumber({ month: 1, day: 6 })).toBe(106);
});
