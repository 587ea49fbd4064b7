/** The texts of all records: which of them have a word, and how much it tells of each. */
import { bm25, rarityOf } from '../search/text/bm25.js';
import { contentStems } from '../search/text/tokens.js';
import { PackedLists } from './packed-lists.js';
import type { Id, Scores } from './postings.js';

const lengthWeight = 0.75;

/** How often a word occurs in a record, at most; further occurrences hardly count. */
const maxCount = 255;
const countBits = 8;

/**
 * A length as Lucene stores it, in a byte: exact up to 31, then with four significant bits beyond 24
 * (`SmallFloat.intToByte4`).
 */
function stored(length: number): number {
  const beyond = length - 24;
  if (beyond < 8) return length;
  const step = 2 ** (Math.floor(Math.log2(beyond)) - 3);
  return 24 + Math.floor(beyond / step) * step;
}

/**
 * BM25F, as Elasticsearch's `combined_fields` has it: a record is one text, in which a word of a field
 * occurs as often as the field weighs.
 */
export class ProseIndex {
  /** Of each stem, the id and the weighted count of each record that has it. */
  readonly #entries = new PackedLists();
  readonly #lengths: number[] = [];
  /** The lengths of all, as they are. */
  #total = 0;
  /** How many records have any text. */
  #size = 0;
  #averageLength = 0;

  /** Adds the texts of the next record, each with its weight: the first has the id 0. */
  add(texts: readonly (readonly [text: string, weight: number])[]): void {
    const id = this.#lengths.length;
    const counts = new Map<string, number>();
    let length = 0;
    for (const [text, weight] of texts) {
      const stems = contentStems(text);
      for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + weight);
      this.#total += weight * stems.length;
      length += weight * stored(stems.length);
    }
    if (counts.size > 0) this.#size += 1;
    for (const [stem, count] of counts)
      this.#entries.add(stem, (id << countBits) | Math.min(count, maxCount));
    this.#lengths.push(stored(Math.round(length)));
  }

  /** To be called once all records are added. */
  finish(): void {
    this.#averageLength = this.#total / this.#size;
    this.#entries.finish();
  }

  /** The records with a stem, and what it adds to the score of each. */
  scores(stem: string): Scores {
    const entries = this.#entries.of(stem);
    const rarity = rarityOf(entries.length, this.#size);
    const scores = new Map<Id, number>();
    for (const entry of entries) {
      const id = entry >>> countBits;
      const count = entry & maxCount;
      const length = (this.#lengths[id] ?? 0) / this.#averageLength;
      scores.set(id, bm25(rarity, count, length, lengthWeight));
    }
    return scores;
  }
}
