/** Questions about what a hymn says: "the troparion that calls him a star of the north"; pure. */
import type { Token } from '../text/tokens.js';
import { wordSet } from '../text/word-lists.js';

export const hymnNames = wordSet(
  'troparion troparia tropar kontakion kontakia kondak apolytikion apolytikia',
);
/** Only what comes after tells whether it is a hymn of the service. */
const anyHymns = wordSet('hymn hymns song songs');

/** What stands between "hymn" and the words of it. */
const telling = wordSet(
  'that which where when whose in it with about says asks calls compares begins starts goes tells',
  'saying asking begging calling comparing beginning starting telling praying praising',
);
/** Who wrote a hymn, or sang it, is told in a life. */
const ofLives = wordSet(
  'wrote writes write written writer composed composes composer author poet melodist hymnographer',
  'sang heard taught angels angel',
);

/** "The kontakion", "a very long hymn". */
const maxWordsBefore = 4;
/** With fewer words a saint's hymn is asked for by the name: "troparion of Sergius of Radonezh". */
const minWordsOfHymn = 4;

const isOfLife = (tokens: readonly Token[]) => tokens.some(({ word }) => ofLives.has(word));

/** The tokens after such a question's own words; undefined if a text is none. */
export function hymnTold(tokens: readonly Token[]): readonly Token[] | undefined {
  const at = tokens.findIndex(({ word }) => hymnNames.has(word) || anyHymns.has(word));
  if (at === -1 || at >= maxWordsBefore || isOfLife(tokens)) return;
  const wordAt = (index: number) => tokens[index]?.word ?? '';
  if (anyHymns.has(wordAt(at)) && !telling.has(wordAt(at + 1))) return;
  const told = tokens.slice(at + 1);
  const start = told.findIndex(({ word, isNoise }) => !isNoise && !telling.has(word));
  const hymn = start === -1 ? [] : told.slice(start);
  return hymn.filter(({ isNoise }) => !isNoise).length < minWordsOfHymn ? undefined : hymn;
}

/** Whom hymns call upon: "deliver us, O Lord, from the scourge". */
const calledUpon = wordSet(
  'lord god christ lady virgin theotokos saviour savior master immortal mother trinity good',
);

/** Whether a text calls upon somebody as hymns do; "who wrote the prayer O Lord" asks for its author. */
export const callsUpon = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word }, at) =>
      word === 'o' &&
      (at === 0 || (calledUpon.has(tokens[at + 1]?.word ?? '') && !isOfLife(tokens))),
  );
