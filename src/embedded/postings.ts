/** An inverted index of one field: its words, and the records that have each word. */
import { editDistance } from '../search/text/edit-distance.js';

/** A record's position in the index. */
export type Id = number;

export type Scores = ReadonlyMap<Id, number>;

/** The inverse document frequency (BM25's) of a word that `count` of the records have. */
export const rarityOf = (count: number, records: number): number =>
  Math.log(1 + (records - count + 0.5) / (count + 0.5));

export class Postings {
  readonly #ids = new Map<string, Id[]>();
  /** How many records there are. */
  size = 0;
  /** In order, so that those with a prefix are next to each other. */
  #words: readonly string[] = [];

  /** Adds the words of the next record: the first has the id 0. */
  add(words: readonly string[]): void {
    const id = this.size++;
    for (const word of words) {
      const ids = this.#ids.get(word);
      if (ids?.at(-1) === id) continue;
      if (ids) ids.push(id);
      else this.#ids.set(word, [id]);
    }
  }

  /** The records that have the word, in order. */
  of(word: string): readonly Id[] {
    return this.#ids.get(word) ?? [];
  }

  /** To be called once all records are added, before words are looked for. */
  finish(): void {
    this.#words = [...this.#ids.keys()].sort();
    // Lists that have grown take twice the memory of their copies.
    for (const [word, ids] of this.#ids) this.#ids.set(word, ids.slice());
  }

  wordsWithPrefix(prefix: string): readonly string[] {
    const words = this.#words;
    let start = 0;
    let end = words.length;
    while (start < end) {
      const middle = Math.floor((start + end) / 2);
      if ((words[middle] ?? '') < prefix) start = middle + 1;
      else end = middle;
    }
    while (words[end]?.startsWith(prefix)) end += 1;
    return words.slice(start, end);
  }

  /** The words that are so many edits from this one at most. */
  wordsWithin(edits: number, word: string): string[] {
    return this.#words.filter((other) => editDistance(word, other, edits) <= edits);
  }
}
