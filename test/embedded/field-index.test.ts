import { describe, expect, it } from 'vitest';
import { createFieldIndex } from '../../src/embedded/field-index.js';
import { lookup, prose } from '../../src/search/ranking/lookups.js';
import { fieldWeights } from '../../src/search/ranking/prose-weights.js';
import { countryRecord } from '../../src/search/search-record.js';
import { contractVocabulary } from '../contracts/catalogue.js';
import { country } from '../support/records/builders.js';

/** The scores of "heron" in these texts, the labels of which have these words too. */
function scoresOf(texts: readonly string[], labelled: readonly string[] = []) {
  const index = createFieldIndex();
  for (const [id, biography] of texts.entries()) {
    const labels = labelled[id] ?? '';
    const record = countryRecord(country({ slug: 'serbia' }), contractVocabulary);
    index.add({ ...record, prose: { labels, shortBio: '', biography } });
  }
  index.finish();
  const scores = index.find('heron', prose);
  return texts.map((_, id) => scores.get(id));
}

const times = (count: number, word: string) => `${word} `.repeat(count);

describe('the score of a word in prose', () => {
  /** BM25's inverse document frequency of a word that two of three texts have. */
  const rarity = Math.log(1 + 1.5 / 2.5);

  it('is the BM25 of Lucene, whose k1 is 1.2', () => {
    const eight = [times(8, 'heron'), 'heron kestrel linnet dunlin siskin teal smew wigeon'];
    const [eightTimes = 0, once = 0, none] = scoresOf([...eight, times(8, 'kestrel')]);
    expect(once).toBeCloseTo(rarity * (2.2 / (1 + 1.2)), 10);
    expect(eightTimes).toBeCloseTo(rarity * ((8 * 2.2) / (8 + 1.2)), 10);
    expect(none).toBeUndefined();
  });

  it('is lower in a longer text, whose b is 0.75', () => {
    const [short = 0, long = 0] = scoresOf(['heron', 'heron kestrel linnet', 'dunlin siskin']);
    expect(short).toBeCloseTo(rarity * (2.2 / (1 + 1.2 * (0.25 + 0.75 * (1 / 2)))), 10);
    expect(long).toBeCloseTo(rarity * (2.2 / (1 + 1.2 * (0.25 + 0.75 * (3 / 2)))), 10);
  });

  it('counts a word of a field as often as the field weighs', () => {
    const weight = fieldWeights.labels;
    expect(weight).toBeGreaterThan(fieldWeights.biography);
    const named = scoresOf(['', 'heron kestrel linnet'], ['heron', '']);
    expect(named).toEqual(scoresOf([times(weight, 'heron'), 'heron kestrel linnet']));
  });

  it('does not depend on the length of a list of names', () => {
    const index = createFieldIndex();
    for (const names of [['Heron'], ['Heron', 'Kestrel', 'Linnet']]) {
      const [name = '', ...alternateNames] = names;
      const named = country({ slug: 'serbia', name, alternateNames });
      index.add(countryRecord(named, contractVocabulary));
    }
    index.finish();
    const [one, other] = index.find('heron', lookup('names', 'word')).values();
    expect(one).toBe(other);
  });
});
