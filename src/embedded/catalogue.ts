/** The catalogue in memory, straight from the fixtures; needs no engine. */
import type { Catalogue, ContentGeneration } from '../catalogue/catalogue.js';
import { churchesOf } from '../catalogue/churches.js';
import { by, compareText } from '../catalogue/compare-text.js';
import {
  countFacets,
  facetOf,
  facetsOf,
  filterOf,
  filtersInUse,
  type SaintFilters,
} from '../catalogue/filters.js';
import { type Group, grouped } from '../catalogue/grouped.js';
import type { DayPropers } from '../catalogue/hymns.js';
import { pageOf } from '../catalogue/page.js';
import type { ListPosition, Page, SortOrder } from '../catalogue/queries.js';
import type { Feast, Records, Saint } from '../catalogue/records.js';
import { givenNamesOf } from '../search/own-names.js';
import { sortKeyOf } from '../search/sort-keys.js';
import { fold, topicKeys } from '../search/text/fold.js';
import { nameKey, topicKeysNamed, type Vocabulary } from '../search/vocabulary.js';
import { westernNameIn } from '../search/western-names.js';
import { dayTable } from './day-table.js';
import { listPatronages } from './patronages.js';
import { createSearch } from './search.js';

/** A catalogue over these records; no two of a kind may share a slug. */
export function createEmbeddedCatalogue(
  records: Records,
  vocabulary: Vocabulary,
  generation: ContentGeneration = { id: 'embedded', time: 0 },
): Catalogue {
  const feasts = records.feasts.toSorted(by(({ key }) => key));
  const feastOf = new Map(feasts.map((feast) => [feast.key, feast]));
  const saints = bySlug(records.saints);
  const countries = bySlug(records.countries);
  const saintOf = byEverySlug(saints);
  const countryOf = byEverySlug(countries);
  const churches = churchesOf(countries);
  const days = dayTable(saints, feasts, feastOf);
  const hymnal = hymnalOf(records.propers ?? [], feastOf, saintOf);
  return {
    day: async (query) => days(query),
    days: async (queries) => queries.map(days),
    listedFeasts: async () => feasts,
    feast: async (key) => feastOf.get(key),
    feastsOf: async (keys) => keys.flatMap((key) => feastOf.get(key) ?? []),
    async feasts({ limit, after, kind }) {
      const kept = feasts.filter(
        ({ fixed }) => kind === undefined || (fixed === null) === (kind === 'movable'),
      );
      return listPage(kept, ({ key }) => key, limit, after);
    },
    saint: async (slug) => saintOf.get(slug),
    saintsOf: async (slugs) => [...new Set(slugs.flatMap((slug) => saintOf.get(slug) ?? []))],
    saints: listSaints(saints, vocabulary),
    country: async (slug) => countryOf.get(slug),
    countries: async ({ limit, after }) => listPage(countries, ({ slug }) => slug, limit, after),
    churches: async () => churches,
    hymnal,
    ...createSearch({ saints, countries, feasts }, vocabulary),
    patronages: listPatronages(saints, vocabulary),
    westernName: async (text) => westernNameIn(text, vocabulary.westernNames),
    changes: async () => ({ since: generation.time, generations: [] }),
    changedAt: async () => generation.time,
    generation: async () => generation,
    async ready() {},
    async close() {},
  };
}

/** Looks up what is sung. */
function hymnalOf(
  propers: readonly DayPropers[],
  feastOf: ReadonlyMap<string, Feast>,
  saintOf: ReadonlyMap<string, Saint>,
): Catalogue['hymnal'] {
  const propersOf = new Map(propers.map((written) => [written.day, written]));
  return async ({ days, feasts, saints }) => ({
    days: days.flatMap((day) => propersOf.get(day) ?? []),
    feasts: feasts.flatMap((key) => feastOf.get(key) ?? []),
    saints: saints.flatMap((slug) => saintOf.get(slug) ?? []),
  });
}

