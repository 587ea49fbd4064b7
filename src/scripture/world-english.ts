/**
 * The World English Bible with the books of the Septuagint that are read in church. It is in the
 * public domain everywhere. `scripts/world-english-bible.mjs` writes its files.
 */
import { bibleIn } from './book-files.js';

export const worldEnglish = bibleIn('web');
