/** `/v1/search…`: saints, countries and feasts, best first; completions of a half-typed name. */

import { type Static, Type } from 'typebox';
import type { Catalogue } from '../../catalogue/catalogue.js';
import {
  type HitType,
  hitTypes,
  matchKinds,
  type SearchHit,
  type SearchPosition,
  usualTypes,
} from '../../catalogue/queries.js';
import { filtersSet, listAnswer, searchCursor, sortedBy } from '../cursor.js';
import { feastsNamed } from '../feast-names.js';
import { type OperationsContext, operation } from '../operation.js';
import { countryUrl, urlsOf } from '../record-urls.js';
import {
  Counts,
  FacetsParameter,
  facetFilters,
  filtersAsked,
  narrowedBy,
} from '../schemas/facets.js';
import {
  CategoryFilter,
  CountryFilter,
  Cursor,
  HalfTypedText,
  parameters,
  ResultType,
  SearchedType,
  SearchLimit,
  SearchSort,
  SearchText,
  SuggestLimit,
} from '../schemas/parameters.js';
import {
  choice,
  feastSummary,
  MonthDay,
  named,
  namedChoice,
  nullable,
  onePage,
  present,
  text,
  Url,
} from '../schemas/shapes.js';
import { assertCountryKnown, countryName, countrySummary } from './countries.js';
import { presentFeast } from './feasts.js';
import { dayOf, presentSaint, saintSummary } from './saint.js';
import { areGuesses, OfWesternName, presentWesternName, saintsOfName } from './western-names.js';

const Highlight = nullable(Type.String(), 'HTML-escaped snippet with matches in `<em>`, or null.');
const found = {
  highlight: Highlight,
  matched: namedChoice(
    'MatchKind',
    matchKinds,
    'Why it was found; `sound` is another spelling of a name, `spelling` a guess at a typing error, `western-name` a saint chosen for a name that no saint has.',
  ),
};
const SaintResult = named('SaintResult', 'A saint found by search.', {
  type: choice(['saint']),
  ...saintSummary,
  feastDay: Type.Union(
    [
      Type.Object({ gregorian: MonthDay, julian: MonthDay }, { additionalProperties: false }),
      Type.Object(
        { offset: nullable(Type.Integer()), feast: nullable(Type.String()) },
        { additionalProperties: false },
      ),
    ],
    { description: 'When the primary commemoration is kept.' },
  ),
  ...found,
});
const CountryResult = named('CountryResult', 'A country found by search.', {
  type: choice(['country']),
  ...countryName,
  summary: countrySummary,
  url: Url,
  ...found,
});
const FeastResult = named('FeastResult', 'A feast found by search.', {
  type: choice(['feast']),
  ...feastSummary,
  ...found,
});
const SearchResult = Type.Union([SaintResult, CountryResult, FeastResult]);
export type SearchResult = Static<typeof SearchResult>;

export const SearchResultList = named('SearchResultList', 'One page of a list.', {
  ...onePage(SearchResult),
  westernName: OfWesternName,
  facets: Counts,
});
export type SearchResultList = Static<typeof SearchResultList>;

export const Suggestions = named('Suggestions', 'What a half-typed text may mean.', {
  data: Type.Array(
    named('Suggestion', 'A record that the text may mean.', {
      type: choice(hitTypes),
      slug: Type.String({ description: "The record's slug; a feast's key." }),
      name: text("The record's name; a feast's title."),
      url: Url,
    }),
  ),
});
export type Suggestions = Static<typeof Suggestions>;

const cache = { sMaxAge: 120, staleWhileRevalidate: 30 } as const;

