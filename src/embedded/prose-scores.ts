/** How well the prose of records matches a query. */
import type { QueryWord } from '../search/plan/query-plan.js';
import { formsOf, lookup, proseFields } from '../search/ranking/lookups.js';
import {
  coverageLookups,
  coverageWeight,
  proseWeightOf,
  proseWeights,
  rarityLookup,
  rarityWeight,
  runningTextWeight,
} from '../search/ranking/prose-weights.js';
import { type Find, rarityOf, type Scores } from './field-index.js';
import { idsNamed, idsOfWord } from './matchers.js';
import type { Id } from './postings.js';

/** The sum of the weighted BM25 of every word in every field, plus a bonus for each word found. */
export function proseScores(
  words: readonly QueryWord[],
  find: Find,
  records: number,
): Map<Id, number> {
  const sums = new Map<Id, number>();
  for (const word of words) {
    const named = idsNamed(word, find);
    const add = (ids: Iterable<Id>, scoreOf: (id: Id) => number) => {
      for (const id of ids) if (!named.has(id)) sums.set(id, (sums.get(id) ?? 0) + scoreOf(id));
    };
    const addScores = (scores: Scores, weight: number) =>
      add(scores.keys(), (id) => weight * (scores.get(id) ?? 0));
    add(idsOfWord(word, words, coverageLookups, find), () => coverageWeight);
    const found = find(word.stem, rarityLookup);
    const rarity = rarityWeight * rarityOf(found.size, records);
    add(found.keys(), () => rarity);
    for (const field of proseFields) {
      addScores(find(word.stem, lookup(field, 'stem')), runningTextWeight);
    }
    for (const { by, weight } of proseWeights) {
      for (const form of formsOf(word, by))
        addScores(find(form, by), proseWeightOf(word, by, weight));
    }
  }
  return sums;
}
