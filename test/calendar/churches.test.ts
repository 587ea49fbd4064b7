/** The days are those of the pages that `fixtures/churches` names. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { churchFastsOn, hasUnknownFast } from '../../src/calendar/churches.js';
import { coordinatesOf } from '../../src/calendar/coordinates.js';
import { liturgicalDay } from '../../src/calendar/day.js';
import type { FastingTone } from '../../src/calendar/fasting/measures.js';
import { greek } from '../../src/calendar/greek/greek.js';
import { addDays, formatDate, type Reckoning } from '../../src/calendar/reckoning.js';
import { slavic } from '../../src/calendar/slavic/slavic.js';
import type { UseName } from '../../src/calendar/use.js';
import { churchesOf } from '../../src/catalogue/churches.js';
import { loadFixtures } from '../../src/fixtures/load.js';
import { dateFrom } from '../support/dates.js';

const strict = Object.fromEntries(
  [
    ...['belarus', 'estonian-christian-orthodox-church', 'georgia', 'latvia', 'moldova', 'moscow'],
    ...['ohrid', 'poland', 'rocor', 'serbia', 'ukrainian-orthodox-church'],
  ].map((church) => [church, 'xerophagy']),
);

const fastsOn = (date: string, calendar: Reckoning = 'gregorian') =>
  Object.fromEntries(
    churchFastsOn(coordinatesOf(dateFrom(date), calendar)).map(({ church, tone }) => [
      church,
      tone,
    ]),
  );

describe('on the New Calendar', () => {
  it.each([
    ['Thomas Week, a Wednesday', '2026-04-22', { antioch: 'fast-free', romania: 'fish' }],
    ['Mid-Pentecost, with fish for all', '2026-05-06', { antioch: 'fast-free' }],
    ['the Wednesday before Ascension', '2026-05-20', { antioch: 'fast-free' }],
    ['the Friday after it', '2026-05-22', {}],
    ['8 June, of which no page was found', '2026-06-08', {}],
    ['a Thursday of it', '2026-06-11', { romania: 'wine-oil' }],
    ['a Thursday of it with a saint', '2028-06-15', {}],
    ['15 December, a Tuesday', '2026-12-15', { greece: 'fish' }],
    ['17 December, a Thursday', '2026-12-17', { greece: 'fish' }],
    ['16 December, a Wednesday', '2026-12-16', {}],
    ['13 December, a Sunday', '2026-12-13', { greece: 'fish', romania: 'fish' }],
    ['21 December, a Monday', '2026-12-21', { bulgaria: 'wine-oil', greece: 'wine-oil' }],
    [
      'the first Sunday of the Nativity Fast',
      '2026-11-15',
      { bulgaria: 'wine-oil', romania: 'wine-oil' },
    ],
    ['the Entry of the Theotokos, a Tuesday', '2028-11-21', {}],
  ])('says who keeps %s otherwise', (_, date, expected) => {
    expect(fastsOn(date)).toEqual(expected);
  });

  test('Romania fasts a week before the Apostles though Pascha is late', () => {
    const fasts = Array.from({ length: 7 }, (_, after) =>
      formatDate(addDays(dateFrom('2027-06-21'), after)),
    ).map((date) => fastsOn(date).romania);
    // On Tuesday is Gregory the Teacher, as in 2021.
    expect(fasts).toEqual([undefined, 'fish', 'xerophagy', 'fish', 'xerophagy', 'fish', 'fish']);
  });
});

describe('on the Old Calendar', () => {
  it.each([
    ['a Friday before Pentecost', '2026-05-15', { moscow: 'fish', poland: 'fish', rocor: 'fish' }],
    ['a Wednesday after the Nativity', '2026-02-04', {}],
    ['7 April in Lent, without Saint Tikhon', '2027-04-20', strict],
    ['27 February in Lent, without Saint Raphael', '2025-03-12', strict],
    ['7 April on the day of the Great Canon', '1983-04-21', {}],
    ['another', '2026-01-28', { moscow: 'fish' }],
    ['the Beheading, a Friday', '2026-09-11', { serbia: 'xerophagy' }],
    ['Andrew, a Sunday', '2026-12-13', {}],
    ['Andrew, a Monday', '2027-12-13', { serbia: 'wine-oil' }],
    [
      'a Thursday of the Nativity Fast',
      '2026-12-10',
      { georgia: 'fish', 'mount-athos': 'wine-oil' },
    ],
    ['the 20th, a Saturday', '2027-01-02', {}],
  ])('says who keeps %s otherwise', (_, date, expected) => {
    expect(fastsOn(date, 'julian')).toEqual(expected);
  });
});

/** The tone of a day as a calendar of the Church prints it, which is that of its use where none differs. */
const toneOf = (church: string, calendar: Reckoning, use: UseName, date: string) => {
  const day = coordinatesOf(dateFrom(date), calendar);
  const own = churchFastsOn(day, use).find((each) => each.church === church);
  return own?.tone ?? liturgicalDay(dateFrom(date), calendar, uses[use]).fasting.tone;
};
const uses = { slavic, greek } as const;

