/** The tiers of `search/tiers.ts` over MiniSearch. */
import MiniSearch, { type SearchOptions } from 'minisearch';
import type { SearchPosition } from '../catalogue.js';
import { type SearchEntry, stems } from '../search/entry.js';
import type { QueryPlan, QueryWord } from '../search/query-plan.js';
import {
  bands,
  beginnings,
  coverageWays,
  coverageWeight,
  type EveryWordTier,
  everyTopicGain,
  formsOf,
  isProseField,
  type ListField,
  listFields,
  ownNameWay,
  ownWordWays,
  type ProseField,
  proseFields,
  proseWeightOf,
  proseWeights,
  rankWeight,
  rarityWay,
  rarityWeight,
  runningTextWeight,
  slipsAllowed,
  suggestionWays,
  tierBands,
  tiersFor,
  topicWay,
  type Way,
  type WordField,
} from '../search/tiers.js';

export interface Ranked extends Place {
  readonly entry: SearchEntry;
}

/** What the order of hits is made of. */
export type Place = Omit<SearchPosition, 'guessed'>;

export interface SearchIndex {
  /** Every entry that answers the plan, best first; with slips forgiven, if `guesses`. */
  search(plan: QueryPlan, guesses: boolean): Ranked[];
  /** Every entry one of whose names the text of the plans may become, those of the first best. */
  suggest(plans: readonly QueryPlan[]): Ranked[];
}

/** Elasticsearch's BM25 for prose; the length of a list of names says nothing. */
const proseBm25 = { k: 1.2, b: 0.75, d: 0 };
const listBm25 = { k: 1.2, b: 0, d: 0 };
const bm25Of = (field: WordField) => (isProseField(field) ? proseBm25 : listBm25);

const fieldsOf = (field: WordField): string[] => (field === 'prose' ? [...proseFields] : [field]);

const wordsIn = ({ words, prose }: SearchEntry, field: string): readonly string[] =>
  isProseField(field) ? stems(prose[field]) : words[field as ListField];

type Id = number;
type Scores = ReadonlyMap<Id, number>;

/** How many entries are indexed before others have their turn. */
const chunk = 20;

const othersTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Indexes the entries that `toEntries` make, a few at a time: of a service that starts, days and
 * lives are asked for before searches, and need not wait for the index.
 */
