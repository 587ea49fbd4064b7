/** Filters of saints; both catalogues apply them in the same way. */
import { usesOf } from './commemorations.js';
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
  station: ({ stations }) => stations,
  diedBy: ({ diedBy }) => diedBy,
} satisfies Record<string, (saint: Saint) => string | readonly string[] | null | undefined>;

type FilterName = keyof typeof saintFilters;

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
    inUse.every(([name, wanted]) =>
      listOf(saintFilters[name](saint)).some((value) => wanted.includes(value)),
    );
}

/** Everything that a saint can be filtered by, such as `country:georgia`, as terms of an index. */
export const facetsOf = (saint: Saint): string[] =>
  filterNames.flatMap((name) =>
    listOf(saintFilters[name](saint)).map((value) => facetOf(name, value)),
  );

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
