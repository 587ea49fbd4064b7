/** The ranking of `search/ranking/bands.ts` as Elasticsearch DSL; pure. */
import type { estypes } from '@elastic/elasticsearch';
import type { HitType, SearchPosition } from '../catalogue/catalogue.js';
import { facetOf, filtersInUse, type SaintFilters } from '../catalogue/filters.js';
import type { QueryPlan } from '../search/plan/query-plan.js';
import {
  type Band,
  bandsFor,
  searchBands,
  suggestionBands,
  type Ties,
} from '../search/ranking/bands.js';
import { rankWeight } from '../search/ranking/prose-weights.js';
import { termOf } from '../search/search-record.js';
import { anyTerm, best, constant, type Dsl, matchers } from './clauses.js';
import { proseQueries } from './prose-query.js';

/** Best first; the last keys make the order total, so a page can begin after any hit. */
export const searchSort: estypes.Sort = [
  { _score: { order: 'desc' } },
  { rank: { order: 'desc' } },
  { slug: { order: 'asc' } },
  { type: { order: 'asc' } },
];

export const searchAfter = ({ score, rank, slug, type }: SearchPosition): estypes.SortResults => [
  score,
  rank,
  slug,
  type,
];

export interface SearchFilters extends SaintFilters {
  readonly types: readonly HitType[];
}

/** The filters of a search; all must match. */
export const filtersOf = ({ types, ...filters }: SearchFilters): Dsl[] => [
  { terms: { type: [...types] } },
  ...filtersInUse(filters).map(([name, values]): Dsl => {
    // The first documents, which may still be live, have these two, but no facets.
    if (name === 'country') return { terms: { country: [...values] } };
    if (name === 'categories') return anyTerm(values.map((each) => termOf('categoryNames', each)));
    return { terms: { facets: values.map((value) => facetOf(name, value)) } };
  }),
];

export const searchQuery = (plan: QueryPlan, { isFuzzy }: { readonly isFuzzy: boolean }): Dsl =>
  bandsQuery(bandsFor(searchBands, plan, isFuzzy), plan);

/** Finds names that complete a half-typed text. */
export const suggestQuery = (plan: QueryPlan): Dsl =>
  bandsQuery(bandsFor(suggestionBands, plan, false), plan);

/** Scores each record by the best of the bands that it reaches. */
function bandsQuery(bands: readonly Band[], plan: QueryPlan): Dsl {
  const clauses = (ties?: Ties): Dsl[] =>
    bands.flatMap(({ match, ties: own, score }) =>
      match && own === ties ? [constant(match(plan, matchers), score)] : [],
    );
  const tied: Readonly<Record<Ties, () => Dsl>> = {
    renown: () => withRenown({ dis_max: { queries: clauses('renown') } }, 1),
    prose() {
      const should = [...best(clauses('prose')), ...proseQueries(plan.words)];
      return withRenown({ bool: { should, minimum_should_match: 1 } }, rankWeight);
    },
    rest() {
      const must = best(clauses('rest'));
      return { bool: { must, should: proseQueries(plan.rest) } };
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
