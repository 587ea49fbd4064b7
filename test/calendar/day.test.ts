import { describe, expect, test } from 'vitest';
import { type LiturgicalDay, liturgicalDay } from '../../src/calendar/day.js';
import { fastingTones } from '../../src/calendar/fasting/measures.js';
import { fastingSeasons } from '../../src/calendar/fasting/seasons.js';
import { movableFeastKeys } from '../../src/calendar/feasts/movable-feasts.js';
import {
  addDays,
  formatDate,
  isRealDate,
  julianDayNumberOf,
  type Reckoning,
  weekdays,
} from '../../src/calendar/reckoning.js';
import { dateFrom, daysOf, firstDay, lastDay } from '../support/dates.js';

function dayOf(date: string, reckoning: Reckoning): LiturgicalDay {
  return liturgicalDay(dateFrom(date), reckoning);
}

function keysOf(day: LiturgicalDay): string[] {
  return day.movableFeasts.map(({ key }) => key);
}

/** What is wrong with a day, in words; a walk of thousands asserts once, on the whole list. */
function faultsOf(day: LiturgicalDay): string[] {
  const { offset, menaion, pascha, octoechosMode, fasting } = day;
  const sound: Record<string, boolean> = {
    weekday: weekdays[((offset % 7) + 7) % 7] === day.weekday,
    offset: offset >= -77 && formatDate(addDays(pascha, offset)) === formatDate(day.date),
    pascha: pascha.year === day.date.year || pascha.year === day.date.year - 1,
    menaion: julianDayNumberOf(menaion, day.reckoning) === julianDayNumberOf(day.date, 'gregorian'),
    menaionDays:
      day.menaionDays[0]?.month === menaion.month && day.menaionDays[0].day === menaion.day,
    octoechosMode: octoechosMode === null || (octoechosMode >= 1 && octoechosMode <= 8),
    movableFeasts: day.movableFeasts.every(
      (feast) => movableFeastKeys.includes(feast.key) && feast.offset === offset,
    ),
    season: fastingSeasons.includes(fasting.season),
    tone: fastingTones.includes(fasting.tone),
    fast: fasting.fast === (fasting.tone !== 'fast-free'),
    summary: fasting.summary.endsWith('.') && !/undefined|null|NaN/.test(fasting.summary),
    title: /^[A-Z]/.test(day.title) && !/undefined|NaN/.test(day.title),
  };
  return Object.keys(sound)
    .filter((aspect) => !sound[aspect])
    .map((aspect) => `${formatDate(day.date)} ${day.reckoning}: ${aspect}`);
}

describe('a liturgical day', () => {
  test('is complete', () => {
    expect(dayOf('2026-01-04', 'julian')).toEqual({
      date: { year: 2026, month: 1, day: 4 },
      reckoning: 'julian',
      weekday: 'sunday',
      use: 'slavic',
      title: 'Thirtieth Sunday after Pentecost',
      period: {
        feast: 'nativity-of-christ',
        phase: 'forefeast',
        title: 'Forefeast of the Nativity of Christ',
      },
      menaion: { year: 2025, month: 12, day: 22 },
      monthDay: 1222,
      menaionDays: [{ month: 12, day: 22 }],
      pascha: { year: 2025, month: 4, day: 20 },
      offset: 259,
      octoechosMode: 5,
      movableFeasts: [{ key: 'sunday-before-nativity', offset: 259 }],
      transfers: [],
      notes: [],
      fasting: {
        fast: true,
        season: 'nativity-fast',
        tone: 'wine-oil',
        summary:
          'This is a Sunday of the Nativity Fast. Wine and oil are permitted; ' +
          'abstain from meat, fish, dairy products and eggs.',
      },
    });
  });

  test.each([
    { year: 2026, month: 2, day: 29 },
    { year: 2100, month: 2, day: 29 },
    { year: 1582, month: 12, day: 31 },
    { year: 10000, month: 1, day: 1 },
  ])('is refused if the civil date does not exist: %o', (date) => {
    expect(isRealDate(date)).toBe(false);
    expect(() => liturgicalDay(date, 'julian')).toThrow(
      new RangeError(`no such civil date: ${formatDate(date)}`),
    );
  });

  test.each(['gregorian', 'julian'] as const)('answers from 1583 to 9999, %s', (reckoning) => {
    const faults: string[] = [];
    for (const year of [1583, 1700, 1900, 2000, 2026, 2100, 9999]) {
      faults.push(...daysOf(year).flatMap((date) => faultsOf(liturgicalDay(date, reckoning))));
    }
    for (let date = { ...firstDay }; isRealDate(date); date = { ...addDays(date, 41) }) {
      faults.push(...faultsOf(liturgicalDay(date, reckoning)));
    }
    faults.push(...faultsOf(liturgicalDay(lastDay, reckoning)));
    expect(faults).toEqual([]);
  });
});

