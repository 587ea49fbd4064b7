/** The books of a translation, a compressed file each, read when they are first asked for. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { packageRoot } from '../files/package-root.js';
import { type Bible, bibleOf, type Chapter } from './bible.js';

/** A day reads from ten books at most; reading one again takes a few milliseconds. */
const maxBooks = 10;

/** The translation whose books are in this folder of `assets/scripture/`. */
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
  return bibleOf((book, chapter) => books.memo(book)[chapter - 1]);
}
