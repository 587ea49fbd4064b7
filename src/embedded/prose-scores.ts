/** How well the prose and the hymns of records match a query. */
import type { QueryWord } from '../search/plan/query-plan.js';
import { formsOf, hymn, prose } from '../search/ranking/lookups.js';
import {
  coverageLookups,
  coverageWeight,
  proseWeightOf,
  proseWeights,
} from '../search/ranking/prose-weights.js';
import type { Find } from './field-index.js';
import { idsNamed, idsOfWord } from './matchers.js';
import type { Id } from './postings.js';

/** The sum of the BM25 of every word, plus what its other forms weigh, and a bonus for each word. */
export function proseScores(words: readonly QueryWord[], find: Find): Map<Id, number> {
  const sums = new Map<Id, number>();
  for (const word of words) {
    const named = idsNamed(word, find);
    const add = (ids: Iterable<Id>, scoreOf: (id: Id) => number) => {
      for (const id of ids) if (!named.has(id)) sums.set(id, (sums.get(id) ?? 0) + scoreOf(id));
    };
    add(idsOfWord(word, words, coverageLookups, find), () => coverageWeight);
    for (const { by, weight } of [{ by: prose, weight: 1 }, ...proseWeights]) {
      const own = proseWeightOf(word, by, weight);
      for (const form of formsOf(word, by)) {
        const scores = find(form, by);
        add(scores.keys(), (id) => own * (scores.get(id) ?? 0));
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
