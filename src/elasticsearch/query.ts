/** Query plan → Elasticsearch DSL; pure. The bands are those of `search/ranking/bands.ts`. */
import type { estypes } from '@elastic/elasticsearch';
import type { HitType, SearchPosition } from '../catalogue/catalogue.js';
import { facetOf, filtersInUse, type SaintFilters } from '../catalogue/filters.js';
import type { QueryPlan, QueryWord } from '../search/plan/query-plan.js';
import {
  bands,
  bandsFor,
  beginnings,
  type EveryWordBand,
  gainOf,
  mostNameWords,
  suggestionWays,
  wordBands,
} from '../search/ranking/bands.js';
import { companionWay, ownNameWay, topicWay } from '../search/ranking/ways.js';
import { markOf } from '../search/search-record.js';
import {
  all,
  any,
  anyMark,
  anyOwnWord,
  constant,
  type Dsl,
  everyWord,
  oneWord,
} from './clauses.js';
import { byProse, byRenown, proseQueries } from './prose-query.js';

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

export interface SearchFilters extends SaintFilters {
  readonly types: readonly HitType[];
}

/** The filters of a search; all must match. */
export const filtersOf = ({ types, ...filters }: SearchFilters): Dsl[] => [
  { terms: { type: [...types] } },
  ...filtersInUse(filters).map(([name, values]): Dsl => {
    // The first documents, which may still be live, have these two, but no facets.
    if (name === 'country') return { terms: { country: [...values] } };
    if (name === 'categories') return anyMark(values.map((each) => markOf('categoryNames', each)));
    return { terms: { facets: values.map((value) => facetOf(name, value)) } };
  }),
];

/** Scores each record by the highest band that it reaches. */
export function searchQuery(plan: QueryPlan, { guesses }: { guesses: boolean }): Dsl {
  const { whole, english, words, countryNames } = plan;
  if (words.length === 0) return { match_none: {} };
  const asked = bandsFor(words.length, guesses);
  return {
    dis_max: {
      queries: [
        constant({ terms: { countryNames: [...countryNames] } }, bands.wholeCountry),
        constant({ term: { wholeName: whole } }, bands.wholeName),
        ...(words.length > 1
          ? [
              constant(
                all([{ term: { otherNames: whole } }, everyWord(words, [ownNameWay])]),
                bands.kindredName,
              ),
            ]
          : []),
        byRenown([
          constant(
            any([{ term: { givenName: whole } }, { term: { otherNames: whole } }]),
            bands.givenName,
          ),
          ...(words.length === 1
            ? [constant(anyMark([markOf(companionWay.field, whole)]), bands.companion)]
            : []),
        ]),
        constant({ term: { wholeTitles: whole } }, bands.wholeTitle),
        constant({ prefix: { wholeName: `${whole} ` } }, bands.nameStart),
        constant({ match_phrase: { phrases: whole } }, bands.phrase),
        ...(words.length > 1 ? [titlePhrase(whole, words, bands.titlePhrase)] : []),
        ...(english !== whole && words.length > 1 && words.length <= mostNameWords
          ? [
              constant({ match_phrase: { phrases: english } }, bands.englishPhrase),
              titlePhrase(english, words, bands.englishTitlePhrase),
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
            ...best(asked.filter(({ prose }) => prose).map((each) => bandQuery(words, each))),
            ...proseQueries(words),
          ],
          minimum_should_match: 1,
        }),
      ],
    },
  };
}

/** The engine refuses a list of no queries. */
const best = (queries: Dsl[]): Dsl[] => (queries.length > 0 ? [{ dis_max: { queries } }] : []);

const titlePhrase = (phrase: string, words: readonly QueryWord[], band: number): Dsl =>
  constant(all([{ match_phrase: { titlePhrases: phrase } }, anyOwnWord(words)]), band);

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
          ...(looser
            ? [
                constant(everyWord(looser.words, suggestionWays), bands.withoutLast),
                constant({ prefix: { wholeName: `${looser.whole} ` } }, beginnings.beforeArticle),
              ]
            : []),
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
