import { beforeAll, expect, it } from 'vitest';
import { type Catalogue, CatalogueUnavailableError } from '../../src/catalogue/catalogue.js';
import type { Records } from '../../src/catalogue/records.js';
import { createElasticsearchCatalogue } from '../../src/elasticsearch/catalogue.js';
import { dayFeastRecords, daySaintRecords } from '../contracts/catalogue/days.js';
import { contractVocabulary as vocabulary } from '../contracts/catalogue.js';
import { describeWithElasticsearch, useElasticsearch } from '../support/engines/engines.js';
import { publish } from '../support/engines/publish.js';
import { dayQuery, monthDay } from '../support/records/builders.js';

const records: Records = { saints: daySaintRecords, feasts: dayFeastRecords, countries: [] };

describeWithElasticsearch('the catalogue without the shard of the feasts', (url) => {
  const { client, prefix } = useElasticsearch(url);
  let catalogue: Catalogue;
  beforeAll(async () => {
    await publish({ client, prefix }, records);
    catalogue = createElasticsearchCatalogue({ client, prefix, vocabulary, deadlineMs: 5_000 });
    const alias = `${prefix}-feasts`;
    const lost = `${prefix}-feasts-20260101t000000z`;
    const settings = { 'index.routing.allocation.require._name': 'nowhere' };
    await client.indices.create({ index: lost, settings, wait_for_active_shards: 0 });
    const actions = [{ remove: { index: `${alias}-*`, alias } }, { add: { index: lost, alias } }];
    await client.indices.updateAliases({ actions });
  }, 60_000);

  const asked: readonly (readonly [string, (from: Catalogue) => Promise<unknown>])[] = [
    ['a search', (from) => from.search({ text: 'nicholas', limit: 5, types: ['saint', 'feast'] })],
    ['a suggestion', (from) => from.suggest({ text: 'nich', limit: 5, types: ['feast'] })],
    ['a day', (from) => from.day(dayQuery({ menaionDays: [monthDay('12-06')] }))],
    ['the feasts', (from) => from.listedFeasts()],
  ];
  it.each(asked)('gives no part of %s', async (_, ask) => {
    await expect(ask(catalogue)).rejects.toThrow(CatalogueUnavailableError);
  });

  it('is not ready, and still has the saints', async () => {
    await expect(catalogue.ready()).rejects.toThrow();
    expect((await catalogue.saints({ limit: 1 })).items).toHaveLength(1);
  });
});
