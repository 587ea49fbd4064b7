/** Records and keys on a cluster. */

import { createCachedLookup } from '../access/keys/cached.js';
import type { KeyLookup } from '../access/keys/keys.js';
import type { Config } from '../config/config.js';
import { createElasticsearchClient } from '../elasticsearch/client.js';
import type { Log } from '../telemetry/log.js';
import type { Metrics } from '../telemetry/metrics.js';
import { enterScope } from '../telemetry/request-scope.js';
import { keepLastGeneration, watchCatalogue } from './generations.js';
import { keysIndexOf } from './keys.js';
import { loadVocabulary } from './package-files.js';
import type { Content } from './parts.js';
import { type Reports, watchSearches } from './reports.js';

/** How old answers, keys and the generation may be while the cluster is away. */
const outageMs = 60_000;
/** Otherwise below ten seconds, since a new generation must be seen within that time. */
const answerAges = { freshMs: 4_000, staleMs: 9_000, outageMs };

export async function openElasticsearch(
  config: Config,
  log: Log,
  metrics: Metrics,
  { onSearch }: Reports,
): Promise<Content> {
  const [{ createElasticsearchCatalogue }, { readPublished }, { createElasticsearchLookup }] =
    await Promise.all([
      import('../elasticsearch/catalogue.js'),
      import('../elasticsearch/published.js'),
      import('../access/keys/elasticsearch.js'),
    ]);
  const client = await createElasticsearchClient(config, 'serving', metrics.observeCall);
  const prefix = config.indexPrefix;
  const { engineDeadline: deadlineMs } = config;
  const vocabulary = loadVocabulary();
  const catalogue = keepLastGeneration(
    watchSearches(
      createElasticsearchCatalogue({ client, prefix, vocabulary, deadlineMs }),
      onSearch,
    ),
    outageMs,
  );
  const watch = watchCatalogue(catalogue, log);
  const now = () => Date.now();
  const index = keysIndexOf(config);
  const lookup = createElasticsearchLookup({ client, index, now, timeoutMs: deadlineMs });
  return {
    catalogue,
    keys: createCachedLookup(counted(lookup, metrics), {
      now,
      outageMs: config.keyedCaching === 'private' ? 0 : outageMs,
    }),
    developmentKey: undefined,
    answerAges,
    published: () => readPublished({ client, prefix, deadlineMs }),
    enterScope,
    engines: { elasticsearch: () => catalogue.ready() },
    async close() {
      watch.close();
      await catalogue.close();
    },
  };
}

/** Look-ups in the store, counted by outcome. */
const counted = (lookup: Pick<KeyLookup, 'find'>, metrics: Metrics): Pick<KeyLookup, 'find'> => ({
  async find(digest) {
    try {
      const record = await lookup.find(digest);
      metrics.countKeyLookup(record === undefined ? 'unknown' : 'found');
      return record;
    } catch (error) {
      metrics.countKeyLookup('failed');
      throw error;
    }
  },
});
