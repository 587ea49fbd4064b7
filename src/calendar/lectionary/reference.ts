/** References to Scripture as people write them, parsed for programs that fetch the text. */

/** A range of verses within one book, both ends included. */
export interface Passage {
  /** A USFM book code, as used by Bible APIs: `1CO`. */
  readonly book: string;
  /** `chapter:verse`, in the English (King James) numbering. */
  readonly start: string;
  readonly end: string;
}

/**
 * The books that are read in church, and the Psalms, which are sung. Source of the codes: USFM, "Book
 * Identifiers".
 */
const bookCodes: ReadonlyMap<string, string> = new Map([
  ['Genesis', 'GEN'],
  ['Exodus', 'EXO'],
  ['Leviticus', 'LEV'],
  ['Numbers', 'NUM'],
  ['Deuteronomy', 'DEU'],
  ['Joshua', 'JOS'],
  ['Judges', 'JDG'],
  ['1 Kings', '1KI'],
  ['2 Kings', '2KI'],
  ['Job', 'JOB'],
  ['Psalms', 'PSA'],
  ['Proverbs', 'PRO'],
  ['Isaiah', 'ISA'],
  ['Jeremiah', 'JER'],
  ['Ezekiel', 'EZK'],
  ['Daniel', 'DAN'],
  ['Joel', 'JOL'],
  ['Amos', 'AMO'],
  ['Jonah', 'JON'],
  ['Micah', 'MIC'],
  ['Zephaniah', 'ZEP'],
  ['Zechariah', 'ZEC'],
  ['Malachi', 'MAL'],
  ['Wisdom of Solomon', 'WIS'],
  ['Baruch', 'BAR'],
  ['Song of the Three', 'S3Y'],
  ['Matthew', 'MAT'],
  ['Mark', 'MRK'],
  ['Luke', 'LUK'],
  ['John', 'JHN'],
  ['Acts', 'ACT'],
  ['Romans', 'ROM'],
  ['1 Corinthians', '1CO'],
  ['2 Corinthians', '2CO'],
  ['Galatians', 'GAL'],
  ['Ephesians', 'EPH'],
  ['Philippians', 'PHP'],
  ['Colossians', 'COL'],
  ['1 Thessalonians', '1TH'],
  ['2 Thessalonians', '2TH'],
  ['1 Timothy', '1TI'],
  ['2 Timothy', '2TI'],
  ['Titus', 'TIT'],
  ['Philemon', 'PHM'],
  ['Hebrews', 'HEB'],
  ['James', 'JAS'],
  ['1 Peter', '1PE'],
  ['2 Peter', '2PE'],
  ['1 John', '1JN'],
  ['2 John', '2JN'],
  ['3 John', '3JN'],
  ['Jude', 'JUD'],
]);

/** The name of each book, by its code. */
export const bookNames: ReadonlyMap<string, string> = new Map(
  [...bookCodes].map(([name, code]) => [code, name]),
);

/** Books of a single chapter, cited by verse only. */
const singleChapters = new Set(['PHM', '2JN', '3JN', 'JUD', 'S3Y']);

/** An optional book name, then verses. */
const partPattern = /^((?:[123] )?[A-Z][A-Za-z ]*[a-z])? ?([\d:, -]+)$/;
const versesPattern = /^(?:(\d+):)?(\d+)(?:-(?:(\d+):)?(\d+))?$/;

/**
 * The passages of a reference, in order. A semicolon starts a new book or chapter; a comma stays in
 * the last chapter named: `Acts 6:8-7:5, 47-60` ends with 7:47 to 7:60. A lesson that is too freely
 * composed for verses (`Proverbs 10; Wisdom of Solomon 6, 7, 8, 9`) has no passages. Throws a
 * `RangeError` for a reference that it cannot parse.
 */
export function passagesOf(reference: string): readonly Passage[] {
  const verses = reference.replace(/ \([^()]*\)$/, '');
  if (!verses.includes(':') && !namesSingleChapter(verses)) return [];
  const passages: Passage[] = [];
  let book = '';
  for (const part of verses.split('; ')) {
    const [, name, numbers = ''] = partPattern.exec(part) ?? [];
    if (name !== undefined) book = bookCodes.get(name) ?? '';
    if (book === '' || numbers === '') throw new RangeError(`unreadable reference: ${reference}`);
    let chapter = singleChapters.has(book) ? '1' : undefined;
    for (const range of numbers.split(', ')) {
      const [, ownChapter, first, lastChapter, last] = versesPattern.exec(range) ?? [];
      const startChapter: string | undefined = ownChapter ?? chapter;
      if (first === undefined || startChapter === undefined) {
        throw new RangeError(`unreadable reference: ${reference}`);
      }
      chapter = lastChapter ?? startChapter;
      const [start, end] = [`${startChapter}:${first}`, `${chapter}:${last ?? first}`];
      passages.push({ book, start, end });
    }
  }
  return passages;
}

const namesSingleChapter = (reference: string): boolean =>
  singleChapters.has(bookCodes.get(reference.replace(/ [\d, -]+$/, '')) ?? '');
