/** The clauses that queries are made of, and the matchers of the ranking as clauses; pure. */
import type { estypes } from '@elastic/elasticsearch';
import type { QueryWord } from '../search/plan/query-plan.js';
import {
  byGivenName,
  formsOf,
  type Lookup,
  lookupsFor,
  maxEdits,
} from '../search/ranking/lookups.js';
import type { Matchers } from '../search/ranking/matchers.js';
import { termOf } from '../search/search-record.js';

export type Dsl = NonNullable<estypes.QueryDslQueryContainer>;

export const constant = (filter: Dsl, boost: number): Dsl => ({
  constant_score: { filter, boost },
});

/** The best score of any; none for an empty list, which the engine refuses. */
export const best = (queries: Dsl[]): Dsl[] =>
  queries.length > 0 ? [{ dis_max: { queries } }] : [];

/**
 * Completions tried for a half-typed word of more than five letters; the beginnings of shorter ones are
 * indexed, but not in older generations. Lucene counts each as a clause, of which it may allow 1,024.
 */
const maxCompletions = 600;

const phraseFields = { names: 'phrases', titles: 'titlePhrases', hymns: 'hymns' } as const;

export const matchers: Matchers<Dsl> = {
  equals: (field, texts) => ({ terms: { [field]: [...texts] } }),
  startsWith: (field, text) => ({ prefix: { [field]: text } }),
  has: (field, terms) => anyTerm(terms.map((each) => termOf(field, each))),
  phrase(field, text, last) {
    const name = phraseFields[field];
    if (last === 'whole') return { match_phrase: { [name]: text } };
    return { match_phrase_prefix: { [name]: { query: text, max_expansions: maxCompletions } } };
  },
  everyWord(words, lookups) {
    const filter = words.map((word) => oneWord(word, words, lookups));
    const mentioned = mentionedIn(words);
    return mentioned.length === 0 ? all(filter) : apart(mentioned, { filter });
  },
  someWords(words, lookups, count) {
    if (count === 1) return any(words.flatMap((word) => clausesOf(word, words, lookups)));
    const should = words.map((word) => oneWord(word, words, lookups));
    return { bool: { should, minimum_should_match: count } };
  },
  both: (one, other) => all([one, other]),
};

/** Queries for all; an empty list matches everything. */
export const all = (filter: Dsl[]): Dsl => only(filter) ?? { bool: { filter } };
/** An empty list matches nothing, as it should. */
export const any = (should: Dsl[]): Dsl => {
  if (should.length === 0) return { match_none: {} };
  return only(should) ?? { bool: { should } };
};
const only = (parts: Dsl[]): Dsl | undefined => (parts.length === 1 ? parts[0] : undefined);

/** The keys of the names in a query that are somebody else's. */
export const mentionedIn = (words: readonly QueryWord[]): readonly string[] =>
  words.find(({ mentionedNames }) => mentionedNames.length > 0)?.mentionedNames ?? [];

/** Queries for all, or for any, but not in those who bear one of these names. */
export const apart = (
  names: readonly string[],
  queries: Pick<estypes.QueryDslBoolQuery, 'filter' | 'should'>,
): Dsl => ({
  bool: { ...queries, must_not: [anyTerm(names.map((key) => termOf(byGivenName.field, key)))] },
});

/** A word of a query, by any of the lookups. */
const oneWord = (...asked: Parameters<typeof clausesOf>): Dsl => any(clausesOf(...asked));

/** The exact lookups share one clause, however many fields. */
function clausesOf(word: QueryWord, words: readonly QueryWord[], lookups: readonly Lookup[]) {
  const exact: string[] = [];
  const others: Dsl[] = [];
  for (const lookup of lookupsFor(word, words, lookups)) {
    for (const form of formsOf(word, lookup)) {
      if (lookup.mode === 'exact') exact.push(termOf(lookup.field, form));
      else others.push(inexact(form, lookup));
    }
  }
  return [...(exact.length > 0 ? [anyTerm(exact)] : []), ...others];
}

/** Documents have the terms of all word fields in one, `marks`. */
export const anyTerm = (terms: readonly string[]): Dsl => ({ terms: { marks: [...terms] } });

function inexact(form: string, { field, mode }: Lookup): Dsl {
  const value = termOf(field, form);
  if (mode === 'prefix') return { prefix: { marks: value } };
  const fuzziness = maxEdits(form, mode);
  // The field name before the word must match exactly.
  return { fuzzy: { marks: { value, fuzziness, prefix_length: termOf(field, '').length } } };
}
