/** How well the prose of records matches a query. */

import type { QueryWord } from '../search/plan/query-plan.js';
import {
  coverageWays,
  coverageWeight,
  proseWeightOf,
  proseWeights,
  rarityWay,
  rarityWeight,
  runningTextWeight,
} from '../search/ranking/prose-weights.js';
import { formsOf, type ProseField, proseFields, type Way } from '../search/ranking/ways.js';
import { bearersOf, type Find, type Id, oneWord, type Scores } from './matching.js';

/** The sum of the weighted BM25 of every word in every field, plus a bonus for each word found. */
export function proseScores(
  words: readonly QueryWord[],
  find: Find,
  records: number,
): Map<Id, number> {
  const sums = new Map<Id, number>();
  for (const [index, word] of words.entries()) {
    const bearers = bearersOf(word, find);
    const add = (ids: Iterable<Id>, scoreOf: (id: Id) => number) => {
      for (const id of ids) if (!bearers.has(id)) sums.set(id, (sums.get(id) ?? 0) + scoreOf(id));
    };
    const addScores = (scores: Scores, weight: number) =>
      add(scores.keys(), (id) => weight * (scores.get(id) ?? 0));
    const isLast = index === words.length - 1;
    add(oneWord(word, coverageWays, isLast, find), () => coverageWeight);
    const found = find(word.stem, rarityWay);
    const rarity = rarityWeight * rarityOf(found.size, records);
    add(found.keys(), () => rarity);
    for (const field of proseFields) {
      addScores(find(word.stem, runningText(field)), runningTextWeight);
    }
    for (const { way, weight } of proseWeights) {
      for (const form of formsOf(word, way)) {
        addScores(find(form, way), proseWeightOf(word, way, weight));
      }
    }
  }
  return sums;
}

/** The inverse document frequency (BM25's) of a word that `holding` of the records have. */
export const rarityOf = (holding: number, records: number): number =>
  Math.log(1 + (records - holding + 0.5) / (holding + 0.5));

const runningText = (field: ProseField): Way => ({ field, form: 'stem', match: 'exact' });
