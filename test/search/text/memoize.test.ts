import { expect, it } from 'vitest';
import { memoize } from '../../../src/search/text/memoize.js';

const many = Array.from({ length: 20_000 }, (_, index) => `word${index}`);

it('computes what recurs once, and forgets all when it has too many', () => {
  const computed: string[] = [];
  const lengthOf = memoize((word) => {
    computed.push(word);
    return word.length;
  });
  const ask = (word: string) => {
    computed.length = 0;
    expect(lengthOf(word)).toBe(word.length);
    return computed;
  };
  expect(ask('basil')).toEqual(['basil']);
  expect(ask('basil')).toEqual([]);
  for (const word of many) lengthOf(word);
  expect(ask('basil')).toEqual([]);
  for (let round = 0; round < 2; round += 1) for (const word of many) lengthOf(`${word}-${round}`);
  expect(ask('basil')).toEqual(['basil']);
});

it('gives the word as it is, even where it was cut out of a text', () => {
  const same = memoize((word) => word);
  const text = 'of the archimandrites Αγίων and 𝔉𝔯𝔞𝔫𝔨';
  for (const word of text.split(' ')) expect(same(word)).toBe(word);
});