describe("29 February's commemorations", () => {
  test.each([
    ['2026-02-28', 'gregorian', ['2/28', '2/29']],
    ['2024-02-28', 'gregorian', ['2/28']],
    ['2024-02-29', 'gregorian', ['2/29']],
    ['2100-02-28', 'gregorian', ['2/28', '2/29']],
    ['2026-03-13', 'julian', ['2/28', '2/29']],
    ['2024-03-12', 'julian', ['2/28']],
    ['2024-03-13', 'julian', ['2/29']],
    ['2100-03-13', 'julian', ['2/28']],
    ['2100-03-14', 'julian', ['2/29']],
    ['2026-02-27', 'gregorian', ['2/27']],
    ['2026-03-01', 'gregorian', ['3/1']],
    ['2026-03-28', 'gregorian', ['3/28']],
  ] as const)('on %s, %s, are among %j', (date, reckoning, expected) => {
    const { menaionDays } = dayOf(date, reckoning);
    expect(menaionDays.map(({ month, day }) => `${month}/${day}`)).toEqual(expected);
  });
});

describe('the awkward days', () => {
  test('2100-03-14 is 29 February on the Old Calendar and Cheesefare Sunday', () => {
    const day = dayOf('2100-03-14', 'julian');
    expect(day.menaion).toEqual({ year: 2100, month: 2, day: 29 });
    expect(day.pascha).toEqual({ year: 2100, month: 5, day: 2 });
    expect(keysOf(day)).toEqual(['cheesefare-sunday']);
    expect(dayOf('2100-03-15', 'julian').menaion).toEqual({ year: 2100, month: 3, day: 1 });
    expect(dayOf('2100-03-14', 'gregorian').menaion).toEqual({ year: 2100, month: 3, day: 14 });
  });

  test.each([
    ['pascha', [1991, 2075, 2086]],
    ['holy-saturday', [2007, 2018, 2029]],
    ['holy-friday', [2034, 2045]],
  ] as const)('the Old Calendar Annunciation meets %s in %j', (key, years) => {
    for (const year of years) {
      const day = liturgicalDay({ year, month: 4, day: 7 }, 'julian');
      expect(day.menaion).toEqual({ year, month: 3, day: 25 });
      expect(keysOf(day)).toEqual([key]);
    }
  });

  test('the earliest and the latest Pascha have their whole cycle', () => {
    expect(keysOf(dayOf('2010-01-17', 'gregorian'))).toContain('zacchaeus-sunday');
    expect(keysOf(dayOf('2010-06-06', 'julian'))).toContain('all-saints-local');
    expect(keysOf(dayOf('1983-02-20', 'julian'))).toContain('zacchaeus-sunday');
    expect(keysOf(dayOf('1983-07-10', 'gregorian'))).toContain('all-saints-local');
  });

  test.each(['gregorian', 'julian'] as const)(
    'the first and the last day answer, %s',
    (reckoning) => {
      const [first, last] = [liturgicalDay(firstDay, reckoning), liturgicalDay(lastDay, reckoning)];
      expect([first.pascha.year, first.offset, first.weekday]).toEqual([1582, 251, 'saturday']);
      expect([last.pascha.year, last.offset, last.weekday]).toEqual([9999, 187, 'friday']);
    },
  );
});
