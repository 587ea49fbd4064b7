/** A translation of Scripture, by the places of the King James Version. */
import type { Passage } from '../calendar/lectionary/reference.js';

export interface Verse {
  /** USFM book code. */
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly text: string;
}

/** The verses of a chapter, the first at 0; null for one that the translation lacks. */
export type Chapter = readonly (string | null)[];

export interface Bible {
  /** The verses of the passages in order; undefined if it lacks one of their books. */
  verses(passages: readonly Passage[]): Verse[] | undefined;
}

/** @param chapterOf undefined for a book or a chapter that the translation lacks */
export function bibleOf(chapterOf: (book: string, chapter: number) => Chapter | undefined): Bible {
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
