import { stemmer } from 'stemmer';
import { describe, expect, it } from 'vitest';
import {
  irregularPlurals,
  pluralsOf,
  stemOf,
} from '../../../../src/catalogue/search/words/stem.js';
import { mappingFiles } from '../../../indexer/publish.js';

describe('the stem of a word', () => {
  it.each([
    ['wolves', 'wolf'],
    ['thieves', 'thief'],
    ['women', 'woman'],
    ['children', 'child'],
    ['boats', 'boat'],
  ])('of %s is the same as of %s', (plural, singular) => {
    expect(stemOf(plural)).toBe(stemOf(singular));
  });

  it('is found from its plurals', () => {
    expect(pluralsOf('wolf')).toEqual(['wolves']);
    expect(pluralsOf('boat')).toEqual([]);
  });

  it('is the same in Elasticsearch', () => {
    const rules = [...irregularPlurals].map(([plural, one]) => `${plural} => ${stemmer(one)}`);
    expect(mappingFiles.analysis.filter?.irregular_plurals).toMatchObject({ rules });
  });
});
