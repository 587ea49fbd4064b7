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
  const { whole } = plan;
  if (plan.words.length === 0) return { match_none: {} };
  const words = plan.words.map((word, index) => asked(word, index === plan.words.length - 1));
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
        ...topicQueries(plan, words),
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

/** A word of the query, with how it is looked up in each way; made once, for many tiers ask. */
interface AskedWord {
  readonly word: QueryWord;
  readonly lookups: (way: Way) => readonly Dsl[];
}

function asked(word: QueryWord, isLast: boolean): AskedWord {
  const made = new Map<Way, readonly Dsl[]>();
  const make = (way: Way) =>
    way.lastOnly && !isLast ? [] : formsOf(word, way).map((form) => lookup(word, form, way));
  return {
    word,
    lookups(way) {
      const lookups = made.get(way) ?? make(way);
      made.set(way, lookups);
      return lookups;
    },
  };
}

function tierQuery(words: readonly AskedWord[], { band, ways, own }: EveryWordTier): Dsl {
  const found = everyWord(words, ways);
  return constant(own ? all([found, anyOwnWord(words)]) : found, band);
}

function topicQueries(
  { topics, seeksPatron, rest }: QueryPlan,
  words: readonly AskedWord[],
): Dsl[] {
  const topical = everyWord(words, [topicWay]);
  const patrons: Dsl = { terms: { topicKeys: [...topics] } };
  if (seeksPatron) {
    const others = words.filter(({ word }) => rest.includes(word));
    return [
      constant(topical, bands.patron),
      { bool: { must: [constant(patrons, bands.patron)], should: proseQueries(others) } },
    ];
  }
  return [constant(rest.length === 0 ? any([topical, patrons]) : topical, bands.topic)];
}

const everyWord = (words: readonly AskedWord[], ways: readonly Way[]): Dsl =>
  all(words.map(({ lookups }) => any(ways.flatMap(lookups))));

const anyOwnWord = (words: readonly AskedWord[]): Dsl =>
  any(words.flatMap(({ lookups }) => ownWordWays.flatMap(lookups)));

/** Lucene leaves the constant factor (k1 + 1) out of BM25, which the tiers' weights count in. */
const bm25Factor = 2.2;

/**
 * BM25 of every word in every field (lists are keywords, whose length counts for nothing), and what
 * finding a word at all adds.
 */
const proseQueries = (words: readonly AskedWord[]): Dsl[] =>
  words.flatMap(({ word, lookups }) => [
    constant(any(coverageWays.flatMap(lookups)), coverageWeight),
    ...proseWeights.flatMap(({ way, weight }) =>
      formsOf(word, way).map((form) =>
        lookup(word, form, way, proseWeightOf(word, way, weight) * bm25Factor),
      ),
    ),
  ]);

/** One word in one field; prose is stemmed by the field's own analyzer. */
function lookup(word: QueryWord, form: string, { field, match }: Way, boost?: number): Dsl {
  const isPlain = boost === undefined;
  if (isProseField(field)) {
    return { match: { [field]: isPlain ? word.word : { query: word.word, boost } } };
  }
  if (match === 'exact') return { term: { [field]: isPlain ? form : { value: form, boost } } };
  if (match === 'prefix') return { prefix: { [field]: form } };
  return { fuzzy: { [field]: { value: form, fuzziness: slipsAllowed(form, match) } } };
}

const constant = (filter: Dsl, boost: number): Dsl => ({ constant_score: { filter, boost } });
const all = (filter: Dsl[]): Dsl => only(filter) ?? { bool: { filter } };
/** An empty list of ways finds nothing, as it should. */
const any = (should: Dsl[]): Dsl => {
  if (should.length === 0) return { match_none: {} };
  return only(should) ?? { bool: { should } };
};
const only = (parts: Dsl[]): Dsl | undefined => (parts.length === 1 ? parts[0] : undefined);
