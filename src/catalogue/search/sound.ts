/** How a name sounds in whatever spelling: what the spellings of Athanasius or Sergius share. */

import { LRUCache } from 'lru-cache';

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

/** Names come again and again, and a dozen expressions are slow to match. */
const known = new LRUCache<string, string>({ max: 5000 });

/** How a folded word sounds, whatever name it may be. */
export function soundOf(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const spelled = spellings.reduce((text, [from, to]) => text.replace(from, to), word);
  const sound = spelled.length < minLength ? word : spelled;
  known.set(word, sound);
  return sound;
}
