import { describe, expect, it } from 'vitest';
import {
  type CursorKind,
  decodeCursor,
  encodeCursor,
  filtersSet,
  isCursorText,
  listCursor,
  patronageCursor,
  searchCursor,
  sortedBy,
} from '../../src/api/cursor.js';

const list = ['saints', 'country=greece'];
const spell = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');
const partsOf = (cursor: string): unknown[] =>
  JSON.parse(Buffer.from(cursor, 'base64url').toString());

/** What a cursor of the kind gives back once a part of it is replaced. */
function replaced<Position>(kind: CursorKind<Position>, position: Position, at: number) {
  const parts = partsOf(encodeCursor(kind, list, position));
  return (part: unknown) => () => decodeCursor(kind, list, spell(parts.with(2 + at, part)));
}

describe('a cursor', () => {
  it('leads back to its position', () => {
    const hit = {
      score: 77_000.5,
      rank: 127,
      slug: 'anna',
      type: 'saint',
      fuzzy: false,
    } as const;
    const country = { ...hit, type: 'country', rank: 0 } as const;
    for (const position of [hit, { ...hit, fuzzy: true }, country]) {
      const cursor = encodeCursor(searchCursor, list, position);
      expect(decodeCursor(searchCursor, list, cursor)).toEqual(position);
    }
    const saint = { slug: 'a'.repeat(100) };
    expect(decodeCursor(listCursor, list, encodeCursor(listCursor, list, saint))).toEqual(saint);
    const topic = { topic: 't'.repeat(100) };
    const cursor = encodeCursor(patronageCursor, list, topic);
    expect(decodeCursor(patronageCursor, list, cursor)).toEqual(topic);
    expect(decodeCursor(listCursor, list, undefined)).toBeUndefined();
  });

  it('is the same in every release of one version', () => {
    const cursor = encodeCursor(listCursor, ['saints', undefined], { slug: 'anna' });
    expect(partsOf(cursor)).toEqual([1, expect.stringMatching(/^[\w-]{10}$/), 'anna']);
    expect(cursor).toBe(encodeCursor(listCursor, ['saints', undefined], { slug: 'anna' }));
    expect(cursor).not.toBe(encodeCursor(listCursor, ['saints'], { slug: 'anna' }));
  });

  it.each([
    ['the list of another country', encodeCursor(listCursor, ['saints', 'x'], { slug: 'anna' })],
    ['another list', encodeCursor(listCursor, ['saints'], { slug: 'anna' })],
    ['no list', spell([1])],
    ['nothing', spell(null)],
    ['what is no JSON', 'abc'],
    [
      'more than it was made with',
      spell([...partsOf(encodeCursor(listCursor, list, { slug: 'a' })), 1]),
    ],
  ])('is refused if it is of %s', (_, cursor) => {
    expect(() => decodeCursor(listCursor, list, cursor)).toThrow(
      expect.objectContaining({
        code: 'invalid-cursor',
        extra: {
          errors: [
            {
              parameter: 'cursor',
              detail: 'must be the nextCursor of a page of this list, with the same parameters',
            },
          ],
        },
      }),
    );
  });

  it.each(['', 'Not A Slug', 'a'.repeat(101), 5, null, [['anna']]])(
    'of a list is refused with the slug %j',
    (slug) => {
      expect(replaced(listCursor, { slug: 'anna' }, 0)(slug)).toThrow(
        'cursor must be the nextCursor',
      );
    },
  );

  it.each(['', 5, null, 'k'.repeat(151), 'a\u0000b'])(
    'of a sorted list is refused with the key %j',
    (key) => {
      const position = { slug: 'anna', key: 'anna of kashin' };
      const cursor = encodeCursor(sortedBy(listCursor), list, position);
      expect(decodeCursor(sortedBy(listCursor), list, cursor)).toEqual(position);
      expect(replaced(sortedBy(listCursor), position, 0)(key)).toThrow(
        'cursor must be the nextCursor',
      );
    },
  );

  it.each(['t'.repeat(101), 5, null])('of topics is refused with the topic %j', (topic) => {
    expect(replaced(patronageCursor, { topic: 'exams' }, 0)(topic)).toThrow(
      'cursor must be the nextCursor',
    );
  });

  it.each([
    [0, '5'],
    [0, null],
    [1, -1],
    [1, 128],
    [1, 1.5],
    [1, '5'],
    [2, 'Not A Slug'],
    [3, 'icon'],
    [4, 2],
    [4, 0],
  ])('of a search is refused if its part %i is %j', (at, part) => {
    const position = { score: 5, rank: 5, slug: 'anna', type: 'saint', fuzzy: true } as const;
    expect(replaced(searchCursor, position, at)(part)).toThrow('cursor must be the nextCursor');
  });
});

describe('the text of a cursor', () => {
  const cursor = encodeCursor(listCursor, list, { slug: 'anna' });
  const ofLength = (length: number) => spell([1, 'x', 'a'.repeat((length / 4) * 3 - 10)]);

  it('is short where a search allowed no typing errors', () => {
    const hit = { score: 5, rank: 5, slug: 'anna', type: 'saint' } as const;
    const parts = (fuzzy: boolean) =>
      partsOf(encodeCursor(searchCursor, list, { ...hit, fuzzy })).slice(2);
    expect(parts(false)).toEqual([5, 5, 'anna', 'saint']);
    expect(parts(true)).toEqual([5, 5, 'anna', 'saint', 1]);
  });

  it('has at most 512 characters', () => {
    expect([ofLength(512).length, ofLength(516).length]).toEqual([512, 516]);
  });

  it.each([cursor, ofLength(512)])('may be %j', (text) => {
    expect(isCursorText(text)).toBe(true);
  });

  it.each([
    ...['', ` ${cursor}`, `${cursor}=`, `${cursor}\n`, 'abc', ofLength(516)],
    ...[spell([2, 'x']), spell([1, 2]), spell([1]), spell({ 0: 1, 1: 'x' }), spell(null)],
  ])('may not be %j', (text) => {
    expect(isCursorText(text)).toBe(false);
  });
});

describe('the filters of a list', () => {
  it('are those that are set', () => {
    expect(filtersSet({ country: 'greece', name: undefined, q: '' })).toEqual([
      ...['country=greece', 'q='],
    ]);
  });
});
