/**
 * A key under which the spellings of one name meet: Athanasius, Athanasios and Athanasy, Sergius
 * and Sergii, Nektarios and Nectarius. Compared on whole words only and ranked below the exact
 * spelling, since it also brings together what is not the same.
 */
import type { Vocabulary } from './vocabulary.js';

/** In order; each rule sees what the ones before it left. */
const spellings: readonly (readonly [RegExp, string])[] = [
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
  [/(?<=..)(?:os|us)$/, ''],
];

const minLength = 2;

/** How a folded word sounds, whatever name it may be. */
export function soundOf(word: string): string {
  const sound = spellings.reduce((spelled, [from, to]) => spelled.replace(from, to), word);
  return sound.length < minLength ? word : sound;
}

/** The key of one folded word: the class of a given name, also in a spelling that sounds like it. */
export function nameKey(
  word: string,
  vocabulary: Pick<Vocabulary, 'givenNames' | 'sounds'>,
): string {
  const { givenNames, sounds } = vocabulary;
  const given = givenNames.get(word);
  if (given !== undefined) return given;
  const sound = soundOf(word);
  return sounds.get(sound) ?? sound;
}
