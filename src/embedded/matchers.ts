/** The matchers of the ranking as sets of ids. */
import type { QueryWord } from '../search/plan/query-plan.js';
import {
  byGivenName,
  formsOf,
  type Lookup,
  lookup,
  lookupsFor,
} from '../search/ranking/lookups.js';
import type { Matchers, PhraseField } from '../search/ranking/matchers.js';
import type { FieldIndex, Find } from './field-index.js';
import type { Id } from './postings.js';
import type { TextIndex } from './text-index.js';

/** What is compared in order: whole names by their beginnings, the words of others as phrases. */
export type Texts = Readonly<Record<'wholeName' | 'otherNames' | PhraseField, TextIndex>>;

export function createMatchers(
  equal: FieldIndex['equal'],
  texts: Texts,
  find: Find,
): Matchers<IdSet> {
  return {
    equals: (field, values) => new IdSet(values.flatMap((value) => equal(field, value))),
    startsWith: (field, text) => new IdSet(texts[field].having(`\n${text}`)),
    has: (field, terms) =>
      new IdSet(terms.flatMap((each) => [...find(each, lookup(field, 'word')).keys()])),
    phrase: (field, text, last) =>
      new IdSet(texts[field].having(last === 'whole' ? ` ${text} ` : ` ${text}`)),
    everyWord(words, lookups) {
      const found = words
        .map((word) => idsOfWord(word, words, lookups, find))
        .reduce((all, ids) => all.intersection(ids));
      for (const word of words) for (const id of idsNamed(word, find)) found.delete(id);
      return found;
    },
    someWords(words, lookups, count) {
      const found = words.map((word) => idsOfWord(word, words, lookups, find));
      const all = new IdSet(found.flatMap((ids) => [...ids]));
      const isFound = (id: Id) => found.filter((ids) => ids.has(id)).length >= count;
      return count === 1 ? all : new IdSet([...all].filter(isFound));
    },
    both: (one, other) => one.intersection(other),
  };
}

/** Those who bear the name that a word belongs to, if it is somebody else's. */
export const idsNamed = ({ mentionedNames }: QueryWord, find: Find): IdSet =>
  new IdSet(mentionedNames.flatMap((key) => [...find(key, byGivenName).keys()]));

/** The records in which a word of the query is found by one of the lookups. */
function idsOfWord(
  word: QueryWord,
  words: readonly QueryWord[],
  lookups: readonly Lookup[],
  find: Find,
): IdSet {
  const ids = new IdSet();
  for (const lookup of lookupsFor(word, words, lookups)) {
    for (const form of formsOf(word, lookup))
      for (const id of find(form, lookup).keys()) ids.add(id);
  }
  return ids;
}

/** A set of ids; the standard set methods need Node 22. */
export class IdSet extends Set<Id> {
  intersection(other: ReadonlySet<Id>): IdSet {
    return new IdSet([...this].filter((id) => other.has(id)));
  }
}
