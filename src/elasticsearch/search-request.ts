/** The bodies of the two requests that search; pure. */
import { hash } from 'node:crypto';
import type { estypes } from '@elastic/elasticsearch';
import { type SearchPosition, type SearchQuery, usualTypes } from '../catalogue/catalogue.js';
import type { SaintFilters } from '../catalogue/filters.js';
import type { QueryPlan } from '../search/plan/query-plan.js';
import { filtersOf, searchAfter, searchQuery, searchSort, suggestQuery } from './query.js';

export interface SearchOptions {
  readonly limit: number;
  readonly after: SearchPosition | undefined;
  readonly filters: Pick<SearchQuery, 'types'> & SaintFilters;
  readonly guesses: boolean;
}

/** Asks for one hit more than the page holds, which tells whether another page follows. */
export function searchRequest(
  plan: QueryPlan,
  { limit, after, filters, guesses }: SearchOptions,
): estypes.SearchRequest {
  const prose = plan.words.map(({ word }) => word).join(' ');
  return {
    size: limit + 1,
    query: {
      bool: {
        must: [searchQuery(plan, { guesses })],
        filter: filtersOf({ ...filters, types: filters.types ?? usualTypes }),
      },
    },
    sort: searchSort,
    track_scores: true,
    _source: ['type', 'entry', 'shortBio'],
    // The best passages, for our own highlighter to choose from and mark.
    highlight: {
      fields: { biography: { highlight_query: { match: { biography: prose } } } },
      type: 'unified',
      fragment_size: passageLength,
      number_of_fragments: 2,
      order: 'score',
      pre_tags: [''],
      post_tags: [''],
    },
    preference: preferenceOf(prose),
    ...(after ? { search_after: searchAfter(after) } : {}),
  };
}

export const suggestRequest = (
  text: string,
  plans: readonly QueryPlan[],
  limit: number,
): estypes.SearchRequest => ({
  size: limit,
  query: suggestQuery(plans),
  sort: searchSort,
  _source: ['type', 'entry.slug', 'entry.name', 'entry.key', 'entry.title'],
  preference: preferenceOf(text),
});

/** About the length of a highlight, in characters. */
const passageLength = 300;

/**
 * Copies of an index score slightly differently, so the pages of a query all come from one copy;
 * other queries go to other copies, so that all share the load.
 */
const preferenceOf = (text: string): string => `q${hash('sha1', text, 'hex').slice(0, 8)}`;