interface Placed {
  readonly saint: Saint;
  readonly place: ListPosition;
}

const saintIn = ({ saint }: Placed) => saint;

const placed = (saints: readonly Saint[], sort: SortOrder | undefined): Placed[] =>
  saints
    .map((saint) => {
      const key = sort && { key: sortKeyOf[sort]({ type: 'saint', saint }) };
      return { saint, place: { slug: saint.slug, ...key } };
    })
    .sort((one, other) => comparePlaces(one.place, other.place));

const comparePlaces = (one: ListPosition, other: ListPosition): number =>
  compareText(one.key ?? '', other.key ?? '') || compareText(one.slug, other.slug);

/** Lists saints; their topics and names are prepared once. */
function listSaints(saints: readonly Saint[], vocabulary: Vocabulary): Catalogue['saints'] {
  const keysOf = new Map(
    saints.map((saint) => [
      saint,
      {
        topics: new Set(saint.patronage.flatMap(topicKeys)),
        names: new Set(givenNamesOf(saint).map((given) => nameKey(given, vocabulary))),
      },
    ]),
  );
  /** The saints in each order, made when it is first asked for. */
  const orders = new Map<SortOrder | undefined, readonly Placed[]>();
  const inOrder = (sort: SortOrder | undefined) => {
    const known = orders.get(sort) ?? placed(saints, sort);
    orders.set(sort, known);
    return known;
  };
  let holders: ReadonlyMap<string, Group<Saint>> | undefined;
  /** Who has the rarest of what is wanted: a list of one country or category takes half the time. */
  const candidatesOf = (filters: SaintFilters): ReadonlySet<Saint> | undefined => {
    holders ??= grouped(
      saints.flatMap((saint) => facetsOf(saint).map((facet) => [facet, saint] as const)),
    );
    const known = holders;
    const [fewest] = filtersInUse(filters)
      .map(([filter, values]) => values.flatMap((value) => known.get(facetOf(filter, value)) ?? []))
      .sort((one, other) => one.length - other.length);
    return fewest && new Set(fewest);
  };
  return async ({ limit, after, patronOf, name, facets, sort, ...filters }) => {
    const topics = patronOf === undefined ? undefined : topicKeysNamed(patronOf, vocabulary);
    const key = name === undefined ? undefined : nameKey(fold(name), vocabulary);
    const isKept = filterOf(filters);
    const candidates = candidatesOf(filters);
    const asked = inOrder(sort).filter(
      ({ saint }) =>
        (topics?.some((topic) => keysOf.get(saint)?.topics.has(topic)) ?? true) &&
        (key === undefined || keysOf.get(saint)?.names.has(key)),
    );
    const left = asked.filter(
      ({ saint, place }) =>
        (candidates?.has(saint) ?? true) &&
        isKept(saint) &&
        (!after || comparePlaces(place, after) > 0),
    );
    const { items, next } = pageOf(left, limit, ({ place }) => place);
    const counts = facets && countFacets(asked.map(saintIn), filters, facets);
    return { items: items.map(saintIn), next, ...(counts && { facets: counts }) };
  };
}

/** Records by their present and former slugs. */
const byEverySlug = <Item extends { slug: string; formerly: readonly string[] }>(
  items: readonly Item[],
): ReadonlyMap<string, Item> =>
  new Map(
    items.flatMap((item) => [item.slug, ...item.formerly].map((slug) => [slug, item] as const)),
  );

const bySlug = <Item extends { slug: string }>(items: readonly Item[]): Item[] =>
  items.toSorted(by(({ slug }) => slug));

/** The page of items, ordered by key, that begins after a position. */
function listPage<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  limit: number,
  after: ListPosition | undefined,
): Page<Item, ListPosition> {
  const left = items.filter((item) => !after || keyOf(item) > after.slug);
  return pageOf(left, limit, (last) => ({ slug: keyOf(last) }));
}
