import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coordinatesOf } from '../../../src/calendar/coordinates.js';
import { liturgicalDay } from '../../../src/calendar/day.js';
import { feastRule } from '../../../src/calendar/feasts/feast-rule.js';
import { julianGreatFeastsWithin } from '../../../src/calendar/feasts/great-feasts.js';
import { movableFeastKeys, movableFeastsOn } from '../../../src/calendar/feasts/movable-feasts.js';
import { type KeptFeast, occurrencesOf } from '../../../src/calendar/feasts/occurrences.js';
import { formatDate, reckonings } from '../../../src/calendar/reckoning.js';
import { anyYear, daysOf } from '../../support/dates.js';

function fixed(month: number, day: number, julian = { month, day }): KeptFeast {
  return { key: 'a-feast', fixed: { gregorian: { month, day }, julian } };
}

const movable = (key: string): KeptFeast => ({ key, fixed: null });

const writtenOccurrences = (feast: KeptFeast, year: number) =>
  occurrencesOf(feast, year).map(({ calendar, date }) => `${formatDate(date)} ${calendar}`);

describe('the occurrences of a feast', () => {
  test.each([
    [1822, []],
    [1823, ['1823-01-30 gregorian', '1823-02-11 julian']],
  ])('begin with the year of its founding: %s', (year, days) => {
    const { key, fixed: days1823 } = fixed(1, 30);
    const founded = { key, fixed: days1823 && { ...days1823, since: 1823 } };
    expect(writtenOccurrences(founded, year)).toEqual(days);
  });

  test.each([
    ['Nativity', fixed(12, 25), 2027, ['2027-01-07 julian', '2027-12-25 gregorian']],
    ['Dormition', fixed(8, 15), 2026, ['2026-08-15 gregorian', '2026-08-28 julian']],
    ['Pascha', movable('pascha'), 2027, ['2027-05-02 both']],
    [
      '29 February in a leap year of both',
      fixed(2, 29),
      2024,
      ['2024-02-29 gregorian', '2024-03-13 julian'],
    ],
    [
      '29 February in a common year',
      fixed(2, 29),
      2026,
      ['2026-02-28 gregorian', '2026-03-13 julian'],
    ],
    ['29 February of 2100', fixed(2, 29), 2100, ['2100-02-28 gregorian', '2100-03-14 julian']],
    [
      'a feast tied to the civil date',
      fixed(10, 28, { month: 10, day: 15 }),
      2026,
      ['2026-10-28 both'],
    ],
    [
      'an Old Calendar day that the civil year lacks',
      fixed(12, 18),
      2100,
      ['2100-12-18 gregorian'],
    ],
    [
      'an Old Calendar day of the Julian year before',
      fixed(12, 19),
      2101,
      ['2101-01-02 julian', '2101-12-19 gregorian'],
    ],
    [
      "the Apostles' Fast, empty on the New Calendar",
      movable('apostles-fast-begins'),
      2024,
      ['2024-07-01 julian'],
    ],
    ["the Apostles' Fast", movable('apostles-fast-begins'), 2026, ['2026-06-08 both']],
    [
      'the Sunday after Nativity',
      movable('sunday-after-nativity'),
      2027,
      ['2027-01-10 julian', '2027-12-26 gregorian'],
    ],
    [
      'the Saturday after Nativity',
      movable('saturday-after-nativity'),
      2021,
      ['2021-01-09 julian', '2021-12-31 gregorian'],
    ],
  ] as const)('include %s', (_, feast, year, expected) => {
    expect(writtenOccurrences(feast, year)).toEqual(expected);
  });

  test('are the days on which the day lists the feast', () => {
    for (const year of [1583, 2024, 2026, 2100, 9999]) {
      const listed = new Map<string, string[]>();
      for (const date of daysOf(year)) {
        for (const reckoning of reckonings) {
          for (const { key } of movableFeastsOn(coordinatesOf(date, reckoning))) {
            listed.set(key, [...(listed.get(key) ?? []), `${formatDate(date)} ${reckoning}`]);
          }
        }
      }
      for (const key of movableFeastKeys) {
        const told = occurrencesOf(movable(key), year).flatMap(({ calendar, date }) =>
          (calendar === 'both' ? reckonings : [calendar]).map(
            (reckoning) => `${formatDate(date)} ${reckoning}`,
          ),
        );
        expect([year, key, told]).toEqual([year, key, listed.get(key) ?? []]);
      }
    }
  });

  test.each([1582, 10_000])('are not computed for %d', (year) => {
    expect(() => occurrencesOf(movable('pascha'), year)).toThrow(
      new RangeError(`cannot compute feasts for the year ${year}`),
    );
  });

  test('of a fixed feast are days of its menaion date', () => {
    fc.assert(
      fc.property(anyYear, fc.integer({ min: 1, max: 12 }), (year, month) => {
        for (const { calendar, date } of occurrencesOf(fixed(month, 29), year)) {
          const reckoning = calendar === 'julian' ? 'julian' : 'gregorian';
          const { menaionDays } = liturgicalDay(date, reckoning);
          expect(menaionDays).toContainEqual({ month, day: 29 });
        }
      }),
    );
  });
});