export function searchOperations({ catalogue }: OperationsContext) {
  return {
    searchSaints: operation({
      operationId: 'searchSaints',
      path: '/v1/search',
      tag: 'Search',
      summary: 'Search saints, countries and feasts',
      description:
        'Use it to find a saint by a name in any spelling, an epithet, a deed, a patronage or a whole question, or a country, or with `type=all` a feast. Best match first; then getSaint for the life.',
      cache,
      parameters: parameters({
        q: SearchText,
        limit: SearchLimit,
        cursor: Cursor,
        type: SearchedType,
        country: CountryFilter,
        category: CategoryFilter,
        ...facetFilters,
        sort: SearchSort,
        facets: FacetsParameter,
      }),
      answer: SearchResultList,
      async handle(query) {
        const { q, limit, cursor, type, country, category } = query;
        const sort = query.sort === 'relevance' ? undefined : query.sort;
        const filters = filtersSet({ type, country, category, ...filtersAsked(query), sort });
        const types = typesOf(type);
        const seeksHymn = type === 'hymn';
        const wanted = { ...narrowedBy(query), text: q, limit, types, seeksHymn, sort };
        const isFirst = cursor === undefined && sort === undefined;
        const find = async (after?: SearchPosition) => {
          const best = await catalogue.search({ ...wanted, after });
          return isFirst ? { ...best, items: withNamedFirst(q, best.items) } : best;
        };
        const kind = sort ? sortedBy(searchCursor) : searchCursor;
        const page = await listAnswer(kind, ['search', q, ...filters], cursor, find, presentHit);
        if (page.data.length === 0 && country) await assertCountryKnown(catalogue, country);
        const isOfNames = !seeksHymn && (types ?? usualTypes).includes('saint');
        return isOfNames && cursor === undefined && areGuesses(page.data)
          ? withSaintsOfName(catalogue, { q, limit }, page)
          : page;
      },
    }),
    suggestNames: operation({
      operationId: 'suggestNames',
      path: '/v1/search/suggest',
      tag: 'Search',
      summary: 'Complete a half-typed name',
      description:
        'Use it to complete what someone is typing: the records whose names begin that way, best first, with their pages. To answer a question, use searchSaints.',
      cache,
      parameters: parameters({ q: HalfTypedText, limit: SuggestLimit, type: ResultType }),
      answer: Suggestions,
      async handle({ q, limit, type }) {
        const found = await catalogue.suggest({ text: q, limit, types: typesOf(type) });
        return { data: found.map((each) => ({ ...each, url: urlsOf[each.type](each.slug) })) };
      },
    }),
  };
}

/**
 * The hits with the feasts first that have exactly the name: words such as "holy", which searches pass
 * over, tell Holy Saturday from another.
 */
function withNamedFirst(q: string, hits: readonly SearchHit[]): SearchHit[] {
  const feasts = hits.flatMap((hit) => (hit.type === 'feast' ? [hit.feast] : []));
  const named = feastsNamed(q, feasts);
  const isNamed = (hit: SearchHit) => hit.type === 'feast' && named.includes(hit.feast);
  return [...hits.filter(isNamed), ...hits.filter((hit) => !isNamed(hit))];
}

/** If nobody was found and the text is a Western name without a saint, the saints usually chosen for it. */
async function withSaintsOfName(
  catalogue: Catalogue,
  { q, limit }: { readonly q: string; readonly limit: number },
  page: SearchResultList,
): Promise<SearchResultList> {
  const westernName = await catalogue.westernName(q);
  if (westernName === undefined) return page;
  const [feast] = westernName.feast ? await catalogue.feastsOf([westernName.feast]) : [];
  if (feast) {
    const hit = presentHit({ type: 'feast', feast, highlight: null, matched: 'western-name' });
    return { data: [hit], nextCursor: null, ...presentWesternName(westernName) };
  }
  const saints = await saintsOfName(catalogue, westernName, limit);
  if (saints.length === 0) return { ...page, ...presentWesternName(westernName) };
  const data = saints.map((saint) =>
    presentHit({ type: 'saint', saint, highlight: null, matched: 'western-name' }),
  );
  return { data, nextCursor: null, ...presentWesternName(westernName) };
}

function typesOf(type: HitType | 'hymn' | 'all' | undefined): readonly HitType[] | undefined {
  if (type === 'all') return hitTypes;
  return type === 'hymn' ? ['saint', 'feast'] : type && [type];
}

function presentHit(hit: SearchHit): SearchResult {
  const { highlight, matched } = hit;
  if (hit.type === 'saint') {
    const feastDay = dayOf(hit.saint.commemorations[0]);
    return { type: 'saint', ...presentSaint(hit.saint), feastDay, highlight, matched };
  }
  if (hit.type === 'feast') {
    return { type: 'feast', ...presentFeast(hit.feast), highlight, matched };
  }
  return present(CountryResult, { ...hit, ...hit.country, url: countryUrl(hit.country.slug) });
}
