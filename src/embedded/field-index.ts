/** The words of all records, by field. */
import {
  isProseField,
  type Lookup,
  listFields,
  type Mode,
  maxEdits,
  proseFields,
} from '../search/ranking/lookups.js';
import { type WholeField, wholeFields } from '../search/ranking/matchers.js';
import type { SearchRecord } from '../search/search-record.js';
import { contentStems } from '../search/text/tokens.js';
import { type Id, Postings } from './postings.js';

export type Scores = ReadonlyMap<Id, number>;

/** The records with a term; those that have it exactly, in one field, with the score of the term. */
export type Find = (term: string, lookup: Lookup) => Scores;

const fields = [...wholeFields, ...listFields, ...proseFields] as const;
type Field = (typeof fields)[number];

export interface FieldIndex {
  /** Adds the words of the next record: the first has the id 0. */
  add(record: SearchRecord): void;
  /** To be called once all records are added. */
  finish(): void;
  readonly find: Find;
  /** The records of which a field is this text. */
  equal(field: WholeField, text: string): readonly Id[];
}

export function createFieldIndex(): FieldIndex {
  const postingsOf = Object.fromEntries(
    fields.map((field) => [field, new Postings()]),
  ) as unknown as Readonly<Record<Field, Postings>>;
  return {
    add(record) {
      for (const field of wholeFields) postingsOf[field].add([record[field]].flat());
      for (const field of listFields) postingsOf[field].add(record.words[field] ?? []);
      for (const field of proseFields) postingsOf[field].add(contentStems(record.prose[field]));
    },
    finish() {
      for (const postings of Object.values(postingsOf)) postings.finish();
    },
    find(term, { field, mode }) {
      if (mode === 'exact' && field !== 'prose') return scored(term, field, postingsOf[field]);
      const found = new Map<Id, number>();
      for (const each of field === 'prose' ? proseFields : [field]) {
        const postings = postingsOf[each];
        for (const word of wordsLike(term, mode, postings)) {
          for (const id of postings.of(word)) found.set(id, 0);
        }
      }
      return found;
    },
    equal: (field, text) => postingsOf[field].of(text),
  };
}

const saturation = 1.2;

/** Elasticsearch's BM25. The length of a list of names is meaningless, that of prose is not. */
function scored(word: string, field: Field, postings: Postings): Scores {
  const scores = new Map<Id, number>();
  for (const id of postings.of(word)) scores.set(id, (scores.get(id) ?? 0) + 1);
  const { lengths, averageLength } = postings;
  const rarity = rarityOf(scores.size, lengths.length);
  const lengthWeight = isProseField(field) ? 0.75 : 0;
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
    const scores = cache.get(key) ?? find(term, lookup);
    cache.set(key, scores);
    return scores;
  };
}
