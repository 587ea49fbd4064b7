import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { octoechosMode } from '../../src/calendar/octoechos.js';
import { cycleOf, paschaOf } from '../../src/calendar/paschalion.js';
import { addDays, type CalendarDate } from '../../src/calendar/reckoning.js';
import { anyYear, dateFrom } from '../support/dates.js';
import table from '../tables/octoechos.json' with { type: 'json' };

function modeOn(date: CalendarDate): number | null {
  return octoechosMode(cycleOf(date));
}

describe('the mode of the Octoechos', () => {
  test.each(table.days)('on $date is $mode, $note', ({ date, mode }) => {
    expect(modeOn(dateFrom(date))).toBe(mode);
  });

  test('follows the last one week by week until Lazarus Saturday', () => {
    fc.assert(
      fc.property(anyYear, fc.integer({ min: 7, max: 335 }), (year, days) => {
        const date = addDays(paschaOf(year - 1), days);
        const mode = modeOn(date);
        const nextWeek = modeOn(addDays(date, 7));
        if (mode !== null && nextWeek !== null) expect(nextWeek).toBe((mode % 8) + 1);
      }),
    );
  });

  test('is one from Sunday to Saturday outside Bright Week', () => {
    fc.assert(
      fc.property(anyYear, fc.integer({ min: 1, max: 46 }), (year, week) => {
        const sunday = addDays(paschaOf(year), 7 * week);
        const modes = Array.from({ length: 7 }, (_, index) => modeOn(addDays(sunday, index)));
        const sung = modes.filter((mode) => mode !== null);
        expect(new Set(sung).size).toBe(1);
      }),
    );
  });

  test('is silent for eight days before every Pascha, and no longer', () => {
    fc.assert(
      fc.property(anyYear, (year) => {
        const days = Array.from({ length: 10 }, (_, index) => addDays(paschaOf(year), index - 9));
        const silent = days.map((date) => modeOn(date) === null);
        expect(silent).toEqual([false, ...Array<boolean>(8).fill(true), false]);
      }),
    );
  });
});
