/** An inverted index of one field: its words, and the records that have each word. */
import { editDistance } from '../search/text/edit-distance.js';
import { PackedLists } from './packed-lists.js';

/** A record's position in the index. */
export type Id = number;

export type Scores = ReadonlyMap<Id, number>;

export class Postings {
  readonly #ids = new PackedLists();
  /** How many records there are. */
  size = 0;
  /** In order, so that those with a prefix are next to each other. */
  #words: readonly string[] = [];

  /** Adds the words of the next record: the first has the id 0. */
  add(words: readonly string[]): void {
    for (const word of new Set(words)) this.#ids.add(word, this.size);
    this.size += 1;
  }

  /** The records that have the word, in order. */
  of(word: string): readonly Id[] {
    return [...this.#ids.of(word)];
  }

  /** To be called once all records are added, before words are looked for. */
  finish(): void {
    this.#ids.finish();
    this.#words = this.#ids.words().sort();
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
