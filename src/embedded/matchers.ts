/** The matchers of the ranking as sets of ids. */
import type { QueryWord } from '../search/plan/query-plan.js';
import { byGivenName, formsOf, type Lookup, lookupsFor } from '../search/ranking/lookups.js';
import type { Matchers, WholeField } from '../search/ranking/matchers.js';
import type { Find, Id } from './field-index.js';
import type { IndexedRecord } from './places.js';

/** The records by what is compared whole. */
export type Wholes = Readonly<Record<WholeField, ReadonlyMap<string, readonly Id[]>>>;

export function createMatchers(
  records: readonly IndexedRecord[],
  wholes: Wholes,
  find: Find,
): Matchers<IdSet> {
  const idsWhere = (isFound: (record: IndexedRecord) => boolean) => {
    const ids = new IdSet();
    for (const [id, record] of records.entries()) if (isFound(record)) ids.add(id);
    return ids;
  };
  return {
    equals: (field, texts) => new IdSet(texts.flatMap((text) => wholes[field].get(text) ?? [])),
    startsWith: (field, text) =>
      field === 'wholeName'
        ? idsWhere(({ wholeName }) => wholeName.startsWith(text))
        : idsWhere(({ otherNames }) => otherNames.some((name) => name.startsWith(text))),
    phrase(field, text, last) {
      const phrase = last === 'whole' ? ` ${text} ` : ` ${text}`;
      return field === 'names'
        ? idsWhere(({ nameLines }) => nameLines.includes(phrase))
        : idsWhere(({ titleLines }) => titleLines.includes(phrase));
    },
    everyWord(words, lookups) {
      const found = words
        .map((_, at) => idsOfWord(words, at, lookups, find))
        .reduce((all, ids) => all.intersection(ids));
      for (const word of words) for (const id of idsNamed(word, find)) found.delete(id);
      return found;
    },
    someWords(words, lookups, count) {
      const found = words.map((_, at) => idsOfWord(words, at, lookups, find));
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
export function idsOfWord(
  words: readonly QueryWord[],
  at: number,
  lookups: readonly Lookup[],
  find: Find,
): IdSet {
  const ids = new IdSet();
  const word = words[at];
  if (!word) return ids;
  for (const lookup of lookupsFor(words, at, lookups)) {
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
