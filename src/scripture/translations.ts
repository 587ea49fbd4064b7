/** The translations in which readings can be given, by the word that asks for each. */
import type { Bible } from './bible.js';
import { kingJames } from './king-james.js';
import { worldEnglish } from './world-english.js';

interface Translated {
  readonly name: string;
  readonly bible: Bible;
}

export const translations = {
  kjv: { name: 'King James Version', bible: kingJames },
  web: { name: 'World English Bible', bible: worldEnglish },
} satisfies Record<string, Translated>;

export type Translation = keyof typeof translations;
export const translationKeys = Object.keys(translations) as Translation[];
