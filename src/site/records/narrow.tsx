/** Narrowing lists of saints by what they have in common: what is chosen, and a form for more. */
import type { Static, TObject } from 'typebox';
import type { SaintList } from '../../api/operations/saints.js';
import { facetFilters } from '../../api/schemas/facets.js';
import { CategoryFilter, CountryFilter } from '../../api/schemas/parameters.js';
import {
  capitalized,
  categoryInWords,
  centuryInWords,
  mannerInWords,
  persecutorInWords,
  regionInWords,
} from '../words.js';
import type { RecordLists } from './lists.js';

/** The parameters by which pages of saints are narrowed, in the order of their paths. */
export const filters = { ...facetFilters, country: CountryFilter, category: CategoryFilter };

const { country: _, ...others } = filters;
/** A map shows the countries of all. */
export const filtersOfMap = others;

export type Chosen = Readonly<Static<TObject<typeof filters>>>;
type Filter = keyof Chosen;

export interface Narrowing {
  readonly action: '/saints' | '/search';
  /** What the form passes on: the text of a search. */
  readonly kept?: Readonly<Record<string, string>>;
  readonly chosen: Chosen;
  /** The order that is chosen, among those that there are. */
  readonly sort: string;
  readonly orders: readonly string[];
  readonly counts: NonNullable<SaintList['facets']>;
  /** The names of countries by slug. */
  readonly countries: ReadonlyMap<string, string>;
}

interface Facet {
  readonly label: string;
  readonly inWords: (value: string, narrowing: Pick<Narrowing, 'countries'>) => string;
}

/** In the order of the form. */
const facets: Readonly<Record<Filter, Facet>> = {
  century: { label: 'Century', inWords: centuryInWords },
  country: { label: 'Country', inWords: (slug, { countries }) => countries.get(slug) ?? slug },
  region: { label: 'Region', inWords: regionInWords },
  category: { label: 'Kind', inWords: categoryInWords },
  sex: { label: 'Who', inWords: (sex) => (sex === 'female' ? 'Women' : 'Men') },
  station: { label: 'Station', inWords: (station) => station },
  diedBy: { label: 'Died by', inWords: mannerInWords },
  sufferedUnder: { label: 'Suffered under', inWords: persecutorInWords },
};
const names = Object.keys(facets) as Filter[];

/** What has to be asked of the operation, besides what is chosen. */
export const facetsAsked = names.join(',');

const wordsFor = (name: Filter, narrowing: Pick<Narrowing, 'chosen' | 'countries'>): string =>
  capitalized(facets[name].inWords(String(narrowing.chosen[name]), narrowing));

const chosenNames = (chosen: Chosen): Filter[] => names.filter((name) => name in chosen);

/** What was counted beside a list, if anything. */
export const countsOf = (list: object): Narrowing['counts'] =>
  'facets' in list ? (list.facets as Narrowing['counts']) : {};

/** Several of a kind or station, where it is not the word with an s. */
const plurals: Readonly<Record<string, string>> = {
  venerable: 'venerable saints',
  righteous: 'righteous saints',
  married: 'married saints',
  'right-believing': 'right-believing saints',
  'bodiless-powers': 'bodiless powers',
  'equal-to-the-apostles': 'equals to the apostles',
  'fool-for-christ': 'fools for Christ',
  unmercenary: 'unmercenaries',
  fisherman: 'fishermen',
  child: 'children',
};

const pluralOf = (kind: string): string =>
  plurals[kind] ?? `${categoryInWords(kind)}${kind.endsWith('ess') ? 'es' : 's'}`;

/** Names of lands with an article. */
const withArticle = /^(Balkans|Baltic|Caucasus|Celtic|Demo|Holy|Middle|Netherlands|United)/;

/** "the United Kingdom", but "Greece". */
export const placeInWords = (name: string): string =>
  withArticle.test(name) ? `the ${name}` : name;

const alone = { female: 'holy women', male: 'holy men' } as const;
const ofKind = { female: 'women ', male: 'male ' } as const;

