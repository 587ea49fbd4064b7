/** The catalogue over Elasticsearch: each question is one request, so no answer mixes generations. */
import type { Client, estypes } from '@elastic/elasticsearch';
import { callInTime } from '../../elasticsearch-client.js';
import {
  type Catalogue,
  CatalogueUnavailableError,
  type Country,
  type ListPosition,
  type Page,
  type Saint,
  type SaintEntry,
  type SearchHit,
  type SearchPosition,
} from '../catalogue.js';
import { topicKey } from '../search/fold.js';
import { createHighlighter } from '../search/highlight.js';
import { planQuery } from '../search/query-plan.js';
import type { Vocabulary } from '../search/vocabulary.js';
import { createDayLoader, maxHits, tooMany } from './day-loader.js';
import {
  aliasOf,
  type CountryDocument,
  type FeastDocument,
  type IndexKind,
  indexKinds,
  type SaintDocument,
} from './documents.js';
import { searchAfter, searchQuery, searchSort } from './query.js';

export interface ElasticsearchCatalogueOptions {
  readonly client: Client;
  readonly prefix: string;
  readonly vocabulary: Vocabulary;
  /** How long a call may take before it counts as failed. */
  readonly deadlineMs?: number;
}

const defaultDeadlineMs = 1000;

export function createElasticsearchCatalogue(options: ElasticsearchCatalogueOptions): Catalogue {
  const { client, prefix, vocabulary, deadlineMs = defaultDeadlineMs } = options;
  const aliases = (kinds: readonly IndexKind[]) => kinds.map((kind) => aliasOf(prefix, kind));

  /** A complete answer in time, or a `CatalogueUnavailableError`. */
  async function search<Document>(
    kinds: readonly IndexKind[],
    body: estypes.SearchRequest,
  ): Promise<estypes.SearchHit<Document>[]> {
    const answer = await callInTime(deadlineMs, (transport) =>
      client.search<Document>(
        {
          index: aliases(kinds),
          track_total_hits: false,
          allow_partial_search_results: false,
          timeout: `${deadlineMs}ms`,
          ...body,
        },
        transport,
      ),
    ).catch((cause: unknown) => {
      throw new CatalogueUnavailableError('Elasticsearch cannot answer', { cause });
    });
    if (answer.timed_out || answer._shards.failed > 0) {
      throw new CatalogueUnavailableError('Elasticsearch answered in part');
    }
    return answer.hits.hits;
  }

  async function listPage<Document extends { slug: string; entry: unknown }, Item>(
    kind: IndexKind,
    { limit, after }: { limit: number; after?: ListPosition | undefined },
    filter: estypes.QueryDslQueryContainer[],
  ): Promise<Page<Item, ListPosition>> {
    const hits = await search<Document>([kind], {
      size: limit + 1,
      query: { bool: { filter } },
      sort: [{ slug: 'asc' }],
      _source: ['slug', 'entry'],
      ...(after ? { search_after: [after.slug] } : {}),
    });
    const sources = hits.slice(0, limit).flatMap(({ _source }) => _source ?? []);
    const last = hits.length > limit ? sources.at(-1) : undefined;
    return {
      items: sources.map(({ entry }) => entry as Item),
      next: last ? { slug: last.slug } : null,
    };
  }

  const source = async <Document>(kind: IndexKind, slug: string, fields: string[]) => {
    const should = [{ term: { slug } }, { term: { formerly: slug } }];
    const [hit] = await search<Document>([kind], {
      size: 1,
      query: { bool: { filter: [{ bool: { should } }] } },
      _source: fields,
    });
    return hit?._source;
  };

  return {
    day: createDayLoader(search),
    async feasts() {
      const hits = await search<FeastDocument>(['feasts'], {
        size: maxHits,
        query: { match_all: {} },
        sort: ['_doc'],
        _source: ['entry'],
      });
      if (hits.length === maxHits) throw tooMany();
      return hits.flatMap(({ _source }) => _source?.entry ?? []);
    },
    async saint(slug) {
      const found = await source<SaintDocument>('saints', slug, ['entry', 'detail', 'biography']);
      return found && saintOf(found);
    },
    async saints({ limit, after, patronOf, country }) {
      const filter: estypes.QueryDslQueryContainer[] = [];
      if (patronOf !== undefined) filter.push({ term: { topicKeys: topicKey(patronOf) } });
      if (country !== undefined) filter.push({ term: { country } });
      return listPage<SaintDocument, SaintEntry>('saints', { limit, after }, filter);
    },
    async country(slug) {
      return (await source<CountryDocument>('countries', slug, ['entry']))?.entry;
    },
    async countries(query) {
      return listPage<CountryDocument, Country>('countries', query, []);
    },
    async search({ text, limit, after }) {
      const plan = planQuery(text, vocabulary);
      const found = search<SaintDocument | CountryDocument>(['saints', 'countries'], {
        size: limit + 1,
        query: searchQuery(plan),
        sort: searchSort,
        _source: ['type', 'entry', 'biography'],
        // Copies score a little differently; a walk must stay with one of them.
        preference: 'menologion',
        ...(after ? { search_after: searchAfter(after) } : {}),
      });
      // Made while Elasticsearch searches.
      const highlight = createHighlighter(plan);
      return toSearchPage(await found, limit, highlight);
    },
    async ready() {
      await search(indexKinds, { size: 0 });
    },
    async close() {
      await client.close();
    },
  };
}

const saintOf = ({ entry, detail, biography }: SaintDocument): Saint => ({
  ...entry,
  ...detail,
  biography,
});

function toSearchPage(
  hits: readonly estypes.SearchHit<SaintDocument | CountryDocument>[],
  limit: number,
  highlight: ReturnType<typeof createHighlighter>,
): Page<SearchHit, SearchPosition> {
  const page = hits.slice(0, limit);
  const last = hits.length > limit ? page.at(-1) : undefined;
  const toHit = (found: SaintDocument | CountryDocument): SearchHit => {
    if (found.type === 'country') {
      const { entry } = found;
      return { type: 'country', country: entry, highlight: highlight([entry.summary]) };
    }
    const { entry, biography } = found;
    const texts = [entry.shortBio, ...biography.split('\n\n')];
    return { type: 'saint', saint: entry, highlight: highlight(texts) };
  };
  return {
    items: page.flatMap(({ _source }) => (_source ? toHit(_source) : [])),
    next: last ? toPosition(last.sort ?? []) : null,
  };
}

function toPosition([score, rank, slug, type]: readonly unknown[]): SearchPosition {
  if (type !== 'saint' && type !== 'country') throw new RangeError(`unknown type of hit ${type}`);
  return { score: Number(score), rank: Number(rank), slug: String(slug), type };
}
