/** Facets counted by aggregations; pure. */
import type { estypes } from '@elastic/elasticsearch';
import {
  type FacetCounts,
  type FilterName,
  facetOf,
  filtersInUse,
  maxFacetValues,
  type SaintFilters,
} from '../catalogue/filters.js';
import { termOf } from '../search/search-record.js';
import { all, anyTerm, type Dsl } from './clauses.js';

type Aggregations = Record<string, estypes.AggregationsAggregationContainer>;

/**
 * The filters of a request, and the counts of facets, each under every filter but its own: while
 * facets are counted, filters apply to the hits alone. Counts the documents that match `preferred`,
 * or all if none do.
 */
export function filtersAndFacets(
  filters: SaintFilters,
  facets: readonly FilterName[] | undefined,
  preferred?: Dsl,
): { readonly filter: Dsl[]; readonly request: Partial<estypes.SearchRequest> } {
  const clausesBut = (facet?: FilterName) =>
    filtersInUse(filters).flatMap(([name, values]) =>
      name === facet ? [] : [filterClause(name, values)],
    );
  if (!facets) return { filter: clausesBut(), request: {} };
  const aggs: Aggregations = Object.fromEntries(
    facets.map((facet) => [
      facet,
      { filter: all(clausesBut(facet)), aggs: { values: values(facet) } },
    ]),
  );
  const every = { filter: { match_all: {} }, aggs };
  return {
    filter: [],
    request: {
      post_filter: all(clausesBut()),
      aggs: { every, ...(preferred && { preferred: { filter: preferred, aggs } }) },
    },
  };
}

function filterClause(name: FilterName, values: readonly string[]): Dsl {
  // The first documents, which may still be live, have these two, but no facets.
  if (name === 'country') return { terms: { country: [...values] } };
  if (name === 'categories') return anyTerm(values.map((each) => termOf('categoryNames', each)));
  return { terms: { facets: values.map((value) => facetOf(name, value)) } };
}

const values = (facet: FilterName): estypes.AggregationsAggregationContainer => ({
  terms: {
    field: 'facets',
    include: `${facetOf(facet, '')}.*`,
    size: maxFacetValues,
    order: [{ _count: 'desc' }, { _key: 'asc' }],
  },
});

interface Counted {
  readonly doc_count: number;
  readonly values: { readonly buckets: readonly { key: string; doc_count: number }[] };
}
type CountedFacets = { readonly doc_count: number } & Readonly<Record<string, Counted>>;

/** The counts in a response. */
export function toFacets(
  { aggregations }: estypes.SearchResponse<unknown>,
  facets: readonly FilterName[] | undefined,
): FacetCounts | undefined {
  if (!facets || !aggregations) return undefined;
  const { preferred, every } = aggregations as unknown as Record<string, CountedFacets>;
  const counted = preferred && preferred.doc_count > 0 ? preferred : every;
  return Object.fromEntries(
    facets.map((facet) => [
      facet,
      counted?.[facet]?.values.buckets.map(({ key, doc_count: count }) => ({
        value: key.slice(facetOf(facet, '').length),
        count,
      })),
    ]),
  );
}