/**
 * Pages: 2022 spynews.ro (293426), 2023 romaniatv.net (7931626), 2024 iamicon.ro (id1154), 2025
 * jurnalgiurgiuvean.ro, by the press office of the Patriarchate, 2026 calendarulcrestinortodox.ro;
 * the Apostles' Fast: 2021 playtech.ro (347693), 2025 ziuadevest.ro.
 * Lists of 2021 to 2025 name the days of fish; other tones are those of the general rule on days that
 * they leave out, as alba24.ro (1107665) has it.
 */
const printedInRomania: Readonly<Record<string, Readonly<Partial<Record<FastingTone, string>>>>> = {
  2021: { fish: '06-22 06-24 06-26 06-27' },
  2022: {
    fish: '11-21 11-26 11-27 11-30 12-03 12-04 12-05 12-06 12-10 12-11 12-12 12-13 12-17 12-18',
    'wine-oil': '11-24 11-29 12-01 12-08 12-15',
  },
  2023: {
    fish: '12-02 12-03 12-04 12-05 12-06 12-07 12-09 12-10 12-12 12-16 12-17 12-18',
    'wine-oil': '12-14',
  },
  2024: {
    fish: '11-21 11-23 11-24 11-25 11-30 12-01 12-03 12-05 12-06 12-07 12-08 12-12 12-14 12-15',
    'wine-oil': '11-26 12-10',
  },
  2025: {
    fish: '06-16 06-19 06-21 06-22 06-24 06-28 11-21 11-25 12-02 12-04 12-09 12-13 12-14 12-18',
    'wine-oil': '06-17 06-26 11-18 11-20 11-27 12-11 12-16 12-20 12-21',
    xerophagy: '06-23 11-24 12-01 12-08 12-15',
  },
  2026: {
    fish: '11-30 12-03 12-05 12-06 12-07 12-12',
    'wine-oil': '12-01 12-04 12-08 12-09 12-10',
  },
};

it.each(
  Object.entries(printedInRomania).flatMap(([year, tones]) =>
    Object.entries(tones).map(([tone, days]) => [year, tone, days] as const),
  ),
)('has the days that Romania printed in %s with %s', (year, tone, days) => {
  const others = days
    .split(' ')
    .filter((day) => toneOf('romania', 'gregorian', 'greek', `${year}-${day}`) !== tone);
  expect(others).toEqual([]);
});

it('has the days that Serbia printed otherwise than its use', () => {
  const tones = {
    // crkvenikalendar.rs, ?p=2271 and oktobar-2024; posnajela.rs, decembar
    '2019-12-13': 'wine-oil',
    '2024-10-09': 'wine-oil',
    '2024-12-13': 'wine-oil',
    '2024-12-19': 'wine-oil',
    '2024-12-21': 'fish',
    // A Tuesday.
    '2028-12-19': 'wine-oil',
  };
  const found = Object.keys(tones).map((date) => [
    date,
    toneOf('serbia', 'julian', 'slavic', date),
  ]);
  expect(Object.fromEntries(found)).toEqual(tones);
});

