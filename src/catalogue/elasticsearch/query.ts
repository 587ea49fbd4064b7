/** Query plan → Elasticsearch DSL; pure. The bands are those of `search/bands.ts`. */
import type { estypes } from '@elastic/elasticsearch';
import type { HitType, SearchPosition } from '../catalogue.js';
import {
  bands,
  bandsFor,
  beginnings,
  coverageWays,
  coverageWeight,
  type EveryWordBand,
  formsOf,
  gainOf,
  mostNameWords,
  ownNameWay,
  ownWordWays,
  proseFields,
  proseWeightOf,
  proseWeights,
  rankWeight,
  rarityWay,
  rarityWeight,
  runningTextWeight,
  slipsAllowed,
  suggestionWays,
  topicWay,
  type Way,
  wordBands,
} from '../search/bands.js';
import type { QueryPlan, QueryWord } from '../search/query-plan.js';
import { markOf } from '../search/search-record.js';

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

export interface SearchFilters {
  readonly types: readonly HitType[];
  readonly country?: string | undefined;
  readonly categories?: readonly string[] | undefined;
}

/** The filters of a search, which all must hold. */
export function filtersOf({ types, country, categories }: SearchFilters): Dsl[] {
  const filters: Dsl[] = [{ terms: { type: [...types] } }];
  if (country !== undefined) filters.push({ term: { country } });
  if (categories) filters.push(anyMark(categories.map((each) => markOf('categoryNames', each))));
  return filters;
}

/** The highest band that a record reaches is its score. */
export function searchQuery(plan: QueryPlan, { guesses }: { guesses: boolean }): Dsl {
  const { whole, words, countryNames } = plan;
  if (words.length === 0) return { match_none: {} };
  const asked = bandsFor(words.length, guesses);
  return {
    dis_max: {
      queries: [
        constant({ terms: { countryNames: [...countryNames] } }, bands.wholeCountry),
        constant({ term: { wholeName: whole } }, bands.wholeName),
        constant(
          all([{ term: { otherNames: whole } }, everyWord(words, [ownNameWay])]),
          bands.kindredName,
        ),
        constant({ term: { givenName: whole } }, bands.givenName),
        constant({ term: { otherNames: whole } }, bands.otherName),
        constant({ term: { wholeTitles: whole } }, bands.wholeTitle),
        constant({ prefix: { wholeName: `${whole} ` } }, bands.nameStart),
        constant({ match_phrase: { phrases: whole } }, bands.phrase),
        ...(words.length > 1
          ? [
              constant(
                all([{ match_phrase: { titlePhrases: whole } }, anyOwnWord(words)]),
                bands.titlePhrase,
              ),
            ]
          : []),
        ...topicQueries(plan),
        ...asked
          .filter(({ prose, renown }) => !prose && !renown)
          .map((each) => bandQuery(words, each)),
        ...(words.length <= mostNameWords
          ? [
              byRenown([
                ...beginningsOf(whole),
                ...asked.filter(({ renown }) => renown).map((each) => bandQuery(words, each)),
              ]),
            ]
          : []),
        byProse({
          should: [
            {
              dis_max: {
                queries: asked.filter(({ prose }) => prose).map((each) => bandQuery(words, each)),
              },
            },
            ...proseQueries(words),
          ],
          minimum_should_match: 1,
        }),
      ],
    },
  };
}

/** Names that the text of the plans, half typed, may become; those of the first best. */
export function suggestQuery([plan, looser]: readonly QueryPlan[]): Dsl {
  if (!plan || plan.words.length === 0) return { match_none: {} };
  const { whole, words } = plan;
  return {
    dis_max: {
      queries: [
        constant({ term: { wholeName: whole } }, bands.wholeName),
        byRenown([
          ...beginningsOf(whole),
          constant({ prefix: { wholeName: `${whole} ` } }, beginnings.nameStart),
          constant({ prefix: { otherNames: whole } }, beginnings.other),
          constant(everyWord(words, suggestionWays), wordBands.beginning),
          ...(looser ? [constant(everyWord(looser.words, suggestionWays), bands.withoutLast)] : []),
        ]),
      ],
    },
  };
}

/** Of the words that one half typed may become; with fifty, the default, common ones were missed. */
const mostBeginnings = 1000;

const beginningsOf = (whole: string): Dsl[] => [
  constant(
    all([{ term: { type: 'country' } }, { prefix: { wholeName: whole } }]),
    beginnings.country,
  ),
  constant({ prefix: { wholeName: whole } }, beginnings.name),
  constant(
    { match_phrase_prefix: { phrases: { query: whole, max_expansions: mostBeginnings } } },
    beginnings.phrase,
  ),
];

