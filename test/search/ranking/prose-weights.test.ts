import { describe, expect, it } from 'vitest';
import type { QueryWord } from '../../../src/search/plan/query-plan.js';
import { lookup } from '../../../src/search/ranking/lookups.js';
import { proseWeightOf } from '../../../src/search/ranking/prose-weights.js';

const word: QueryWord = {
  ...{
    word: 'basil',
    key: '@basil',
    keyStart: '@basil',
    sounds: ['basil'],
    stem: 'basil',
    synonyms: [],
    categories: [],
    facets: [],
    relatives: [],
    isNamed: false,
    mentionedNames: [],
  },
};
const named = { ...word, isNamed: true };
const unknown = { ...word, word: 'wolf', key: 'wlf', stem: 'wolf' };
const another = { ...word, mentionedNames: ['@basil'] };

describe('the weight of a word', () => {
  it.each([
    ['a known name', word, 'keys', 2],
    ['what is no known name', unknown, 'keys', 0],
    ['what follows "saint"', { ...unknown, isNamed: true }, 'keys', 5],
    ['a name after "saint"', named, 'keys', 5],
    ['a name among the categories', named, 'categoryNames', 2],
    ['a station', { ...word, facets: ['station:queen'] }, 'facets', 2],
    ['a category, which counts by its name', { ...word, facets: ['categories:monk'] }, 'facets', 0],
    ['another’s name', another, 'keys', 0],
    ['another word of another’s name', { ...another, key: '@great' }, 'keys', 2],
  ] as const)('as %s is right', (_, given, field, expected) => {
    expect(proseWeightOf(given, lookup(field, 'key'), 2)).toBe(expected);
  });
});
