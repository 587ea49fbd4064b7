/** Lists of words. */
import { wordsOf } from './fold.js';
import { isNoise } from './noise.js';
import { stemOf } from './stem.js';

/** The stems of a text's words, without noise. */
export const stems = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !isNoise(word))
    .map(stemOf);

/** The words of all lists, without duplicates. */
export function union(lists: readonly (readonly string[])[]): string[] {
  const words = new Set<string>();
  for (const list of lists) for (const word of list) words.add(word);
  return [...words];
}
