/** The printed days of Greek use, as the table has them: every entry can be held against answers. */
import { describe, expect, test } from 'vitest';
import { fastingTones } from '../../src/calendar/fasting/measures.js';
import { passagesOf } from '../../src/calendar/lectionary/reference.js';
import { dateOfJulianDayNumber, julianDayNumberOf } from '../../src/calendar/reckoning.js';
import { dateFrom } from '../support/dates.js';
import table from '../tables/greek-printed-days.json' with { type: 'json' };

/** A day as one calendar printed it. */
interface PrintedDay {
  readonly date: string;
  readonly source: string;
  readonly title?: string;
  readonly epistle?: string;
  readonly gospel?: string;
  readonly matinsGospel?: string;
  readonly tone?: string;
  readonly doubt?: string;
}

const days: readonly PrintedDay[] = table.days;
const keyOf = ({ date, source }: PrintedDay) => `${date} ${source}`;
const referencesOf = ({ epistle, gospel, matinsGospel }: PrintedDay) =>
  [epistle, gospel, matinsGospel].filter((reference) => reference !== undefined);

const isReal = (text: string) => {
  const date = dateFrom(text);
  const again = dateOfJulianDayNumber(julianDayNumberOf(date, 'gregorian'), 'gregorian');
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && expect.objectContaining(date).asymmetricMatch(again);
};

describe('the printed days of Greek use', () => {
  test('are of real dates, in their order', () => {
    expect(days.filter(({ date }) => !isReal(date))).toEqual([]);
    expect(days.map(keyOf)).toEqual(days.map(keyOf).sort());
  });

  test('are printed once by each source', () => {
    expect(new Set(days.map(keyOf)).size).toBe(days.length);
  });

  test('name a source that the table describes, and each source has a day', () => {
    expect([...new Set(days.map(({ source }) => source))].sort()).toEqual(
      Object.keys(table.sources).sort(),
    );
  });

  test('say something of the day, in known words', () => {
    const silent = days.filter(
      (day) => referencesOf(day).length === 0 && day.title === undefined && day.tone === undefined,
    );
    expect(silent).toEqual([]);
    const tones = new Set(days.flatMap(({ tone }) => tone ?? []));
    expect([...tones].filter((tone) => !fastingTones.some((known) => known === tone))).toEqual([]);
  });

  test('have references that can be read, of verses', () => {
    const references = new Set(days.flatMap(referencesOf));
    expect([...references].filter((reference) => passagesOf(reference).length === 0)).toEqual([]);
  });

  test('are of Sundays where the title says so', () => {
    const named = days.filter(({ title }) => /\bSunday\b/.test(title ?? ''));
    const weekday = ({ date }: PrintedDay) => julianDayNumberOf(dateFrom(date), 'gregorian') % 7;
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((day) => weekday(day) !== 6)).toEqual([]);
  });
});
