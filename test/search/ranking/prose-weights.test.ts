import { describe, expect, it } from 'vitest';
import type { QueryWord } from '../../../src/search/plan/query-plan.js';
import { lookup } from '../../../src/search/ranking/lookups.js';
import { proseWeightOf } from '../../../src/search/ranking/prose-weights.js';

const word: QueryWord = {
  ...{
    word: 'basil',
    key: '@basil',
    keyStart: '@basil',
    stem: 'basil',
    categories: [],
    isNamed: false,
    mentionedNames: [],
  },
};
const named = { ...word, isNamed: true };
const another = { ...word, mentionedNames: ['@basil'] };

describe('the weight of a word', () => {
  it.each([
    ['a word in a name', word, 'names', 2],
    ['a name in a name', named, 'names', 5],
    ['a name in the key of a name', named, 'keys', 5],
    ['a name in a title', named, 'titleStems', 5],
    ['a name among the topics', named, 'topics', 2],
    ['another’s name in a name', another, 'names', 0],
    ['another’s name in a title', another, 'titleStems', 2],
    ['another word of another’s name', { ...another, key: 'great' }, 'names', 2],
  ] as const)('as %s is right', (_, given, field, expected) => {
    expect(proseWeightOf(given, lookup(field, 'word'), 2)).toBe(expected);
  });
});
