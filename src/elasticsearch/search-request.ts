/** The bodies of the two requests that search; pure. */
import { hash } from 'node:crypto';
import type { estypes } from '@elastic/elasticsearch';
import { usualTypes } from '../catalogue/catalogue.js';
import type { QueryPlan } from '../search/plan/query-plan.js';
import type { SearchRequest } from '../search/search.js';
import { filtersOf, searchAfter, searchQuery, searchSort, suggestQuery } from './query.js';

export function searchRequest({
  plan,
  isFuzzy,
  limit,
  after,
  types = usualTypes,
  ...filters
}: SearchRequest): estypes.SearchRequest {
  const prose = plan.words.map(({ word }) => word).join(' ');
  return {
    size: limit,
    query: {
      bool: {
        must: [searchQuery(plan, { isFuzzy })],
        filter: filtersOf({ ...filters, types }),
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
  plan: QueryPlan,
  limit: number,
): estypes.SearchRequest => ({
  size: limit,
  query: suggestQuery(plan),
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