describe('by a rule that has no printed days', () => {
  it.each([
    // Diakonima, and Pantokrator: a house eases it for its own saints.
    ['Athos on a Monday of the Apostles’ Fast', '2027-06-28', { 'mount-athos': 'xerophagy' }],
    ['Athos on a Tuesday of it', '2027-06-29', { 'mount-athos': 'wine-oil' }],
    ['Athos on a Saturday of it', '2027-07-03', {}],
    ['nobody for sure on the Forerunner in it', '2026-07-07', {}],
    ['nobody for sure on Great Thursday', '2027-04-29', {}],
    // Interpressnews, and the Patriarch in Exclusive.
    ['Georgia on Barbara', '2026-12-17', { georgia: 'fish' }],
    [
      'Georgia and Athos on 26 December, a Saturday',
      '2026-12-26',
      { georgia: 'wine-oil', 'mount-athos': 'fish' },
    ],
    [
      'Georgia and Athos on the first day of the Nativity Fast',
      '2028-11-28',
      { georgia: 'fish', 'mount-athos': 'xerophagy' },
    ],
    [
      'Georgia on 13 December, a Tuesday',
      '2028-12-26',
      { georgia: 'wine-oil', 'mount-athos': 'wine-oil' },
    ],
    [
      'Moscow on 23 November, a Thursday',
      '2029-12-06',
      { georgia: 'fish', moscow: 'fish', 'mount-athos': 'wine-oil' },
    ],
    ['Moscow on 13 December, a Monday', '2033-12-26', { moscow: 'wine-oil' }],
    ['Moscow on 9 October, a Friday', '2027-10-22', { moscow: 'wine-oil' }],
  ])('says of the Old Calendar: %s', (_, date, expected) => {
    expect(fastsOn(date, 'julian')).toEqual(expected);
  });

  it.each([
    // The first week and the last: dnes.bg, actualno.com. Between, the pages differ.
    ['the first week', '2027-11-15', 'wine-oil'],
    ['a week between', '2026-12-07', undefined],
    ['the last week', '2026-12-21', 'wine-oil'],
  ])('says of Bulgaria on a Monday of %s', (_, date, expected) => {
    expect(fastsOn(date).bulgaria).toBe(expected);
  });

  it('says nothing of Romania on Matthew', () => {
    for (const date of ['2026-11-16', '2027-11-16', '2028-11-16']) {
      expect(fastsOn(date)).not.toHaveProperty('romania');
    }
  });
});

it('knows of days on which it does not know the rule of a church', () => {
  const isUnknown = (date: string, calendar: Reckoning = 'julian', church = 'mount-athos') =>
    hasUnknownFast(church, coordinatesOf(dateFrom(date), calendar));
  // The Forerunner in the Apostles’ Fast, Great Thursday and Saturday, Barbara, and Matthew in Romania.
  expect(isUnknown('2026-07-07')).toBe(true);
  expect(isUnknown('2027-04-29')).toBe(true);
  expect(isUnknown('2027-05-01')).toBe(true);
  expect(isUnknown('2027-04-30')).toBe(false);
  expect(isUnknown('2026-12-17')).toBe(true);
  expect(isUnknown('2026-11-16', 'gregorian', 'romania')).toBe(true);
  // Petka in Bulgaria, a Thursday of the Nativity Fast in Moscow, the eve of the Nativity in Serbia.
  expect(isUnknown('2026-10-14', 'gregorian', 'bulgaria')).toBe(true);
  expect(isUnknown('2026-12-10', 'julian', 'moscow')).toBe(true);
  expect(isUnknown('2027-01-06', 'julian', 'serbia')).toBe(true);
  expect(isUnknown('2027-06-28')).toBe(false);
  expect(isUnknown('2027-07-03')).toBe(false);
  // The Entry of the Theotokos, and a Saturday of the Nativity Fast.
  expect(isUnknown('2029-12-04', 'julian', 'moscow')).toBe(false);
  expect(isUnknown('2026-12-12', 'julian', 'moscow')).toBe(false);
  expect(isUnknown('2026-12-17', 'gregorian')).toBe(false);
  expect(isUnknown('2026-12-17', 'julian', 'atlantis')).toBe(false);
});

it('is asked for one use alone', () => {
  const day = coordinatesOf(dateFrom('2026-12-21'), 'gregorian');
  expect(churchFastsOn(day, 'greek').map(({ church }) => church)).toEqual(['greece']);
  expect(churchFastsOn(day, 'slavic').map(({ church }) => church)).toEqual(['bulgaria']);
});

it('names churches as the fixtures do, in the order of their slugs', async () => {
  const { countries } = await loadFixtures(
    fileURLToPath(new URL('../../fixtures', import.meta.url)),
  );
  const known = new Map(churchesOf(countries).map((church) => [church.slug, church]));
  const named = new Map<string, string>();
  for (const calendar of ['gregorian', 'julian'] as const) {
    for (const use of ['slavic', 'greek'] as const) {
      for (let after = 0; after < 800; after += 1) {
        const date = addDays(dateFrom('2026-01-01'), after);
        const fasts = churchFastsOn(coordinatesOf(date, calendar), use);
        const slugs = fasts.map(({ church }) => church);
        expect(slugs).toEqual(slugs.toSorted());
        for (const { church, name } of fasts) {
          expect(known.get(church), church).toMatchObject({ name, calendar, use });
          named.set(church, name);
        }
      }
    }
  }
  expect(named.size).toBe(17);
});
