/** The catalogue on Elasticsearch; each query is one request, so no result mixes generations. */
import type { Catalogue } from '../catalogue/catalogue.js';
import { usualTypes } from '../catalogue/queries.js';
import { toSuggestion } from '../catalogue/suggestion.js';
import { planSuggestion } from '../search/plan/suggestion-plan.js';
import { search as searchWith } from '../search/search.js';
import type { Vocabulary } from '../search/vocabulary.js';
import { westernNameIn } from '../search/western-names.js';
import { type AskOptions, createAsk, hitsOf } from './ask.js';
import { createChangeReader } from './changes.js';
import { createDayLoader } from './day-loader.js';
import { kindOf } from './documents.js';
import { toFacets } from './facets.js';
import { type FoundDocument, recordOf, toFound } from './hits.js';
import { createHymnal } from './hymnal.js';
import { patronagesRequest, toPatronages } from './patronages.js';
import { createGenerationReader } from './published.js';
import { searchRequest, suggestRequest } from './query.js';
import { createRecordsBySlug } from './records-by-slug.js';

export interface ElasticsearchCatalogueOptions
  extends Pick<AskOptions, 'client' | 'prefix'>,
    Partial<Pick<AskOptions, 'deadlineMs'>> {
  readonly vocabulary: Vocabulary;
}

const defaultDeadlineMs = 1000;

/** A catalogue over whatever generation is live under a prefix. `close` closes the client too. */
export function createElasticsearchCatalogue({
  client,
  prefix,
  vocabulary,
  deadlineMs = defaultDeadlineMs,
}: ElasticsearchCatalogueOptions): Catalogue {
  const ask = createAsk({ client, prefix, deadlineMs });
  const search = hitsOf(ask);
  const { day, days } = createDayLoader(search);
  const reader = createGenerationReader(search, { client, prefix, deadlineMs });
  return {
    day,
    days,
    ...createRecordsBySlug(ask, vocabulary),
    hymnal: createHymnal(search),
    async search(query) {
      const kinds = (query.types ?? usualTypes).map(kindOf);
      return searchWith(query, vocabulary, async (request) => {
        // There are few feasts: by their own statistics, their words would be too common to count.
        const all = kinds.includes('feasts') && ({ search_type: 'dfs_query_then_fetch' } as const);
        const response = await ask<FoundDocument>(kinds, { ...searchRequest(request), ...all });
        const facets = toFacets(response, request.facets);
        const found = response.hits.hits.flatMap((hit) => toFound(hit, request.sort));
        return { found, facets };
      });
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
    westernName: async (text) => westernNameIn(text, vocabulary.westernNames),
    ...createChangeReader(search, reader),
    ...reader,
    close: () => client.close(),
  };
}
