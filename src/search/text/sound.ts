/** How a name sounds, however it is spelled: what the spellings of Athanasius or Sergius share. */
import { memoize } from './memoize.js';

/**
 * The endings of Slavic adjectives, and the one of places that drop it before them: Sarovskii and
 * Sarovskaya are of Sarov, Zadonskii is of Zadonsk.
 */
const slavicEnding = /(?<=...)sk(?:i[iyj]?|y[iyj]?|a(?:ia|ya|ja)?|o(?:go|i|y|j|e|je)?)?$/;

/** Applied in order, each to the result of the previous one. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [slavicEnding, ''],
  [/chr/g, 'kr'],
  [/(?:ich|itch|itsch)$/, 'ic'],
  [/sch|ch|kh/g, 'h'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ae|oe/g, 'e'],
  [/ou/g, 'u'],
  [/ei|ey|ie(?=[iy]?$)/g, 'i'],
  [/[yj]/g, 'i'],
  [/w/g, 'v'],
  [/x/g, 'ks'],
  [/ck|c|q/g, 'k'],
  [/(.)\1+/g, '$1'],
];

const caseEnding = /(?<=..)(?:os|us)$/;
const minLength = 2;

/** The sound of a folded word that goes on: "chrysos" of Chrysostom; memoized as below. */
export const soundOfBeginning = memoize((word) => {
  const spelled = spellings.reduce((text, [from, to]) => text.replace(from, to), word);
  return spelled.length < minLength ? word : spelled;
});

/** The sound of a folded word; memoized, since the rules are slow to match. */
export const soundOf = memoize((word) => soundOfBeginning(word).replace(caseEnding, ''));

/**
 * How a word of a hymn may sound whose Greek or Slavonic is typed in Latin letters: "upokoi" and
 * "upokoy", "evlogitos" and the folded "eylogitos" of Εὐλογητὸς.
 */
export const soundsOfHymns = (word: string): readonly string[] => [
  ...new Set([word, word.replace(/([ae])[uvf]/g, '$1y')].map(soundOf)),
];
