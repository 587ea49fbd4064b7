/** A translation of Scripture, by the places of the King James Version. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Passage } from '../calendar/lectionary/reference.js';
import { packageRoot } from '../files/package-root.js';

export interface Verse {
  /** USFM book code. */
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly text: string;
}

/** The verses of a chapter, the first at 0; null for one that the translation lacks. */
type Chapter = readonly (string | null)[];

export interface Bible {
  /** The verses of the passages in order; undefined if it lacks one of their books. */
  verses(passages: readonly Passage[]): Verse[] | undefined;
}

/** A day reads from ten books at most; reading one again takes a few milliseconds. */
const maxBooks = 10;

/**
 * The translation in this folder of `assets/scripture/`: a compressed file for each book, read when the
 * book is first asked for.
 */
export function bibleIn(folder: string): Bible {
  const directory = join(packageRoot(), 'assets', 'scripture', folder);
  const books = new LRUCache<string, readonly Chapter[]>({
    max: maxBooks,
    memoMethod(book) {
      const path = join(directory, `${book}.json.br`);
      if (!existsSync(path)) return [];
      return JSON.parse(brotliDecompressSync(readFileSync(path)).toString());
    },
  });
  const passageVerses = ({ book, start, end }: Passage): Verse[] | undefined => {
    const [first, last] = [placeOf(start), placeOf(end)];
    const verses: Verse[] = [];
    for (let chapter = first.chapter; chapter <= last.chapter; chapter += 1) {
      const all = books.memo(book)[chapter - 1];
      if (all === undefined) return undefined;
      const from = chapter === first.chapter ? first.verse : 1;
      const to = chapter === last.chapter ? last.verse : all.length;
      for (let verse = from; verse <= to; verse += 1) {
        const text = all[verse - 1];
        if (text) verses.push({ book, chapter, verse, text });
      }
    }
    return verses;
  };
  return {
    verses(passages) {
      const found = passages.map(passageVerses);
      return found.every((each) => each !== undefined) ? found.flat() : undefined;
    },
  };
}

function placeOf(text: string) {
  const [chapter = 0, verse = 0] = text.split(':').map(Number);
  return { chapter, verse };
}
