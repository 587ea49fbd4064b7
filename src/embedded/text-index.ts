/** Lines of text, such as names, searched for a part that they have. */
import type { Id } from './postings.js';

export class TextIndex {
  /** The lines of all records: searching those of each record would take ten times longer. */
  #text = '';
  readonly #ends: number[] = [];

  /** Adds the lines of the next record: the first has the id 0. */
  add(lines: readonly string[]): void {
    for (const line of lines) this.#text += `\n${line}`;
    this.#ends.push(this.#text.length);
  }

  /** The records with the part, which may begin with the `\n` before a line. */
  having(part: string): Id[] {
    const ids: Id[] = [];
    let id = 0;
    let at = this.#text.indexOf(part);
    while (at !== -1) {
      while ((this.#ends[id] ?? 0) <= at) id += 1;
      ids.push(id);
      at = this.#text.indexOf(part, this.#ends[id]);
    }
    return ids;
  }
}
