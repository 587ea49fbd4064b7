/** The ways in which a word of a query can match a record, as data. */
import type { QueryWord } from '../plan/query-plan.js';

/** The word lists of an indexed record; each has words in a single form. */
export const listFields = [
  /** words of the name */
  'name',
  /** name keys of `name` */
  'nameKeys',
  /** words of the name and of the other names */
  'names',
  /** words of the commemorations' titles */
  'titles',
  /** name keys of `names` */
  'keys',
  /** name keys of the given names, if the record is of one saint */
  'bearerKeys',
  /** the given names of those kept together, if the record is of several saints */
  'companions',
  /** name keys of the words of titles, without those that are other saints' in a joint title */
  'titleKeys',
  /** stems of the same words */
  'titleStems',
  /** stems of the patronage topics */
  'topics',
  /** stems of the categories */
  'categories',
  /** the categories themselves */
  'categoryNames',
  /** stems of the first category, the liturgical class */
  'class',
  /** the first category itself */
  'className',
  /** stems of the country's names and adjectives */
  'origin',
] as const;
export type ListField = (typeof listFields)[number];

/** The prose fields of a record, searched by stem. */
export const proseFields = ['shortBio', 'biography'] as const;
export type ProseField = (typeof proseFields)[number];

/** `prose` is both prose fields together: whether a word occurs in either, without a score. */
export type WordField = ListField | ProseField | 'prose';

export const isProseField = (field: string): field is ProseField =>
  proseFields.some((name) => name === field);

/** `near` allows one typing error, `far` two (in words that are long enough). */
export type WayOfMatching = 'exact' | 'prefix' | 'near' | 'far';

/** A way in which a word of the query can match a record. */
export interface Way {
  readonly field: WordField;
  readonly form: 'word' | 'key' | 'keyStart' | 'stem' | 'categories';
  readonly match: WayOfMatching;
  /** Only for words that may be half typed: the last one, and "ath" in "St Ath of Alexandria". */
  readonly begunOnly?: boolean;
}

/** The forms of a query word that a way looks up. */
export const formsOf = (word: QueryWord, { form }: Way): readonly string[] =>
  form === 'categories' ? word.categories : [word[form]];

export const way = (field: WordField, form: Way['form'], match: Way['match'] = 'exact'): Way => ({
  field,
  form,
  match,
});

export const key = way('keys', 'key');
const titleKey = way('titleKeys', 'key');

export const byName = [way('names', 'word')];
export const byTitle = [...byName, way('titles', 'word')];
export const byNameKey = [key];
export const byOwnNameKey = [way('nameKeys', 'key')];
export const byBeginning: readonly Way[] = [
  { ...way('names', 'word', 'prefix'), begunOnly: true },
  { ...way('keys', 'keyStart', 'prefix'), begunOnly: true },
];
export const byPrefix = [way('titles', 'word'), key, titleKey, ...byBeginning];
export const byKind = [
  way('origin', 'stem'),
  way('categories', 'stem'),
  way('categoryNames', 'categories'),
];
export const byOwnKind = [
  way('origin', 'stem'),
  way('class', 'stem'),
  way('className', 'categories'),
];
const byOwnWord = [key, titleKey];
export const byProse = [
  ...byOwnWord,
  way('titleStems', 'stem'),
  ...byKind,
  way('topics', 'stem'),
  way('prose', 'stem'),
];
export const byBegunName = [...byNameKey, way('names', 'word', 'prefix')];
export const byNearOwnName = [...byOwnNameKey, way('name', 'word', 'near')];
export const byNearName = [...byNameKey, way('names', 'word', 'near')];
export const byFarName = [...byNameKey, way('names', 'word', 'far')];
export const byNearSpelling = [...byOwnWord, way('names', 'word', 'near')];
export const byFarSpelling = [...byOwnWord, way('names', 'word', 'far')];

/** How many typing errors a word of this length may have. */
export function slipsAllowed(word: string, match: 'near' | 'far'): number {
  if (word.length < 3) return 0;
  return word.length < 5 || match === 'near' ? 1 : 2;
}

/** Matches those who bear a given name, and are not asked for by "the mother of" that name. */
export const bearerWay = way('bearerKeys', 'key');

/** Matches one of those kept together by the given name. */
export const companionWay = way('companions', 'word');

/** Matches a word of the name itself, not of the other names. */
export const ownNameWay = way('name', 'word');

/** Matches a topic of patronage, if every word of the query is found this way. */
export const topicWay = way('topics', 'stem');

/** Matches a word that is the saint's own, not another saint's in a joint title. */
export const ownWordWays: readonly Way[] = [...byOwnWord, ...byBeginning];
