import { describe, expect, test } from 'vitest';
import { coordinatesOf } from '../../../src/calendar/coordinates.js';
import { greatFeastsOf } from '../../../src/calendar/feasts/great-feasts.js';
import { periodOn } from '../../../src/calendar/feasts/period.js';
import { type Reckoning, reckonings } from '../../../src/calendar/reckoning.js';
import { dateFrom, daysOf } from '../../support/dates.js';
import table from '../../tables/periods.json' with { type: 'json' };

interface Row {
  readonly date: string;
  readonly calendar?: string;
  readonly period: string | null;
}

function periodOf(date: string, reckoning: Reckoning) {
  return periodOn(coordinatesOf(dateFrom(date), reckoning));
}

const phases = ['forefeast', 'feast', 'afterfeast', 'leavetaking'];

describe('the period of a great feast', () => {
  test.each(table.days as Row[])('on $date $calendar is $period', ({ date, calendar, period }) => {
    const found = periodOf(date, calendar === 'julian' ? 'julian' : 'gregorian');
    expect(found?.title ?? null).toBe(period);
  });

  test('is named after the feast and the phase', () => {
    expect(periodOf('2026-09-20', 'gregorian')).toEqual({
      feast: 'exaltation-of-the-cross',
      phase: 'afterfeast',
      title: 'Afterfeast of the Exaltation of the Cross',
    });
  });

  test('has the feast itself on the day of every great feast but Palm Sunday', () => {
    for (const year of [1583, 1999, 2010, 2024, 2026]) {
      for (const { key, date } of greatFeastsOf(year)) {
        if (key === 'palm-sunday') continue;
        const feast = periodOn(coordinatesOf(date, 'gregorian'));
        expect([year, feast?.feast, feast?.phase]).toEqual([year, key, 'feast']);
      }
    }
  });

  test.each(reckonings)('never goes back to an earlier phase, %s', (reckoning) => {
    for (const year of [1999, 2010, 2018, 2034, 2037, 2048, 2086]) {
      let last = { feast: '', phase: -1 };
      for (const date of daysOf(year)) {
        const period = periodOn(coordinatesOf(date, reckoning));
        if (period === null) continue;
        const phase = phases.indexOf(period.phase);
        if (last.feast === period.feast) expect(phase).toBeGreaterThanOrEqual(last.phase);
        last = { feast: period.feast, phase };
      }
    }
  });
});
