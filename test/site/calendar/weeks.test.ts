import { describe, expect, test } from 'vitest';
import { addDays, civilWeekday, formatDate } from '../../../src/calendar/reckoning.js';
import { daysOfWeek, weekOf, yearToPlan } from '../../../src/site/calendar/weeks.js';

const written = (year: number, week: number) => daysOfWeek({ year, week })?.map(formatDate);

describe('a week begins on Sunday, with the ISO number of its Monday', () => {
  test.each([
    [2026, 1, '2025-12-28'],
    [2026, 48, '2026-11-22'],
    [2026, 53, '2026-12-27'],
    [2027, 1, '2027-01-03'],
    [2024, 1, '2023-12-31'],
    [2021, 1, '2021-01-03'],
    [1583, 1, '1583-01-02'],
  ])('%i, %i: %s', (year, week, sunday) => {
    const days = written(year, week);
    expect([days?.length, days?.[0]]).toEqual([7, sunday]);
  });

  test('2025 has no week 53, 2026 has one', () => {
    expect(written(2025, 53)).toBeUndefined();
    expect(written(2026, 53)).toBeDefined();
  });
});

test('every day is in its week, and weeks follow each other', () => {
  let date = { year: 1999, month: 12, day: 1 };
  let last = weekOf(date);
  for (let count = 0; count < 15_000; count += 1) {
    const week = weekOf(date);
    expect(written(week.year, week.week)).toContain(formatDate(date));
    if (week.week !== last.week) expect(civilWeekday(date)).toBe('sunday');
    last = week;
    date = addDays(date, 1);
  }
});

test.each([
  [2026, 11, 7, 2026],
  [2026, 11, 8, 2027],
  [9999, 12, 31, 9999],
])('in %i-%i-%i people plan for %i', (year, month, day, planned) => {
  expect(yearToPlan({ year, month, day })).toBe(planned);
});
