/** Implements the bands of `search/ranking/bands.ts` in memory. */
import type { QueryPlan } from '../search/plan/query-plan.js';
import {
  bands,
  bandsFor,
  beginnings,
  gainOf,
  mostNameWords,
  suggestionWays,
  wordBands,
} from '../search/ranking/bands.js';
import { rankWeight } from '../search/ranking/prose-weights.js';
import { companionWay, ownNameWay, topicWay } from '../search/ranking/ways.js';
import type { SearchRecord } from '../search/search-record.js';
import { createLookupBuilder } from './lookup.js';
import {
  anyOwnWord,
  everyWord,
  type Id,
  IdSet,
  memoized,
  type Scores,
  withFewSlips,
} from './matching.js';
import { proseScores } from './prose-scores.js';
import { type IndexedRecord, type Ranked, ranked } from './ranking.js';

export interface SearchIndex {
  /** All records that match the plan, best first; with `guesses`, allowing typing errors. */
  search(plan: QueryPlan, guesses: boolean): Ranked[];
  /** All records with a name that completes the text, best first; the first plan's come first. */
  suggest(plans: readonly QueryPlan[]): Ranked[];
}

/** How many records are indexed before yielding to the event loop. */
const chunk = 20;

const othersTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Indexes the records made by `toRecords`, a few at a time, so that days and lives can be served
 * while the index of a starting service is being built.
 */
