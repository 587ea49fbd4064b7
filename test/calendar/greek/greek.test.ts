/** Greek use, by what it prints and by what holds in every year. */
import { describe, expect, test } from 'vitest';
import { coordinatesOf, type DayCoordinates } from '../../../src/calendar/coordinates.js';
import { type LiturgicalDay, liturgicalDay } from '../../../src/calendar/day.js';
import { greek } from '../../../src/calendar/greek/greek.js';
import { readingAt } from '../../../src/calendar/greek/lectionary.js';
import { placesOf, positionOf } from '../../../src/calendar/greek/places.js';
import greekRows from '../../../src/calendar/lectionary/greek.json' with { type: 'json' };
import { lectionaryOf } from '../../../src/calendar/lectionary/table.js';
import { saturdayBefore } from '../../../src/calendar/lectionary/winter.js';
import {
  addDays,
  type CalendarDate,
  formatDate,
  type Reckoning,
  reckonings,
} from '../../../src/calendar/reckoning.js';
import { dateFrom, daysOf, firstDay } from '../../support/dates.js';
import table from '../../tables/greek-days.json' with { type: 'json' };

const dayOf = (date: string, reckoning: Reckoning = 'gregorian'): LiturgicalDay =>
  liturgicalDay(dateFrom(date), reckoning, greek);

/** What is read at the Liturgy, without what it replaces. */
const readOn = (day: LiturgicalDay, kind: string): string[] =>
  greek
    .readingsOn(day)
    .filter((each) => each.service === 'liturgy' && each.kind === kind)
    .filter(({ isReplaced }) => !isReplaced)
    .map(({ reference }) => reference);

interface Row {
  readonly date: string;
  readonly title: string;
  readonly epistle: string;
  readonly gospel: string;
  readonly tone?: string;
}

