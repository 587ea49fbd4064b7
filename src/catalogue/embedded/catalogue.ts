/** The catalogue in memory: the fixtures as they stand, for one command and for tests. */
import type {
  Catalogue,
  DayQuery,
  Feast,
  ListPosition,
  Page,
  Records,
  Saint,
  SearchHit,
} from '../catalogue.js';
import { countryEntry, JointTitles, saintEntry } from '../search/entry.js';
import { topicKey, topicKeys } from '../search/fold.js';
import { createHighlighter } from '../search/highlight.js';
import { planQuery } from '../search/query-plan.js';
import type { Vocabulary } from '../search/vocabulary.js';
import { comparePositions, createSearchIndex, type Ranked } from './search-index.js';

export function createEmbeddedCatalogue(records: Records, vocabulary: Vocabulary): Catalogue {
  const { feasts } = records;
  const saints = bySlug(records.saints);
  const countries = bySlug(records.countries);
  const saintOf = byEverySlug(saints);
  const countryOf = byEverySlug(countries);
  const topicsOf = new Map(
    saints.map(({ slug, patronage }) => [slug, new Set(patronage.flatMap(topicKeys))]),
  );
  const days = dayTable(saints, feasts);

  const joint = new JointTitles();
  for (const saint of saints) joint.add(saint);
  const index = createSearchIndex([
    ...saints.map((saint) =>
      saintEntry(saint, countryOf.get(saint.originCountry?.slug ?? ''), joint, vocabulary),
    ),
    ...countries.map((country) => countryEntry(country, vocabulary)),
  ]);

  return {
    async day(query) {
      return days(query);
    },
    async feasts() {
      return feasts;
    },
    async saint(slug) {
      return saintOf.get(slug);
    },
    async saints({ limit, after, patronOf, country }) {
      const topic = patronOf === undefined ? undefined : topicKey(patronOf);
      const kept = saints.filter(
        ({ slug, originCountry }) =>
          (topic === undefined || topicsOf.get(slug)?.has(topic)) &&
          (country === undefined || originCountry?.slug === country),
      );
      return pageOf(kept, limit, after);
    },
    async country(slug) {
      return countryOf.get(slug);
    },
    async countries({ limit, after }) {
      return pageOf(countries, limit, after);
    },
    async search({ text, limit, after }) {
      const plan = planQuery(text, vocabulary);
      const all = index.search(plan);
      const left = after ? all.filter((hit) => comparePositions(hit, after) > 0) : all;
      const page = left.slice(0, limit);
      const last = left.length > limit ? page.at(-1) : undefined;
      const highlight = createHighlighter(plan);
      return {
        items: page.flatMap((hit) => toHit(hit) ?? []),
        next: last
          ? { score: last.score, rank: last.rank, slug: last.slug, type: last.type }
          : null,
      };

      function toHit({ type, slug }: Ranked): SearchHit | undefined {
        if (type === 'country') {
          const country = countryOf.get(slug);
          return country && { type, country, highlight: highlight([country.summary]) };
        }
        const saint = saintOf.get(slug);
        const texts = saint && [saint.shortBio, ...saint.biography.split('\n\n')];
        return saint && { type, saint, highlight: highlight(texts ?? []) };
      }
    },
    async ready() {},
    async close() {},
  };
}

/** Records by their slugs, and by those that they once had. */
const byEverySlug = <Item extends { slug: string; formerly: readonly string[] }>(
  items: readonly Item[],
): ReadonlyMap<string, Item> =>
  new Map(
    items.flatMap((item) => [item.slug, ...item.formerly].map((slug) => [slug, item] as const)),
  );

const bySlug = <Item extends { slug: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => (one.slug < other.slug ? -1 : 1));

function pageOf<Item extends ListPosition>(
  items: readonly Item[],
  limit: number,
  after: ListPosition | undefined,
): Page<Item, ListPosition> {
  const start = after ? items.findIndex(({ slug }) => slug > after.slug) : 0;
  if (start === -1) return { items: [], next: null };
  const page = items.slice(start, start + limit);
  const last = start + limit < items.length ? page.at(-1) : undefined;
  return { items: page, next: last ? { slug: last.slug } : null };
}

/** Saints and feasts by the days on which they are kept. */
function dayTable(saints: readonly Saint[], feasts: readonly Feast[]) {
  const saintsOn = new Map<string, Set<Saint>>();
  const feastsOn = new Map<string, Feast[]>();
  const feastOf = new Map(feasts.map((feast) => [feast.key, feast]));
  const file = <Item>(map: Map<string, Set<Item>>, key: string, item: Item) =>
    map.set(key, (map.get(key) ?? new Set<Item>()).add(item));
  for (const saint of saints) {
    for (const commemoration of saint.commemorations) {
      if ('offset' in commemoration) {
        file(saintsOn, `${commemoration.offset}`, saint);
        continue;
      }
      for (const reckoning of ['gregorian', 'julian'] as const) {
        const { month, day } = commemoration[reckoning];
        file(saintsOn, `${reckoning} ${month}-${day}`, saint);
      }
    }
  }
  for (const feast of feasts) {
    for (const reckoning of feast.fixed ? (['gregorian', 'julian'] as const) : []) {
      const { month, day } = feast.fixed?.[reckoning] ?? { month: 0, day: 0 };
      const key = `${reckoning} ${month}-${day}`;
      feastsOn.set(key, [...(feastsOn.get(key) ?? []), feast]);
    }
  }
  return ({ reckoning, menaionDays, offset, movableFeastKeys }: DayQuery) => {
    const keys = menaionDays.map(({ month, day }) => `${reckoning} ${month}-${day}`);
    const found = new Set([...keys, `${offset}`].flatMap((key) => [...(saintsOn.get(key) ?? [])]));
    const fixed = keys.flatMap((key) => feastsOn.get(key) ?? []);
    const movable = movableFeastKeys.flatMap((key) => feastOf.get(key) ?? []);
    return { saints: [...found], feasts: [...fixed, ...movable] };
  };
}
