/** Filters of saints; both catalogues apply them in the same way. */
import { daysOf, usesOf } from './commemorations.js';
import { compareText } from './compare-text.js';
import { withBroader } from './facets.js';
import type { Saint } from './records.js';
import { regionsOf } from './regions.js';
import { centuriesOf } from './repose.js';

/** Remembers what is derived from a saint: a list asks for that of every one. */
function once<Value extends object>(of: (saint: Saint) => Value): (saint: Saint) => Value {
  const known = new WeakMap<Saint, Value>();
  return (saint) => {
    const value = known.get(saint) ?? of(saint);
    known.set(saint, value);
    return value;
  };
}

/** What lists and searches of saints can be filtered by: the values that a saint has of each. */
const saintFilters = {
  country: ({ originCountry }) => originCountry?.slug,
  categories: ({ categories }) => categories,
  sex: ({ sex }) => sex,
  use: ({ commemorations }) => usesOf(commemorations),
  century: once(({ reposed }) => centuriesOf(reposed).map(String)),
  region: once(regionsOf),
  station: once(({ stations }) => withBroader(stations)),
  diedBy: ({ diedBy }) => diedBy,
  sufferedUnder: ({ sufferedUnder }) => sufferedUnder,
  /** `MM-DD` of each fixed commemoration, of the New Calendar. */
  day: once(({ commemorations }) => daysOf(commemorations)),
  company: once(({ commemorations }) => commemorations.flatMap(({ company }) => company ?? [])),
} satisfies Record<string, (saint: Saint) => string | readonly string[] | null | undefined>;

export type FilterName = keyof typeof saintFilters;

/** The values wanted of each filter: a saint passes with any one of them. */
export type SaintFilters = {
  readonly [Name in FilterName]?: string | readonly string[] | undefined;
};

const filterNames = Object.keys(saintFilters) as FilterName[];

const listOf = (values: string | readonly string[] | null | undefined): readonly string[] =>
  [values ?? []].flat();

/** The filters that want something, with the values that they want. */
export const filtersInUse = (filters: SaintFilters): [FilterName, readonly string[]][] =>
  filterNames.flatMap((name) =>
    filters[name] === undefined ? [] : [[name, listOf(filters[name])]],
  );

/** Tells whether a saint passes every filter. */
export function filterOf(filters: SaintFilters): (saint: Saint) => boolean {
  const inUse = filtersInUse(filters);
  return (saint) =>
    inUse.every(([name, wanted]) => {
      // A list asks this of every saint, so nothing is allocated.
      const values = saintFilters[name](saint);
      return typeof values === 'string'
        ? wanted.includes(values)
        : values?.some((value) => wanted.includes(value));
    });
}

/** Which words for kin a saint is called by; null if there are none. */
export const genderOf = ({ sex }: Saint) => sex;

/**
 * The values of a filter that find a saint. Whoever filters by a category asks for its family, since
 * the first documents have the saint's own categories only.
 */
const valuesOf = (name: FilterName, saint: Saint): readonly string[] =>
  name === 'categories' ? familiesOf(saint) : listOf(saintFilters[name](saint));

/** Everything that a saint can be filtered by, such as `country:georgia`, as terms of an index. */
export const facetsOf = (saint: Saint): string[] =>
  filterNames.flatMap((name) => valuesOf(name, saint).map((value) => facetOf(name, value)));

/** Whether a term is of a category. */
export const isCategory = (facet: string): boolean => facet.startsWith(facetOf('categories', ''));

/** Whether a term is of those who persecuted martyrs and confessors. */
export const isPersecutor = (facet: string): boolean =>
  facet.startsWith(facetOf('sufferedUnder', ''));

/** Whether a term is of a day of the year. */
export const isDay = (facet: string): boolean => facet.startsWith(facetOf('day', ''));

export const facetOf = (name: FilterName, value: string): string => `${name}:${value}`;

/** Kinds of a kind: a search for martyrs includes every kind of martyr. */
const families: Readonly<Record<string, readonly string[]>> = {
  martyr: [
    'protomartyr',
    'great-martyr',
    'hieromartyr',
    'virgin-martyr',
    'venerable-martyr',
    'new-martyr',
    'passion-bearer',
  ],
  apostle: ['evangelist'],
  prophet: ['forerunner'],
  venerable: ['venerable-martyr', 'stylite', 'hermit'],
  hierarch: ['hieromartyr'],
};

/** A category, followed by the categories that are kinds of it. */
export const familyOf = (category: string): readonly string[] => [
  category,
  ...(families[category] ?? []),
];

/** The categories of a saint, and those whose families they are in. */
const familiesOf = once(({ categories }) => {
  const broader = Object.keys(families).filter((name) =>
    families[name]?.some((kind) => categories.includes(kind)),
  );
  return [...new Set([...categories, ...broader])];
});

/** A value of a facet, and how many saints have it. */
export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/** What is counted of each facet asked for: the most frequent values. */
export type FacetCounts = { readonly [Name in FilterName]?: readonly FacetCount[] };

/** At most so many values of a facet are counted. */
export const maxFacetValues = 50;

/** Counts the values of facets, each over the saints that pass every filter but its own. */
export function countFacets(
  saints: readonly Saint[],
  filters: SaintFilters,
  facets: readonly FilterName[],
): FacetCounts {
  const tests = filtersInUse(filters).map(
    ([name, wanted]) => [name, filterOf({ [name]: wanted })] as const,
  );
  const counts = new Map(facets.map((name) => [name, new Map<string, number>()]));
  for (const saint of saints) {
    const failed = tests.filter(([, passes]) => !passes(saint)).map(([name]) => name);
    for (const [name, values] of counts) {
      if (failed.some((other) => other !== name)) continue;
      for (const value of valuesOf(name, saint)) values.set(value, (values.get(value) ?? 0) + 1);
    }
  }
  return Object.fromEntries([...counts].map(([name, values]) => [name, mostFrequent(values)]));
}

const mostFrequent = (counts: ReadonlyMap<string, number>): FacetCount[] =>
  [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || compareText(one.value, other.value))
    .slice(0, maxFacetValues);
