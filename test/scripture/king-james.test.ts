import { describe, expect, it } from 'vitest';
import { liturgicalDay } from '../../src/calendar/day.js';
import { bookNames, passagesOf } from '../../src/calendar/lectionary/reference.js';
import { kingJames } from '../../src/scripture/king-james.js';
import { daysOf } from '../support/dates.js';

const versesOf = (reference: string) => kingJames().verses(passagesOf(reference));
const places = (reference: string) =>
  versesOf(reference)?.map(({ chapter, verse }) => `${chapter}:${verse}`);

const bible = new Set(
  [...bookNames.keys()].filter((code) => !['WIS', 'BAR', 'S3Y'].includes(code)),
);

describe('the King James Version', () => {
  it('has the text of a verse', () => {
    expect(versesOf('John 3:16')).toEqual([
      {
        book: 'JHN',
        chapter: 3,
        verse: 16,
        text: 'For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.',
      },
    ]);
  });

  it('shows words that the translators added like any other', () => {
    expect(versesOf('Genesis 1:4')?.[0]?.text).toBe(
      'And God saw the light, that it was good: and God divided the light from the darkness.',
    );
  });

  it.each([
    ['Luke 1:24-25, 57', ['1:24', '1:25', '1:57']],
    ['Matthew 4:24-5:2', ['4:24', '4:25', '5:1', '5:2']],
    ['Philippians 4:22-23; Jude 24-25', ['4:22', '4:23', '1:24', '1:25']],
  ])('has the verses of %s in order', (reference, expected) => {
    expect(places(reference)).toEqual(expected);
  });

  it.each(['Wisdom of Solomon 3:1-9', 'Isaiah 2:2-3; Baruch 3:36-4:4'])(
    'lacks the books of %s',
    (reference) => {
      expect(versesOf(reference)).toBeUndefined();
    },
  );

  it('has every verse that is read in three years, but those of the Apocrypha', () => {
    const readings = [2024, 2026, 2029]
      .flatMap(daysOf)
      .flatMap((date) => [
        ...liturgicalDay(date, 'gregorian').readings,
        ...liturgicalDay(date, 'julian').readings,
      ]);
    const byReference = new Map(readings.map((reading) => [reading.reference, reading.passages]));
    expect(byReference.size).toBeGreaterThan(900);
    const lacking = [...byReference].filter(([, passages]) => {
      const verses = kingJames().verses(passages);
      return verses === undefined || verses.some(({ text }) => text === '');
    });
    const books = new Set(lacking.flatMap(([, passages]) => passages.map(({ book }) => book)));
    expect([...books].filter((book) => !bible.has(book)).sort()).toEqual(['BAR', 'S3Y', 'WIS']);
    for (const [, passages] of lacking) {
      expect(passages.some(({ book }) => !bible.has(book))).toBe(true);
    }
  });
});
