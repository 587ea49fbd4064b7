/** Query plan → Elasticsearch DSL; pure. The bands are those of `search/tiers.ts`. */
import type { estypes } from '@elastic/elasticsearch';
import type { SearchPosition } from '../catalogue.js';
import type { QueryPlan, QueryWord } from '../search/query-plan.js';
import {
  bands,
  coverageWays,
  coverageWeight,
  type EveryWordTier,
  everyWordTiers,
  formsOf,
  isProseField,
  ownNameWay,
  ownWordWays,
  proseWeightOf,
  proseWeights,
  slipsAllowed,
  topicWay,
  type Way,
} from '../search/tiers.js';

type Dsl = NonNullable<estypes.QueryDslQueryContainer>;

/** Best first; the last keys make it a total order, so that a page can begin after any hit. */
export const searchSort: estypes.Sort = [
  { _score: { order: 'desc' } },
  { rank: { order: 'desc' } },
  { slug: { order: 'asc' } },
  { type: { order: 'asc' } },
];

export const searchAfter = ({ score, rank, slug, type }: SearchPosition): estypes.SortResults => [
  score,
  rank,
  slug,
  type,
];

/** The highest band that a record reaches is its score. */
export function searchQuery(plan: QueryPlan): Dsl {
  const { words, whole } = plan;
  if (words.length === 0) return { match_none: {} };
  return {
    dis_max: {
      queries: [
        constant({ term: { wholeName: whole } }, bands.wholeName),
        constant(
          all([{ term: { otherNames: whole } }, everyWord(words, [ownNameWay])]),
          bands.kindredName,
        ),
        constant({ term: { givenName: whole } }, bands.givenName),
        constant({ term: { otherNames: whole } }, bands.otherName),
        constant({ term: { wholeTitles: whole } }, bands.wholeTitle),
        constant({ match_phrase: { phrases: whole } }, bands.phrase),
        constant({ prefix: { wholeName: whole } }, bands.namePrefix),
        constant({ match_phrase_prefix: { phrases: { query: whole } } }, bands.phrasePrefix),
        ...topicQueries(plan),
        ...everyWordTiers.filter(({ prose }) => !prose).map((tier) => tierQuery(words, tier)),
        {
          bool: {
            should: [
              {
                dis_max: {
                  queries: everyWordTiers
                    .filter(({ prose }) => prose)
                    .map((tier) => tierQuery(words, tier)),
                },
              },
              ...proseQueries(words),
            ],
            minimum_should_match: 1,
          },
        },
      ],
    },
  };
}

function tierQuery(words: readonly QueryWord[], { band, ways, own }: EveryWordTier): Dsl {
  const found = everyWord(words, ways);
  return constant(own ? all([found, anyOwnWord(words)]) : found, band);
}

function topicQueries({ words, topics, seeksPatron, rest }: QueryPlan): Dsl[] {
  const topical = everyWord(words, [topicWay]);
  const patrons: Dsl = { terms: { topicKeys: [...topics] } };
  if (seeksPatron) {
    return [
      constant(topical, bands.patron),
      { bool: { must: [constant(patrons, bands.patron)], should: proseQueries(rest) } },
    ];
  }
  return [constant(rest.length === 0 ? any([topical, patrons]) : topical, bands.topic)];
}

const everyWord = (words: readonly QueryWord[], ways: readonly Way[]): Dsl =>
  all(words.map((word, index) => any(waysFor(word, ways, index === words.length - 1))));

const anyOwnWord = (words: readonly QueryWord[]): Dsl =>
  any(words.flatMap((word, index) => waysFor(word, ownWordWays, index === words.length - 1)));

const waysFor = (word: QueryWord, ways: readonly Way[], isLast: boolean): Dsl[] =>
  ways
    .filter(({ lastOnly }) => isLast || !lastOnly)
    .flatMap((way) => formsOf(word, way).map((form) => lookup(word, form, way)));

/** Lucene leaves the constant factor (k1 + 1) out of BM25, which the tiers' weights count in. */
const bm25Factor = 2.2;

/**
 * BM25 of every word in every field (lists are keywords, whose length counts for nothing), and what
 * finding a word at all adds.
 */
const proseQueries = (words: readonly QueryWord[]): Dsl[] =>
  words.flatMap((word, index) => [
    constant(any(waysFor(word, coverageWays, index === words.length - 1)), coverageWeight),
    ...proseWeights.flatMap(({ way, weight }) =>
      formsOf(word, way).map((form) =>
        lookup(word, form, way, proseWeightOf(word, way, weight) * bm25Factor),
      ),
    ),
  ]);

/** One word in one field; prose is stemmed by the field's own analyzer. */
function lookup(word: QueryWord, form: string, { field, match }: Way, boost?: number): Dsl {
  const weighed = boost === undefined ? {} : { boost };
  if (isProseField(field)) return { match: { [field]: { query: word.word, ...weighed } } };
  if (match === 'exact') return { term: { [field]: { value: form, ...weighed } } };
  if (match === 'prefix') return { prefix: { [field]: form } };
  return { fuzzy: { [field]: { value: form, fuzziness: slipsAllowed(form, match) } } };
}

const constant = (filter: Dsl, boost: number): Dsl => ({ constant_score: { filter, boost } });
const all = (filter: Dsl[]): Dsl => ({ bool: { filter } });
/** An empty list of ways finds nothing, as it should. */
const any = (should: Dsl[]): Dsl =>
  should.length === 0 ? { match_none: {} } : { bool: { should, minimum_should_match: 1 } };
