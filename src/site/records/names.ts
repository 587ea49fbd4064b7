/** Saints by the first letter of their name, for the index pages and the sitemaps. */
import type { SaintSummary } from '../../api/operations/saints.js';
import type { PageLink } from '../page.js';
import { typeset } from '../words.js';

export type SaintName = Pick<SaintSummary, 'name' | 'url'>;

/** Letters that are not an accented form of another, but sort with one in an English index. */
const others: Readonly<Record<string, string>> = { æ: 'a', ø: 'o', þ: 't', ð: 'd', ł: 'l', đ: 'd' };

/** The letter a name is listed under, without its accent; z for anything else. */
export function letterOf(name: string): string {
  const first = name.normalize('NFD').charAt(0).toLowerCase();
  const letter = others[first] ?? first;
  return /[a-z]/.test(letter) ? letter : 'z';
}

const byName = new Intl.Collator('en');

/** The names under each letter, in alphabetical order. */
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
