/** The words of a query that matter, even if the last is only begun; pure. */
import { wordsOf } from '../text/fold.js';
import { contentWords, isNoise, linksAbroad, saintsAbroad, saintWords } from '../text/noise.js';

/** The words that matter, and the last one too if it may be half typed. */
export function contentOf(text: string): readonly string[] {
  const content = contentWords(text);
  const words = wordsOf(text);
  const last = words.at(-1) ?? '';
  if (/\s$/.test(text)) return content;
  if (content.length === words.length && isNoise(last)) return begunAfterSaint(words);
  return mayBeBegun(words) && !content.includes(last) ? [...content, last] : content;
}

/** What follows one of these at the end of a text is most often a name half typed. */
const beforeNames = new Set(['of', 'the']);

/** Texts of more words are sentences, which may end in a single letter. */
const mostWordsOfNames = 4;
/** "Leo I" is whole. */
const numerals = new Set('ivx');

/**
 * Whether the last word, which is noise, may be the beginning of another: "herman of al", "mary of
 * e", "theodore the st", "john c".
 */
function mayBeBegun(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  if (linksAbroad.has(last)) return true;
  if (beforeNames.has(before)) return last.length < 3 || saintsAbroad.has(last);
  return (
    last.length === 1 && !numerals.has(last) && words.length <= mostWordsOfNames && !isNoise(before)
  );
}

/** In a text of noise alone, what may begin a name after "Saint": "st al", "agia mar", "sveti s". */
function begunAfterSaint(words: readonly string[]): readonly string[] {
  const isSaint = (word: string) => saintWords.has(word) || saintsAbroad.has(word);
  if (!isSaint(words[0] ?? '') || saintWords.has(words.at(-1) ?? '')) return words;
  return words.filter((word, at) => at === words.length - 1 || !isSaint(word));
}
