/** The translations in which readings can be given, by the word that asks for each. */
import { bibleIn } from './bible.js';

export const translations = {
  /**
   * Of 1769, with 66 books and no Apocrypha. In the public domain; in the United Kingdom the Crown's
   * patent governs printing it. `scripts/king-james.mjs` writes its files.
   */
  kjv: { name: 'King James Version', bible: bibleIn('kjv') },
  /**
   * With the books of the Septuagint that are read in church. In the public domain everywhere.
   * `scripts/world-english-bible.mjs` writes its files.
   */
  web: { name: 'World English Bible', bible: bibleIn('web') },
};

export type Translation = keyof typeof translations;
export const translationKeys = Object.keys(translations) as Translation[];
