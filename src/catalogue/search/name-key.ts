/**
 * A key under which the spellings of one name meet: Athanasius, Athanasios and Athanasy, Sergius
 * and Sergii, Nektarios and Nectarius. Compared on whole words only and ranked below the exact
 * spelling, since it also brings together what is not the same.
 */
import { soundOf } from './sound.js';
import type { Vocabulary } from './vocabulary.js';

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
