import { describe, expect, it } from 'vitest';
import { documentsOf } from '../../indexer/indices/document.js';
import { contentHash } from '../../indexer/rebuild.js';
import type { Records } from '../../src/catalogue/records.js';
import { mappingFiles } from '../support/engines/publish.js';
import { country, feast, saint, vocabularyOf } from '../support/records/builders.js';

const records: Records = {
  feasts: [feast({ key: 'pascha' })],
  saints: [saint({ slug: 'anna' }), saint({ slug: 'barbara' })],
  countries: [country({ slug: 'serbia' })],
};

describe('the hash of the content', () => {
  const hashOf = (changes: Partial<Records> = {}, files = mappingFiles, names = '') => {
    const vocabulary = vocabularyOf({ givenNames: names });
    return contentHash(documentsOf({ ...records, ...changes }, vocabulary), files);
  };

  it('is the same for the same', () => {
    expect(hashOf()).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOf()).toBe(hashOf());
  });

  it('changes with a record, a mapping and how documents are made', () => {
    const { mappings } = mappingFiles;
    const others = [
      hashOf({ countries: [country({ slug: 'serbia', summary: 'Anew.' })] }),
      hashOf({ saints: records.saints.toReversed() }),
      hashOf({}, { ...mappingFiles, mappings: { ...mappings, feasts: { dynamic: false } } }),
      hashOf({}, { ...mappingFiles, analysis: {} }),
      // A rule by which documents are made, though no record differs.
      hashOf({}, mappingFiles, 'anna, hannah'),
    ];
    expect(new Set([hashOf(), ...others]).size).toBe(6);
  });

  it('depends only on documents: a name that nobody has changes nothing', () => {
    expect(hashOf({}, mappingFiles, 'zoticus, zotikos')).toBe(hashOf());
  });
});