/** What is listed: "Women martyrs of Egypt in the fourth century (beheading)". */
export function titleOf(narrowing: Pick<Narrowing, 'chosen' | 'countries'>): string {
  const { sex, category, station, century, diedBy, sufferedUnder, ...places } = narrowing.chosen;
  const [first, second] = [category, station].flatMap((kind) => (kind ? pluralOf(kind) : []));
  const who = first ? `${sex ? ofKind[sex] : ''}${first}` : sex && alone[sex];
  const isAll = chosenNames(narrowing.chosen).length === 0;
  return capitalized(
    [
      who ?? (isAll ? 'all saints' : 'saints'),
      ...(second ? [`who were ${second}`] : []),
      ...chosenNames(places)
        .map((name) => wordsFor(name, narrowing))
        .map((place) => `of ${placeInWords(place)}`),
      ...(century
        ? [`in the ${centuryInWords(century).replace(/^./, (letter) => letter.toLowerCase())}`]
        : []),
      ...(sufferedUnder ? [`who suffered under ${persecutorInWords(sufferedUnder)}`] : []),
      ...(diedBy ? [`(${mannerInWords(diedBy)})`] : []),
    ].join(' '),
  );
}

/** The names of the countries, for the words of their facet. */
export const countryNames = async ({ countries }: Pick<RecordLists, 'countries'>) =>
  new Map((await countries()).map(({ slug, name }) => [slug, name]));

/** How many saints pass all filters: what each counts of its own value. */
export const countOf = ({ chosen, counts }: Narrowing): number | undefined =>
  chosenNames(chosen)
    .map((name) => counts[name]?.find(({ value }) => value === String(chosen[name]))?.count)
    .find((count) => count !== undefined);

/** The page of a list that is narrowed in this way. */
export const narrowedPath = (
  action: string,
  query: Readonly<Record<string, string | number | undefined>>,
): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const written = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return written.size === 0 ? action : `${action}?${written}`;
};

/** What is chosen, each a link to the list without it. */
export function ChosenFilters({ narrowing }: { readonly narrowing: Narrowing }) {
  const { action, kept, chosen } = narrowing;
  if (chosenNames(chosen).length === 0) return null;
  return (
    <>
      <ul class="chosen" aria-label="Chosen">
        {chosenNames(chosen).map((name) => (
          <li key={name}>
            <a
              href={narrowedPath(action, { ...kept, ...chosen, [name]: undefined })}
              rel="nofollow"
            >
              <span class="unseen">Remove </span>
              {wordsFor(name, narrowing)}
              <span aria-hidden="true"> ×</span>
            </a>
          </li>
        ))}
      </ul>
      {chosen.sex && (
        <p class="note">Couples, and companies of men and women, are in neither list.</p>
      )}
    </>
  );
}

/** Folded on a phone, beside the list on a desk. Empty fields count as left out. */
export function NarrowForm({ narrowing }: { readonly narrowing: Narrowing }) {
  const { action, kept = {}, sort, orders } = narrowing;
  return (
    <details class="narrow">
      <summary>Narrow the list</summary>
      <form action={action} aria-label="Narrow the list">
        <p class="label">Narrow the list</p>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {names.map((name) => (
          <Choice key={name} name={name} narrowing={narrowing} />
        ))}
        <label>
          <span>Order</span>
          <select name="sort">
            {orders.map((order) => (
              <option key={order} value={order} selected={order === sort}>
                {orderInWords[order]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">Show</button>
      </form>
    </details>
  );
}

const orderInWords: Readonly<Record<string, string>> = {
  relevance: 'Best match first',
  name: 'By name',
  date: 'By day of the year',
};

/** Of a century in the form: the few before Christ come last. */
const placeOf = (century: number): number => (century > 0 ? century : 100 - century);

interface ChoiceProps {
  readonly name: Filter;
  readonly narrowing: Narrowing;
}

/** The values of a facet that occur, with their counts; none where there is nothing to choose. */
function Choice({ name, narrowing }: ChoiceProps) {
  const { label, inWords } = facets[name];
  const chosen = narrowing.chosen[name]?.toString();
  const counted = narrowing.counts[name] ?? [];
  // What is chosen stays there even if it is too rare to be counted.
  const isCounted = chosen === undefined || counted.some(({ value }) => value === chosen);
  const values = isCounted ? counted : [...counted, { value: chosen, count: 0 }];
  if (values.length === 0) return null;
  const options = values
    .map((each) => ({ ...each, words: capitalized(inWords(each.value, narrowing)) }))
    .toSorted((one, other) =>
      name === 'century'
        ? placeOf(Number(one.value)) - placeOf(Number(other.value))
        : one.words.localeCompare(other.words, 'en'),
    );
  return (
    <label>
      <span>{label}</span>
      <select name={name}>
        <option value="">Any</option>
        {options.map(({ value, count, words }) => (
          <option key={value} value={value} selected={value === chosen}>
            {words} ({count.toLocaleString('en')})
          </option>
        ))}
      </select>
    </label>
  );
}
