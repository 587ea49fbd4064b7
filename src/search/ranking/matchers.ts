/** What a record can match of a query; the bands are made of these. */

import type { QueryPlan, QueryWord } from '../plan/query-plan.js';
import { by, type ListField, type Lookup } from './lookups.js';

/** Fields that are compared whole. */
export const wholeFields = [
  'wholeName',
  'givenName',
  'otherNames',
  'wholeTitles',
  'countryNames',
  'type',
] as const;
export type WholeField = (typeof wholeFields)[number];

/** Texts whose words are looked for in order. */
export type PhraseField = 'names' | 'titles' | 'hymns';

/** What a catalogue finds records by: a set of them in memory, a clause on a cluster. */
export interface Matchers<Found> {
  /** A field is one of these texts. */
  equals(field: WholeField, texts: readonly string[]): Found;
  startsWith(field: 'wholeName' | 'otherNames', text: string): Found;
  /** A list has one of these terms. */
  has(field: ListField, terms: readonly string[]): Found;
  /** The words of a text stand together in a name or title; the last may be incomplete. */
  phrase(field: PhraseField, text: string, last: 'whole' | 'prefix'): Found;
  /** Every word is found by one of the lookups, except in those who bear a name of somebody else. */
  everyWord(words: readonly QueryWord[], lookups: readonly Lookup[]): Found;
  /** At least so many of the words are found by one of the lookups. */
  someWords(words: readonly QueryWord[], lookups: readonly Lookup[], count: number): Found;
  both(one: Found, other: Found): Found;
}

/** Finds the records that match a plan, with the matchers of either catalogue. */
export type Match = <Found>(plan: QueryPlan, find: Matchers<Found>) => Found;

/** The whole query. */
export const equals =
  (field: WholeField): Match =>
  ({ whole }, find) =>
    find.equals(field, [whole]);

export const country: Match = ({ countryNames }, find) => find.equals('countryNames', countryNames);

export const patronOfFirst: Match = ({ topics }, find) => find.has('topicKeys', topics.slice(0, 1));

export const patronOfAny: Match = ({ topics }, find) => find.has('topicKeys', topics);

export const iconOfAny: Match = ({ topics }, find) => find.has('prayedFor', topics);

export const patronOfEvery: Match = ({ topics }, find) =>
  topics.map((topic) => find.has('topicKeys', [topic])).reduce(find.both);

/** A whole name begins with the query, the last word possibly incomplete. */
export const startsWith =
  (field: 'wholeName' | 'otherNames'): Match =>
  ({ whole }, find) =>
    find.startsWith(field, whole);

/** The name goes on after the query. */
export const startsWithWords: Match = ({ whole }, find) =>
  find.startsWith('wholeName', `${whole} `);

export const phrase =
  (field: PhraseField, of: 'whole' | 'english' = 'whole'): Match =>
  (plan, find) =>
    find.phrase(field, plan[of], 'whole');

export const unfinishedPhrase: Match = ({ whole }, find) => find.phrase('names', whole, 'prefix');

export const everyWord =
  (lookups: readonly Lookup[]): Match =>
  ({ words }, find) =>
    find.everyWord(words, lookups);

/** The words after "saint", of which the first is a name. */
export const everyNamed =
  (lookups: readonly Lookup[]): Match =>
  ({ words }, find) =>
    find.everyWord(
      words.filter(({ isNamed }) => isNamed),
      lookups,
    );

/** Every word that is a condition. */
export const everyCondition: Match = ({ conditions }, find) => find.everyWord(conditions, by.facet);

/** Three words of five are in the hymns, or two of five if the text is worded like one. */
export const mostWordsOfHymns: Match = ({ words, isSung, seeksHymn }, find) => {
  const least = Math.ceil(words.length * (isSung || seeksHymn ? 0.4 : 0.6));
  return find.someWords(words, by.hymn, Math.min(Math.max(least, 3), words.length));
};

/** Most words of the text are the hymn's own, though some name needs: "physician of the sick". */
export const nearlyAllWordsOfHymns: Match = ({ words }, find) =>
  find.someWords(words, by.hymn, Math.ceil(words.length * 0.7));

/** All words, or most, are those of a hymn in the original, typed in Latin letters. */
export const wordsOfOriginals =
  (share: number): Match =>
  ({ words }, find) =>
    find.someWords(words, by.original, Math.max(Math.ceil(words.length * share), 3));

/** Saints related in this way to the one named, who may have the same name. */
export const relative: Match = ({ words }, find) => {
  const named = words.filter(({ relatives }) => relatives.length > 0);
  return find.someWords(named, by.relative, named.length);
};

/** Every word, and all but one of them by the stricter lookups. */
export const everyWordButOneSure =
  (lookups: readonly Lookup[], sure: readonly Lookup[]): Match =>
  ({ words }, find) => {
    const all = find.everyWord(words, lookups);
    return words.length === 1 ? all : find.both(all, find.someWords(words, sure, words.length - 1));
  };

/** A word is the saint's own, so a joint title alone is not a match. */
export const anyOwnWord: Match = ({ words }, find) => find.someWords(words, by.ownWord, 1);

export const isCountry: Match = (_, find) => find.equals('type', ['country']);

export const both =
  (one: Match, other: Match): Match =>
  (plan, find) =>
    find.both(one(plan, find), other(plan, find));

/** A record of the day that the text has. */
export const ofDay: Match = ({ days }, find) => find.has('facets', days);

/** The same of a text without the day in it. */
export const undated =
  (match: Match): Match =>
  (plan, find) =>
    match(plan.undated ?? plan, find);

/** The same of a half-typed text without its last word. */
export const withoutLast =
  (match: Match): Match =>
  (plan, find) =>
    match(plan.withoutLast ?? plan, find);
