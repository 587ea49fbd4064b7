/** The words of a query that matter, even if the last is only half typed; pure. */
import { foreignLinks, foreignSaintWords, saintWords } from '../text/noise.js';
import type { Token } from '../text/tokens.js';
import { wordSet } from '../text/word-lists.js';
import { hymnNames } from './hymn-questions.js';

/** The words that matter, and the last one too if it may be half typed. */
export function contentOf(tokens: readonly Token[], isOpen: boolean): readonly string[] {
  const words = tokens.map(({ word }) => word);
  const content = tokens
    .filter(({ isNoise }, at) => !isNoise && !isIncidental.some((is) => is(tokens, at)))
    .map(({ word }) => word);
  if (content.length === 0) return isOpen ? unfinishedAfterSaint(words) : words;
  const last = words.at(-1) ?? '';
  return isOpen && mayBeUnfinished(tokens) && !content.includes(last)
    ? [...content, last]
    : content;
}

/** Whether a word says what kind of patron is asked for: "heavenly patron of Moscow". */
const isOfPatron = (tokens: readonly Token[], at: number): boolean =>
  ofPatrons.has(tokens[at]?.word ?? '') && patrons.has(tokens[at + 1]?.word ?? '');

/** Whether a word only says that a saint's hymn is wanted: "troparion of Sergius", "hymns to Nicholas". */
const asksForHymn = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]?.word ?? '';
  return (
    hymnNames.has(word) || (ownHymns.has(word) && at === 0 && ofOwn.has(tokens[1]?.word ?? ''))
  );
};

/** "Saints near Lincoln"; but the Near Caves and the Near East are names. */
const isNear = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'near' && !afterNear.has(tokens[at + 1]?.word ?? 'caves');

const afterNear = wordSet('caves cave east');

/** "Sveti Nikola, slava": the day of a family's patron. */
const isOfSlava = (tokens: readonly Token[], at: number): boolean =>
  slavas.has(tokens[at]?.word ?? '');

const slavas = wordSet('slava krsna');

const ownHymns = wordSet('hymn hymns');
const ofOwn = wordSet('of to for');

const isIncidental = [isOfPatron, asksForHymn, isNear, isOfSlava];

const ofPatrons = wordSet('heavenly main chief best special official great powerful');
const patrons = wordSet('patron patrons patroness protector protectors intercessor helper helpers');

/** What follows one of these at the end of a text is most often a half-typed name. */
const beforeNames = wordSet('of the');
/** Texts of more words are sentences, which may end in a single letter. */
const maxWordsOfNames = 4;
/** "Leo I" is whole. */
const numerals = wordSet('i v x');

/**
 * Whether the last word, which is noise, may be the beginning of another: "herman of al", "mary of
 * e", "theodore the st", "john c".
 */
function mayBeUnfinished(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)?.word ?? '';
  const before = tokens.at(-2);
  if (foreignLinks.has(last)) return true;
  if (before && beforeNames.has(before.word)) return last.length < 3 || foreignSaintWords.has(last);
  const isInitial = last.length === 1 && !numerals.has(last);
  return isInitial && tokens.length <= maxWordsOfNames && before?.isNoise === false;
}

/** In a text of noise alone, what may begin a name after "Saint": "st al", "agia mar", "sveti s". */
function unfinishedAfterSaint(words: readonly string[]): readonly string[] {
  const isSaint = (word: string) => saintWords.has(word) || foreignSaintWords.has(word);
  if (!isSaint(words[0] ?? '') || saintWords.has(words.at(-1) ?? '')) return words;
  return words.filter((word, at) => at === words.length - 1 || !isSaint(word));
}
