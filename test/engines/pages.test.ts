/** Pages and tools over the real catalogue on a cluster. */
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createElasticsearchCatalogue } from '../../src/elasticsearch/catalogue.js';
import { loadFixtures } from '../../src/fixtures/load.js';
import { loadVocabulary } from '../../src/wire/package-files.js';
import { describeSurfaces } from '../contracts/surfaces.js';
import { describeWithElasticsearch, useElasticsearch } from '../support/engines/engines.js';
import { publish } from '../support/engines/publish.js';
import { kinds, type PagesService, startPages } from '../support/pages.js';

const fixtures = fileURLToPath(new URL('../../fixtures', import.meta.url));

/** Patient, since what is tried is what it answers. */
const deadlineMs = 10_000;

describeWithElasticsearch('on Elasticsearch', (url) => {
  const { client, prefix } = useElasticsearch(url);
  let service: PagesService;
  beforeAll(async () => {
    const { saints, feasts, countries } = await loadFixtures(fixtures);
    // Enough of them for the days that are asked for, and for a country.
    const ofDecember = saints.filter(
      ({ commemorations, originCountry }) =>
        originCountry?.slug === 'georgia' ||
        commemorations.some((each) => 'gregorian' in each && each.gregorian.month === 12),
    );
    const counted = countries.map((country) => ({
      ...country,
      saintCount: ofDecember.filter((each) => each.originCountry?.slug === country.slug).length,
    }));
    const records = { saints: ofDecember, feasts, countries: counted };
    const vocabulary = loadVocabulary();
    await publish({ client, prefix }, records, { vocabulary });
    service = await startPages({
      catalogue: createElasticsearchCatalogue({ client, prefix, vocabulary, deadlineMs }),
    });
  }, 180_000);
  afterAll(() => service?.stop());

  describeSurfaces('the fixtures of a month', () => service);

  test.each(kinds)('%s is there', async (path) => {
    expect((await service.page(path)).status).toBe(200);
  });
});
