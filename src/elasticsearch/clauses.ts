/** The clauses that queries are made of; pure. */
import type { estypes } from '@elastic/elasticsearch';
import type { QueryWord } from '../search/plan/query-plan.js';
import { bearerWay, formsOf, ownWordWays, slipsAllowed, type Way } from '../search/ranking/ways.js';
import { markOf } from '../search/search-record.js';

export type Dsl = NonNullable<estypes.QueryDslQueryContainer>;

export const constant = (filter: Dsl, boost: number): Dsl => ({
  constant_score: { filter, boost },
});
export const all = (filter: Dsl[]): Dsl => only(filter) ?? { bool: { filter } };
/** An empty list matches nothing, as it should. */
export const any = (should: Dsl[]): Dsl => {
  if (should.length === 0) return { match_none: {} };
  return only(should) ?? { bool: { should } };
};
const only = (parts: Dsl[]): Dsl | undefined => (parts.length === 1 ? parts[0] : undefined);

/** Every word in one of the ways, apart from those who bear a name that is somebody else's. */
export function everyWord(words: readonly QueryWord[], ways: readonly Way[]): Dsl {
  const found = words.map((word, index) => oneWord(word, ways, index === words.length - 1));
  const bearers = bearersIn(words);
  return bearers.length === 0 ? all(found) : apart(bearers, { filter: found });
}

/** The keys of the names in a query that are somebody else's. */
export const bearersIn = (words: readonly QueryWord[]): readonly string[] =>
  words.find(({ bearers }) => bearers.length > 0)?.bearers ?? [];

/** Queries for all, or for any, but not in those who bear one of these names. */
export const apart = (
  bearers: readonly string[],
  queries: Pick<estypes.QueryDslBoolQuery, 'filter' | 'should'>,
): Dsl => ({
  bool: { ...queries, must_not: [anyMark(bearers.map((key) => markOf(bearerWay.field, key)))] },
});

export const anyOwnWord = (words: readonly QueryWord[]): Dsl =>
  any(words.flatMap((word, index) => lookups(word, ownWordWays, index === words.length - 1)));

export const oneWord = (word: QueryWord, ways: readonly Way[], isLast: boolean): Dsl =>
  any(lookups(word, ways, isLast));

/** Finds a word in any of some ways; the exact ways share one clause, however many fields. */
function lookups(word: QueryWord, ways: readonly Way[], isLast: boolean): Dsl[] {
  const exact = ways.filter(({ match }) => match === 'exact');
  const marks = exact.flatMap((way) => formsOf(word, way).map((form) => markOf(way.field, form)));
  const others = ways
    .filter(({ match, begunOnly }) => match !== 'exact' && (isLast || word.isNamed || !begunOnly))
    .flatMap((way) => formsOf(word, way).map((form) => inexact(form, way)));
  return [...(marks.length > 0 ? [anyMark(marks)] : []), ...others];
}

export const anyMark = (marks: readonly string[]): Dsl => ({ terms: { marks: [...marks] } });

function inexact(form: string, { field, match }: Way): Dsl {
  const value = markOf(field, form);
  if (match === 'prefix' || match === 'exact') return { prefix: { marks: value } };
  const fuzziness = slipsAllowed(form, match);
  // The field name before the word must match exactly.
  return { fuzzy: { marks: { value, fuzziness, prefix_length: markOf(field, '').length } } };
}
