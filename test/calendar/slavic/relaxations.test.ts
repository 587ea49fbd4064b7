import { describe, expect, test } from 'vitest';
import { coordinatesOf } from '../../../src/calendar/coordinates.js';
import { fastingOf } from '../../../src/calendar/fasting/fasting.js';
import { type MonthDay, monthDayNumber } from '../../../src/calendar/reckoning.js';
import { relaxationOn as relaxationOf } from '../../../src/calendar/slavic/relaxations.js';
import { slavicRulings } from '../../../src/calendar/slavic/rulings.js';
import { daysOf } from '../../support/dates.js';
import table from '../../tables/fast-relaxations.json' with { type: 'json' };

const relaxationOn = (day: MonthDay) =>
  relaxationOf({ monthDay: monthDayNumber(day), reckoning: 'gregorian' });

/** A leap year, so that every day of the Menaion is in it. */
const everyDay = daysOf(2024);

/** The weekly fast at its plainest: no feast of the season eases it or does away with it. */
const weeklyFasts = Array.from({ length: 28 }, (_, index) => 2000 + index)
  .flatMap(daysOf)
  .map((date) => coordinatesOf(date, 'gregorian'))
  .filter(({ offset }) => offset < 0 || offset > 48)
  .filter((day) => fastingOf(day, slavicRulings).season === 'weekly-fast');

describe('the relaxations', () => {
  test.each(table.days)('of $month/$day are $tone, of rank $rank', ({ month, day, tone, rank }) => {
    expect(relaxationOn({ month, day })).toEqual({ tone, rank, name: expect.any(String) });
  });

  test('exist on no other day', () => {
    const eased = everyDay.filter((date) => relaxationOn(date) !== undefined);
    expect(eased.map(({ month, day }) => ({ month, day }))).toEqual(
      table.days.map(({ month, day }) => ({ month, day })),
    );
  });

  test('have names that can follow the word "For"', () => {
    const names = everyDay.flatMap((date) => relaxationOn(date)?.name ?? []);
    for (const name of names) expect(name).toMatch(/^(the|Saints?) [A-Z][^,.]*$/);
  });

  test('decide how strict the weekly fast is, and nothing else does', () => {
    expect(weeklyFasts.length).toBeGreaterThan(1000);
    for (const day of weeklyFasts) {
      expect(fastingOf(day, slavicRulings).tone).toBe(
        relaxationOn(day.menaion)?.tone ?? 'xerophagy',
      );
    }
  });
});
