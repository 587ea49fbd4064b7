/** How well the prose and the hymns of records match a query. */
import type { QueryPlan, QueryWord } from '../search/plan/query-plan.js';
import { formsOf, hymn, type Lookup, lookup, prose } from '../search/ranking/lookups.js';
import {
  proseWeightOf,
  proseWeights,
  synonymWeight,
  topicWeight,
} from '../search/ranking/prose-weights.js';
import { stemOf } from '../search/text/stem.js';
import type { Find } from './field-index.js';
import { idsNamed } from './matchers.js';
import type { Id } from './postings.js';

/** The sum of the BM25 of every word, plus what its synonyms, its other forms and the topics weigh. */
export function proseScores(
  words: readonly QueryWord[],
  { topics, topTopic }: QueryPlan,
  find: Find,
): Map<Id, number> {
  const sums = new Map<Id, number>();
  if (topTopic) {
    for (const [id] of find(topTopic.topic, lookup('topicKeys', 'word')))
      sums.set(id, topTopic.score);
  }
  for (const topic of topics) {
    for (const [id, score] of find(topic, lookup('topicKeys', 'word')))
      sums.set(id, (sums.get(id) ?? 0) + topicWeight * score);
  }
  for (const word of words) {
    const named = idsNamed(word, find);
    const add = (form: string, by: Lookup, weight: number) => {
      for (const [id, score] of find(form, by)) {
        if (!named.has(id)) sums.set(id, (sums.get(id) ?? 0) + weight * score);
      }
    };
    add(word.stem, prose, 1);
    for (const synonym of word.synonyms) add(stemOf(synonym), prose, synonymWeight);
    for (const { by, weight } of proseWeights) {
      const own = proseWeightOf(word, by, weight);
      // Without weight it finds nothing either.
      if (own === 0) continue;
      for (const form of formsOf(word, by)) add(form, by, own);
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
