import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coordinatesOf } from '../../../src/calendar/coordinates.js';
import { formatDate } from '../../../src/calendar/reckoning.js';
import { dayTitle } from '../../../src/calendar/slavic/title.js';
import { anyDate, dateFrom, daysOf } from '../../support/dates.js';
import table from '../../tables/titles.json' with { type: 'json' };

describe('the title of a day', () => {
  test.each(table.days)('of $date is $title', ({ date, title }) => {
    expect(dayTitle(coordinatesOf(dateFrom(date), 'gregorian'))).toBe(title);
    expect(dayTitle(coordinatesOf(dateFrom(date), 'julian'))).toBe(title);
  });

  test('names the weekday, unless the day has a name of its own', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const day = coordinatesOf(date, 'gregorian');
        const title = dayTitle(day);
        expect(title).not.toMatch(/undefined|NaN|^ | $| {2}/);
        if (day.offset === 0 || day.offset === 39 || day.offset === 49) return;
        expect(title.toLowerCase()).toContain(day.weekday);
      }),
      { numRuns: 2000 },
    );
  });

  test('is unique within the year', () => {
    for (const year of [1583, 2010, 2024, 2026, 9998]) {
      const titles = new Map<string, string>();
      for (const date of daysOf(year)) {
        const cycle = coordinatesOf(date, 'gregorian');
        const key = `${cycle.pascha.year} ${dayTitle(cycle)}`;
        expect(titles.get(key) ?? formatDate(date)).toBe(formatDate(date));
        titles.set(key, formatDate(date));
      }
    }
  });
});
