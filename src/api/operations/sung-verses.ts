/** The words of verses and refrains as they are sung. */
import type { Static } from 'typebox';
import type { Passage } from '../../calendar/lectionary/reference.js';
import { textOfHtml } from '../../catalogue/escape-html.js';
import type { Proper, SungHymn, Verse } from '../../catalogue/hymns.js';
import { translations } from '../../scripture/translations.js';
import { named, nullable, text } from '../schemas/shapes.js';
import { Incipit } from './hymnography.js';

const VerseReference = named('VerseReference', 'Where a verse stands.', {
  kjv: text('As the King James Version counts: `Ps 33:22`.'),
  lxx: text('As the Septuagint and the Slavonic books count: `Ps 32:22`.'),
});

export const SungVerse = named('SungVerse', 'A verse, or words sung as one.', {
  text: nullable(text('Its words, from the King James Version; null if not known.')),
  incipit: Incipit,
  reference: nullable(VerseReference, 'Null for words that are not of Scripture.'),
  note: nullable(text('What the Septuagint has instead.')),
});
type SungVerse = Static<typeof SungVerse>;

/** The verse, or the hymn that is sung in its place. */
export const sungVerses = ({ verse, hymn }: Proper): SungVerse[] => {
  if (verse !== null) return [ofScripture(verse)];
  return hymn === null ? [] : [ofHymn(hymn)];
};

const ofScripture = (verse: Verse): SungVerse => ({
  text: verseText(verse) ?? null,
  incipit: verse.incipit,
  reference: { kjv: verse.kingJames, lxx: verse.slavonic.replace(/[a-c]$/, '') },
  note: verse.note,
});

const ofHymn = ({ html, incipit }: SungHymn): SungVerse => ({
  text: textOfHtml(html),
  incipit,
  reference: null,
  note: null,
});

const books: Readonly<Record<string, string>> = {
  Ps: 'PSA',
  Matt: 'MAT',
  Luke: 'LUK',
  John: 'JHN',
  Titus: 'TIT',
};

/** What is sung of the verse; undefined for a book that the version lacks, if nobody wrote it out. */
export function verseText({
  kingJames: place,
  text,
  cut,
}: Pick<Verse, 'kingJames' | 'text' | 'cut'>) {
  const passages = passagesAt(place);
  const verses = passages && translations.kjv.bible.verses(passages);
  const whole = text ?? verses?.map(({ text: words }) => words).join(' ');
  if (whole === undefined || cut.length === 0) return whole;
  return cut.map((part) => partOf(whole, part)).join('; ');
}

/** The passages of `Ps 65:4; 102:12`. */
function passagesAt(place: string): Passage[] | undefined {
  const [, name = '', places = ''] = /^(\D+) (.+)$/.exec(place) ?? [];
  const book = books[name];
  if (book === undefined) return undefined;
  return places.split('; ').map((each) => {
    const [chapter, first, last = first] = each.split(/[:-]/);
    return { book, start: `${chapter}:${first}`, end: `${chapter}:${last}` };
  });
}

function partOf(whole: string, { from, to }: Verse['cut'][number]): string {
  const start = from === undefined ? 0 : whole.indexOf(from);
  const end = to === undefined ? -1 : whole.indexOf(to, start);
  return whole.slice(Math.max(0, start), to === undefined || end < 0 ? undefined : end + to.length);
}
