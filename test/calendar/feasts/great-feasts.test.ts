import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { greatFeastsOf } from '../../../src/calendar/feasts/great-feasts.js';
import {
  type CalendarDate,
  formatDate,
  fromCivil,
  julianDayNumberOf,
} from '../../../src/calendar/reckoning.js';
import { anyYear } from '../../support/dates.js';
import table from '../../tables/great-feasts.json' with { type: 'json' };

function written(date: CalendarDate | null): string | null {
  return date && formatDate(date);
}

describe('the great feasts', () => {
  test.each(Object.entries(table.years))('of %s fall as the table has them', (year, expected) => {
    const feasts = greatFeastsOf(Number(year)).map(({ key, date, julianDate, offset }) => {
      return { key, date: formatDate(date), julianDate: written(julianDate), offset };
    });
    expect(feasts).toEqual(expected);
  });

  test('are thirteen, nine of them fixed, in the order of their dates', () => {
    fc.assert(
      fc.property(anyYear, (year) => {
        const feasts = greatFeastsOf(year);
        expect(new Set(feasts.map(({ key }) => key)).size).toBe(13);
        expect(feasts.filter(({ kind }) => kind === 'fixed')).toHaveLength(9);
        const days = feasts.map(({ date }) => julianDayNumberOf(date, 'gregorian'));
        expect(days).toEqual([...days].sort((one, other) => one - other));
      }),
    );
  });

  test('keep a fixed day of the month on the Old Calendar too', () => {
    fc.assert(
      fc.property(anyYear, (year) => {
        for (const { kind, date, julianDate, offset } of greatFeastsOf(year)) {
          if (kind === 'movable') {
            expect(julianDate).toEqual(date);
          } else {
            expect(offset).toBeNull();
            if (julianDate !== null) expect(fromCivil(julianDate, 'julian')).toEqual(date);
          }
        }
      }),
    );
  });

  test('have no Old Calendar date beyond 9999', () => {
    const beyond = greatFeastsOf(9999).filter(({ julianDate }) => julianDate === null);
    expect(beyond.map(({ key }) => key)).toEqual(['entry-of-the-theotokos', 'nativity-of-christ']);
  });

  test('put a fixed feast before a movable one on the same date', () => {
    const onAnnunciation = greatFeastsOf(1668).filter(
      ({ date }) => formatDate(date) === '1668-03-25',
    );
    expect(onAnnunciation.map(({ key }) => key)).toEqual(['annunciation', 'palm-sunday']);
  });

  test.each([1582, 10000, 2026.5])('are not computed for %d', (year) => {
    expect(() => greatFeastsOf(year)).toThrow(
      new RangeError(`cannot compute great feasts for the year ${year}`),
    );
  });
});