describe('the great feasts of the Old Calendar within a civil year', () => {
  test('begin with the Nativity of the Julian year before', () => {
    const feasts = julianGreatFeastsWithin(2027).map(({ key, date }) => [key, formatDate(date)]);
    expect(feasts).toEqual([
      ['nativity-of-christ', '2027-01-07'],
      ['theophany', '2027-01-19'],
      ['meeting-of-the-lord', '2027-02-15'],
      ['annunciation', '2027-04-07'],
      ['palm-sunday', '2027-04-25'],
      ['pascha', '2027-05-02'],
      ['ascension', '2027-06-10'],
      ['pentecost', '2027-06-20'],
      ['transfiguration', '2027-08-19'],
      ['dormition', '2027-08-28'],
      ['nativity-of-the-theotokos', '2027-09-21'],
      ['exaltation-of-the-cross', '2027-09-27'],
      ['entry-of-the-theotokos', '2027-12-04'],
    ]);
  });

  test('are thirteen in every year but 5700, when the Entry passes the new year', () => {
    for (const year of [1583, 1900, 2026, 2100, 5699, 5701, 9999]) {
      expect([year, julianGreatFeastsWithin(year).length]).toEqual([year, 13]);
    }
    const feasts = julianGreatFeastsWithin(5700).map(({ key }) => key);
    expect(feasts).toHaveLength(12);
    expect(feasts).not.toContain('entry-of-the-theotokos');
  });

  test.each([1582, 10_000])('are not computed for %d', (year) => {
    expect(() => julianGreatFeastsWithin(year)).toThrow(RangeError);
  });
});

describe('the rule of a feast', () => {
  test.each([
    [
      fixed(12, 25),
      'Kept on 25 December: the civil date on the New Calendar, the Julian on the Old.',
    ],
    [
      fixed(2, 29),
      'Kept on 29 February, in common years 28 February: the civil date on the New Calendar, the Julian on the Old.',
    ],
    [
      fixed(10, 28, { month: 10, day: 15 }),
      'Kept by both calendars on the civil 28 October, which is 15 October in the Julian.',
    ],
    [
      movable('pascha'),
      'Kept on the Sunday after the first full moon of spring, by the Julian paschalion in both calendars.',
    ],
    [
      movable('ascension'),
      'Kept on the Thursday 39 days after Pascha, the same day in both calendars.',
    ],
    [
      movable('holy-saturday'),
      'Kept on the Saturday 1 day before Pascha, the same day in both calendars.',
    ],
    [
      movable('apostles-fast-begins'),
      'Kept on the Monday 57 days after Pascha, in years when that is before 29 June in the calendar used.',
    ],
    [
      movable('fathers-of-the-six-councils'),
      'Kept on the Sunday from 13 to 19 July, by the date of each calendar.',
    ],
    [
      movable('sunday-before-theophany'),
      'Kept on the Sunday from 30 December to 5 January, by the date of each calendar.',
    ],
    [
      movable('saturday-after-nativity'),
      'Kept on the Saturday from 26 to 31 December, or on Friday, 31 December, when there is none, by the date of each calendar.',
    ],
  ] as const)('of %j is "%s"', (feast, rule) => {
    expect(feastRule(feast)).toBe(rule);
  });

  test('exists for every movable feast, and for no other key', () => {
    for (const key of movableFeastKeys) {
      expect(feastRule(movable(key))).toMatch(/^Kept on .*[a-z)]\.$/);
    }
    expect(() => feastRule(movable('no-such-feast'))).toThrow(
      new RangeError('the calendar has no feast no-such-feast'),
    );
  });
});
