/** Searches and suggestions in memory. */
import type { Catalogue } from '../catalogue/catalogue.js';
import { countFacets, filterOf, filtersInUse, type SaintFilters } from '../catalogue/filters.js';
import { type SortOrder, usualTypes } from '../catalogue/queries.js';
import type { Country, Feast, Records, Saint } from '../catalogue/records.js';
import { toSuggestion } from '../catalogue/suggestion.js';
import { planSuggestion } from '../search/plan/suggestion-plan.js';
import type { Sung } from '../search/proper-hymns.js';
import { searchBands, suggestionBands } from '../search/ranking/bands.js';
import { leastBeyondProse } from '../search/ranking/reached.js';
import { type Found, leadOf, search } from '../search/search.js';
import { countryRecord, feastRecord, saintRecordsOf } from '../search/search-record.js';
import { sortKeyOf } from '../search/sort-keys.js';
import type { Vocabulary } from '../search/vocabulary.js';
import { comparePlaces, createSearchIndex, type Ranked } from './search-index.js';

/** A record with all its fields. */
type FullRecord =
  | { readonly type: 'saint'; readonly saint: Saint }
  | { readonly type: 'country'; readonly country: Country }
  | { readonly type: 'feast'; readonly feast: Feast };

/** The index is built when a search first needs it, or soon after the start. */
export function createSearch(
  { saints, countries, feasts }: Records,
  vocabulary: Vocabulary,
): Pick<Catalogue, 'search' | 'suggest'> {
  const records: FullRecord[] = [
    ...saints.map((saint) => ({ type: 'saint', saint }) as const),
    ...countries.map((country) => ({ type: 'country', country }) as const),
    ...feasts.map((feast) => ({ type: 'feast', feast }) as const),
  ];
  const searchIndex = soon(() => {
    const recordOf = saintRecordsOf({ saints, countries }, vocabulary);
    return createSearchIndex(records, (record) => {
      if (record.type === 'country') return countryRecord(record.country, vocabulary);
      if (record.type === 'feast') return feastRecord(record.feast, vocabulary);
      return recordOf(record.saint);
    });
  });
  return {
    async search(query) {
      const rank = await searchIndex();
      return search(query, vocabulary, async ({ plan, isFuzzy, limit, after, ...wanted }) => {
        const { types = usualTypes, facets, sort, least = 0, ...filters } = wanted;
        const passes = isWanted(filters);
        const ranked = rank(searchBands, plan, isFuzzy).filter(({ item }) =>
          types.includes(item.type),
        );
        const found = sorted(ranked, sort)
          .filter(({ item, place }) => place.score >= least && passes(item))
          .filter(({ place }) => !after || comparePlaces(place, after) > 0)
          .slice(0, limit)
          .map(toFound);
        return { found, facets: facets && countFacets(counted(ranked), filters, facets) };
      });
    },
    async suggest({ text, limit, types = usualTypes }) {
      const rank = await searchIndex();
      return rank(suggestionBands, planSuggestion(text, vocabulary), false)
        .filter(({ item }) => types.includes(item.type))
        .slice(0, limit)
        .map(({ item }) => toSuggestion(item));
    },
  };
}

/** The records in another order than by relevance. */
function sorted(ranked: Ranked<FullRecord>[], sort: SortOrder | undefined): Ranked<FullRecord>[] {
  if (!sort) return ranked;
  const keyOf = sortKeyOf[sort];
  return ranked
    .map(({ item, place }) => ({ item, place: { ...place, key: keyOf(item) } }))
    .sort((one, other) => comparePlaces(one.place, other.place));
}

/** The saints whose facets are counted. */
function counted(ranked: readonly Ranked<FullRecord>[]): Saint[] {
  const beyond = ranked.filter(({ place }) => place.score >= leastBeyondProse);
  return (beyond.length > 0 ? beyond : ranked).flatMap(({ item }) =>
    item.type === 'saint' ? [item.saint] : [],
  );
}

/** Tells whether a record passes filters; only saints pass any. */
function isWanted(filters: SaintFilters): (record: FullRecord) => boolean {
  if (filtersInUse(filters).length === 0) return () => true;
  const isKept = filterOf(filters);
  return (record) => record.type === 'saint' && isKept(record.saint);
}

function toFound({ item: record, place }: Ranked<FullRecord>): Found {
  const life = record.type === 'saint' ? record.saint.biography.split('\n\n') : [];
  return { record, place, texts: [leadOf(record), ...life], sung: sungOf(record) };
}

function sungOf(record: FullRecord): Sung {
  if (record.type === 'country') return { troparion: null, kontakion: null };
  return record.type === 'saint' ? record.saint : record.feast;
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
