/**
 * The King James Version of 1769, which has 66 books and no Apocrypha. The text is in the public
 * domain; in the United Kingdom the Crown's patent governs printing it. `scripts/king-james.mjs` writes
 * its files.
 */
import { bibleIn } from './book-files.js';

export const kingJames = bibleIn('kjv');
