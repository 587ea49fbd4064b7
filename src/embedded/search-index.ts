/** The ranking of `search/ranking/bands.ts` in memory. */
import { compareText } from '../catalogue/compare-text.js';
import { pick } from '../catalogue/pick.js';
import type { QueryPlan } from '../search/plan/query-plan.js';
import type { Band, Ties } from '../search/ranking/band.js';
import { rankWeight } from '../search/ranking/prose-weights.js';
import { bandsFor } from '../search/ranking/reached.js';
import type { Place } from '../search/search.js';
import type { SearchRecord } from '../search/search-record.js';
import { cached, createFieldIndex, type FieldIndex } from './field-index.js';
import { createMatchers, type Texts } from './matchers.js';
import type { Id, Scores } from './postings.js';
import { hymnScores, proseScores } from './prose-scores.js';
import { TextIndex } from './text-index.js';

export interface Ranked<Item> {
  readonly item: Item;
  readonly place: Place;
}

/** Finds all items that a plan matches by one of the bands, best first. */
type Rank<Item> = (bands: readonly Band[], plan: QueryPlan, isFuzzy: boolean) => Ranked<Item>[];

/** How many items are indexed before yielding to the event loop. */
const chunk = 20;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Indexes items, a few at a time, so that days and lives can be served while the index of a
 * starting service is being built.
 */
export async function createSearchIndex<Item>(
  items: readonly Item[],
  toRecord: (item: Item) => SearchRecord,
): Promise<Rank<Item>> {
  const fields = createFieldIndex();
  const texts: Texts = {
    wholeName: new TextIndex(),
    otherNames: new TextIndex(),
    names: new TextIndex(),
    titles: new TextIndex(),
    hymns: new TextIndex(),
  };
  const places: Omit<Place, 'score'>[] = [];
  for (const [id, item] of items.entries()) {
    if (id % chunk === 0) await nextTurn();
    const record = toRecord(item);
    fields.add(record);
    texts.wholeName.add([record.wholeName]);
    texts.otherNames.add(record.otherNames);
    texts.names.add(record.nameTexts.map(spaced));
    texts.titles.add(record.titleTexts.map(spaced));
    texts.hymns.add([spaced(record.hymns)]);
    places.push(pick(record, ['rank', 'slug', 'type']));
  }
  fields.finish();
  const ranks = places.map(({ rank }) => rank);
  return (bands, plan, isFuzzy) =>
    [...scoresIn(bandsFor(bands, plan, isFuzzy), plan, fields, texts, ranks)]
      .flatMap(([id, score]): Ranked<Item>[] => {
        const [item, place] = [items[id], places[id]];
        return item && place ? [{ item, place: { score, ...place } }] : [];
      })
      .sort((one, other) => comparePlaces(one.place, other.place));
}

/** Between spaces, a phrase can be told from parts of words. */
const spaced = (text: string) => ` ${text} `;

/** The score of each record in the best of the bands that it reaches. */
function scoresIn(
  bands: readonly Band[],
  plan: QueryPlan,
  fields: FieldIndex,
  texts: Texts,
  ranks: readonly number[],
): Scores {
  const find = cached(fields.find);
  const matchers = createMatchers(fields.equal, texts, find);
  const rankOf = (id: Id) => ranks[id] ?? 0;
  const needs = (ties: Ties) => bands.some((band) => band.ties === ties);
  const prose = needs('prose') ? proseScores(plan.words, plan, find) : new Map();
  for (const [id, score] of prose) prose.set(id, score + rankWeight * rankOf(id));
  const rest = proseScores(needs('rest') ? plan.rest : [], plan, find);
  const sung = hymnScores(needs('hymn') ? plan.words : [], find);
  const bonus: Readonly<Record<Ties, (id: Id) => number>> = {
    renown: rankOf,
    prose: (id) => prose.get(id) ?? 0,
    rest: (id) => rest.get(id) ?? 0,
    hymn: (id) => (sung.get(id) ?? 0) + rankWeight * rankOf(id),
  };
  const scores = new Map<Id, number>();
  for (const { match, ties, score } of bands) {
    const bonusOf = ties ? bonus[ties] : () => 0;
    for (const id of match ? match(plan, matchers) : prose.keys()) {
      scores.set(id, Math.max(scores.get(id) ?? 0, score + bonusOf(id)));
    }
  }
  return scores;
}

/**
 * By the key, if there is one; then best first: by score, then renown (`rank`), then slug and type,
 * which make the order total.
 */
export function comparePlaces(one: Place, other: Place): number {
  return (
    compareText(one.key ?? '', other.key ?? '') ||
    other.score - one.score ||
    other.rank - one.rank ||
    compareText(one.slug, other.slug) ||
    compareText(one.type, other.type)
  );
}
