import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { coordinatesOf } from '../../src/calendar/coordinates.js';
import { greek } from '../../src/calendar/greek/greek.js';
import { bookNames, type Passage, passagesOf } from '../../src/calendar/lectionary/reference.js';
import { slavic } from '../../src/calendar/slavic/slavic.js';
import { type Translation, translations } from '../../src/scripture/translations.js';
import { daysOf } from '../support/dates.js';
import canon from '../tables/canon.json' with { type: 'json' };

const versesOf = (translation: Translation, reference: string) =>
  translations[translation].bible.verses(passagesOf(reference));
const places = (translation: Translation, reference: string) =>
  versesOf(translation, reference)?.map(({ chapter, verse }) => `${chapter}:${verse}`);
const wordsOf = (translation: Translation, reference: string) =>
  versesOf(translation, reference)?.map(({ text }) => text);

/** Every passage that is read in three years. */
const passages = [
  ...new Map(
    [2024, 2026, 2029]
      .flatMap(daysOf)
      .flatMap((date) => [
        ...slavic.readingsOn(coordinatesOf(date, 'gregorian')),
        ...slavic.readingsOn(coordinatesOf(date, 'julian')),
        ...greek.readingsOn(coordinatesOf(date, 'gregorian')),
      ])
      .flatMap((reading) => reading.passages)
      .map((passage) => [JSON.stringify(passage), passage]),
  ).values(),
];

/** The places of a passage, by the verses of each chapter in the King James Version. */
function expectedPlaces({ book, start, end }: Passage): string[] {
  const [firstChapter = 0, firstVerse = 0] = start.split(':').map(Number);
  const [lastChapter = 0, lastVerse = 0] = end.split(':').map(Number);
  const chapters = canon.verses[book as keyof typeof canon.verses];
  return chapters.flatMap((length, index) => {
    const chapter = index + 1;
    if (chapter < firstChapter || chapter > lastChapter) return [];
    const from = chapter === firstChapter ? firstVerse : 1;
    const to = chapter === lastChapter ? lastVerse : length;
    return Array.from(
      { length: to - from + 1 },
      (_, after) => `${book} ${chapter}:${from + after}`,
    );
  });
}

/** The verses that are read and that a translation lacks. */
function lacking(translation: Translation): Set<string> {
  const bible = translations[translation].bible;
  return new Set(
    passages.flatMap((passage) => {
      const verses = bible.verses([passage]);
      const found = new Set(
        verses?.map(({ book, chapter, verse }) => `${book} ${chapter}:${verse}`),
      );
      return expectedPlaces(passage).filter((place) => !found.has(place));
    }),
  );
}

describe.each([
  [
    'kjv',
    'For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.',
  ],
  [
    'web',
    'For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life.',
  ],
] as const)('%s', (translation, text) => {
  it('has the text of a verse', () => {
    expect(versesOf(translation, 'John 3:16')).toEqual([
      { book: 'JHN', chapter: 3, verse: 16, text },
    ]);
  });

  it.each([
    ['Luke 1:24-25, 57', ['1:24', '1:25', '1:57']],
    ['Matthew 4:24-5:2', ['4:24', '4:25', '5:1', '5:2']],
    ['Philippians 4:22-23; Jude 24-25', ['4:22', '4:23', '1:24', '1:25']],
    ['Romans 14:23; 16:24-27', ['14:23', '16:24', '16:25', '16:26', '16:27']],
  ])('has the verses of %s in order', (reference, expected) => {
    expect(places(translation, reference)).toEqual(expected);
  });
});

describe('the King James Version', () => {
  it('shows words that the translators added like any other', () => {
    expect(wordsOf('kjv', 'Genesis 1:4')).toEqual([
      'And God saw the light, that it was good: and God divided the light from the darkness.',
    ]);
  });

  it.each(['Wisdom of Solomon 3:1-9', 'Isaiah 2:2-3; Baruch 3:36-4:4'])(
    'lacks the books of %s',
    (reference) => {
      expect(versesOf('kjv', reference)).toBeUndefined();
    },
  );

  it('has every verse that is read, but those of the Apocrypha', () => {
    expect(passages.length).toBeGreaterThan(900);
    const books = new Set([...lacking('kjv')].map((place) => place.slice(0, 3)));
    expect([...books].sort()).toEqual(['BAR', 'S3Y', 'WIS']);
  });
});

describe('the World English Bible', () => {
  it('has every verse that is read, but four that its Greek text does not have', () => {
    expect([...lacking('web')].sort()).toEqual(['ACT 15:34', 'ACT 8:37', 'LUK 17:36', 'S3Y 1:45']);
  });

  it('has the Wisdom of Solomon and Baruch', () => {
    expect(wordsOf('web', 'Wisdom of Solomon 3:1')).toEqual([
      'But the souls of the righteous are in the hand of God, and no torment will touch them.',
    ]);
    expect(wordsOf('web', 'Baruch 3:35')).toEqual([
      'This is our God. No other can be compared to him.',
    ]);
  });

  it('has the end of Romans where the King James Version has it', () => {
    const verses = wordsOf('web', 'Romans 14:23; 16:25-27');
    expect(verses?.map((text) => text.split(' ').slice(0, 3).join(' '))).toEqual([
      'But he who',
      'Now to him',
      'but now is',
      'to the only',
    ]);
  });

  it('has the Song of the Three by verses', () => {
    const verses = wordsOf('web', 'Song of the Three 1-2, 29, 66');
    expect(verses?.map((text) => text.split(' ').slice(0, 5).join(' '))).toEqual([
      'They walked in the midst',
      'Then Azarias stood, and prayed',
      '“Blessed are you, O Lord,',
      'O Hananiah, Mishael, and Azariah,',
    ]);
  });

  it('has no marks, notes or stray spaces in its text', () => {
    const bible = translations.web.bible;
    const odd = passages
      .flatMap((passage) => bible.verses([passage]) ?? [])
      .filter(({ text }) => /[<>]| [.,;:!?]|[“‘(] | {2}|[a-z][A-Z]|[.,;:!?][A-Za-z]/.test(text));
    expect(odd).toEqual([]);
  });
});

it('has the words of the package that the King James Version is taken from', async () => {
  const texts: Record<string, string> = JSON.parse(
    await readFile(createRequire(import.meta.url).resolve('kjv/json/verses-1769.json'), 'utf8'),
  );
  const places = Object.entries(texts).flatMap(([place, text]) => {
    const [, name = '', chapter, verse] = /^(.*) (\d+):(\d+)$/.exec(place) ?? [];
    const [code] = [...bookNames].find(([, known]) => known === name) ?? [];
    return code === undefined ? [] : [{ code, start: `${chapter}:${verse}`, text }];
  });
  expect(places.length).toBeGreaterThan(25_000);
  for (const { code: book, start, text } of places) {
    const [found] = translations.kjv.bible.verses([{ book, start, end: start }]) ?? [];
    expect(found?.text, `${book} ${start}`).toBe(text.replace(/^# |[[\]]/g, ''));
  }
});
