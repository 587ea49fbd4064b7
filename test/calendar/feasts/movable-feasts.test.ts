import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coordinatesOf } from '../../../src/calendar/coordinates.js';
import {
  movableFeastKeys,
  movableFeastsOn,
  paschaCycle,
  paschalFeasts,
  tiedFeasts,
} from '../../../src/calendar/feasts/movable-feasts.js';
import {
  addDays,
  type CalendarDate,
  formatDate,
  type Reckoning,
  toCivil,
} from '../../../src/calendar/reckoning.js';
import { anyReckoning, anyYear, dateFrom, daysOf } from '../../support/dates.js';
import table from '../../tables/movable-feasts.json' with { type: 'json' };

function keysOn(date: CalendarDate, reckoning: Reckoning): string[] {
  return movableFeastsOn(coordinatesOf(date, reckoning)).map(({ key }) => key);
}

function isSame(one: CalendarDate, other: CalendarDate): boolean {
  return formatDate(one) === formatDate(other);
}

/** Whether any day of the civil year begins the Apostles' Fast. */
function hasApostlesFast(year: number, reckoning: Reckoning): boolean {
  return daysOf(year).some((date) => keysOn(date, reckoning).includes('apostles-fast-begins'));
}

describe('the cycle of Pascha', () => {
  test('falls in 2026 as the table has it', () => {
    const feasts = paschaCycle(table.cycle.year).map(({ key, date }) => [key, formatDate(date)]);
    expect(feasts).toEqual(Object.entries(table.cycle.feasts));
  });

  test('rises from Zacchaeus to All Saints of the Local Church', () => {
    const offsets = paschaCycle(2026).map(({ offset }) => offset);
    expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
    expect([offsets.at(0), offsets.at(-1)]).toEqual([-77, 63]);
  });

  test('stays within its own civil year', () => {
    fc.assert(
      fc.property(anyYear, (year) => {
        expect(new Set(paschaCycle(year).map(({ date }) => date.year))).toEqual(new Set([year]));
      }),
    );
  });

  test('is listed feast by feast on its days, in both reckonings', () => {
    fc.assert(
      fc.property(anyYear, anyReckoning, (year, reckoning) => {
        for (const { key, offset, date } of paschaCycle(year)) {
          expect(movableFeastsOn(coordinatesOf(date, reckoning))[0]).toEqual({ key, offset });
        }
      }),
      { numRuns: 50 },
    );
  });

  test.each([1582, 10000, 2026.5])('is not computed for %d', (year) => {
    expect(() => paschaCycle(year)).toThrow(
      new RangeError(`cannot compute Pascha for the year ${year}`),
    );
  });
});

describe('the feasts tied to a date', () => {
  test.each(table.tied)('$key is on $date, $calendar', ({ key, calendar, date }) => {
    expect(keysOn(dateFrom(date), calendar as Reckoning)).toContain(key);
  });

  test('fall once each from a February to the next, in both reckonings', () => {
    const keys = [...new Set(tiedFeasts.map(({ key }) => key))].sort();
    fc.assert(
      fc.property(fc.integer({ min: 1583, max: 9998 }), anyReckoning, (year, reckoning) => {
        const begin = toCivil({ year, month: 2, day: 1 }, reckoning);
        const end = toCivil({ year: year + 1, month: 2, day: 1 }, reckoning);
        const listed: string[] = [];
        for (let day = begin; !isSame(day, end); day = addDays(day, 1)) {
          listed.push(...keysOn(day, reckoning).filter((key) => keys.includes(key)));
        }
        expect(listed.sort()).toEqual(keys);
      }),
      { numRuns: 50 },
    );
  });

  test('carry the offset of their day', () => {
    const feasts = movableFeastsOn(coordinatesOf({ year: 2026, month: 1, day: 4 }, 'gregorian'));
    expect(feasts).toEqual([{ key: 'sunday-before-theophany', offset: 259 }]);
  });

  test('come after those of the cycle of Pascha', () => {
    const date = { year: 9999, month: 7, day: 18 };
    const feasts = movableFeastsOn(coordinatesOf(date, 'gregorian'));
    expect(feasts).toEqual([
      { key: 'paralytic-sunday', offset: 21 },
      { key: 'fathers-of-the-six-councils', offset: 21 },
    ]);
  });

  test('may share the last Saturday of the year', () => {
    expect(keysOn({ year: 2022, month: 12, day: 31 }, 'gregorian')).toEqual([
      'saturday-after-nativity',
      'saturday-before-theophany',
    ]);
  });
});

describe("the Apostles' Fast", () => {
  test.each(table.apostlesFast.begins)('begins on $date, $calendar', ({ calendar, date }) => {
    expect(keysOn(dateFrom(date), calendar as Reckoning)).toEqual(['apostles-fast-begins']);
  });

  test.each(table.apostlesFast.emptyOnTheNewCalendar)(
    'is empty on the New Calendar in %i',
    (year) => {
      expect(hasApostlesFast(year, 'gregorian')).toBe(false);
      expect(hasApostlesFast(year, 'julian')).toBe(true);
    },
  );

  test('is empty between 1990 and 2053 in no other year', () => {
    const years = Array.from({ length: 64 }, (_, index) => 1990 + index);
    const empty = years.filter((year) => !hasApostlesFast(year, 'gregorian'));
    expect(empty).toEqual(table.apostlesFast.emptyOnTheNewCalendar);
  });

  test('is never empty on the Old Calendar', () => {
    fc.assert(
      fc.property(anyYear, (year) => hasApostlesFast(year, 'julian')),
      { numRuns: 50 },
    );
  });
});

test('each key exists once', () => {
  expect(new Set(movableFeastKeys).size).toBe(movableFeastKeys.length);
  expect(movableFeastKeys).toHaveLength(paschalFeasts.length + 1 + 16);
  expect(movableFeastKeys).toContain('apostles-fast-begins');
});
