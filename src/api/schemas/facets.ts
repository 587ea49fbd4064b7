/** What lists and searches of saints are narrowed by, besides country and category. */
import { type Static, type TObject, Type } from 'typebox';
import { mannersOfDeath, persecutors, stations } from '../../catalogue/facets.js';
import { type FilterName, familyOf } from '../../catalogue/filters.js';
import { pick } from '../../catalogue/pick.js';
import type { FacetedPage } from '../../catalogue/queries.js';
import { sexes } from '../../catalogue/records.js';
import { regionNames } from '../../catalogue/regions.js';
import { array, named } from './shapes.js';

export const facetFilters = {
  sex: Type.Optional(Type.Enum([...sexes], { description: 'Women, or men.' })),
  century: Type.Optional(
    Type.Integer({
      minimum: -20,
      maximum: 21,
      description: 'Century of the repose: `4`, or `-6` for the sixth before Christ.',
      examples: [4],
    }),
  ),
  region: Type.Optional(
    Type.Enum([...regionNames], { description: 'Several countries, or a land within one.' }),
  ),
  station: Type.Optional(
    Type.Enum([...stations], { description: 'What the saint was; `bishop` finds patriarchs too.' }),
  ),
  diedBy: Type.Optional(Type.Enum([...mannersOfDeath], { description: 'How a martyr died.' })),
  sufferedUnder: Type.Optional(
    Type.Enum([...persecutors], { description: 'Who persecuted a martyr or confessor.' }),
  ),
};

type Filters = Static<TObject<typeof facetFilters>>;
const filterNames = Object.keys(facetFilters) as (keyof Filters)[];

/** The filters among what is asked, as texts. */
export const filtersAsked = (query: Filters) => ({
  ...pick(query, filterNames),
  century: query.century?.toString(),
});

/** What lists and searches are narrowed by and count, as the catalogue takes it. */
export const narrowedBy = (
  query: Filters & Partial<Record<'country' | 'category' | 'facets', string>>,
) => ({
  ...filtersAsked(query),
  country: query.country,
  categories: query.category && familyOf(query.category),
  facets: query.facets?.split(',').filter(isFacet).map(filterNameOf),
});

const facetNames = [
  'century',
  'region',
  'country',
  'category',
  'sex',
  'station',
  'diedBy',
  'sufferedUnder',
] as const;
type FacetName = (typeof facetNames)[number];

/** What the catalogue calls the filter whose values a facet counts. */
const filterNameOf = (name: FacetName): FilterName => (name === 'category' ? 'categories' : name);

/** The names, for messages and descriptions. */
export const facetList = facetNames.join(', ');

const isFacet = (name: string): name is FacetName => facetNames.some((each) => each === name);

/** Whether a text names facets, each once. */
export function areFacets(text: string): boolean {
  const names = text.split(',');
  return names.every(isFacet) && new Set(names).size === names.length;
}

export const FacetsParameter = Type.Optional(
  Type.String({
    format: 'facets',
    description: `Adds counts: any of ${facetList}, comma-separated.`,
    examples: ['century,sex'],
  }),
);

const Facet = array(
  named('FacetCount', 'A value of a filter, and how many saints it finds.', {
    value: Type.String(),
    count: Type.Integer(),
  }),
);
const FacetCounts = named(
  'FacetCounts',
  'The counts that `facets` asks for, at most 50 values each, the most frequent first; every filter applies but the one counted. A search counts the saints that match by more than words of the life or, if none do, all that it finds.',
  Object.fromEntries(facetNames.map((name) => [name, Type.Optional(Facet)])) as Record<
    FacetName,
    ReturnType<typeof Type.Optional<typeof Facet>>
  >,
);

/** Beside the entries of a list. */
export const Counts = Type.Optional(FacetCounts);

/** The counts of a page, if any were asked, as the answer has them. */
export function countsOf({ facets: counts }: FacetedPage<unknown, unknown>) {
  if (!counts) return {};
  const counted = facetNames.filter((name) => counts[filterNameOf(name)]);
  return { facets: Object.fromEntries(counted.map((name) => [name, counts[filterNameOf(name)]])) };
}
