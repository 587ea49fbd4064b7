/**
 * A key that the spellings of a name share: Athanasius, Athanasios and Athanasy, Sergius and
 * Sergii, Nektarios and Nectarius. Compared for whole words only, and ranked below the exact
 * spelling, since different names may share a key.
 */

import type { Vocabulary } from '../vocabulary.js';
import { soundOf } from './sound.js';

/** The key of a folded word: its class of given names or epithets, by spelling or by sound, else its sound. */
export function nameKey(
  word: string,
  vocabulary: Pick<Vocabulary, 'givenNames' | 'epithets' | 'sounds'>,
): string {
  const { givenNames, epithets, sounds } = vocabulary;
  const given = givenNames.get(word) ?? epithets.get(word);
  if (given !== undefined) return given;
  const sound = soundOf(word);
  return sounds.get(sound) ?? sound;
}