export async function createSearchIndex(
  toEntries: readonly (() => SearchEntry)[],
): Promise<SearchIndex> {
  const index = new MiniSearch<{ id: Id; entry: SearchEntry }>({
    fields: [...listFields, ...proseFields],
    extractField: (document, field) =>
      field === 'id'
        ? (document.id as unknown as string)
        : wordsIn(document.entry, field).join('\n'),
    tokenize: (text) => (text === '' ? [] : text.split('\n')),
    processTerm: (term) => term,
  });
  const entries: SearchEntry[] = [];
  for (const [id, toEntry] of toEntries.entries()) {
    if (id % chunk === 0) await othersTurn();
    const entry = toEntry();
    entries.push(entry);
    index.add({ id, entry });
  }
  const renown = new Map(entries.map(({ rank }, id) => [id, rank]));
  const wholes = {
    name: multimap(entries, ({ wholeName }) => [wholeName]),
    given: multimap(entries, ({ givenName }) => [givenName]),
    other: multimap(entries, ({ otherNames }) => otherNames),
    title: multimap(entries, ({ wholeTitles }) => wholeTitles),
    topic: multimap(entries, ({ topicKeys }) => topicKeys),
    country: multimap(entries, ({ countryNames }) => countryNames),
  };

  const beginning = (text: string, namesOf: (entry: SearchEntry) => readonly string[]) =>
    [...entries.keys()].filter((id) => {
      const entry = entries[id];
      return entry !== undefined && namesOf(entry).some((name) => name.startsWith(text));
    });
  // Between spaces, so that a phrase is of whole words.
  const spaced = (texts: readonly string[]) => texts.map((text) => ` ${text} `);
  const spacedNames = entries.map(({ nameTexts }) => spaced(nameTexts));
  const spacedTitles = entries.map(({ titleTexts }) => spaced(titleTexts));
  const phraseIds = (phrase: string, among = spacedNames) => {
    const ids: Id[] = [];
    for (const [id, texts] of among.entries()) {
      if (texts.some((text) => text.includes(phrase))) ids.push(id);
    }
    return ids;
  };
  const lookup = (term: string, { field, match }: Way): Scores => {
    const slips = match === 'near' || match === 'far' ? slipsAllowed(term, match) : 0;
    const options: SearchOptions = {
      fields: fieldsOf(field),
      prefix: match === 'prefix',
      fuzzy: slips,
      bm25: bm25Of(field),
    };
    const scores = new Map(index.search(term, options).map(({ id, score }) => [id, score]));
    // MiniSearch takes two letters that changed places for two slips, Elasticsearch for one.
    for (const swapped of slips > 0 ? swapsOf(term) : []) {
      for (const { id, score } of index.search(swapped, { ...options, fuzzy: false })) {
        scores.set(id, Math.max(score, scores.get(id) ?? 0));
      }
    }
    return scores;
  };

  return {
    search(plan, guesses) {
      const find = memoized(lookup);
      const { scores, reach } = createScores();
      const prose = proseScores(plan.words, find, entries.length);
      for (const [id, score] of prose) {
        prose.set(id, score + rankWeight * (entries[id]?.rank ?? 0));
      }
      reach(0, prose.keys(), prose);
      if (plan.words.length > 0) {
        for (const tier of tiersFor(plan.words.length, guesses)) {
          let ids = everyWord(plan.words, tier.ways, find);
          if (tier.own) ids = ids.intersection(anyOwnWord(plan.words, find));
          if (tier.slips) ids = withFewSlips(ids, plan.words, tier.slips, find);
          reach(tier.band, ids, tier.prose ? prose : tier.renown ? renown : undefined);
        }
        for (const name of plan.countryNames) {
          reach(bands.wholeCountry, wholes.country.get(name) ?? []);
        }
        reach(bands.wholeName, wholes.name.get(plan.whole) ?? []);
        reach(bands.givenName, wholes.given.get(plan.whole) ?? []);
        reach(bands.otherName, wholes.other.get(plan.whole) ?? []);
        reach(bands.wholeTitle, wholes.title.get(plan.whole) ?? []);
        const namesakes = everyWord(plan.words, [ownNameWay], find);
        reach(bands.kindredName, namesakes.intersection(wholes.other.get(plan.whole) ?? []));
        reach(
          bands.nameStart,
          beginning(`${plan.whole} `, ({ wholeName }) => [wholeName]),
        );
        reach(bands.phrase, phraseIds(` ${plan.whole} `));
        if (plan.words.length > 1) {
          const titled = phraseIds(` ${plan.whole} `, spacedTitles);
          reach(bands.titlePhrase, anyOwnWord(plan.words, find).intersection(titled));
        }
        reachBeginnings(plan, reach);
        const ofTopics = plan.topics.map((topic) => new IdSet(wholes.topic.get(topic)));
        const patrons = ofTopics.reduce((all, ids) => all.union(ids), new IdSet());
        const ofEvery = ofTopics.reduce((all, ids) => all.intersection(ids), patrons);
        const gain = ofTopics.length > 1 ? everyTopicGain : 0;
        const ofRest = plan.seeksPatron && proseScores(plan.rest, find, entries.length);
        if (ofRest || plan.rest.length === 0) {
          const band = ofRest ? bands.patron : bands.topic;
          reach(band, patrons, ofRest || undefined);
          reach(band + gain, ofEvery, ofRest || undefined);
        }
        const topical = everyWord(plan.words, [topicWay], find);
        reach(plan.seeksPatron ? bands.patron : bands.topic, topical);
      }
      return ranked(scores, entries);
    },
    suggest([plan, looser]) {
      const find = memoized(lookup);
      const { scores, reach } = createScores();
      if (!plan || plan.words.length === 0) return [];
      reach(tierBands.beginning, everyWord(plan.words, suggestionWays, find), renown);
      if (looser) reach(bands.withoutLast, everyWord(looser.words, suggestionWays, find), renown);
      reach(bands.wholeName, wholes.name.get(plan.whole) ?? []);
      reachBeginnings(plan, reach);
      reach(
        beginnings.nameStart,
        beginning(`${plan.whole} `, ({ wholeName }) => [wholeName]),
        renown,
      );
      reach(
        beginnings.other,
        beginning(plan.whole, ({ otherNames }) => otherNames),
        renown,
      );
      return ranked(scores, entries);
    },
  };

  function reachBeginnings({ whole }: QueryPlan, reach: Reach): void {
    reach(
      beginnings.country,
      beginning(whole, ({ type, wholeName }) => (type === 'country' ? [wholeName] : [])),
    );
    reach(
      beginnings.name,
      beginning(whole, ({ wholeName }) => [wholeName]),
      renown,
    );
    reach(beginnings.phrase, phraseIds(` ${whole}`), renown);
  }
}

/** Lifts ids to a band, and within it by their prose, unless they stand higher already. */
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

/** The word with two neighbours in each other's place, in every way. */
const swapsOf = (word: string): string[] =>
  [...word]
    .slice(1)
    .map((letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2));

