import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  digestOf,
  isWellFormed,
  newKeyText,
  randomBase62,
} from '../../../src/access/keys/key-text.js';
import table from './key-texts.json' with { type: 'json' };

const keys = fc.constantFrom(
  ...table.wellFormed.map(({ text }) => text),
  ...Array.from({ length: 20 }, () => newKeyText()),
);

describe('a key’s text', () => {
  it.each(table.wellFormed)('$text is well-formed', ({ text, digest }) => {
    expect(isWellFormed(text)).toBe(true);
    expect(digestOf(text)).toBe(digest);
  });

  it.each(table.malformed)('is refused for $title', ({ text }) => {
    expect(isWellFormed(text)).toBe(false);
  });

  it('is refused with any one character mistyped', () => {
    const character = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 });
    const typed = fc.oneof(fc.constantFrom(...'0123456789abcxyzABCXYZ_'), character);
    fc.assert(
      fc.property(keys, fc.nat({ max: 43 }), typed, (key, place, other) => {
        fc.pre(key.charAt(place) !== other);
        expect(isWellFormed(key.slice(0, place) + other + key.slice(place + 1))).toBe(false);
      }),
      { numRuns: 5_000 },
    );
  });

  it('is refused with one character lost or doubled', () => {
    fc.assert(
      fc.property(keys, fc.nat({ max: 43 }), (key, place) => {
        expect(isWellFormed(key.slice(0, place) + key.slice(place + 1))).toBe(false);
        expect(isWellFormed(key.slice(0, place + 1) + key.slice(place))).toBe(false);
      }),
    );
  });

  it('refuses any text that is not one', () => {
    fc.assert(fc.property(fc.string(), (text) => !isWellFormed(text)));
  });

  it('is new each time and well-formed', () => {
    const texts = Array.from({ length: 1_000 }, () => newKeyText());
    expect(new Set(texts).size).toBe(1_000);
    expect(texts.filter((text) => !isWellFormed(text))).toEqual([]);
  });
});

describe('random base 62', () => {
  it('takes every character equally often', () => {
    const counts = new Map<string, number>();
    for (const character of randomBase62(620_000)) {
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    expect(counts.size).toBe(62);
    // Seven standard deviations of a fair draw, so that chance fails this once in ten milliards.
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(700);
  });
});
