/** The requests that search: the ranking of `search/ranking/bands.ts` as DSL; pure. */
import { hash } from 'node:crypto';
import type { estypes } from '@elastic/elasticsearch';
import { type HitType, type SearchPosition, usualTypes } from '../catalogue/queries.js';
import type { QueryPlan } from '../search/plan/query-plan.js';
import type { Band, Ties } from '../search/ranking/band.js';
import { searchBands, suggestionBands } from '../search/ranking/bands.js';
import { rankWeight } from '../search/ranking/prose-weights.js';
import { bandsFor, leastBeyondProse } from '../search/ranking/reached.js';
import type { SearchRequest } from '../search/search.js';
import { any, best, constant, type Dsl, matchers } from './clauses.js';
import { hymnFields } from './documents.js';
import { filtersAndFacets } from './facets.js';
import { proseQueries } from './prose-query.js';
import { sortBy } from './sort.js';

/** Best first; the last keys make the order total, so a page can begin after any hit. */
export const searchSort: Record<string, estypes.FieldSort>[] = [
  { _score: { order: 'desc' } },
  { rank: { order: 'desc' } },
  { slug: { order: 'asc' } },
  { type: { order: 'asc' } },
];

export function searchRequest({
  plan,
  isFuzzy,
  limit,
  after,
  types = usualTypes,
  facets,
  sort,
  least,
  ...filters
}: SearchRequest): estypes.SearchRequest {
  const { filter, request } = filtersAndFacets(
    filters,
    facets,
    facets && beyondProse(plan, isFuzzy),
  );
  const prose = textOf(plan);
  const findsHymns = bandsFor(searchBands, plan, isFuzzy).some(({ matched }) => matched === 'hymn');
  return {
    size: limit,
    query: {
      bool: {
        must: [searchQuery(plan, { isFuzzy })],
        filter: [ofTypes(types), ...filter],
      },
    },
    ...request,
    sort: sortBy(sort, searchSort),
    track_scores: true,
    ...(least === undefined ? {} : { min_score: least }),
    _source: [
      ...['type', 'entry', 'shortBio', 'detail.alternateTitles'],
      ...(findsHymns ? hymnFields : []),
    ],
    // The best passages, for our own highlighter to choose from and mark.
    highlight: {
      fields: { biography: { highlight_query: { match: { biography: withSynonyms(plan) } } } },
      type: 'unified',
      fragment_size: passageLength,
      number_of_fragments: 2,
      order: 'score',
      pre_tags: [''],
      post_tags: [''],
    },
    preference: preferenceOf(prose),
    ...(after && { search_after: placeOf(after) }),
  };
}

const textOf = ({ words }: QueryPlan) => words.map(({ word }) => word).join(' ');

const withSynonyms = ({ words }: QueryPlan) =>
  words.flatMap(({ word, synonyms }) => [word, ...synonyms]).join(' ');

const placeOf = ({ key, score, rank, slug, type }: SearchPosition) =>
  [key ?? [], score, rank, slug, type].flat();

/** Finds names that complete a half-typed text. */
export const suggestRequest = (
  text: string,
  plan: QueryPlan,
  limit: number,
): estypes.SearchRequest => ({
  size: limit,
  query: bandsQuery(bandsFor(suggestionBands, plan, false), plan),
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

export const ofTypes = (types: readonly HitType[]): Dsl => ({ terms: { type: [...types] } });

export const searchQuery = (plan: QueryPlan, { isFuzzy }: { readonly isFuzzy: boolean }): Dsl =>
  bandsQuery(bandsFor(searchBands, plan, isFuzzy), plan);

/** The records that match by more than prose. */
const beyondProse = (plan: QueryPlan, isFuzzy: boolean): Dsl =>
  any(
    bandsFor(searchBands, plan, isFuzzy).flatMap(({ match, score }) =>
      match && score >= leastBeyondProse ? [match(plan, matchers)] : [],
    ),
  );

/** Scores each record by the best of the bands that it reaches. */
function bandsQuery(bands: readonly Band[], plan: QueryPlan): Dsl {
  const clauses = (ties?: Ties): Dsl[] =>
    bands.flatMap(({ match, ties: own, score }) =>
      match && own === ties ? [constant(match(plan, matchers), score)] : [],
    );
  const tied: Readonly<Record<Ties, () => Dsl>> = {
    renown: () => withRenown({ dis_max: { queries: clauses('renown') } }, 1),
    prose() {
      const should = [...best(clauses('prose')), ...proseQueries(plan.words, plan)];
      return withRenown({ bool: { should, minimum_should_match: 1 } }, rankWeight);
    },
    hymn() {
      const should = [{ match: { hymns: textOf(plan) } }];
      return withRenown({ bool: { must: best(clauses('hymn')), should } }, rankWeight);
    },
    rest() {
      const must = best(clauses('rest'));
      return { bool: { must, should: proseQueries(plan.rest, plan) } };
    },
  };
  const ties = new Set(bands.flatMap((band) => band.ties ?? []));
  const [query] = best([...clauses(), ...[...ties].map((each) => tied[each]())]);
  return query ?? { match_none: {} };
}

const withRenown = (query: Dsl, factor: number): Dsl => ({
  function_score: {
    query,
    functions: [{ field_value_factor: { field: 'rank', factor } }],
    boost_mode: 'sum',
  },
});
