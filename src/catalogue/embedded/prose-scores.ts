/** How well the prose of records matches a query. */

import type { QueryWord } from '../search/query-plan.js';
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
import { type Find, type Id, oneWord } from './matching.js';

/** The sum of the weighted BM25 of every word in every field, plus a bonus for each word found. */
export function proseScores(
  words: readonly QueryWord[],
  find: Find,
  records: number,
): Map<Id, number> {
  const sums = new Map<Id, number>();
  for (const [index, word] of words.entries()) {
    const isLast = index === words.length - 1;
    for (const id of oneWord(word, coverageWays, isLast, find)) {
      sums.set(id, (sums.get(id) ?? 0) + coverageWeight);
    }
  }
  for (const word of words) {
    const found = find(word.stem, rarityWay);
    const rarity = rarityWeight * rarityOf(found.size, records);
    for (const id of found.keys()) sums.set(id, (sums.get(id) ?? 0) + rarity);
    for (const field of proseFields) {
      for (const [id, score] of find(word.stem, runningText(field))) {
        sums.set(id, (sums.get(id) ?? 0) + runningTextWeight * score);
      }
    }
  }
  for (const { way, weight } of proseWeights) {
    for (const word of words) {
      for (const form of formsOf(word, way)) {
        for (const [id, score] of find(form, way)) {
          sums.set(id, (sums.get(id) ?? 0) + proseWeightOf(word, way, weight) * score);
        }
      }
    }
  }
  return sums;
}

/** The inverse document frequency (BM25's) of a word that `holding` of the records have. */
export const rarityOf = (holding: number, records: number): number =>
  Math.log(1 + (records - holding + 0.5) / (holding + 0.5));

const runningText = (field: ProseField): Way => ({ field, form: 'stem', match: 'exact' });
