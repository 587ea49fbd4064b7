/** What a generation must show before it is served. */
import type { Client } from '@elastic/elasticsearch';
import { type IndexKind, indexKinds } from '../src/catalogue/elasticsearch/documents.js';
import { searchQuery, searchSort } from '../src/catalogue/elasticsearch/query.js';
import { planQuery } from '../src/catalogue/search/query-plan.js';
import type { Vocabulary } from '../src/catalogue/search/vocabulary.js';
import { type Generation, type GenerationMeta, indexOf } from './generations.js';
import type { MappingFiles } from './mappings.js';

/** The generation must not be served; the message says what it lacks. */
export class VerificationError extends Error {
  override readonly name = 'VerificationError';
}

export interface Verification {
  readonly client: Client;
  readonly prefix: string;
  readonly name: string;
  readonly meta: GenerationMeta;
  readonly files: MappingFiles;
  readonly vocabulary: Vocabulary;
  readonly live: Generation | undefined;
  readonly allowRemoval?: readonly string[];
}

export async function verifyGeneration(verification: Verification): Promise<void> {
  await verifyCounts(verification);
  await verifySlugs(verification);
  await verifyCanaries(verification);
}

async function verifyCounts({ client, prefix, name, meta }: Verification): Promise<void> {
  for (const kind of indexKinds) {
    const { count } = await client.count({ index: indexOf(prefix, kind, name) });
    if (count === meta.counts[kind]) continue;
    throw new VerificationError(`${kind}: ${count} were indexed of ${meta.counts[kind]}`);
  }
}

const slugPage = 5000;
const maxNamed = 20;

/** Slugs are promises: what the live generation answers, the new one answers too. */
async function verifySlugs(verification: Verification): Promise<void> {
  const { live, allowRemoval = [] } = verification;
  if (!live) return;
  const lost: string[] = [];
  for (const kind of indexKinds) {
    const index = live.indices[kind];
    if (index === undefined) continue;
    for await (const slugs of slugPages(verification.client, index)) {
      const kept = await slugsAmong(verification, kind, slugs);
      lost.push(...slugs.filter((slug) => !kept.has(slug) && !allowRemoval.includes(slug)));
    }
  }
  if (lost.length === 0) return;
  const named = lost.slice(0, maxNamed).join(', ');
  const more = lost.length > maxNamed ? ` and ${lost.length - maxNamed} more` : '';
  throw new VerificationError(
    `slugs of the live generation would be lost: ${named}${more}; --allow-removal SLUG lets one go`,
  );
}

async function* slugPages(client: Client, index: string): AsyncGenerator<string[]> {
  let after: string | undefined;
  for (;;) {
    const { hits } = await client.search<{ slug: string }>({
      index,
      size: slugPage,
      // A generation of before feasts had a slug has none to lose.
      sort: [{ slug: { order: 'asc', unmapped_type: 'keyword' } }],
      _source: ['slug'],
      track_total_hits: false,
      ...(after === undefined ? {} : { search_after: [after] }),
    });
    const slugs = hits.hits.flatMap(({ _source }) => _source?.slug ?? []);
    if (slugs.length === 0) return;
    yield slugs;
    after = slugs.at(-1);
  }
}

async function slugsAmong(
  { client, prefix, name }: Verification,
  kind: IndexKind,
  slugs: readonly string[],
): Promise<Set<string>> {
  const { hits } = await client.search<{ slug: string }>({
    index: indexOf(prefix, kind, name),
    size: slugPage,
    query: { terms: { slug: [...slugs] } },
    _source: ['slug'],
    track_total_hits: false,
  });
  return new Set(hits.hits.flatMap(({ _source }) => _source?.slug ?? []));
}

/** A canary counts where the generation holds its record; a corpus without it is no failure. */
async function verifyCanaries(verification: Verification): Promise<void> {
  const { client, prefix, name, files, vocabulary } = verification;
  const index = [indexOf(prefix, 'saints', name), indexOf(prefix, 'countries', name)];
  for (const { q, slug } of files.canaries) {
    const { count } = await client.count({ index, query: { term: { slug } } });
    if (count === 0) continue;
    const { hits } = await client.search<{ slug: string }>({
      index,
      size: 1,
      query: searchQuery(planQuery(q, vocabulary), { guesses: true }),
      sort: searchSort,
      _source: ['slug'],
    });
    const found = hits.hits[0]?._source?.slug;
    if (found === slug) continue;
    throw new VerificationError(`the search "${q}" finds ${found ?? 'nothing'}, not ${slug}`);
  }
}
