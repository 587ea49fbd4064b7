import type { Client } from '@elastic/elasticsearch';
import { describe, expect, it } from 'vitest';
import { CatalogueUnavailableError } from '../../src/catalogue/catalogue.js';
import { maxHits } from '../../src/elasticsearch/ask.js';
import { createElasticsearchCatalogue } from '../../src/elasticsearch/catalogue.js';
import { contractVocabulary as vocabulary } from '../contracts/catalogue.js';
import { feast } from '../support/records/builders.js';

/** The catalogue on a cluster of so many feasts, whose answers end at the size asked for. */
function catalogueOf(feasts: number) {
  const hits = Array.from({ length: feasts }, (_, number) => ({
    _source: { entry: feast({ key: `feast-${number}` }) },
  }));
  const search = async ({ size = 10 }) => ({
    timed_out: false,
    _shards: { failed: 0 },
    hits: { hits: hits.slice(0, size) },
  });
  const client = { search } as unknown as Client;
  return createElasticsearchCatalogue({ client, prefix: 'test', vocabulary });
}

describe('the list of all feasts', () => {
  it('is as long as an answer can be', async () => {
    expect(await catalogueOf(maxHits - 1).listedFeasts()).toHaveLength(maxHits - 1);
  });

  it('is never incomplete', async () => {
    const cut = catalogueOf(maxHits + 1).listedFeasts();
    await expect(cut).rejects.toThrow(CatalogueUnavailableError);
  });
});
