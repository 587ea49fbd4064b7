/** All saints by name, for the pages by letter and the sitemaps. */
import type { SaintSummary } from '../../api/schemas/answers.js';
import type { PageLink } from '../page.js';
import { typeset } from '../words.js';

export type SaintName = Pick<SaintSummary, 'name' | 'url'>;

/** Letters that are none with an accent, but stand with another in an English index. */
const others: Readonly<Record<string, string>> = { æ: 'a', ø: 'o', þ: 't', ð: 'd', ł: 'l', đ: 'd' };

/** The letter under which a name stands, without its accent; the last for what is no letter. */
export function letterOf(name: string): string {
  const first = name.normalize('NFD').charAt(0).toLowerCase();
  const letter = others[first] ?? first;
  return /[a-z]/.test(letter) ? letter : 'z';
}

const byName = new Intl.Collator('en');

/** The names of each letter, in the order of the alphabet. */
export function byLetter(saints: readonly SaintName[]): ReadonlyMap<string, readonly PageLink[]> {
  const sorted = saints.toSorted((one, other) => byName.compare(one.name, other.name));
  const letters = new Map<string, PageLink[]>();
  for (const { name, url } of sorted) {
    const letter = letterOf(name);
    const names = letters.get(letter) ?? [];
    names.push({ name: typeset(name), path: url });
    letters.set(letter, names);
  }
  return letters;
}