describe('a day in Greek use', () => {
  test.each(table.days as Row[])('$date is $title', ({ date, title, epistle, gospel, tone }) => {
    const day = dayOf(date);
    expect(day.title).toBe(title);
    expect([readOn(day, 'epistle'), readOn(day, 'gospel')]).toEqual([[epistle], [gospel]]);
    if (tone !== undefined) expect(day.fasting.tone).toBe(tone);
  });

  test('lists what is read before what it replaces', () => {
    const ofLiturgy = greek
      .readingsOn(dayOf('2026-10-18'))
      .filter(({ service }) => service === 'liturgy');
    expect(ofLiturgy.map(({ occasion, isReplaced }) => [occasion, isReplaced])).toEqual([
      ['Apostle Luke', undefined],
      ['Apostle Luke', undefined],
      ['Twentieth Sunday after Pentecost', true],
      ['Third Sunday of Luke', true],
    ]);
  });

  test.each([
    ['2026-04-26', 'Luke 24:1-12'],
    ['2026-05-03', 'Luke 24:12-35'],
    ['2026-06-29', 'John 21:14-25'],
    ['2026-08-16', 'John 21:14-25'],
    ['2026-11-25', 'Matthew 25:1-13'],
    ['2026-10-28', 'Luke 1:39-49, 56'],
  ])('reads at matins of %s %s', (date, gospel) => {
    const matins = greek.readingsOn(dayOf(date)).filter(({ kind }) => kind === 'matins-gospel');
    expect(matins.map(({ reference }) => reference)).toEqual([gospel]);
  });

  test.each([
    ['2027-04-23', []],
    ['2027-05-03', ['george-the-trophy-bearer']],
    ['2027-05-04', ['mark-the-evangelist']],
    ['2026-04-23', []],
    ['2026-10-28', ['protection-of-the-theotokos', 'theotokos']],
    ['2026-10-01', []],
  ])('of %s has the commemorations %j moved to it', (date, expected) => {
    const moved = dayOf(date).transfers.filter(({ isHere }) => isHere);
    expect(moved.map(({ slug }) => slug)).toEqual(expected);
  });

  test('leaves the Protection on its date on the Old Calendar', () => {
    const ofOld = (date: string) => liturgicalDay(dateFrom(date), 'julian', greek).transfers;
    expect([...ofOld('2026-10-14'), ...ofOld('2026-11-10')]).toEqual([]);
    const read = (date: string) => JSON.stringify(greek.readingsOn(dayOf(date, 'julian')));
    expect(read('2026-10-14')).toContain('Protection of the Theotokos');
    expect(read('2026-11-10')).not.toContain('Protection of the Theotokos');
  });

  test('reads a moved saint on the new day, and not on the old', () => {
    expect(readOn(dayOf('2022-04-25'), 'epistle')).toEqual(['Acts 12:1-11']);
    expect(readOn(dayOf('2022-04-26'), 'gospel')).toEqual(['Luke 10:16-21']);
    expect(greek.readingsOn(dayOf('2027-04-23')).map(({ occasion }) => occasion)).not.toContain(
      'Great Martyr George',
    );
  });

  test.each([
    ['Annunciation on Sunday of Lent', '2029-03-25', ['Hebrews 2:11-18'], ['Luke 1:24-38']],
    ['Annunciation on Saturday of Lent', '2028-03-25', ['Hebrews 2:11-18'], ['Luke 1:24-38']],
    ['Annunciation on Holy Monday', '2026-04-07', ['Hebrews 2:11-18'], ['Luke 1:24-38'], 'julian'],
    ['a saint on Cheesefare Wednesday', '2027-03-10', [], []],
    ['Constantine on Ascension', '2026-05-21', ['Acts 26:1, 12-20'], ['Luke 24:36-53']],
    [
      'a Sunday of 31 December as before Theophany',
      '2028-12-31',
      ['2 Timothy 4:5-8'],
      ['Mark 1:1-8'],
    ],
    ['a Saturday of 31 December so', '2033-12-31', ['1 Timothy 3:13-4:5'], ['Matthew 3:1-6']],
  ] as const)('reads %s, %s', (_, date, epistle, gospel, calendar?: Reckoning) => {
    const day = dayOf(date, calendar);
    expect([readOn(day, 'epistle'), readOn(day, 'gospel')]).toEqual([epistle, gospel]);
  });

  test.each([
    ['2027-01-06', 'Wednesday of the 10th Week of Luke'],
    ['2022-12-25', 'Sunday of the Nativity'],
    ['2030-01-06', 'Sunday of Theophany'],
    ['2024-01-07', 'Sunday after Theophany'],
    ['2026-02-03', 'Tuesday of the Week of the Prodigal Son'],
    ['2026-01-27', 'Tuesday of the Week of the Publican and the Pharisee'],
    ['2026-02-14', 'Saturday of Souls'],
    ['2026-06-01', 'Monday of the Holy Spirit'],
    ['2026-07-19', 'Seventh Sunday of Matthew'],
  ])('of %s has the title %s', (date, title) => {
    expect(dayOf(date).title).toBe(title);
  });

  test.each([
    ['2026-12-12', 'wine-oil', 'permits fish until 17 December'],
    ['2026-12-11', 'xerophagy', 'abstain'],
    ['2026-12-10', 'fish', 'Fish, wine and oil'],
    ['2026-06-17', 'xerophagy', "Apostles' Fast"],
    ['2026-04-22', 'wine-oil', 'eased between Pascha and Pentecost'],
    ['2026-08-29', 'wine-oil', 'Beheading'],
    ['2029-08-29', 'xerophagy', 'Beheading'],
    ['2026-03-25', 'fish', 'For the Annunciation'],
    ['2026-03-24', 'xerophagy', 'Great Lent'],
    ['1983-06-24', 'fish', 'Nativity of the Forerunner'],
  ])('of %s is a fast of %s', (date, tone, words) => {
    expect(dayOf(date).fasting).toMatchObject({ tone, summary: expect.stringContaining(words) });
  });

  test('tells of the rule that permits fish until its last day alone', () => {
    const isTold = (date: string) => dayOf(date).fasting.summary.includes('permits fish until');
    expect(['2026-12-17', '2027-12-18', '2026-12-19'].map(isTold)).toEqual([true, false, false]);
  });
});

/** Years with an early, a usual and a late Pascha, now and at the ends, and one in 97 between. */
const years = [1583, 1818, 1983, 2010, 2024, 2026, 9998, 9999];
for (let year = firstDay.year; year < 9998; year += 97) years.push(year);

const everyDay = (reckoning: Reckoning): DayCoordinates[] =>
  years.flatMap(daysOf).map((date) => coordinatesOf(date, reckoning));

const shown = ({ menaion, pascha, offset, reckoning }: DayCoordinates) =>
  `${formatDate(addDays(pascha, offset))} ${reckoning} ${formatDate(menaion)}`;

