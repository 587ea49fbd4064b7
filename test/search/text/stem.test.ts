import { stemmer } from 'stemmer';
import { describe, expect, it } from 'vitest';
import { irregularForms, stemOf } from '../../../src/search/text/stem.js';
import { mappingFiles } from '../../support/engines/publish.js';

describe('the stem of a word', () => {
  it.each([
    ['wolves', 'wolf'],
    ['thieves', 'thief'],
    ['women', 'woman'],
    ['children', 'child'],
    ['boats', 'boat'],
    ['wrote', 'writing'],
  ])('of %s is the same as of %s', (form, base) => {
    expect(stemOf(form)).toBe(stemOf(base));
  });

  it('is the same in Elasticsearch', () => {
    const rules = [...irregularForms].map(([form, base]) => `${form} => ${stemmer(base)}`);
    expect(mappingFiles.analysis.filter?.irregular_forms).toMatchObject({ rules });
  });
});
