/** Text → the plain words that both catalogues compare; pure. */
import { inLatinLetters } from './scripts.js';

/** Letters that Unicode does not decompose into a base letter and a mark. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

/**
 * "Lost-Objects" and "lost objects" are equal: lower case, in Latin letters without marks; anything
 * but letters and digits becomes a space.
 */
export const fold = (text: string): string => wordsOf(text).join(' ');

/** The folded words of a text, in order. */
export function wordsOf(text: string): string[] {
  const words = isPlain.test(text)
    ? text
        .toLowerCase()
        .replace(/['`](?:s\b)?/g, '')
        .match(/[a-z0-9]+/g)
    : inLatin(text)
        .replace(/['’ʼ`](?:s\b)?/gu, '')
        .match(/[\p{L}\p{N}]+/gu);
  return words ?? [];
}

/** Almost all texts are; patterns of ASCII alone are matched several times faster. */
const isPlain = /^[\x20-\x7e\n]*$/;

const inLatin = (text: string) =>
  inLatinLetters(
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase(),
  ).replace(special, (letter) => letters[letter] ?? '');

/**
 * The content words of a name as one string, for comparing whole names: "Saint Basil the Great" and
 * "basil great" are equal.
 */
export const wholeName = (words: readonly string[]): string => words.join(' ');

/** What the saints of a country are called, for comparing: "greek saints". */
export const saintsOf = (words: readonly string[]): string => `${wholeName(words)} saints`;

/**
 * The keys that find a topic: its own, and those of its parts, so "sailors and seafarers" is found
 * by either word, and "thieves (protection from)" by the first.
 */
export function topicKeys(topic: string): string[] {
  const plain = topic.replace(/\(.*?\)/g, ' ');
  const parts = plain.split(/\s+(?:and|or)\s+|[,/]/);
  return [...new Set([topic, plain, ...parts].map(fold))].filter((key) => key !== '');
}
