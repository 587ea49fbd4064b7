import { describe, expect, test } from 'vitest';
import { coordinatesOf } from '../../src/calendar/coordinates.js';
import { periodOn } from '../../src/calendar/feasts/period.js';
import type { CalendarDate, Reckoning } from '../../src/calendar/reckoning.js';
import { kneelingOn } from '../../src/calendar/service/kneeling.js';
import { liturgyKinds, liturgyOn } from '../../src/calendar/service/liturgy.js';
import type { LeadingSaint } from '../../src/calendar/service/served-day.js';
import { vestmentColours, vestmentsOn } from '../../src/calendar/service/vestments.js';
import { weddingOn } from '../../src/calendar/service/weddings.js';
import { dateFrom, daysOf } from '../support/dates.js';
import table from '../tables/service.json' with { type: 'json' };

const reckonings = ['gregorian', 'julian'] as const;
const uses = ['slavic', 'greek'] as const;

function served(date: CalendarDate, reckoning: Reckoning, saint: LeadingSaint | null = null) {
  const day = coordinatesOf(date, reckoning);
  return { ...day, period: periodOn(day), saint };
}
const on = (date: string, calendar = 'gregorian', saint?: LeadingSaint) =>
  served(dateFrom(date), calendar as Reckoning, saint);

const saint = (category: string, rank = 4): LeadingSaint => ({
  rank,
  categories: [category],
});

describe('the Liturgy', () => {
  test.each(table.liturgy)('of $date, $calendar, is $liturgy', (row) => {
    const day = on(row.date, row.calendar);
    expect(liturgyOn(day, 'slavic').kind).toBe(row.liturgy);
    const { greek = row.liturgy } = row as { greek?: string };
    expect(liturgyOn(day, 'greek').kind).toBe(greek);
  });

  test('is the Presanctified for a saint of polyeleos, but not in the first week', () => {
    expect(liturgyOn(on('2026-03-12', 'gregorian', saint('hierarch')), 'slavic')).toEqual({
      kind: 'presanctified',
      note: 'For the saint of the day, who has the polyeleos.',
    });
    expect(liturgyOn(on('2026-03-12', 'gregorian', saint('hierarch', 3)), 'slavic').kind).toBe(
      'none',
    );
    expect(liturgyOn(on('2026-02-26', 'gregorian', saint('hierarch')), 'slavic').kind).toBe('none');
  });

  test.each(reckonings)('is that of Saint Basil ten times a year (%s)', (reckoning) => {
    const counts = new Map<number, number>();
    for (let year = 1990; year <= 2060; year += 1) {
      for (const date of daysOf(year)) {
        const day = served(date, reckoning);
        if (!liturgyOn(day, 'slavic').kind.startsWith('basil')) continue;
        // Of the Church's year, which begins on 1 September.
        const churchYear = day.menaion.year + (day.menaion.month >= 9 ? 1 : 0);
        counts.set(churchYear, (counts.get(churchYear) ?? 0) + 1);
      }
    }
    for (let year = 1992; year <= 2058; year += 1)
      expect([year, counts.get(year)]).toEqual([year, 10]);
  });

  test('is of every kind', () => {
    const kinds = daysOf(2026).map((date) => liturgyOn(served(date, 'gregorian'), 'slavic').kind);
    expect(new Set(kinds)).toEqual(new Set(liturgyKinds));
  });
});

describe('a wedding', () => {
  test.each(table.weddings)('on $date, $calendar', ({ date, calendar, ...permitted }) => {
    for (const use of uses) {
      const wedding = weddingOn(on(date, calendar), use);
      expect([use, wedding.permitted]).toEqual([use, permitted[use]]);
      expect(wedding.reason === null).toBe(wedding.permitted);
    }
  });

  test('is refused for the gravest reason', () => {
    expect(weddingOn(on('2026-03-24'), 'slavic').reason).toBe('Great Lent and Holy Week.');
    expect(weddingOn(on('2026-05-30'), 'slavic').reason).toBe('The eve of a great feast.');
    expect(weddingOn(on('2026-10-10'), 'slavic').reason).toMatch(/^The eve of Sunday/);
  });
});

describe('the vestments', () => {
  test.each(table.vestments)('of $date, $calendar, are $colour', ({ date, calendar, colour }) => {
    expect(vestmentsOn(on(date, calendar), 'slavic').colour).toBe(colour);
  });

  test.each([
    ['2026-10-14', 'martyr', 'red'],
    ['2026-10-14', 'venerable', 'green'],
    ['2026-10-14', 'hierarch', 'gold'],
    ['2026-12-03', 'martyr', 'red'],
    ['2026-03-12', 'martyr', 'violet'],
  ])('of %s have the colour of a %s: %s', (date, category, colour) => {
    const day = on(date, 'gregorian', saint(category));
    expect(vestmentsOn(day, 'slavic').colour).toBe(colour);
  });

  test('of a Sunday and of a fast yield only to a saint of polyeleos', () => {
    expect(vestmentsOn(on('2026-10-11', 'gregorian', saint('martyr', 1)), 'slavic').colour).toBe(
      'gold',
    );
    expect(vestmentsOn(on('2026-12-03', 'gregorian', saint('martyr', 1)), 'slavic').colour).toBe(
      'gold',
    );
  });

  test('have each colour, and in Greek use none', () => {
    const days = daysOf(2026).map((date) => served(date, 'gregorian', saint('martyr')));
    const colours = new Set(days.map((day) => vestmentsOn(day, 'slavic').colour));
    expect(colours).toEqual(new Set(vestmentColours));
    expect(new Set(days.map((day) => vestmentsOn(day, 'greek').colour))).toEqual(new Set([null]));
    expect(vestmentsOn(on('2026-03-24'), 'greek').note).toMatch(/^Dark/);
    expect(vestmentsOn(on('2026-03-25'), 'greek').note).toMatch(/^Bright/);
  });
});

test.each(table.kneeling)('people kneel on $date: $permitted', ({ date, permitted }) => {
  expect(kneelingOn(on(date)).permitted).toBe(permitted);
});

test('on the Annunciation in Lent, the prayer of Saint Ephrem is left out', () => {
  expect(kneelingOn(on('2026-03-25')).note).toMatch(/^Three at the end of Matins/);
});
