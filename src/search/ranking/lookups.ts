/** How a word of a query is looked up in the fields of a record, as data. */
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
  /** stems of the patronage topics */
  'topics',
  /** the topics themselves, as a query plan has them */
  'topicKeys',
  /** of an icon, the topics for which people pray before it, as a query plan has them */
  'prayedFor',
  /** stems of the categories */
  'categories',
  /** the categories themselves */
  'categoryNames',
  /** stems of the first category, the liturgical class */
  'class',
  /** the first category itself */
  'className',
  /** everything that the record is filtered by */
  'facets',
  /** what the saint is to others, by the keys of their names; see `relatives.ts` */
  'relatives',
  /** stems of the country's name and adjectives, and of its lands that the record names */
  'origin',
  /** stems of the country's other lands and names */
  'lands',
  /** how the words of the proper hymns sound in the original */
  'originals',
] as const;
export type ListField = (typeof listFields)[number];

/** The prose of a record, searched by stem; `labels` is all that it is called. */
export const proseFields = ['labels', 'shortBio', 'biography'] as const;
export type ProseField = (typeof proseFields)[number];

/** Texts of which a word counts by its BM25: all prose of a record as one, and its hymns. */
export const textFields = ['prose', 'hymn'] as const;
export type WordField = ListField | (typeof textFields)[number];

/** How a form must equal a term; two edits are for words that are long enough. */
export type MatchMode = 'exact' | 'prefix' | 'one edit' | 'two edits';

export interface Lookup {
  readonly field: WordField;
  readonly form:
    | 'word'
    | 'key'
    | 'keyStart'
    | 'stem'
    | 'sounds'
    | 'categories'
    | 'facets'
    | 'relatives';
  readonly mode: MatchMode;
  /** Only for words that may be half typed: the last one, and "ath" in "St Ath of Alexandria". */
  readonly unfinishedOnly?: boolean;
  /** Only for words that stand for no facet: "Turks" after "killed by" are not Turkey. */
  readonly plainOnly?: boolean;
}

export const lookup = (
  field: WordField,
  form: Lookup['form'],
  mode: MatchMode = 'exact',
): Lookup => ({
  field,
  form,
  mode,
});

/** The forms of a query word that are looked up. */
export const formsOf = (word: QueryWord, { form }: Lookup): readonly string[] =>
  [word[form]].flat();

/** The lookups that apply to one of the words of a query. */
export const lookupsFor = (
  word: QueryWord,
  words: readonly QueryWord[],
  lookups: readonly Lookup[],
): readonly Lookup[] =>
  lookups.filter(
    ({ unfinishedOnly, plainOnly }) =>
      (!unfinishedOnly || word.isNamed || word === words.at(-1)) &&
      (!plainOnly || word.facets.length === 0),
  );

/** How many typing errors a word of this length may have. */
export function maxEdits(word: string, mode: MatchMode): number {
  if (word.length < 3) return 0;
  return word.length < 5 || mode === 'one edit' ? 1 : 2;
}

const key = lookup('keys', 'key');
const ownWord = [key, lookup('titleKeys', 'key')];
const unfinishedName: readonly Lookup[] = [
  { ...lookup('names', 'word', 'prefix'), unfinishedOnly: true },
  { ...lookup('keys', 'keyStart', 'prefix'), unfinishedOnly: true },
];
const origin: Lookup = { ...lookup('origin', 'stem'), plainOnly: true };
const land: Lookup = { ...lookup('lands', 'stem'), plainOnly: true };
const kind = [origin, lookup('categories', 'stem'), lookup('categoryNames', 'categories')];
const ownKind = [origin, lookup('class', 'stem'), lookup('className', 'categories')];
const facet = [origin, lookup('categories', 'stem'), lookup('facets', 'facets')];
const topic = lookup('topics', 'stem');
export const prose = lookup('prose', 'stem');
export const hymn = lookup('hymn', 'stem');

/** The lookups of the bands, by what a word is found in. */
export const by = {
  ownName: [lookup('name', 'word')],
  name: [lookup('names', 'word')],
  title: [lookup('names', 'word'), lookup('titles', 'word')],
  ownNameKey: [lookup('nameKeys', 'key')],
  nameKey: [key],
  /** One of those kept together, by the given name. */
  companion: [lookup('companions', 'word')],
  topic: [topic],
  prefix: [lookup('titles', 'word'), ...ownWord, ...unfinishedName],
  kind,
  ownKind,
  /** A kind in the narrowest sense that the word has. */
  facet,
  /** The same of the whole country, for those of whom it is not known in which land they lived. */
  kindInCountry: [...kind, land],
  ownKindInCountry: [...ownKind, land],
  facetInCountry: [...facet, land],
  hymn: [hymn],
  original: [lookup('originals', 'sounds')],
  relative: [lookup('relatives', 'relatives')],
  prose: [...ownWord, lookup('categoryNames', 'categories'), prose],
  namePrefix: [key, lookup('names', 'word', 'prefix')],
  fuzzyOwnName: [lookup('nameKeys', 'key'), lookup('name', 'word', 'one edit')],
  fuzzyName: [key, lookup('names', 'word', 'one edit')],
  veryFuzzyName: [key, lookup('names', 'word', 'two edits')],
  fuzzyWord: [...ownWord, lookup('names', 'word', 'one edit')],
  veryFuzzyWord: [...ownWord, lookup('names', 'word', 'two edits')],
  /** The words of a half-typed text, in any order. */
  suggestion: [key, ...unfinishedName],
  /** A word that is the saint's own, not another saint's in a joint title. */
  ownWord: [...ownWord, ...unfinishedName],
} satisfies Readonly<Record<string, readonly Lookup[]>>;

/** Those who bear a given name, and are not asked for by "the mother of" that name. */
export const byGivenName = lookup('bearerKeys', 'key');
