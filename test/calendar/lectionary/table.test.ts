import { describe, expect, test } from 'vitest';
import { coordinatesOf } from '../../../src/calendar/coordinates.js';
import { annunciationKeysOn, eveKeysOn } from '../../../src/calendar/lectionary/eves.js';
import type { Passage } from '../../../src/calendar/lectionary/reference.js';
import slavic from '../../../src/calendar/lectionary/slavic.json' with { type: 'json' };
import { parseRow, placeKey } from '../../../src/calendar/lectionary/table.js';
import { daysInMonth, reckonings } from '../../../src/calendar/reckoning.js';
import { anchorsOn } from '../../../src/calendar/slavic/anchors.js';
import { readingsAt } from '../../../src/calendar/slavic/lectionary.js';
import { placesOf } from '../../../src/calendar/slavic/places.js';
import { daysOf } from '../../support/dates.js';
import canon from '../../tables/canon.json' with { type: 'json' };

const lectionaryKeys = Object.keys(slavic);

const verses: Readonly<Record<string, readonly number[]>> = canon.verses;

/** Lessons stitched together too freely for verses. */
const withoutPassages = [
  'Proverbs 10; Wisdom of Solomon 6, 7, 8, 9 (composite)',
  'Wisdom of Solomon 4, 6, 7, 2 (composite)',
];

function isInCanon({ book, start, end }: Passage): boolean {
  const [first, last] = [start, end].map((text) => text.split(':').map(Number));
  const exists = ([chapter = 0, verse = 0]: readonly number[] = []) =>
    verse >= 1 && verse <= (verses[book]?.[chapter - 1] ?? 0);
  const [[firstChapter = 0, firstVerse = 0] = [], [lastChapter = 0, lastVerse = 0] = []] = [
    first,
    last,
  ];
  const isForward =
    firstChapter < lastChapter || (firstChapter === lastChapter && firstVerse <= lastVerse);
  return exists(first) && exists(last) && isForward;
}

/** Every key that some day of a century asks for, in both reckonings. */
function askedKeys(): Set<string> {
  const asked = new Set<string>();
  for (let sunday = 1; sunday <= 11; sunday += 1) asked.add(`eothinon-${sunday}`);
  for (let month = 1; month <= 12; month += 1) {
    for (let day = 1; day <= daysInMonth(2024, month, 'gregorian'); day += 1) {
      asked.add([month, day].map((number) => String(number).padStart(2, '0')).join('-'));
    }
  }
  for (const reckoning of reckonings) {
    for (let year = 1990; year < 2090; year += 1) {
      for (const date of daysOf(year)) {
        const day = coordinatesOf(date, reckoning);
        const { epistle, gospel } = placesOf(day);
        const { chief, lesser } = anchorsOn(day);
        const places = [day.offset, epistle, gospel].map(placeKey);
        const named = [...chief, ...lesser, ...eveKeysOn(day), ...annunciationKeysOn(day)];
        for (const key of [...places, ...named]) asked.add(key);
      }
    }
  }
  return asked;
}

describe('the lectionary', () => {
  const readings = lectionaryKeys.flatMap((key) => readingsAt(key));

  test('has every place from the Publican and the Pharisee to the 33rd week', () => {
    for (let place = -70; place <= 279; place += 1) {
      expect(readingsAt(placeKey(place)), placeKey(place)).not.toEqual([]);
    }
  });

  test('names passages that are in the canon, in all but two lessons', () => {
    const outside = readings.flatMap(({ reference, passages }) =>
      passages.filter((passage) => !isInCanon(passage)).map((passage) => ({ reference, passage })),
    );
    expect(outside).toEqual([]);
    const without = readings.filter(({ passages }) => passages.length === 0);
    expect([...new Set(without.map(({ reference }) => reference))].sort()).toEqual(withoutPassages);
  });

  test('has no key that the rules never use', () => {
    const asked = askedKeys();
    expect(lectionaryKeys.filter((key) => !asked.has(key))).toEqual([]);
  });

  test.each([
    '',
    'liturgy epistle',
    'mass epistle Acts 1:12-17',
    'liturgy lesson Acts 1:12-17',
    ' liturgy epistle Acts 1:12-17',
    'liturgy epistle Acts 1:12-17 | ',
  ])('refuses the row %j', (row) => {
    expect(() => parseRow('P+1', row, String)).toThrow(
      `unreadable row of the lectionary: P+1 ${row}`,
    );
  });

  test('repeats no reading within a key', () => {
    for (const key of lectionaryKeys) {
      const rows = readingsAt(key).map((reading) => JSON.stringify(reading));
      expect(new Set(rows).size, key).toBe(rows.length);
    }
  });

  test('names an occasion for every reading', () => {
    for (const { occasion } of readings) expect(occasion).toMatch(/^[A-Za-z0-9].*[a-z)]$/);
  });
});
