/** An inverted index of one field: its words, and the records that have each word. */
import { editDistance } from '../search/text/edit-distance.js';

export interface Postings {
  /** The records that have the word, in order; one that has it repeatedly occurs as often. */
  of(word: string): Uint32Array;
  wordsWithPrefix(prefix: string): string[];
  /** The words that are so many edits from this one at most. */
  wordsWithin(edits: number, word: string): string[];
  /** How many different words each record has. */
  readonly lengths: Uint32Array;
}

const none = new Uint32Array();

/** Whole numbers in one array that grows: an array for each record would cost more than its numbers. */
class Numbers {
  #all = new Uint32Array(1024);
  #count = 0;

  get count(): number {
    return this.#count;
  }

  push(number: number): void {
    if (this.#count === this.#all.length) {
      const grown = new Uint32Array(this.#count * 2);
      grown.set(this.#all);
      this.#all = grown;
    }
    this.#all[this.#count++] = number;
  }

  all(): Uint32Array {
    return this.#all.subarray(0, this.#count);
  }
}

export class PostingsBuilder {
  /** Words are numbered in the order in which they are first added. */
  readonly #numbers = new Map<string, number>();
  /** The words of all records, one record after another. */
  readonly #words = new Numbers();
  /** Where the words of each record end among them. */
  readonly #ends = new Numbers();

  /** Adds the words of the next record: the first has the id 0. */
  add(words: readonly string[]): void {
    for (const word of words) this.#words.push(this.#numberOf(word));
    this.#ends.push(this.#words.count);
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    this.#numbers.set(word, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  build(): Postings {
    const numbers = this.#numbers;
    const { starts, ids, lengths } = inverted(this.#words.all(), this.#ends.all(), numbers.size);
    const wordsWhere = (isFound: (word: string) => boolean) => {
      const words: string[] = [];
      for (const word of numbers.keys()) if (isFound(word)) words.push(word);
      return words;
    };
    return {
      lengths,
      of(word) {
        const number = numbers.get(word);
        return number === undefined ? none : ids.subarray(starts[number], starts[number + 1]);
      },
      wordsWithPrefix: (prefix) => wordsWhere((word) => word.startsWith(prefix)),
      wordsWithin: (edits, word) =>
        wordsWhere((other) => editDistance(word, other, edits) <= edits),
    };
  }
}

/**
 * The ids of the records, sorted by word: those of word n begin at `starts[n]`. A list for each of
 * the many words would take several times the memory of one array.
 * @param words the numbers of the words of all records; those of a record end at `ends[id]`
 */
function inverted(words: Uint32Array, ends: Uint32Array, distinct: number) {
  const starts = new Uint32Array(distinct + 1);
  const raise = (number: number, by: number) => {
    starts[number] = (starts[number] ?? 0) + by;
  };
  for (const number of words) raise(number + 1, 1);
  for (let number = 0; number < distinct; number++) raise(number + 1, starts[number] ?? 0);
  const ids = new Uint32Array(words.length);
  const filled = starts.slice();
  const lengths = new Uint32Array(ends.length);
  let at = 0;
  for (const [id, end] of ends.entries()) {
    for (; at < end; at++) {
      const number = words[at] ?? 0;
      const next = filled[number] ?? 0;
      // The ids of a word are in order, so that a word which the record has already comes next to it.
      if (next === starts[number] || ids[next - 1] !== id) lengths[id] = (lengths[id] ?? 0) + 1;
      ids[next] = id;
      filled[number] = next + 1;
    }
  }
  return { starts, ids, lengths };
}
