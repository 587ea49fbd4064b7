import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cycleOf,
  daysSinceLatestPascha,
  daysUntilNextPascha,
  paschaJulianDayNumber,
  paschaOf,
  westernEasterOf,
} from '../../src/calendar/paschalion.js';
import {
  addDays,
  civilWeekday,
  dateOfJulianDayNumber,
  formatDate,
  fromCivil,
} from '../../src/calendar/reckoning.js';
import { anyDate, anyYear, dateFrom } from '../support/dates.js';
import table from '../tables/pascha.json' with { type: 'json' };

function paschaInJulian(year: number): string {
  return formatDate(dateOfJulianDayNumber(paschaJulianDayNumber(year), 'julian'));
}

test.each(table.western)('Easter in the West is on %s', (date) => {
  expect(formatDate(westernEasterOf(dateFrom(date).year))).toBe(date);
});

test('Easter in the West is a Sunday from 22 March to 25 April, never after Pascha', () => {
  fc.assert(
    fc.property(anyYear, (year) => {
      const easter = westernEasterOf(year);
      expect(civilWeekday(easter)).toBe('sunday');
      expect(formatDate(easter) >= formatDate({ year, month: 3, day: 22 })).toBe(true);
      expect(formatDate(easter) <= formatDate({ year, month: 4, day: 25 })).toBe(true);
      expect(formatDate(easter) <= formatDate(paschaOf(year))).toBe(true);
    }),
  );
});

describe('Pascha', () => {
  test.each(table.civil)('is on %s', (date) => {
    expect(formatDate(paschaOf(dateFrom(date).year))).toBe(date);
  });

  test.each(table.julian)('was on %s by the Julian calendar', (date) => {
    expect(paschaInJulian(dateFrom(date).year)).toBe(date);
  });

  test('is always a Sunday', () => {
    fc.assert(
      fc.property(anyYear, (year) => {
        expect(civilWeekday(paschaOf(year))).toBe('sunday');
      }),
    );
  });

  test('returns to its Julian date after 532 years', () => {
    fc.assert(
      fc.property(anyYear, (year) => {
        expect(paschaInJulian(year + 532).slice(-6)).toBe(paschaInJulian(year).slice(-6));
      }),
    );
  });

  test('lies between 22 March and 25 April of the Julian calendar', () => {
    const days = Array.from({ length: 532 }, (_, index) => paschaInJulian(1583 + index).slice(5));
    days.sort();
    expect([days.at(0), days.at(-1)]).toEqual(['03-22', '04-25']);
    expect(new Set(days).size).toBe(35);
  });

  test('is on its earliest day in 1668, 1915 and 2010', () => {
    expect([1668, 1915, 2010].map(paschaInJulian).every((day) => day.endsWith('-03-22'))).toBe(
      true,
    );
  });

  test('is on its latest day in 1736, 1983 and 2078', () => {
    expect([1736, 1983, 2078].map(paschaInJulian).every((day) => day.endsWith('-04-25'))).toBe(
      true,
    );
  });

  test.each([1912, 1991, 2075, 2086])(
    'meets the Annunciation of the Old Calendar in %i',
    (year) => {
      expect(fromCivil(paschaOf(year), 'julian')).toEqual({ year, month: 3, day: 25 });
    },
  );
});

describe('the cycle of a day', () => {
  test.each([
    ['2026-01-24', '2025-04-20', 279],
    ['2026-01-25', '2026-04-12', -77],
    ['2026-04-12', '2026-04-12', 0],
    ['2026-12-31', '2026-04-12', 263],
    ['2027-01-01', '2026-04-12', 264],
    ['1583-01-01', '1582-04-25', 251],
    ['1583-01-23', '1583-04-10', -77],
    ['9999-12-31', '9999-06-27', 187],
  ])('%s is governed by the Pascha of %s, at %i', (date, pascha, offset) => {
    expect(cycleOf(dateFrom(date))).toEqual({ pascha: dateFrom(pascha), offset });
  });

  test.each([
    ['2026-01-24', 279, 78],
    ['2026-01-25', 280, 77],
    ['2026-04-11', 356, 1],
    ['2026-04-12', 0, 0],
    ['2026-04-13', 1, 384],
  ])('at %s, the latest Pascha was %d days ago, the next is in %d', (date, since, until) => {
    const cycle = cycleOf(dateFrom(date));
    expect(daysSinceLatestPascha(cycle)).toBe(since);
    expect(Math.abs(daysUntilNextPascha(cycle))).toBe(until);
  });

  test('counts from Pascha to the day', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const { pascha, offset } = cycleOf(date);
        expect(addDays(pascha, offset)).toEqual(date);
        expect(pascha).toEqual(paschaOf(pascha.year));
      }),
    );
  });

  test('switches to the coming Pascha on the Sunday of Zacchaeus', () => {
    fc.assert(
      fc.property(anyYear, (year) => {
        const zacchaeus = addDays(paschaOf(year), -77);
        expect(zacchaeus.year).toBe(year);
        expect(cycleOf(zacchaeus)).toEqual({ pascha: paschaOf(year), offset: -77 });
        expect(cycleOf(addDays(zacchaeus, -1)).pascha).toEqual(paschaOf(year - 1));
      }),
    );
  });
});
