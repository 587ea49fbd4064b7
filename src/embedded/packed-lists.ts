/** Lists of whole numbers by word. */

/**
 * The lists stand one behind the other in one array: an array for each word would take several times
 * the memory.
 */
export class PackedLists {
  /** The words by their position among all, in the order in which they were first added. */
  readonly #positions = new Map<string, number>();
  /** What has been added: a word's position and the number, alternately. Its length doubles when it is full. */
  #added = new Uint32Array(1024);
  #end = 0;
  /** Where the list of each word begins, and the end of the last. */
  #starts = new Uint32Array(1);
  #numbers = new Uint32Array();

  /** Adds a number, from 0 to 2^32 − 1, to the end of a word's list. */
  add(word: string, number: number): void {
    const position = this.#positions.get(word) ?? this.#positions.size;
    this.#positions.set(word, position);
    if (this.#end === this.#added.length) {
      const longer = new Uint32Array(2 * this.#end);
      longer.set(this.#added);
      this.#added = longer;
    }
    this.#added[this.#end++] = position;
    this.#added[this.#end++] = number;
  }

  /** To be called once everything is added, before lists are read. */
  finish(): void {
    const added = this.#added.subarray(0, this.#end);
    const lengths = new Uint32Array(this.#positions.size);
    for (let at = 0; at < added.length; at += 2) increment(lengths, added[at]);
    this.#starts = new Uint32Array(lengths.length + 1);
    for (const [position, length] of lengths.entries())
      this.#starts[position + 1] = (this.#starts[position] ?? 0) + length;
    const ends = this.#starts.slice();
    this.#numbers = new Uint32Array(added.length / 2);
    for (let at = 0; at < added.length; at += 2)
      this.#numbers[increment(ends, added[at])] = added[at + 1] ?? 0;
    this.#added = new Uint32Array();
  }

  /** The numbers of a word in the order in which they were added; none if it is unknown. */
  of(word: string): Uint32Array {
    const position = this.#positions.get(word);
    if (position === undefined) return new Uint32Array();
    return this.#numbers.subarray(this.#starts[position], this.#starts[position + 1]);
  }

  words(): string[] {
    return [...this.#positions.keys()];
  }
}

/** Adds one to a count; returns what it was. */
function increment(counts: Uint32Array, at = 0): number {
  const count = counts[at] ?? 0;
  counts[at] = count + 1;
  return count;
}
