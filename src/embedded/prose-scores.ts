/** How well the prose and the hymns of records match a query. */
import type { QueryWord } from '../search/plan/query-plan.js';
import { formsOf, hymn, lookup, prose } from '../search/ranking/lookups.js';
import { proseWeightOf, proseWeights, topicWeight } from '../search/ranking/prose-weights.js';
import type { Find } from './field-index.js';
import { idsNamed } from './matchers.js';
import type { Id } from './postings.js';

/** The sum of the BM25 of every word, plus what its other forms and the topics weigh. */
export function proseScores(
  words: readonly QueryWord[],
  topics: readonly string[],
  find: Find,
): Map<Id, number> {
  const sums = new Map<Id, number>();
  for (const topic of topics) {
    for (const [id, score] of find(topic, lookup('topicKeys', 'word')))
      sums.set(id, (sums.get(id) ?? 0) + topicWeight * score);
  }
  for (const word of words) {
    const named = idsNamed(word, find);
    for (const { by, weight } of [{ by: prose, weight: 1 }, ...proseWeights]) {
      const own = proseWeightOf(word, by, weight);
      // Without weight it finds nothing either.
      if (own === 0) continue;
      for (const form of formsOf(word, by)) {
        for (const [id, score] of find(form, by)) {
          if (!named.has(id)) sums.set(id, (sums.get(id) ?? 0) + own * score);
        }
      }
    }
  }
  return sums;
}

/** The sum of the BM25 of every word in the hymns. */
export function hymnScores(words: readonly QueryWord[], find: Find): Map<Id, number> {
  const sums = new Map<Id, number>();
  for (const { stem } of words) {
    for (const [id, score] of find(stem, hymn)) sums.set(id, (sums.get(id) ?? 0) + score);
  }
  return sums;
}