type Find = (term: string, way: Way) => Scores;

/** Ids in which each word is found in one of the ways. */
function everyWord(words: readonly QueryWord[], ways: readonly Way[], find: Find): IdSet {
  return words
    .map((word, index) => oneWord(word, ways, index === words.length - 1, find))
    .reduce((all, ids) => all.intersection(ids));
}

/** Those in which all words but so many are found in one of the sure ways. */
function withFewSlips(
  ids: IdSet,
  words: readonly QueryWord[],
  { most, sure }: NonNullable<EveryWordTier['slips']>,
  find: Find,
): IdSet {
  const found = words.map((word) => oneWord(word, sure, false, find));
  const slips = (id: Id) => found.filter((each) => !each.has(id)).length;
  return new IdSet([...ids].filter((id) => slips(id) <= most));
}

function anyOwnWord(words: readonly QueryWord[], find: Find): IdSet {
  return words
    .map((word, index) => oneWord(word, ownWordWays, index === words.length - 1, find))
    .reduce((all, ids) => all.union(ids));
}

function oneWord(word: QueryWord, ways: readonly Way[], last: boolean, find: Find): IdSet {
  const ids = new IdSet();
  for (const way of ways) {
    if (way.lastOnly && !last) continue;
    for (const form of formsOf(word, way)) for (const id of find(form, way).keys()) ids.add(id);
  }
  return ids;
}

/** The weighted BM25 of every word in every field, summed, and what finding a word at all adds. */
function proseScores(words: readonly QueryWord[], find: Find, entries: number): Map<Id, number> {
  const sums = new Map<Id, number>();
  for (const [index, word] of words.entries()) {
    const isLast = index === words.length - 1;
    for (const id of oneWord(word, coverageWays, isLast, find)) {
      sums.set(id, (sums.get(id) ?? 0) + coverageWeight);
    }
  }
  for (const word of words) {
    const found = find(word.stem, rarityWay);
    const rarity = rarityWeight * rarityOf(found.size, entries);
    for (const id of found.keys()) sums.set(id, (sums.get(id) ?? 0) + rarity);
    for (const field of proseFields) {
      for (const [id, score] of find(word.stem, runningText(field))) {
        sums.set(id, (sums.get(id) ?? 0) + runningTextWeight * score);
      }
    }
  }
  for (const { way, weight } of proseWeights) {
    for (const word of words) {
      for (const form of formsOf(word, way)) {
        for (const [id, score] of find(form, way)) {
          sums.set(id, (sums.get(id) ?? 0) + proseWeightOf(word, way, weight) * score);
        }
      }
    }
  }
  return sums;
}

/** BM25's rarity of a word that so many of the entries hold. */
const rarityOf = (holding: number, entries: number): number =>
  Math.log(1 + (entries - holding + 0.5) / (holding + 0.5));

const runningText = (field: ProseField): Way => ({ field, form: 'stem', match: 'exact' });

/** A set of ids; the standard's own set operations come with Node 22. */
class IdSet extends Set<Id> {
  intersection(other: Iterable<Id>): IdSet {
    const others = other instanceof Set ? other : new Set(other);
    return new IdSet([...this].filter((id) => others.has(id)));
  }
  union(other: ReadonlySet<Id>): IdSet {
    return new IdSet([...this, ...other]);
  }
}

function ranked(scores: Scores, entries: readonly SearchEntry[]): Ranked[] {
  return [...scores]
    .flatMap(([id, score]): Ranked[] => {
      const entry = entries[id];
      if (!entry) return [];
      return [{ entry, score, rank: entry.rank, slug: entry.slug, type: entry.type }];
    })
    .sort(comparePositions);
}

/** Best first: score, then rank of commemoration, then slug and type, which make it a total order. */
export function comparePositions(one: Place, other: Place): number {
  return (
    other.score - one.score ||
    other.rank - one.rank ||
    compareText(one.slug, other.slug) ||
    compareText(one.type, other.type)
  );
}

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function multimap(
  entries: readonly SearchEntry[],
  keysOf: (entry: SearchEntry) => readonly string[],
): ReadonlyMap<string, readonly Id[]> {
  const map = new Map<string, Id[]>();
  for (const [id, entry] of entries.entries()) {
    for (const key of keysOf(entry)) {
      const ids = map.get(key);
      if (ids) ids.push(id);
      else map.set(key, [id]);
    }
  }
  return map;
}

function memoized(find: Find): Find {
  const memory = new Map<string, Scores>();
  return (term, way) => {
    const key = `${way.field} ${way.match} ${term}`;
    let scores = memory.get(key);
    if (!scores) {
      scores = find(term, way);
      memory.set(key, scores);
    }
    return scores;
  };
}
