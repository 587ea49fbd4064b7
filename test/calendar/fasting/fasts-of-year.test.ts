import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coordinatesOf } from '../../../src/calendar/coordinates.js';
import { fastsOf } from '../../../src/calendar/fasting/fasts-of-year.js';
import { fastRulingOn } from '../../../src/calendar/fasting/rulings.js';
import {
  type CalendarDate,
  formatDate,
  julianDayNumberOf,
  type Reckoning,
} from '../../../src/calendar/reckoning.js';
import { slavicRulings } from '../../../src/calendar/slavic/rulings.js';
import { anyReckoning, anyYear, daysOf } from '../../support/dates.js';
import table from '../../tables/fasts.json' with { type: 'json' };

const written = (date: CalendarDate | null) => date && formatDate(date);
const dayNumber = (date: CalendarDate) => julianDayNumberOf(date, 'gregorian');

describe('the fasts of a year', () => {
  test.each(table.years)('are those of the table in $year, $calendar', (row) => {
    const fasts = fastsOf(row.year, row.calendar as Reckoning);
    expect(
      fasts.map(({ title, start, end, days }) => {
        return { title, start: written(start), end: written(end), days };
      }),
    ).toEqual(row.fasts);
  });

  test.each([2002, 2013, 2024, 2040, 2043, 2051])(
    "tell of the Apostles' Fast of %d that it has no day on the New Calendar",
    (year) => {
      expect(fastsOf(year, 'gregorian').at(-1)).toEqual({
        season: 'apostles-fast',
        title: "Apostles' Fast",
        fast: true,
        start: null,
        end: null,
        days: 0,
      });
      const old = fastsOf(year, 'julian').filter(({ season }) => season === 'apostles-fast');
      expect(old.map(({ days }) => days > 0)).toEqual([true]);
    },
  );

  test('cover the days whose season they are, in any year', () => {
    fc.assert(
      fc.property(anyYear, anyReckoning, (year, reckoning) => {
        const fasts = fastsOf(year, reckoning);
        const starts = fasts.flatMap(({ start }) => (start ? [dayNumber(start)] : []));
        expect(starts).toEqual([...starts].sort((one, other) => one - other));
        for (const date of daysOf(year)) {
          const { season, tone } = fastRulingOn(coordinatesOf(date, reckoning), slavicRulings);
          const covering = fasts.filter(({ start, end }) => {
            const day = dayNumber(date);
            return start && end && dayNumber(start) <= day && day <= dayNumber(end);
          });
          const isTold = !['ordinary', 'weekly-fast', 'theophany'].includes(season);
          const told = covering.map((each) => [each.season, each.fast]);
          expect(told).toEqual(isTold ? [[season, tone !== 'fast-free']] : []);
        }
      }),
      { numRuns: 15 },
    );
  });

  test.each([1582, 10_000, 2026.5])('are not computed for %d', (year) => {
    expect(() => fastsOf(year, 'julian')).toThrow(
      new RangeError(`cannot compute fasts for the year ${year}`),
    );
  });
});
