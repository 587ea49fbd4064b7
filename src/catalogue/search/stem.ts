/** English stems, by which forms of one word meet. */
import { LRUCache } from 'lru-cache';
import { stemmer } from 'stemmer';

/** Words come again and again, and a dozen expressions are slow to match. */
const known = new LRUCache<string, string>({ max: 5000 });

/** What is left of a folded word by the algorithm of Porter. */
export function stemOf(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const stem = stemmer(word);
  known.set(word, stem);
  return stem;
}