function bandQuery(words: readonly QueryWord[], { band, ways, own, slips }: EveryWordBand): Dsl {
  const conditions = [everyWord(words, ways)];
  if (own) conditions.push(anyOwnWord(words));
  if (slips && words.length > slips.most) {
    conditions.push({
      bool: {
        should: words.map((word) => oneWord(word, slips.sure, false)),
        minimum_should_match: words.length - slips.most,
      },
    });
  }
  return constant(all(conditions), band);
}

function topicQueries({ words, topics, seeksPatron, rest }: QueryPlan): Dsl[] {
  const topical = everyWord(words, [topicWay]);
  const patrons: Dsl = { terms: { topicKeys: [...topics] } };
  const ofEvery = all(topics.map((topic) => ({ term: { topicKeys: topic } })));
  const gain = gainOf(topics.length);
  if (!seeksPatron) {
    if (rest.length > 0) return [constant(topical, bands.topic)];
    return [
      constant(any([topical, patrons]), bands.topic),
      ...(gain > 0 ? [constant(ofEvery, bands.topic + gain)] : []),
    ];
  }
  const asked = constant(topical, bands.patron);
  if (topics.length === 0) return [asked];
  const should = proseQueries(rest);
  if (gain > 0) should.push(constant(ofEvery, gain));
  return [asked, { bool: { must: [constant(patrons, bands.patron)], should } }];
}

const everyWord = (words: readonly QueryWord[], ways: readonly Way[]): Dsl =>
  all(words.map((word, index) => oneWord(word, ways, index === words.length - 1)));

const anyOwnWord = (words: readonly QueryWord[]): Dsl =>
  any(words.flatMap((word, index) => lookups(word, ownWordWays, index === words.length - 1)));

const oneWord = (word: QueryWord, ways: readonly Way[], isLast: boolean): Dsl =>
  any(lookups(word, ways, isLast));

/** A word in one of some ways: all that are exact are one clause, however many fields they name. */
function lookups(word: QueryWord, ways: readonly Way[], isLast: boolean): Dsl[] {
  const exact = ways.filter(({ match }) => match === 'exact');
  const marks = exact.flatMap((way) => formsOf(word, way).map((form) => markOf(way.field, form)));
  const others = ways
    .filter(({ match, lastOnly }) => match !== 'exact' && (isLast || !lastOnly))
    .flatMap((way) => formsOf(word, way).map((form) => inexact(form, way)));
  return [...(marks.length > 0 ? [anyMark(marks)] : []), ...others];
}

const anyMark = (marks: readonly string[]): Dsl => ({ terms: { marks: [...marks] } });

function inexact(form: string, { field, match }: Way): Dsl {
  const value = markOf(field, form);
  if (match === 'prefix' || match === 'exact') return { prefix: { marks: value } };
  const fuzziness = slipsAllowed(form, match);
  // The field's name before the word bears no slip.
  return { fuzzy: { marks: { value, fuzziness, prefix_length: markOf(field, '').length } } };
}

/** Lucene leaves the constant factor (k1 + 1) out of BM25, which the weights of the bands count in. */
const bm25Factor = 2.2;

/** BM25 of every word in every field, and what finding a word at all adds. */
const proseQueries = (words: readonly QueryWord[]): Dsl[] =>
  words.length === 0
    ? []
    : [
        ...words.map((word, index) =>
          constant(oneWord(word, coverageWays, index === words.length - 1), coverageWeight),
        ),
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

/** A list's length counts for nothing: it is one of keywords. */
const listQueries = (word: QueryWord): Dsl[] =>
  proseWeights.flatMap(({ way, weight }) =>
    formsOf(word, way).map((form) => {
      const boost = proseWeightOf(word, way, weight) * bm25Factor;
      return { term: { marks: { value: markOf(way.field, form), boost } } };
    }),
  );

/** The prose score, to which renown adds a little. */
const byProse = (bool: estypes.QueryDslBoolQuery): Dsl => withRenown({ bool }, rankWeight);

/** The best of the scores, and the renown. */
const byRenown = (queries: Dsl[]): Dsl => withRenown({ dis_max: { queries } }, 1);

const withRenown = (query: Dsl, factor: number): Dsl => ({
  function_score: {
    query,
    functions: [{ field_value_factor: { field: 'rank', factor } }],
    boost_mode: 'sum',
  },
});

const constant = (filter: Dsl, boost: number): Dsl => ({ constant_score: { filter, boost } });
const all = (filter: Dsl[]): Dsl => only(filter) ?? { bool: { filter } };
/** An empty list of ways finds nothing, as it should. */
const any = (should: Dsl[]): Dsl => {
  if (should.length === 0) return { match_none: {} };
  return only(should) ?? { bool: { should } };
};
const only = (parts: Dsl[]): Dsl | undefined => (parts.length === 1 ? parts[0] : undefined);
