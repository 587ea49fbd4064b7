/**
 * The World English Bible with the books of the Septuagint that are read in church. It is in the
 * public domain everywhere. `scripts/world-english-bible.mjs` writes its files.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { bookNames } from '../calendar/lectionary/reference.js';
import { packageRoot } from '../files/package-root.js';
import { type Bible, bibleOf, type Chapter } from './bible.js';

const directory = join(packageRoot(), 'assets', 'scripture', 'web');

/** The books read last. A day reads from ten at most; reading one again takes a few milliseconds. */
const books = new LRUCache<string, readonly Chapter[]>({
  max: 10,
  memoMethod: (book) =>
    JSON.parse(brotliDecompressSync(readFileSync(join(directory, `${book}.json.br`))).toString()),
});

const bible = bibleOf((book, chapter) =>
  bookNames.has(book) ? books.memo(book)[chapter - 1] : undefined,
);

/** Each book is read when it is first asked for. */
export const worldEnglish = (): Bible => bible;
