/** The prose score as a query; pure. The weights are those of `search/ranking/prose-weights.ts`. */
import type { QueryPlan, QueryWord } from '../search/plan/query-plan.js';
import { formsOf, proseFields } from '../search/ranking/lookups.js';
import {
  fieldWeights,
  proseWeightOf,
  proseWeights,
  synonymWeight,
  topicWeight,
} from '../search/ranking/prose-weights.js';
import { termOf } from '../search/search-record.js';
import { isNoise } from '../search/text/noise.js';
import { apart, constant, type Dsl, matchers, mentionedIn } from './clauses.js';

/**
 * What makes the score of a term its rarity alone, as in memory. Terms have no norms, so BM25 takes
 * the field for one word long, next to an average of more than a hundred: it scores a word with its
 * rarity times (k1 + 1) / (1 + k1 × (1 − b)), where k1 is 1.2 and b is 0.75.
 */
const termFactor = 1.3 / 2.2;

/** The BM25 of every word, plus what its synonyms, its other forms and the topics weigh. */
export function proseQueries(words: readonly QueryWord[], { topics, topTopic }: QueryPlan): Dsl[] {
  const wanted = topics.map((topic) => term(termOf('topicKeys', topic), topicWeight));
  const top = topTopic
    ? [constant(matchers.has('topicKeys', [topTopic.topic]), topTopic.score)]
    : [];
  const ofOthers = words.filter(({ mentionedNames }) => mentionedNames.length > 0);
  const others = queriesOf(ofOthers);
  const own = queriesOf(words.filter(({ mentionedNames }) => mentionedNames.length === 0));
  return [
    ...own,
    ...wanted,
    ...top,
    ...(others.length === 0 ? [] : [apart(mentionedIn(ofOthers), { should: others })]),
  ];
}

const queriesOf = (words: readonly QueryWord[]): Dsl[] => [
  ...words.flatMap(listQueries),
  ...runningText(words.map(({ word }) => word)),
  ...runningText(
    words.flatMap(({ synonyms }) => synonyms),
    synonymWeight,
  ),
];

/** Without the words that nearly every life has, which the index in memory leaves out. */
const runningText = (words: readonly string[], boost = 1): Dsl[] => {
  const telling = words.filter((word) => !isNoise(word));
  if (telling.length === 0) return [];
  const fields = proseFields.map((field) => `${field}^${fieldWeights[field]}`);
  return [{ combined_fields: { query: telling.join(' '), fields, boost } }];
};

/** These are keyword fields, so the length of a list does not matter. */
const listQueries = (word: QueryWord): Dsl[] =>
  proseWeights.flatMap(({ by, weight }) => {
    const boost = proseWeightOf(word, by, weight);
    return boost === 0 ? [] : formsOf(word, by).map((form) => term(termOf(by.field, form), boost));
  });

const term = (value: string, weight: number): Dsl => ({
  term: { marks: { value, boost: weight * termFactor } },
});
