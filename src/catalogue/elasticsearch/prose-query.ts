/** The prose score as a query; pure. The weights are those of `search/ranking/prose-weights.ts`. */
import type { estypes } from '@elastic/elasticsearch';
import type { QueryWord } from '../search/query-plan.js';
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

/** Lucene omits BM25's constant factor (k1 + 1), which the weights of the bands include. */
const bm25Factor = 2.2;

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
              boost: rarityWeight * bm25Factor,
            },
          },
        })),
        {
          multi_match: {
            query: words.map(({ word }) => word).join(' '),
            fields: proseFields.map((field) => `${field}^${runningTextWeight * bm25Factor}`),
            type: 'most_fields',
          },
        },
      ];

/** These are keyword fields, so the length of a list does not matter. */
const listQueries = (word: QueryWord): Dsl[] =>
  proseWeights.flatMap(({ way, weight }) => {
    const boost = proseWeightOf(word, way, weight) * bm25Factor;
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
