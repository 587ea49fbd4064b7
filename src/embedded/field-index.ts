/** The words of all records, by field. */
import {
  type Lookup,
  listFields,
  type MatchMode,
  maxEdits,
  proseFields,
} from '../search/ranking/lookups.js';
import { type WholeField, wholeFields } from '../search/ranking/matchers.js';
import { fieldWeights } from '../search/ranking/prose-weights.js';
import type { SearchRecord } from '../search/search-record.js';
import { rarityOf } from '../search/text/bm25.js';
import { type Id, Postings, type Scores } from './postings.js';
import { ProseIndex } from './prose-index.js';

/** The records with a term; those that have it exactly, with the score of the term. */
export type Find = (term: string, lookup: Lookup) => Scores;

const fields = [...wholeFields, ...listFields] as const;
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
  const texts = { prose: new ProseIndex(), hymn: new ProseIndex() };
  return {
    add(record) {
      for (const field of wholeFields) postingsOf[field].add([record[field]].flat());
      for (const field of listFields) postingsOf[field].add(record.words[field] ?? []);
      texts.prose.add(proseFields.map((field) => [record.prose[field], fieldWeights[field]]));
      texts.hymn.add([[record.hymns, 1]]);
    },
    finish() {
      for (const postings of Object.values(postingsOf)) postings.finish();
      for (const text of Object.values(texts)) text.finish();
    },
    find(term, { field, mode }) {
      if (field === 'prose' || field === 'hymn') return texts[field].scores(term);
      const postings = postingsOf[field];
      const ids = wordsLike(term, mode, postings).flatMap((word) => postings.of(word));
      // The length of a list is meaningless, so that of a word only the rarity counts.
      const rarity = mode === 'exact' ? rarityOf(ids.length, postings.size) : 0;
      return new Map(ids.map((id) => [id, rarity]));
    },
    equal: (field, text) => postingsOf[field].of(text),
  };
}

function wordsLike(word: string, mode: MatchMode, postings: Postings): readonly string[] {
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
