/** The words of all records, by field. */
import {
  isProseField,
  type Lookup,
  listFields,
  type Mode,
  maxEdits,
  proseFields,
  type WordField,
} from '../search/ranking/lookups.js';
import type { SearchRecord } from '../search/search-record.js';
import { contentStems } from '../search/text/tokens.js';
import { type Postings, PostingsBuilder } from './postings.js';

/** A record's position in the index. */
export type Id = number;
export type Scores = ReadonlyMap<Id, number>;

/** The records with a term; those that have it exactly, in one field, with the score of the term. */
export type Find = (term: string, lookup: Lookup) => Scores;

const fields = [...listFields, ...proseFields] as const;
type Field = (typeof fields)[number];

const wordsIn = ({ words, prose }: SearchRecord, field: Field): readonly string[] =>
  isProseField(field) ? contentStems(prose[field]) : (words[field] ?? []);

/** Collects the words of records; records have ids from 0, in the order in which they are added. */
export function createFieldIndexBuilder() {
  const builders = fields.map((field) => [field, new PostingsBuilder()] as const);
  return {
    add(record: SearchRecord): void {
      for (const [field, builder] of builders) builder.add(wordsIn(record, field));
    },
    build: (): Find =>
      createFind(new Map(builders.map(([field, builder]) => [field, builder.build()]))),
  };
}

function createFind(postingsOf: ReadonlyMap<Field, Postings>): Find {
  const averages = new Map(
    [...postingsOf].map(([field, { lengths }]) => [
      field,
      lengths.reduce((sum, length) => sum + length, 0) / lengths.length,
    ]),
  );
  return (term, { field, mode }) => {
    if (mode === 'exact' && field !== 'prose') {
      const postings = postingsOf.get(field);
      return postings ? scored(term, field, postings, averages.get(field) ?? 0) : new Map();
    }
    const found = new Map<Id, number>();
    for (const each of fieldsOf(field)) {
      const postings = postingsOf.get(each);
      for (const word of postings ? wordsLike(term, mode, postings) : []) {
        for (const id of postings?.of(word) ?? []) found.set(id, 0);
      }
    }
    return found;
  };
}

const fieldsOf = (field: WordField): readonly Field[] =>
  field === 'prose' ? proseFields : [field];

/** Elasticsearch's BM25. The length of a list of names is meaningless, that of prose is not. */
const saturation = 1.2;
const lengthWeightOf = (field: Field): number => (isProseField(field) ? 0.75 : 0);

function scored(word: string, field: Field, postings: Postings, averageLength: number): Scores {
  const scores = new Map<Id, number>();
  for (const id of postings.of(word)) scores.set(id, (scores.get(id) ?? 0) + 1);
  const { lengths } = postings;
  const rarity = rarityOf(scores.size, lengths.length);
  const lengthWeight = lengthWeightOf(field);
  for (const [id, count] of scores) {
    const length = (lengths[id] ?? 0) / averageLength;
    const norm = saturation * (1 - lengthWeight + lengthWeight * length);
    scores.set(id, (rarity * (count * (saturation + 1))) / (count + norm));
  }
  return scores;
}

/** The inverse document frequency (BM25's) of a word that `count` of the records have. */
export const rarityOf = (count: number, records: number): number =>
  Math.log(1 + (records - count + 0.5) / (count + 0.5));

function wordsLike(word: string, mode: Mode, postings: Postings): readonly string[] {
  if (mode === 'exact') return [word];
  if (mode === 'prefix') return postings.wordsWithPrefix(word);
  const edits = maxEdits(word, mode);
  if (edits === 0) return [word];
  // Two swapped letters count as one error, as in Elasticsearch.
  return [...postings.wordsWithin(edits, word), ...swapsOf(word)];
}

/** All words made by swapping two adjacent letters. */
const swapsOf = (word: string): string[] =>
  [...word]
    .slice(1)
    .map((letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2));

/** Caches what was found; for a single query, since it forgets nothing. */
export function cached(find: Find): Find {
  const cache = new Map<string, Scores>();
  return (term, lookup) => {
    const key = `${lookup.field} ${lookup.mode} ${term}`;
    let scores = cache.get(key);
    if (!scores) {
      scores = find(term, lookup);
      cache.set(key, scores);
    }
    return scores;
  };
}
