/** The days are those of the pages that `fixtures/churches` names. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { civilDate } from '../../src/api/dates.js';
import { churchFastsOn } from '../../src/calendar/churches.js';
import { coordinatesOf } from '../../src/calendar/coordinates.js';
import { addDays, formatDate, type Reckoning } from '../../src/calendar/reckoning.js';
import { churchesOf } from '../../src/catalogue/churches.js';
import { loadFixtures } from '../../src/fixtures/load.js';

const fastsOn = (date: string, calendar: Reckoning = 'gregorian') =>
  Object.fromEntries(
    churchFastsOn(coordinatesOf(civilDate(date), calendar)).map(({ church, tone }) => [
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
    ['a Monday of the Apostles’ Fast', '2026-06-08', { romania: 'xerophagy' }],
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
      formatDate(addDays(civilDate('2027-06-21'), after)),
    ).map((date) => fastsOn(date).romania);
    expect(fasts).toEqual([
      undefined,
      'wine-oil',
      'xerophagy',
      'fish',
      'xerophagy',
      'fish',
      'fish',
    ]);
  });
});

describe('on the Old Calendar', () => {
  it.each([
    ['a Friday before Pentecost', '2026-05-15', { moscow: 'fish', poland: 'fish', rocor: 'fish' }],
    ['a Wednesday after the Nativity', '2026-02-04', {}],
    ['another', '2026-01-28', { moscow: 'fish' }],
    ['the Beheading, a Friday', '2026-09-11', { serbia: 'xerophagy' }],
    ['Andrew, a Sunday', '2026-12-13', {}],
    ['Andrew, a Monday', '2027-12-13', { 'mount-athos': 'xerophagy', serbia: 'wine-oil' }],
    [
      'a Tuesday of the Nativity Fast',
      '2026-12-08',
      { georgia: 'fish', 'mount-athos': 'wine-oil' },
    ],
    ['the 20th, a Saturday', '2027-01-02', {}],
  ])('says who keeps %s otherwise', (_, date, expected) => {
    expect(fastsOn(date, 'julian')).toEqual(expected);
  });
});

it('is asked for one use alone', () => {
  const day = coordinatesOf(civilDate('2026-12-21'), 'gregorian');
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
        const date = addDays(civilDate('2026-01-01'), after);
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
  expect(named.size).toBe(11);
});
