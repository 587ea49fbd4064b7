/**
 * How a search ranks, as data that both catalogues carry out. A hit belongs to the highest band
 * that it reaches; within a band the rank of commemoration decides, or, where a band says so,
 * how well the prose answers. Bands lie further apart than any prose score reaches, so that the
 * rarity of a word cannot lift a worse kind of match over a better one.
 */

import type { QueryWord } from './query-plan.js';

/** What an entry of the index holds, each field a bag of words of one form. */
export type WordField =
  | 'names' /** words of the name and of the other names */
  | 'titles' /** words of the commemorations' titles */
  | 'ownTitles' /** the same, without words that belong to another saint of a joint title */
  | 'keys' /** name keys of `names` and `ownTitles` */
  | 'topics' /** stems of the patronage topics */
  | 'categories' /** stems of the categories */
  | 'categoryNames' /** the categories themselves */
  | 'origin' /** stems of the country's names and adjectives */
  | 'shortBio' /** stems */
  | 'biography'; /** stems */

/** `near` allows one slip of the pen, `far` two (in words long enough to bear them). */
export type WayOfMatching = 'exact' | 'prefix' | 'near' | 'far';

/** A way in which one word of the query can be found in an entry. */
export interface Way {
  readonly field: WordField;
  readonly form: 'word' | 'key' | 'stem' | 'categories';
  readonly match: WayOfMatching;
  /** Only the last word of the query, which may be half typed. */
  readonly lastOnly?: boolean;
}

/** The forms of a query's word that a way looks for. */
export const formsOf = (word: QueryWord, { form }: Way): readonly string[] =>
  form === 'categories' ? word.categories : [word[form]];

const way = (field: WordField, form: Way['form'], match: Way['match'] = 'exact'): Way => ({
  field,
  form,
  match,
});

const byName = [way('names', 'word')];
const byTitle = [...byName, way('titles', 'word')];
const byKey = [...byTitle, way('keys', 'key')];
const byPrefix = [
  ...byKey,
  { ...way('names', 'word', 'prefix'), lastOnly: true },
  { ...way('keys', 'key', 'prefix'), lastOnly: true },
];
const byKind = [
  way('origin', 'stem'),
  way('categories', 'stem'),
  way('categoryNames', 'categories'),
];
const byProse = [
  ...byKey,
  ...byKind,
  way('topics', 'stem'),
  way('shortBio', 'stem'),
  way('biography', 'stem'),
];
const byNearSpelling = [...byKey, way('names', 'word', 'near')];
const byFarSpelling = [...byKey, way('names', 'word', 'far')];

/** How many slips a word of this length may hold, as Elasticsearch's `AUTO` has it. */
export function slipsAllowed(word: string, match: 'near' | 'far'): number {
  if (word.length < 3) return 0;
  return word.length < 6 || match === 'near' ? 1 : 2;
}

/** Bands in which every word of the query must be found, in one of the ways. */
export const everyWordTiers: readonly {
  readonly band: number;
  readonly ways: readonly Way[];
  /** One word at least must be the saint's own, so that a joint title alone is no match. */
  readonly own?: boolean;
  /** The prose score orders the band. */
  readonly prose?: boolean;
}[] = [
  { band: 75_000, ways: byName },
  { band: 70_000, ways: byTitle, own: true },
  { band: 65_000, ways: byKey, own: true },
  { band: 60_000, ways: byPrefix, own: true },
  { band: 55_000, ways: byKind },
  { band: 50_000, ways: byProse, prose: true },
  { band: 45_000, ways: byNearSpelling },
  { band: 40_000, ways: byFarSpelling },
];

export const bands = {
  /** A topic of patronage, where the query asks for a patron; prose of the other words decides. */
  patron: 110_000,
  /** The whole query is the name. */
  wholeName: 100_000,
  /** The whole query is another of the names. */
  otherName: 95_000,
  /** The whole query is the title of a commemoration. */
  wholeTitle: 90_000,
  /** The query names topics and nothing else. */
  topic: 85_000,
  /** The words of the query stand together in one of the names. */
  phrase: 80_000,
} as const;

/** The fields that the prose score adds up, with their weights. */
export const proseWeights: readonly { readonly way: Way; readonly weight: number }[] = [
  { way: way('names', 'word'), weight: 4 },
  { way: way('keys', 'key'), weight: 3 },
  { way: way('ownTitles', 'word'), weight: 2 },
  { way: way('topics', 'stem'), weight: 2 },
  { way: way('categories', 'stem'), weight: 2 },
  { way: way('origin', 'stem'), weight: 1.5 },
  { way: way('shortBio', 'stem'), weight: 2 },
  { way: way('biography', 'stem'), weight: 1.5 },
];
