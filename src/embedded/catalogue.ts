/** The catalogue in memory, straight from the fixtures; needs no engine. */
import type { Catalogue, ContentGeneration } from '../catalogue/catalogue.js';
import { filterOf } from '../catalogue/filters.js';
import type { Records, Saint } from '../catalogue/records.js';
import { givenNamesOf } from '../search/own-names.js';
import { fold, topicKeys } from '../search/text/fold.js';
import { nameKey, topicKeysNamed, type Vocabulary } from '../search/vocabulary.js';
import { dayTable } from './day-table.js';
import { byEverySlug, bySlug, pageOf, slugOf } from './lists.js';
import { listPatronages } from './patronages.js';
import { createSearch } from './search.js';

/** A catalogue over these records; no two of a kind may share a slug. */
export function createEmbeddedCatalogue(
  records: Records,
  vocabulary: Vocabulary,
  generation: ContentGeneration = { id: 'embedded', time: 0 },
): Catalogue {
  const feasts = records.feasts.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const feastOf = new Map(feasts.map((feast) => [feast.key, feast]));
  const saints = bySlug(records.saints);
  const countries = bySlug(records.countries);
  const saintOf = byEverySlug(saints);
  const countryOf = byEverySlug(countries);
  const days = dayTable(saints, feasts, feastOf);
  return {
    async day(query) {
      return days(query);
    },
    async days(queries) {
      return queries.map(days);
    },
    async listedFeasts() {
      return feasts;
    },
    async feast(key) {
      return feastOf.get(key);
    },
    async feasts({ limit, after, kind }) {
      const kept = feasts.filter(
        ({ fixed }) => kind === undefined || (fixed === null) === (kind === 'movable'),
      );
      return pageOf(kept, ({ key }) => key, limit, after);
    },
    async saint(slug) {
      return saintOf.get(slug);
    },
    saints: listSaints(saints, vocabulary),
    async country(slug) {
      return countryOf.get(slug);
    },
    async countries({ limit, after }) {
      return pageOf(countries, slugOf, limit, after);
    },
    ...createSearch({ saints, countries, feasts }, vocabulary),
    patronages: listPatronages(saints, vocabulary),
    generation: async () => generation,
    async ready() {},
    async close() {},
  };
}

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
  return async ({ limit, after, patronOf, name, ...filters }) => {
    const topics = patronOf === undefined ? undefined : topicKeysNamed(patronOf, vocabulary);
    const key = name === undefined ? undefined : nameKey(fold(name), vocabulary);
    const isKept = filterOf(filters);
    const kept = saints.filter(
      (saint) =>
        isKept(saint) &&
        (topics?.some((topic) => keysOf.get(saint)?.topics.has(topic)) ?? true) &&
        (key === undefined || keysOf.get(saint)?.names.has(key)),
    );
    return pageOf(kept, slugOf, limit, after);
  };
}
