/** What lists and searches of saints are narrowed by, besides country and category. */
import { type Static, Type } from 'typebox';
import type { FacetedPage } from '../../catalogue/catalogue.js';
import { mannersOfDeath, stations } from '../../catalogue/facets.js';
import { sexes } from '../../catalogue/records.js';
import { regionNames } from '../../catalogue/regions.js';
import { array, named } from './shapes.js';

export const facetFilters = {
  sex: Type.Optional(Type.Enum([...sexes], { description: 'Only women, or only men.' })),
  century: Type.Optional(
    Type.Integer({
      minimum: -20,
      maximum: 21,
      description: 'Century of the repose: `4`, or `-6` for the sixth before Christ.',
      examples: [4],
    }),
  ),
  region: Type.Optional(
    Type.Enum([...regionNames], { description: 'A group of countries, or a land within one.' }),
  ),
  station: Type.Optional(
    Type.Enum([...stations], { description: 'What the saint was; `bishop` finds patriarchs too.' }),
  ),
  diedBy: Type.Optional(Type.Enum([...mannersOfDeath], { description: 'How a martyr died.' })),
};

const Filters = Type.Object(facetFilters);

/** The filters among what is asked, as texts. */
export const filtersAsked = ({
  sex,
  century,
  region,
  station,
  diedBy,
}: Static<typeof Filters>) => ({
  ...{ sex, century: century?.toString(), region, station, diedBy },
});

/** The filters of the catalogue, by the names of the facets that count their values. */
const facets = {
  century: 'century',
  region: 'region',
  country: 'country',
  category: 'categories',
  sex: 'sex',
  station: 'station',
  diedBy: 'diedBy',
} as const;
type FacetName = keyof typeof facets;
const facetNames = Object.keys(facets) as FacetName[];

/** The names, for messages and descriptions. */
export const facetList = facetNames.join(', ');

const isFacet = (name: string): name is FacetName => Object.hasOwn(facets, name);

/** Whether a text names facets, each once. */
export function areFacets(text: string): boolean {
  const names = text.split(',');
  return names.every(isFacet) && new Set(names).size === names.length;
}

export const FacetsParameter = Type.Optional(
  Type.String({
    format: 'facets',
    description: `Adds counts: some of ${facetList}, by commas.`,
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
  'What `facets` asks for, at most 50 values each, the most frequent first; each facet under every filter but its own. A search counts the saints that match by more than words of the life, or all if none do.',
  Object.fromEntries(facetNames.map((name) => [name, Type.Optional(Facet)])) as Record<
    FacetName,
    ReturnType<typeof Type.Optional<typeof Facet>>
  >,
);

/** Beside the entries of a list. */
export const Counts = Type.Optional(FacetCounts);

/** The names in a parameter that `areFacets`, as the catalogue has them. */
export const facetsAsked = (text: string | undefined) =>
  text
    ?.split(',')
    .filter(isFacet)
    .map((name) => facets[name]);

/** The counts of a page, if any were asked, as the answer has them. */
export function countsOf({ facets: counts }: FacetedPage<unknown, unknown>) {
  if (!counts) return {};
  const counted = facetNames.filter((name) => counts[facets[name]]);
  return { facets: Object.fromEntries(counted.map((name) => [name, counts[facets[name]]])) };
}
