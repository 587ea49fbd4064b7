/** Pages and tools over the real catalogue on a cluster. */
import { fileURLToPath } from 'node:url';
import { createElasticsearchCatalogue } from '../../src/elasticsearch/catalogue.js';
import { loadFixtures } from '../../src/fixtures/load.js';
import { loadVocabulary } from '../../src/wire/package-files.js';
import { describeSurfaces } from '../contracts/surfaces.js';
import { describeWithElasticsearch, useElasticsearch } from '../support/engines/engines.js';
import { publish } from '../support/engines/publish.js';
import { startPages } from '../support/pages.js';

const fixtures = fileURLToPath(new URL('../../fixtures', import.meta.url));

/** Patient, since what is tried is what it answers. */
const deadlineMs = 10_000;

describeWithElasticsearch('on Elasticsearch', (url) => {
  const { client, prefix } = useElasticsearch(url);
  describeSurfaces('the fixtures of a month', async () => {
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
    return startPages({
      catalogue: createElasticsearchCatalogue({ client, prefix, vocabulary, deadlineMs }),
    });
  });
});
