import { describe, expect, test } from 'vitest';
import { coordinatesOf } from '../../../src/calendar/coordinates.js';
import { feastRule } from '../../../src/calendar/feasts/feast-rule.js';
import { type KeptFeast, occurrencesOf } from '../../../src/calendar/feasts/occurrences.js';
import {
  isDisplaced,
  yieldingFeastKeys,
  yieldingFeastOn,
} from '../../../src/calendar/feasts/yielding-feasts.js';
import { formatDate, type Reckoning, reckonings } from '../../../src/calendar/reckoning.js';
import { dateFrom, daysOf } from '../../support/dates.js';

const dates: Record<string, { month: number; day: number }> = {
  'forefeast-of-the-meeting': { month: 2, day: 1 },
  'leavetaking-of-the-meeting': { month: 2, day: 9 },
  'forefeast-of-the-annunciation': { month: 3, day: 24 },
  'leavetaking-of-the-annunciation': { month: 3, day: 26 },
  'synaxis-of-the-new-martyrs-of-russia': { month: 1, day: 25 },
};

function yielding(key: string): KeptFeast {
  const date = dates[key];
  if (date === undefined) throw new RangeError(`no date of ${key}`);
  return { key, fixed: { gregorian: date, julian: date } };
}

const dayOf = (date: string, reckoning: Reckoning) => coordinatesOf(dateFrom(date), reckoning);

const written = (key: string, year: number) =>
  occurrencesOf(yielding(key), year).map(({ calendar, date }) => `${formatDate(date)} ${calendar}`);

describe('a fixed feast that is not always kept on its date', () => {
  test.each([
    ['2026-02-09', 'gregorian', 'leavetaking-of-the-meeting'],
    ['2010-02-05', 'gregorian', 'leavetaking-of-the-meeting'],
    ['2010-02-09', 'gregorian', undefined],
    ['2026-02-19', 'julian', 'leavetaking-of-the-meeting'],
    ['2026-02-22', 'julian', undefined],
    ['2026-02-14', 'julian', 'forefeast-of-the-meeting'],
    ['2010-02-14', 'julian', undefined],
    ['2027-04-06', 'julian', 'forefeast-of-the-annunciation'],
    ['2026-03-24', 'gregorian', 'forefeast-of-the-annunciation'],
    ['2029-04-06', 'julian', undefined],
    ['2029-04-08', 'julian', undefined],
    ['2027-04-08', 'julian', 'leavetaking-of-the-annunciation'],
    // When Pascha comes in June, these days are counted from the one before.
    ['6334-03-24', 'gregorian', 'forefeast-of-the-annunciation'],
    ['9999-03-26', 'gregorian', 'leavetaking-of-the-annunciation'],
    ['2027-02-07', 'julian', 'synaxis-of-the-new-martyrs-of-russia'],
    ['2026-02-08', 'julian', 'synaxis-of-the-new-martyrs-of-russia'],
    ['2026-02-07', 'julian', undefined],
    ['2023-02-05', 'julian', 'synaxis-of-the-new-martyrs-of-russia'],
    ['2024-02-04', 'julian', 'synaxis-of-the-new-martyrs-of-russia'],
    ['2027-01-24', 'gregorian', 'synaxis-of-the-new-martyrs-of-russia'],
    ['2027-01-31', 'gregorian', undefined],
  ] as const)('on %s, %s: %s', (date, reckoning, key) => {
    const day = dayOf(date, reckoning);
    expect(yieldingFeastOn(day)).toBe(key);
    for (const each of yieldingFeastKeys) expect(isDisplaced(each, day)).toBe(each !== key);
  });

  test('is not the only kind: the others keep their date', () => {
    const leavetaking = dayOf('2026-01-14', 'gregorian');
    expect(isDisplaced('leavetaking-of-theophany', leavetaking)).toBe(false);
    expect(yieldingFeastOn(leavetaking)).toBeUndefined();
    expect(yieldingFeastOn(dayOf('2026-10-14', 'gregorian'))).toBeUndefined();
  });

  test.each([
    ['leavetaking-of-the-meeting', 2026, ['2026-02-09 gregorian', '2026-02-19 julian']],
    ['leavetaking-of-the-meeting', 2010, ['2010-02-05 gregorian']],
    ['forefeast-of-the-meeting', 2010, ['2010-02-01 gregorian']],
    ['forefeast-of-the-annunciation', 2029, ['2029-03-24 gregorian']],
    ['leavetaking-of-the-annunciation', 2029, ['2029-03-26 gregorian']],
    ['leavetaking-of-the-annunciation', 2027, ['2027-03-26 gregorian', '2027-04-08 julian']],
    ['synaxis-of-the-new-martyrs-of-russia', 2026, ['2026-01-25 gregorian', '2026-02-08 julian']],
    ['synaxis-of-the-new-martyrs-of-russia', 2027, ['2027-01-24 gregorian', '2027-02-07 julian']],
  ])('has the occurrences of %s in %d', (key, year, expected) => {
    expect(written(key, year)).toEqual(expected);
  });

  test('occurs on the days that have it, and on no other', () => {
    const years = [1583, ...Array.from({ length: 60 }, (_, index) => 1990 + index), 2075, 9999];
    for (const year of years) {
      const kept = new Map<string, string[]>();
      for (const date of daysOf(year)) {
        for (const reckoning of reckonings) {
          const key = yieldingFeastOn(coordinatesOf(date, reckoning));
          if (key === undefined) continue;
          kept.set(key, [...(kept.get(key) ?? []), `${formatDate(date)} ${reckoning}`]);
        }
      }
      for (const key of yieldingFeastKeys) {
        expect([year, key, written(key, year)]).toEqual([year, key, kept.get(key) ?? []]);
      }
    }
  });

  test.each([
    [
      'forefeast-of-the-meeting',
      'Kept on 1 February, but not when the Meeting falls on Cheesefare Sunday or in Great Lent: the civil date on the New Calendar, the Julian on the Old.',
    ],
    [
      'leavetaking-of-the-meeting',
      'Kept on 9 February, or earlier when Great Lent is near, but not when the Meeting falls on Cheesefare Sunday or in Great Lent: the civil date on the New Calendar, the Julian on the Old.',
    ],
    [
      'forefeast-of-the-annunciation',
      'Kept on 24 March, but not from Lazarus Saturday to Bright Saturday: the civil date on the New Calendar, the Julian on the Old.',
    ],
    [
      'leavetaking-of-the-annunciation',
      'Kept on 26 March, but not from Lazarus Saturday to Bright Saturday: the civil date on the New Calendar, the Julian on the Old.',
    ],
    [
      'synaxis-of-the-new-martyrs-of-russia',
      'Kept on 25 January, or the Sunday nearest to it: the civil date on the New Calendar, the Julian on the Old.',
    ],
  ])('has the rule of %s', (key, rule) => {
    expect(feastRule(yielding(key))).toBe(rule);
  });
});