describe.each(reckonings)('Greek use through all years, %s', (reckoning) => {
  test('gives every day one title', () => {
    const bad = everyDay(reckoning).filter(
      (day) => !/^[A-Z][A-Za-z -]+$|^[A-Z].*\d(st|nd|rd|th) Week/.test(greek.title(day)),
    );
    expect(bad.map((day) => `${shown(day)} ${greek.title(day)}`)).toEqual([]);
  });

  test('reads one epistle and one gospel on each day of the Liturgy', () => {
    const bad: string[] = [];
    for (const day of everyDay(reckoning)) {
      const read = greek
        .readingsOn(day)
        .filter(({ service, isReplaced }) => service === 'liturgy' && !isReplaced)
        .map(({ kind }) => kind);
      const isLiturgy = !isWithoutLiturgy(day);
      const expected = isLiturgy ? 'epistle gospel' : '';
      if (read.length === 0 && !isLiturgy) continue;
      if (read.join(' ') !== expected && read.join(' ') !== 'epistle gospel') {
        bad.push(`${shown(day)}: ${read.join(' ')}`);
      }
    }
    expect(bad).toEqual([]);
  });

  test('reads no place of the cycle twice in a week', () => {
    const bad: string[] = [];
    let week: { epistle: number; gospel: number }[] = [];
    let before: CalendarDate | undefined;
    for (const day of everyDay(reckoning)) {
      const date = addDays(day.pascha, day.offset);
      const isNext = before !== undefined && formatDate(addDays(before, 1)) === formatDate(date);
      if (day.weekday === 'monday' || !isNext) week = [];
      before = date;
      const places = placesOf(day);
      if (places === undefined) continue;
      if (
        week.some(({ epistle, gospel }) => epistle === places.epistle || gospel === places.gospel)
      ) {
        bad.push(shown(day));
      }
      week.push(places);
    }
    expect(bad).toEqual([]);
  });

  test('reads the weeks of Luke without a gap from the Exaltation to Theophany', () => {
    const bad: string[] = [];
    let last: { days: number; gospel: number; pascha: number } | undefined;
    for (const day of everyDay(reckoning)) {
      if (day.weekday !== 'monday' || day.offset < 120) continue;
      const { days, winter } = positionOf(day);
      if (days <= winter.lukeSunday || days > saturdayBefore(winter.theophany)) {
        last = undefined;
        continue;
      }
      const gospel = placesOf(day)?.gospel ?? 0;
      if (days === winter.lukeSunday + 1 && gospel !== 169) bad.push(shown(day));
      // The years are not next to one another: a week is compared with the one before it only.
      const isNext = last?.days === days - 7 && last.pascha === day.pascha.year;
      if (isNext && gospel !== (last?.gospel ?? 0) + 7) bad.push(shown(day));
      last = { days, gospel, pascha: day.pascha.year };
    }
    expect(bad).toEqual([]);
  });
});

/** Weekdays of Lent, Wednesday and Friday of Cheesefare Week, the first days of Holy Week, Friday. */
const isWithoutLiturgy = ({ offset, weekday }: DayCoordinates): boolean =>
  offset === -53 ||
  offset === -51 ||
  (offset >= -48 && offset <= -9 && weekday !== 'saturday' && weekday !== 'sunday') ||
  (offset >= -6 && offset <= -4) ||
  offset === -2;

describe('the table of Greek use', () => {
  test('has no row that a key of another table does not know, or that is of no day', () => {
    for (const key of Object.keys(greekRows)) {
      expect(key).toMatch(/^(P[+-]\d+|\d\d-\d\d (all|weekday|saturday)|eothinon-11|[a-z-]+)$/);
    }
  });

  test('is checked as it is read', () => {
    expect(() => lectionaryOf({ 'P+1': ['liturgy lesson Acts 1:1'] }, () => '')).toThrow(
      'unreadable row',
    );
  });

  test('has one epistle and one gospel under a key', () => {
    for (const [key, rows] of Object.entries(greekRows)) {
      const kinds = rows.map((row) => row.split(' ').slice(0, 2).join(' '));
      expect(new Set(kinds).size, key).toBe(rows.length);
    }
    expect(readingAt('12-06 all', 'epistle')?.reference).toBe('Hebrews 13:17-21');
  });
});