export async function createSearchIndex(
  toRecords: readonly (() => SearchRecord)[],
): Promise<SearchIndex> {
  const builder = createLookupBuilder();
  const records: IndexedRecord[] = [];
  for (const [id, toRecord] of toRecords.entries()) {
    if (id % chunk === 0) await othersTurn();
    const record = toRecord();
    builder.add(record);
    const { words, prose, nameTexts, titleTexts, ...kept } = record;
    records.push({ ...kept, nameLines: linesOf(nameTexts), titleLines: linesOf(titleTexts) });
  }
  const lookup = builder.build();
  const renown = new Map(records.map(({ rank }, id) => [id, rank]));
  const wholes = {
    name: multimap(records, ({ wholeName }) => [wholeName]),
    given: multimap(records, ({ givenName }) => [givenName]),
    other: multimap(records, ({ otherNames }) => otherNames),
    title: multimap(records, ({ wholeTitles }) => wholeTitles),
    topic: multimap(records, ({ topicKeys }) => topicKeys),
    country: multimap(records, ({ countryNames }) => countryNames),
  };

  const idsOf = (isFound: (record: IndexedRecord) => boolean) => {
    const ids: Id[] = [];
    for (const [id, record] of records.entries()) if (isFound(record)) ids.push(id);
    return ids;
  };
  const named = (text: string) => idsOf(({ nameLines }) => nameLines.includes(text));
  const begun = (text: string) => idsOf(({ wholeName }) => wholeName.startsWith(text));
  return {
    search(plan, guesses) {
      const find = memoized(lookup);
      const { scores, reach } = createScores();
      const prose = proseScores(plan.words, find, records.length);
      for (const [id, score] of prose) {
        prose.set(id, score + rankWeight * (records[id]?.rank ?? 0));
      }
      reach(0, prose.keys(), prose);
      if (plan.words.length > 0) {
        for (const each of bandsFor(plan.words.length, guesses)) {
          let ids = everyWord(plan.words, each.ways, find);
          if (each.own) ids = ids.intersection(anyOwnWord(plan.words, find));
          if (each.slips) ids = withFewSlips(ids, plan.words, each.slips, find);
          reach(each.band, ids, each.prose ? prose : each.renown ? renown : undefined);
        }
        for (const name of plan.countryNames) {
          reach(bands.wholeCountry, wholes.country.get(name) ?? []);
        }
        reach(bands.wholeName, wholes.name.get(plan.whole) ?? []);
        reach(bands.givenName, wholes.given.get(plan.whole) ?? [], renown);
        reach(bands.givenName, wholes.other.get(plan.whole) ?? [], renown);
        reach(bands.wholeTitle, wholes.title.get(plan.whole) ?? []);
        if (plan.words.length === 1) {
          reach(bands.companion, find(plan.whole, companionWay).keys(), renown);
        } else {
          const namesakes = everyWord(plan.words, [ownNameWay], find);
          reach(bands.kindredName, namesakes.intersection(wholes.other.get(plan.whole) ?? []));
        }
        reach(bands.nameStart, begun(`${plan.whole} `));
        reach(bands.phrase, named(` ${plan.whole} `));
        if (plan.words.length > 1) {
          const own = anyOwnWord(plan.words, find);
          const titled = (phrase: string) =>
            own.intersection(idsOf(({ titleLines }) => titleLines.includes(` ${phrase} `)));
          reach(bands.titlePhrase, titled(plan.whole));
          if (plan.english !== plan.whole && plan.words.length <= mostNameWords) {
            reach(bands.englishPhrase, named(` ${plan.english} `));
            reach(bands.englishTitlePhrase, titled(plan.english));
          }
        }
        if (plan.words.length <= mostNameWords) reachBeginnings(plan, reach);
        const ofTopics = plan.topics.map((topic) => new IdSet(wholes.topic.get(topic)));
        const patrons = ofTopics.reduce((all, ids) => all.union(ids), new IdSet());
        const ofEvery = ofTopics.reduce((all, ids) => all.intersection(ids), patrons);
        const gain = gainOf(ofTopics.length);
        const ofRest = plan.seeksPatron && proseScores(plan.rest, find, records.length);
        if (ofRest || plan.rest.length === 0) {
          const band = ofRest ? bands.patron : bands.topic;
          reach(band, patrons, ofRest || undefined);
          reach(band + gain, ofEvery, ofRest || undefined);
        }
        const topical = everyWord(plan.words, [topicWay], find);
        reach(plan.seeksPatron ? bands.patron : bands.topic, topical);
      }
      return ranked(scores, records);
    },
    suggest([plan, looser]) {
      const find = memoized(lookup);
      const { scores, reach } = createScores();
      if (!plan || plan.words.length === 0) return [];
      reach(wordBands.beginning, everyWord(plan.words, suggestionWays, find), renown);
      if (looser) {
        reach(bands.withoutLast, everyWord(looser.words, suggestionWays, find), renown);
        reach(beginnings.beforeArticle, begun(`${looser.whole} `), renown);
      }
      reach(bands.wholeName, wholes.name.get(plan.whole) ?? []);
      reachBeginnings(plan, reach);
      reach(beginnings.nameStart, begun(`${plan.whole} `), renown);
      const others = idsOf(({ otherNames }) =>
        otherNames.some((name) => name.startsWith(plan.whole)),
      );
      reach(beginnings.other, others, renown);
      return ranked(scores, records);
    },
  };

  function reachBeginnings({ whole }: QueryPlan, reach: Reach): void {
    const ids = begun(whole);
    reach(
      beginnings.country,
      ids.filter((id) => records[id]?.type === 'country'),
    );
    reach(beginnings.name, ids, renown);
    reach(beginnings.phrase, named(` ${whole}`), renown);
  }
}

const linesOf = (texts: readonly string[]) => texts.map((text) => ` ${text} `).join('\n');

/** Raises ids to a band, ordered within it by prose score, unless they are higher already. */
type Reach = (band: number, ids: Iterable<Id>, prose?: Scores) => void;

function createScores() {
  const scores = new Map<Id, number>();
  const reach: Reach = (band, ids, prose) => {
    for (const id of ids) {
      const score = band + (prose?.get(id) ?? 0);
      if (score > (scores.get(id) ?? 0)) scores.set(id, score);
    }
  };
  return { scores, reach };
}

function multimap(
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
