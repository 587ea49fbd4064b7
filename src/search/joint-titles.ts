import type { Saint } from '../catalogue/records.js';
import { ownNamesOf } from './own-names.js';
import { contentWords } from './text/noise.js';
import { union } from './text/word-lists.js';

/**
 * The joint titles of a corpus: those that several saints share. Another saint's name in such a
 * title does not count for this saint, so "Chrysostom" does not find Basil through the feast of the
 * Three Hierarchs.
 */
export class JointTitles {
  /** For each title, the words that are in the names of the saints who share it. */
  readonly #borne = new Map<string, string[]>();

  add(saint: Saint): void {
    const names = union(ownNamesOf(saint));
    for (const { title } of saint.commemorations) {
      const borne = this.#borne.get(title) ?? [];
      this.#borne.set(
        title,
        union([borne, contentWords(title).filter((word) => names.includes(word))]),
      );
    }
  }

  /** The words of a title that are no other saint's; `names` are the words of one's own names. */
  ownWords(title: string, words: readonly string[], names: readonly string[]) {
    const borne = this.#borne.get(title);
    return words.filter((word) => names.includes(word) || !borne?.includes(word));
  }
}
