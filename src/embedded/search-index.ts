/** The ranking of `search/ranking/bands.ts` in memory. */
import type { QueryPlan } from '../search/plan/query-plan.js';
import {
  type Band,
  bandsFor,
  searchBands,
  suggestionBands,
  type Ties,
} from '../search/ranking/bands.js';
import { rankWeight } from '../search/ranking/prose-weights.js';
import type { Place } from '../search/search.js';
import type { SearchRecord } from '../search/search-record.js';
import { cached, createFieldIndexBuilder, type Find, type Id, type Scores } from './field-index.js';
import { createMatchers, type Wholes } from './matchers.js';
import { type IndexedRecord, ranked } from './places.js';
import { proseScores } from './prose-scores.js';

export interface SearchIndex {
  /** All records that match the plan, best first. */
  search(plan: QueryPlan, isFuzzy: boolean): Place[];
  /** All records with a name that completes the text, best first. */
  suggest(plan: QueryPlan): Place[];
}

/** How many records are indexed before yielding to the event loop. */
const chunk = 20;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Indexes the records made by `toRecords`, a few at a time, so that days and lives can be served
 * while the index of a starting service is being built.
 */
export async function createSearchIndex(
  toRecords: readonly (() => SearchRecord)[],
): Promise<SearchIndex> {
  const builder = createFieldIndexBuilder();
  const records: IndexedRecord[] = [];
  for (const [id, toRecord] of toRecords.entries()) {
    if (id % chunk === 0) await nextTurn();
    const record = toRecord();
    builder.add(record);
    records.push(toIndexed(record));
  }
  const find = builder.build();
  const wholes: Wholes = {
    wholeName: idsBy(records, ({ wholeName }) => [wholeName]),
    givenName: idsBy(records, ({ givenName }) => [givenName]),
    otherNames: idsBy(records, ({ otherNames }) => otherNames),
    wholeTitles: idsBy(records, ({ wholeTitles }) => wholeTitles),
    topicKeys: idsBy(records, ({ topicKeys }) => topicKeys),
    countryNames: idsBy(records, ({ countryNames }) => countryNames),
    type: idsBy(records, ({ type }) => [type]),
  };
  const rank = (bands: readonly Band[], plan: QueryPlan, isFuzzy: boolean) =>
    ranked(scoresIn(bandsFor(bands, plan, isFuzzy), plan, { records, wholes, find }), records);
  return {
    search: (plan, isFuzzy) => rank(searchBands, plan, isFuzzy),
    suggest: (plan) => rank(suggestionBands, plan, false),
  };
}

interface Contents {
  readonly records: readonly IndexedRecord[];
  readonly wholes: Wholes;
  readonly find: Find;
}

/** The score of each record in the best of the bands that it reaches. */
function scoresIn(bands: readonly Band[], plan: QueryPlan, contents: Contents): Scores {
  const { records, wholes } = contents;
  const find = cached(contents.find);
  const matchers = createMatchers(records, wholes, find);
  const rankOf = (id: Id) => records[id]?.rank ?? 0;
  const needs = (ties: Ties) => bands.some((band) => band.ties === ties);
  const prose = proseScores(needs('prose') ? plan.words : [], find, records.length);
  for (const [id, score] of prose) prose.set(id, score + rankWeight * rankOf(id));
  const rest = proseScores(needs('rest') ? plan.rest : [], find, records.length);
  const bonus: Readonly<Record<Ties, (id: Id) => number>> = {
    renown: rankOf,
    prose: (id) => prose.get(id) ?? 0,
    rest: (id) => rest.get(id) ?? 0,
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

/** Of one shape for all types of record, since searches scan them. */
const toIndexed = (record: SearchRecord): IndexedRecord => ({
  type: record.type,
  slug: record.slug,
  rank: record.rank,
  wholeName: record.wholeName,
  givenName: record.givenName,
  otherNames: record.otherNames,
  wholeTitles: record.wholeTitles,
  topicKeys: record.topicKeys,
  countryNames: record.countryNames,
  nameLines: linesOf(record.nameTexts),
  titleLines: linesOf(record.titleTexts),
});

const linesOf = (texts: readonly string[]) => texts.map((text) => ` ${text} `).join('\n');

function idsBy(
  records: readonly IndexedRecord[],
  keysOf: (record: IndexedRecord) => readonly string[],
): ReadonlyMap<string, readonly Id[]> {
  const map = new Map<string, Id[]>();
  for (const [id, record] of records.entries()) {
    for (const key of keysOf(record)) {
      const ids = map.get(key);
      if (ids) ids.push(id);
      else map.set(key, [id]);
    }
  }
  return map;
}
