import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '../../../src/search/text/edit-distance.js';

/** The definition, word for word. */
function defined(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const replaced = one.at(-1) === other.at(-1) ? 0 : 1;
  return Math.min(
    defined(one.slice(0, -1), other) + 1,
    defined(one, other.slice(0, -1)) + 1,
    defined(one.slice(0, -1), other.slice(0, -1)) + replaced,
  );
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });

describe('the edit distance', () => {
  it.each([
    ['', '', 0],
    ['nicholas', 'nicholas', 0],
    ['nicholas', 'nikolas', 2],
    ['kitten', 'sitting', 3],
    ['', 'paul', 4],
    ['paul', '', 4],
  ])('from %s to %s is %i', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
  });

  it.each([
    ['paul', 'pau', 1, 1],
    ['nicholas', 'nikolas', 2, 2],
    ['nicholas', 'nikolas', 1, Number.POSITIVE_INFINITY],
    ['', 'paul', 3, Number.POSITIVE_INFINITY],
  ])('from %s to %s, if it is at most %i, is %f', (one, other, most, distance) => {
    expect(editDistance(one, other, most)).toBe(distance);
  });

  it('is as defined', () => {
    fc.assert(
      fc.property(word, word, (one, other) => editDistance(one, other) === defined(one, other)),
    );
  });

  it('is infinite beyond the most that is asked for, and exact up to it', () => {
    fc.assert(
      fc.property(word, word, fc.nat(5), (one, other, most) => {
        const distance = defined(one, other);
        expect(editDistance(one, other, most)).toBe(
          distance <= most ? distance : Number.POSITIVE_INFINITY,
        );
      }),
    );
  });
});
