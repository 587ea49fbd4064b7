/** The checks that a generation must pass before it is served. */
import { indexKinds, indexOf, ofRecords } from '../src/elasticsearch/documents.js';
import { searchQuery, searchSort } from '../src/elasticsearch/query.js';
import { planQuery } from '../src/search/plan/query-plan.js';
import type { GenerationMeta } from './generations.js';
import type { RebuildOptions } from './rebuild-options.js';

/** Throws if documents are missing or a canary finds another record. */
export async function verifyGeneration(
  { client, prefix, files, vocabulary }: RebuildOptions,
  name: string,
  meta: GenerationMeta,
): Promise<void> {
  for (const kind of indexKinds) {
    const { count } = await client.count({ index: indexOf(prefix, kind, name), query: ofRecords });
    if (count === meta.counts[kind]) continue;
    throw new Error(`${kind}: ${count} documents were indexed, not ${meta.counts[kind]}`);
  }
  const index = [indexOf(prefix, 'saints', name), indexOf(prefix, 'countries', name)];
  for (const { q, slug } of files.canaries) {
    const { count } = await client.count({ index, query: { term: { slug } } });
    // Other corpora may lack the record.
    if (count === 0) continue;
    const { hits } = await client.search<{ slug: string }>({
      index,
      size: 1,
      query: searchQuery(planQuery(q, vocabulary), { isFuzzy: true }),
      sort: searchSort,
      _source: ['slug'],
    });
    const found = hits.hits[0]?._source?.slug;
    if (found === slug) continue;
    throw new Error(`the search "${q}" finds ${found ?? 'nothing'}, not ${slug}`);
  }
}
