/** The prose score as a query; pure. The weights are those of `search/ranking/prose-weights.ts`. */
import type { estypes } from '@elastic/elasticsearch';
import type { QueryWord } from '../search/plan/query-plan.js';
import {
  coverageWays,
  coverageWeight,
  proseWeightOf,
  proseWeights,
  rankWeight,
  rarityWay,
  rarityWeight,
  runningTextWeight,
} from '../search/ranking/prose-weights.js';
import { formsOf, proseFields } from '../search/ranking/ways.js';
import { markOf } from '../search/search-record.js';
import { apart, bearersIn, constant, type Dsl, oneWord } from './clauses.js';

/**
 * What makes the score of a mark its rarity alone, as in memory. Marks have no norms, so BM25 takes
 * the field for one word long, next to an average of more than a hundred: it scores a word with its
 * rarity times (k1 + 1) / (1 + k1 × (1 − b)), where k1 is 1.2 and b is 0.75.
 */
const markFactor = 1.3 / 2.2;

/** The BM25 of every word in every field, plus a bonus for each word found. */
export function proseQueries(words: readonly QueryWord[]): Dsl[] {
  const ofOthers = words.filter(({ bearers }) => bearers.length > 0);
  const others = queriesOf(ofOthers);
  const own = queriesOf(words.filter(({ bearers }) => bearers.length === 0));
  return others.length === 0 ? own : [...own, apart(bearersIn(ofOthers), { should: others })];
}

const queriesOf = (words: readonly QueryWord[]): Dsl[] =>
  words.length === 0
    ? []
    : [
        ...words.map((word) => constant(oneWord(word, coverageWays, false), coverageWeight)),
        ...words.flatMap(listQueries),
        ...words.map(({ stem }) => ({
          term: {
            marks: {
              value: markOf(rarityWay.field, stem),
              boost: rarityWeight * markFactor,
            },
          },
        })),
        {
          multi_match: {
            query: words.map(({ word }) => word).join(' '),
            fields: proseFields.map((field) => `${field}^${runningTextWeight}`),
            type: 'most_fields',
          },
        },
      ];

/** These are keyword fields, so the length of a list does not matter. */
const listQueries = (word: QueryWord): Dsl[] =>
  proseWeights.flatMap(({ way, weight }) => {
    const boost = proseWeightOf(word, way, weight) * markFactor;
    if (boost === 0) return [];
    return formsOf(word, way).map((form) => ({
      term: { marks: { value: markOf(way.field, form), boost } },
    }));
  });

/** The prose score, plus a little renown. */
export const byProse = (bool: estypes.QueryDslBoolQuery): Dsl => withRenown({ bool }, rankWeight);

/** The best of the scores, plus renown. */
export const byRenown = (queries: Dsl[]): Dsl => withRenown({ dis_max: { queries } }, 1);

const withRenown = (query: Dsl, factor: number): Dsl => ({
  function_score: {
    query,
    functions: [{ field_value_factor: { field: 'rank', factor } }],
    boost_mode: 'sum',
  },
});
