/**
 * Writes the World English Bible for `text=web`, a compressed file for each book that is read in
 * church, from Debian's package of it (`apt-get install sword-text-web libsword-utils`):
 *
 *     mod2imp engWEB2015eb | node scripts/world-english-bible.mjs
 *
 * Words are left as they are. Verses are numbered as the King James Version numbers them, which
 * differs at the end of Romans and in the Song of the Three; titles and notes are left out.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { bookNames } from '../dist/src/calendar/lectionary/reference.js';

const target = new URL('../assets/scripture/web/', import.meta.url);

/** The text of each place that the package has, by its own names of books, still with its marks. */
const marked = new Map(
  readFileSync(0, 'utf8')
    .split('$$$')
    .slice(1)
    .map((entry) => {
      const [place = '', ...lines] = entry.split('\n');
      return [place, lines.join(' ')];
    }),
);

const packageNames = { WIS: 'Wisdom' };
const packageName = (code) =>
  packageNames[code] ?? bookNames.get(code).replace(/^\d/, (number) => 'I'.repeat(Number(number)));

function plain(text) {
  return text
    .replace(/<(note|title)\b.*?<\/\1>/gs, ' ')
    .replace(/<\/?w\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?’”)])/g, '')
    .replace(/(?<=[“‘(]) /g, '')
    .trim();
}

/** Chapters of verses; null for a verse that the translation lacks. */
function bookOf(code) {
  const name = packageName(code);
  const chapters = [];
  for (const [place, text] of marked) {
    if (!place.startsWith(`${name} `)) continue;
    const [chapter, verse] = place
      .slice(name.length + 1)
      .split(':')
      .map(Number);
    if (!(chapter > 0 && verse > 0)) continue;
    chapters[chapter - 1] ??= [];
    chapters[chapter - 1][verse - 1] = plain(text) || null;
  }
  // The package has room for verses that no edition has.
  for (const verses of chapters) while (verses.at(-1) === null) verses.pop();
  return chapters.filter((verses) => verses.length > 0);
}

/** The doxology follows chapter 14, as in most manuscripts; in the King James Version, chapter 16. */
function romans() {
  const chapters = bookOf('ROM');
  const starts =
    /(?= Now to him who is able to establish| but now is revealed,| to the only wise God,)/;
  const [last, ...doxology] = chapters[13].pop().split(starts);
  chapters[13].push(last);
  chapters[15].push(...doxology.map((verse) => verse.trim()));
  return chapters;
}

/**
 * The package has the Greek Daniel as one text before Hosea, without the places of verses. Verse 45
 * of the King James Version, "O ye winter and summer", is not in it.
 */
function songOfTheThree() {
  const [, song = ''] = /(They walked in the midst of the fire.*?)<title>/s.exec(
    marked.get('Hosea 0:0'),
  );
  const starts =
    / {2}|<div [^>]*sID[^>]*>|(?= Then Azarias stood| “Blessed are you, O Lord|(?<=[.!] |\/note>)O )/;
  const verses = song
    .replace(/<div [^>]*x-milestone[^>]*>/g, '')
    .split(starts)
    .map(plain)
    .filter(Boolean);
  return [verses.toSpliced(44, 0, null)];
}

const special = { ROM: romans, S3Y: songOfTheThree };

mkdirSync(target, { recursive: true });
for (const code of bookNames.keys()) {
  const chapters = special[code]?.() ?? bookOf(code);
  writeFileSync(new URL(`${code}.json.br`, target), brotliCompressSync(JSON.stringify(chapters)));
}
