import { describe, expect, it, vi } from 'vitest';
import { contentHash } from '../../indexer/content-hash.js';
import { toVocabulary } from '../../src/catalogue/search/vocabulary.js';
import { contractVocabulary } from '../contracts/catalogue.js';
import { mappingFiles } from './publish.js';

const { analysis, mappings } = mappingFiles;
const hash = contentHash('records', mappingFiles, contractVocabulary);

describe('the hash of the content', () => {
  it('is the same for the same', () => {
    expect(contentHash('records', { analysis, mappings }, contractVocabulary)).toBe(hash);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    ['records', contentHash('others', mappingFiles, contractVocabulary)],
    [
      'a mapping',
      contentHash(
        'records',
        { analysis, mappings: { ...mappings, feasts: { ...mappings.feasts, dynamic: false } } },
        contractVocabulary,
      ),
    ],
    ['the analysis', contentHash('records', { analysis: {}, mappings }, contractVocabulary)],
    [
      'the names that are one',
      contentHash(
        'records',
        mappingFiles,
        toVocabulary({ givenNames: 'sergius, serge', patronage: '', categories: '' }),
      ),
    ],
  ])('changes with %s', (_, other) => {
    expect(other).not.toBe(hash);
  });

  it.each(['saintDocument', 'countryDocument', 'feastDocument'] as const)(
    'changes with the making of a %s',
    async (maker) => {
      vi.resetModules();
      vi.doMock('../../indexer/document.js', async (original) => {
        const made = await original<typeof import('../../indexer/document.js')>();
        const changed = (...given: never[]) => ({
          ...(made[maker] as (...given: never[]) => object)(...given),
          more: true,
        });
        return { ...made, [maker]: changed };
      });
      const { contentHash: other } = await import('../../indexer/content-hash.js');
      expect(other('records', mappingFiles, contractVocabulary)).not.toBe(hash);
      vi.doUnmock('../../indexer/document.js');
    },
  );
});
