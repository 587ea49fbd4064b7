/** The catalogue on Elasticsearch; each query is one request, so no result mixes generations. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Client, estypes } from '@elastic/elasticsearch';
import {
  type Catalogue,
  CatalogueUnavailableError,
  type ListPosition,
  type Page,
  usualTypes,
} from '../catalogue/catalogue.js';
import { planQuery } from '../search/plan/query-plan.js';
import { planSuggestion } from '../search/plan/suggestion-plan.js';
import { isGuessable, isSure } from '../search/ranking/bands.js';
import { toSuggestion } from '../search/suggestion.js';
import { fold } from '../search/text/fold.js';
import { nameKey } from '../search/text/name-key.js';
import { topicKeysNamed } from '../search/topics.js';
import type { Vocabulary } from '../search/vocabulary.js';
import { aliasesOf, createAsk, failed } from './ask.js';
import { callInTime } from './client.js';
import { createDayLoader, maxHits, tooMany } from './day-loader.js';
import {
  type CountryDocument,
  documentVersion,
  type FeastDocument,
  feastOf,
  generationOf,
  generationTime,
  type IndexKind,
  indexKinds,
  kindOf,
  listedSaintOf,
  type SaintDocument,
  saintOf,
  versionField,
} from './documents.js';
import { type FoundDocument, recordOf, toSearchPage } from './hits.js';
import { patronagesRequest, toPatronages } from './patronages.js';
import { filtersOf } from './query.js';
import { searchRequest, suggestRequest } from './search-request.js';

export interface ElasticsearchCatalogueOptions {
  readonly client: Client;
  readonly prefix: string;
  readonly vocabulary: Vocabulary;
  /** How long a call may take before it fails. */
  readonly deadlineMs?: number;
}

const defaultDeadlineMs = 1000;

/** A catalogue over whatever generation is live under a prefix. `close` closes the client too. */
export function createElasticsearchCatalogue(options: ElasticsearchCatalogueOptions): Catalogue {
  const { client, prefix, vocabulary, deadlineMs = defaultDeadlineMs } = options;
  const ask = createAsk({ client, prefix, deadlineMs });
  const search = async <Document>(kinds: readonly IndexKind[], body: estypes.SearchRequest) =>
    (await ask<Document>(kinds, body)).hits.hits;

  async function listPage<Document extends { slug: string }, Item>(
    kind: IndexKind,
    { limit, after }: { limit: number; after?: ListPosition | undefined },
    filter: estypes.QueryDslQueryContainer[],
    itemOf: (document: Document) => Item,
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
      items: sources.map(itemOf),
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

  /** The live generation, from the names and mappings of its indices, which `read` may see. */
  async function live() {
    const { indices, fields } = await callInTime(deadlineMs, (transport) =>
      client.fieldCaps({ index: aliasesOf(prefix, indexKinds), fields: [versionField] }, transport),
    ).catch(failed);
    const names = [indices].flat().map(generationOf);
    const id = names.sort().at(-1) ?? '';
    const versions = Object.values(fields[versionField] ?? {}).flatMap(
      ({ meta }) => meta?.version ?? [],
    );
    return { id, time: generationTime(id), versions: [...new Set([versions].flat())] };
  }

  const loader = createDayLoader(search);

  return {
    day: loader.day,
    days: loader.days,
    async listedFeasts() {
      const hits = await search<FeastDocument>(['feasts'], {
        size: maxHits,
        query: { match_all: {} },
        sort: ['_doc'],
        _source: ['entry'],
      });
      if (hits.length === maxHits) throw tooMany();
      return hits.flatMap(({ _source }) => _source?.entry ?? []);
    },
    async feast(key) {
      const found = await source<FeastDocument>('feasts', key, ['entry', 'detail', 'shortBio']);
      return found && feastOf(found);
    },
    async feasts({ limit, after, kind }) {
      const isFixed = { exists: { field: 'gregorianDays' } };
      const filter: estypes.QueryDslQueryContainer[] = [];
      if (kind === 'fixed') filter.push(isFixed);
      if (kind === 'movable') filter.push({ bool: { must_not: [isFixed] } });
      return listPage('feasts', { limit, after }, filter, ({ entry }: FeastDocument) => entry);
    },
    async saint(slug) {
      const found = await source<SaintDocument>('saints', slug, ['entry', 'detail', 'biography']);
      return found && saintOf(found);
    },
    async saints({ limit, after, patronOf, name, ...filters }) {
      const filter = filtersOf({ types: ['saint'], ...filters });
      if (patronOf !== undefined) {
        filter.push({ terms: { topicKeys: topicKeysNamed(patronOf, vocabulary) } });
      }
      if (name !== undefined) filter.push({ term: { givenKeys: nameKey(fold(name), vocabulary) } });
      return listPage('saints', { limit, after }, filter, (document: SaintDocument) =>
        listedSaintOf(document),
      );
    },
    async country(slug) {
      return (await source<CountryDocument>('countries', slug, ['entry']))?.entry;
    },
    async countries(query) {
      return listPage('countries', query, [], ({ entry }: CountryDocument) => entry);
    },
    async search({ text, limit, after, ...filters }) {
      const plan = planQuery(text, vocabulary);
      const kinds = (filters.types ?? usualTypes).map(kindOf);
      const find = (guesses: boolean) =>
        search<FoundDocument>(kinds, searchRequest(plan, { limit, after, filters, guesses }));
      let guessed = after?.guessed ?? false;
      let hits = await find(guessed);
      if (
        !after &&
        !isSure(hits[0]?._score ?? 0, plan.words.length) &&
        isGuessable(plan.words.length)
      ) {
        guessed = true;
        hits = await find(guessed);
      }
      return toSearchPage(hits, limit, plan, guessed);
    },
    async suggest({ text, limit, types = usualTypes }) {
      const request = suggestRequest(text, planSuggestion(text, vocabulary), limit);
      const hits = await search<FoundDocument>(types.map(kindOf), request);
      return hits.flatMap(({ _source }) => (_source ? toSuggestion(recordOf(_source)) : []));
    },
    async patronages(query) {
      const response = await ask<unknown>(['saints'], patronagesRequest(query));
      return toPatronages(response, query.limit, vocabulary);
    },
    async generation() {
      const { id, time } = await live();
      return { id, time };
    },
    async ready() {
      const check = () => Promise.all([live(), search(indexKinds, { size: 0 })]);
      const [{ id, versions }] = await orSoonAgain(check);
      if (versions.length === 1 && versions[0] === String(documentVersion)) return;
      throw new CatalogueUnavailableError(
        `the generation ${id} has documents of version ${versions.join(', ') || 'unknown'}; this program reads version ${documentVersion}`,
        { reason: 'other-version' },
      );
    },
    async close() {
      await client.close();
    },
  };
}

/** A node that is lost fails the calls it has at once; the others answer a moment later. */
const lossMs = 300;
const pauseMs = 150;

/** Makes a call that fails at once a second time, since losing one of several nodes is no outage. */
async function orSoonAgain<Result>(call: () => Promise<Result>): Promise<Result> {
  const startMs = performance.now();
  try {
    return await call();
  } catch (error) {
    if (performance.now() - startMs > lossMs) throw error;
    await delay(pauseMs);
    return call();
  }
}
