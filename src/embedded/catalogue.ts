/** The catalogue in memory, straight from the fixtures; needs no engine. */
import {
  type Catalogue,
  type ContentGeneration,
  type FoundRecord,
  type HitType,
  type Patronage,
  type SearchHit,
  type SearchQuery,
  usualTypes,
} from '../catalogue/catalogue.js';
import { filterOf, filtersInUse, type SaintFilters } from '../catalogue/filters.js';
import type { Records, Saint } from '../catalogue/records.js';
import { createHighlighter } from '../search/highlight.js';
import { JointTitles } from '../search/joint-titles.js';
import { matchedOf } from '../search/matched.js';
import { bearersOf } from '../search/own-names.js';
import { planQuery } from '../search/plan/query-plan.js';
import { planSuggestion } from '../search/plan/suggestion-plan.js';
import { isGuessable, isSure } from '../search/ranking/bands.js';
import { countryRecord, feastRecord, saintRecord } from '../search/search-record.js';
import { toSuggestion } from '../search/suggestion.js';
import { fold, topicKeys } from '../search/text/fold.js';
import { nameKey } from '../search/text/name-key.js';
import { alsoCalled, topicKeysNamed } from '../search/topics.js';
import type { Vocabulary } from '../search/vocabulary.js';
import { dayTable } from './day-table.js';
import { byEverySlug, bySlug, pageOf, slugOf } from './lists.js';
import { comparePositions, type Place } from './ranking.js';
import { createSearchIndex } from './search-index.js';

/**
 * A catalogue over these records; no two of a kind may share a slug. Its search index is built when
 * a search first needs it, or soon after the start.
 */
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
  const topicsOf = new Map(
    saints.map(({ slug, patronage }) => [slug, new Set(patronage.flatMap(topicKeys))]),
  );
  const givenKeysOf = new Map(
    saints.map((saint) => [
      saint.slug,
      new Set(bearersOf(saint).map((given) => nameKey(given, vocabulary))),
    ]),
  );
  const patronages = countTopics(saints, vocabulary);
  const days = dayTable(saints, feasts, feastOf);

  const searchIndex = madeLater(() => {
    const joint = new JointTitles();
    for (const saint of saints) joint.add(saint);
    return createSearchIndex([
      ...saints.map((saint) => () => {
        const country = countryOf.get(saint.originCountry?.slug ?? '');
        return saintRecord(saint, country, joint, vocabulary);
      }),
      ...countries.map((country) => () => countryRecord(country, vocabulary)),
      ...feasts.map((feast) => () => feastRecord(feast, vocabulary)),
    ]);
  });
  const recordOf: { readonly [Type in HitType]: (slug: string) => FoundRecord | undefined } = {
    saint: (slug) => mapped(saintOf.get(slug), (saint) => ({ type: 'saint', saint })),
    country: (slug) => mapped(countryOf.get(slug), (country) => ({ type: 'country', country })),
    feast: (slug) => mapped(feastOf.get(slug), (feast) => ({ type: 'feast', feast })),
  };
  const passes = ({ types = usualTypes, ...filters }: SearchFilters) => {
    const saintsAlone = filtersInUse(filters).length > 0;
    const isKept = filterOf(filters);
    return ({ type, slug }: Place) => {
      if (!types.includes(type)) return false;
      if (!saintsAlone) return true;
      const saint = type === 'saint' ? saintOf.get(slug) : undefined;
      return saint !== undefined && isKept(saint);
    };
  };

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
    async saints({ limit, after, patronOf, name, ...filters }) {
      const topics = patronOf === undefined ? undefined : topicKeysNamed(patronOf, vocabulary);
      const key = name === undefined ? undefined : nameKey(fold(name), vocabulary);
      const isKept = filterOf(filters);
      const kept = saints.filter(
        (saint) =>
          isKept(saint) &&
          (topics?.some((topic) => topicsOf.get(saint.slug)?.has(topic)) ?? true) &&
          (key === undefined || givenKeysOf.get(saint.slug)?.has(key)),
      );
      return pageOf(kept, slugOf, limit, after);
    },
    async country(slug) {
      return countryOf.get(slug);
    },
    async countries({ limit, after }) {
      return pageOf(countries, slugOf, limit, after);
    },
    async search({ text, limit, after, ...filters }) {
      const plan = planQuery(text, vocabulary);
      const isKept = passes(filters);
      let guessed = after?.guessed ?? false;
      const index = await searchIndex();
      let all = index.search(plan, guessed).filter(isKept);
      if (
        !after &&
        !isSure(all[0]?.score ?? 0, plan.words.length) &&
        isGuessable(plan.words.length)
      ) {
        guessed = true;
        all = index.search(plan, guessed).filter(isKept);
      }
      const left = after ? all.filter((hit) => comparePositions(hit, after) > 0) : all;
      const page = left.slice(0, limit);
      const last = left.length > limit ? page.at(-1) : undefined;
      const highlight = createHighlighter(plan);
      return {
        items: page.flatMap(({ type, slug, score }): SearchHit[] => {
          const found = recordOf[type](slug);
          if (!found) return [];
          const matched = matchedOf(score, plan, found);
          return [{ ...found, highlight: highlight(textsOf(found)), matched }];
        }),
        next: last
          ? { score: last.score, rank: last.rank, slug: last.slug, type: last.type, guessed }
          : null,
      };
    },
    async suggest({ text, limit, types = usualTypes }) {
      const index = await searchIndex();
      return index
        .suggest(planSuggestion(text, vocabulary))
        .filter(({ type }) => types.includes(type))
        .slice(0, limit)
        .flatMap(({ type, slug }) => mapped(recordOf[type](slug), toSuggestion) ?? []);
    },
    async patronages({ limit, after }) {
      const left = patronages.filter(({ topic }) => !after || topic > after.topic);
      const page = left.slice(0, limit);
      const last = left.length > limit ? page.at(-1) : undefined;
      return { items: page, next: last ? { topic: last.topic } : null };
    },
    generation: async () => generation,
    async ready() {},
    async close() {},
  };
}

/** How long after the start the search index is built, if no search needed it sooner. */
const startMs = 500;

/** Calls `make` once: when the result is first needed, or soon after the start. */
function madeLater<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  const get = () => {
    made ??= make();
    return made;
  };
  // A failure reaches whoever needs the result.
  setTimeout(() => get().catch(() => {}), startMs).unref();
  return get;
}

const mapped = <Value, Made>(value: Value | undefined, make: (value: Value) => Made) =>
  value === undefined ? undefined : make(value);

type SearchFilters = Pick<SearchQuery, 'types'> & SaintFilters;

/** The texts that a hit's highlight may come from; the records have a saint's whole life. */
function textsOf(found: FoundRecord): string[] {
  if (found.type === 'country') return [found.country.summary];
  if (found.type === 'feast') return [found.feast.description];
  const { shortBio, biography } = found.saint as Saint;
  return [shortBio, ...biography.split('\n\n')];
}

function countTopics(saints: readonly Saint[], vocabulary: Vocabulary): Patronage[] {
  const counts = new Map<string, number>();
  for (const { patronage } of saints) {
    for (const topic of patronage) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  }
  return [...counts]
    .map(([topic, saintCount]) => ({
      topic,
      saintCount,
      alsoCalled: alsoCalled(topic, vocabulary),
    }))
    .sort((one, other) => (one.topic < other.topic ? -1 : 1));
}
