/** An inverted index of one field: its words, and the records that have each word. */
import { editDistance } from '../edit-distance.js';

export interface Postings {
  /** The records that have the word, in order; one that has it repeatedly occurs as often. */
  of(word: string): Uint32Array;
  wordsBeginning(text: string): string[];
  /** The words that differ from this one in so many letters at most. */
  wordsNear(word: string, slips: number): string[];
  /** How many different words each record has. */
  readonly lengths: Uint32Array;
}

const none = new Uint32Array();

export class PostingsBuilder {
  /** Words are numbered in the order in which they are first added. */
  readonly #numbers = new Map<string, number>();
  readonly #records: Uint32Array[] = [];

  /** Adds the words of the next record: the first has the id 0. */
  add(words: readonly string[]): void {
    const numbers = new Uint32Array(words.length);
    for (const [at, word] of words.entries()) numbers[at] = this.#numberOf(word);
    this.#records.push(numbers);
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    this.#numbers.set(word, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  build(): Postings {
    const numbers = this.#numbers;
    const { starts, ids } = inverted(this.#records, numbers.size);
    const wordsWith = (isFound: (word: string) => boolean) => {
      const words: string[] = [];
      for (const word of numbers.keys()) if (isFound(word)) words.push(word);
      return words;
    };
    return {
      lengths: Uint32Array.from(this.#records, (words) => new Set(words).size),
      of(word) {
        const number = numbers.get(word);
        return number === undefined ? none : ids.subarray(starts[number], starts[number + 1]);
      },
      wordsBeginning: (text) => wordsWith((word) => word.startsWith(text)),
      wordsNear: (word, slips) => wordsWith((other) => editDistance(word, other, slips) <= slips),
    };
  }
}

/**
 * The ids of the records, sorted by word: those of word n begin at `starts[n]`. A list for each of
 * the many words would take several times the memory of one array.
 */
function inverted(records: readonly Uint32Array[], words: number) {
  const starts = new Uint32Array(words + 1);
  const raise = (number: number, by: number) => {
    starts[number] = (starts[number] ?? 0) + by;
  };
  for (const numbers of records) for (const number of numbers) raise(number + 1, 1);
  for (let number = 0; number < words; number++) raise(number + 1, starts[number] ?? 0);
  const ids = new Uint32Array(starts.at(-1) ?? 0);
  const ends = starts.slice();
  for (const [id, numbers] of records.entries()) {
    for (const number of numbers) {
      const end = ends[number] ?? 0;
      ids[end] = id;
      ends[number] = end + 1;
    }
  }
  return { starts, ids };
}
