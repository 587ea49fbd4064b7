/** Which records match the words of a query, and in which ways. */

import type { QueryWord } from '../search/plan/query-plan.js';
import type { EveryWordBand } from '../search/ranking/bands.js';
import { bearerWay, formsOf, ownWordWays, type Way } from '../search/ranking/ways.js';

/** A record's position in the index. */
export type Id = number;
export type Scores = ReadonlyMap<Id, number>;

export type Find = (term: string, way: Way) => Scores;

/**
 * The records in which every word matches in one of the ways, apart from those who bear a name that
 * is somebody else's.
 */
export function everyWord(words: readonly QueryWord[], ways: readonly Way[], find: Find): IdSet {
  const found = words
    .map((word, index) => oneWord(word, ways, index === words.length - 1, find))
    .reduce((all, ids) => all.intersection(ids));
  for (const word of words) for (const id of bearersOf(word, find)) found.delete(id);
  return found;
}

/** Those who bear the name that a word belongs to, if it is somebody else's. */
export const bearersOf = ({ bearers }: QueryWord, find: Find): IdSet =>
  new IdSet(bearers.flatMap((key) => [...find(key, bearerWay).keys()]));

/** Those of `ids` in which all words, except at most so many, match in one of the sure ways. */
export function withFewSlips(
  ids: IdSet,
  words: readonly QueryWord[],
  { most, sure }: NonNullable<EveryWordBand['slips']>,
  find: Find,
): IdSet {
  const found = words.map((word) => oneWord(word, sure, false, find));
  const slips = (id: Id) => found.filter((each) => !each.has(id)).length;
  return new IdSet([...ids].filter((id) => slips(id) <= most));
}

/** The records in which at least one of the words is their own. */
export function anyOwnWord(words: readonly QueryWord[], find: Find): IdSet {
  return words
    .map((word, index) => oneWord(word, ownWordWays, index === words.length - 1, find))
    .reduce((all, ids) => all.union(ids));
}

/** The records in which the word matches in one of the ways. */
export function oneWord(word: QueryWord, ways: readonly Way[], last: boolean, find: Find): IdSet {
  const ids = new IdSet();
  for (const way of ways) {
    if (way.begunOnly && !(last || word.isNamed)) continue;
    for (const form of formsOf(word, way)) for (const id of find(form, way).keys()) ids.add(id);
  }
  return ids;
}

/** Remembers what was found; for a single query, since it forgets nothing. */
export function memoized(find: Find): Find {
  const memory = new Map<string, Scores>();
  return (term, way) => {
    const key = `${way.field} ${way.match} ${term}`;
    let scores = memory.get(key);
    if (!scores) {
      scores = find(term, way);
      memory.set(key, scores);
    }
    return scores;
  };
}

/** A set of ids; the standard set methods need Node 22. */
export class IdSet extends Set<Id> {
  intersection(other: Iterable<Id>): IdSet {
    const others = other instanceof Set ? other : new Set(other);
    return new IdSet([...this].filter((id) => others.has(id)));
  }
  union(other: ReadonlySet<Id>): IdSet {
    return new IdSet([...this, ...other]);
  }
}
