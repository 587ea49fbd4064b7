/** Searches and suggestions in memory. */
import {
  type Catalogue,
  type FoundRecord,
  type SearchQuery,
  usualTypes,
} from '../catalogue/catalogue.js';
import { filterOf, filtersInUse, type SaintFilters } from '../catalogue/filters.js';
import type { Country, Feast, Saint } from '../catalogue/records.js';
import { JointTitles } from '../search/own-names.js';
import { planSuggestion } from '../search/plan/suggestion-plan.js';
import { type Found, leadOf, type Place, search } from '../search/search.js';
import { countryRecord, feastRecord, saintRecord } from '../search/search-record.js';
import { toSuggestion } from '../search/suggestion.js';
import type { Vocabulary } from '../search/vocabulary.js';
import { comparePlaces } from './places.js';
import { createSearchIndex } from './search-index.js';

/** The records by slug, a feast's being its key. */
export interface RecordsBySlug {
  readonly saints: ReadonlyMap<string, Saint>;
  readonly countries: ReadonlyMap<string, Country>;
  readonly feasts: ReadonlyMap<string, Feast>;
}

/** The index is built when a search first needs it, or soon after the start. */
export function createSearch(
  records: RecordsBySlug,
  vocabulary: Vocabulary,
): Pick<Catalogue, 'search' | 'suggest'> {
  const searchIndex = soon(() => createSearchIndex(toSearchRecords(records, vocabulary)));
  const recordAt = ({ type, slug }: Place): FoundRecord[] => {
    if (type === 'saint') return found(records.saints.get(slug), (saint) => ({ type, saint }));
    return type === 'feast'
      ? found(records.feasts.get(slug), (feast) => ({ type, feast }))
      : found(records.countries.get(slug), (country) => ({ type, country }));
  };
  return {
    async search(query) {
      const index = await searchIndex();
      return search(query, vocabulary, async ({ plan, isFuzzy, limit, after, ...filters }) =>
        index
          .search(plan, isFuzzy)
          .filter((place) => passes(place, filters, records.saints))
          .filter((place) => !after || comparePlaces(place, after) > 0)
          .slice(0, limit)
          .flatMap((place) => recordAt(place).map((record) => toFound(record, place))),
      );
    },
    async suggest({ text, limit, types = usualTypes }) {
      const index = await searchIndex();
      return index
        .suggest(planSuggestion(text, vocabulary))
        .filter(({ type }) => types.includes(type))
        .slice(0, limit)
        .flatMap(recordAt)
        .map(toSuggestion);
    },
  };
}

const found = <Value>(value: Value | undefined, toRecord: (value: Value) => FoundRecord) =>
  value === undefined ? [] : [toRecord(value)];

/** Functions, since the index is built in steps, and a prepared record is large. */
function toSearchRecords({ saints, countries, feasts }: RecordsBySlug, vocabulary: Vocabulary) {
  // A record is in a map by its former slugs too.
  const all = new Set(saints.values());
  const joint = new JointTitles();
  for (const saint of all) joint.add(saint);
  return [
    ...[...all].map((saint) => () => {
      const country = countries.get(saint.originCountry?.slug ?? '');
      return saintRecord(saint, country, joint, vocabulary);
    }),
    ...[...new Set(countries.values())].map((country) => () => countryRecord(country, vocabulary)),
    ...[...feasts.values()].map((feast) => () => feastRecord(feast, vocabulary)),
  ];
}

function passes(
  { type, slug }: Place,
  { types = usualTypes, ...filters }: Pick<SearchQuery, 'types'> & SaintFilters,
  saints: ReadonlyMap<string, Saint>,
): boolean {
  if (!types.includes(type)) return false;
  if (filtersInUse(filters).length === 0) return true;
  const saint = type === 'saint' ? saints.get(slug) : undefined;
  return saint !== undefined && filterOf(filters)(saint);
}

function toFound(record: FoundRecord, place: Place): Found {
  // The records have a saint's whole life.
  const life = record.type === 'saint' ? (record.saint as Saint).biography.split('\n\n') : [];
  return { record, place, texts: [leadOf(record), ...life] };
}

/** How long after the start the search index is built, if no search needed it sooner. */
const startMs = 500;

/** Calls `make` once: when the result is first needed, or soon after the start. */
function soon<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  const get = () => {
    made ??= make();
    return made;
  };
  // A failure reaches whoever needs the result.
  setTimeout(() => get().catch(() => {}), startMs).unref();
  return get;
}
