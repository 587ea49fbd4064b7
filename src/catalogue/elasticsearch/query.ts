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

/** Best first; the last keys make the order total, so a page can begin after any hit. */
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

/** The filters of a search; all must match. */
export function filtersOf({ types, country, categories }: SearchFilters): Dsl[] {
  const filters: Dsl[] = [{ terms: { type: [...types] } }];
  if (country !== undefined) filters.push({ term: { country } });
  if (categories) filters.push(anyMark(categories.map((each) => markOf('categoryNames', each))));
  return filters;
}

/** Scores each record by the highest band that it reaches. */
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

/** Finds names that complete a half-typed text; matches of the first plan come first. */
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

/** Completions tried for a half-typed word; the default of fifty missed common ones. */
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

/** Finds a word in any of some ways; the exact ways share one clause, however many fields. */
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
  // The field name before the word must match exactly.
  return { fuzzy: { marks: { value, fuzziness, prefix_length: markOf(field, '').length } } };
}

/** Lucene omits BM25's constant factor (k1 + 1), which the weights of the bands include. */
const bm25Factor = 2.2;

/** The BM25 of every word in every field, plus a bonus for each word found. */
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

/** These are keyword fields, so the length of a list does not matter. */
const listQueries = (word: QueryWord): Dsl[] =>
  proseWeights.flatMap(({ way, weight }) =>
    formsOf(word, way).map((form) => {
      const boost = proseWeightOf(word, way, weight) * bm25Factor;
      return { term: { marks: { value: markOf(way.field, form), boost } } };
    }),
  );

/** The prose score, plus a little renown. */
const byProse = (bool: estypes.QueryDslBoolQuery): Dsl => withRenown({ bool }, rankWeight);

/** The best of the scores, plus renown. */
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
/** An empty list matches nothing, as it should. */
const any = (should: Dsl[]): Dsl => {
  if (should.length === 0) return { match_none: {} };
  return only(should) ?? { bool: { should } };
};
const only = (parts: Dsl[]): Dsl | undefined => (parts.length === 1 ? parts[0] : undefined);
