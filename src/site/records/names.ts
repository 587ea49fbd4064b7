/** Saints by the first letter of their name, for the index pages and the sitemaps. */
import { type Group, groupedBy } from '../grouped.js';
import type { PageLink } from '../page.js';

/** Letters that are not an accented form of another, but sort with one in an English index. */
const others: Readonly<Record<string, string>> = { æ: 'a', ø: 'o', þ: 't', ð: 'd', ł: 'l', đ: 'd' };

/** The letter a name is listed under, without its accent; z for anything else. */
export function letterOf(name: string): string {
  const first = name.normalize('NFD').charAt(0).toLowerCase();
  const letter = others[first] ?? first;
  return /[a-z]/.test(letter) ? letter : 'z';
}

const byName = new Intl.Collator('en');

export type Letters = ReadonlyMap<string, Group<PageLink>>;

/** The names under each letter, in alphabetical order. */
export const byLetter = (saints: readonly PageLink[]): Letters =>
  groupedBy(
    saints.toSorted((one, other) => byName.compare(one.name, other.name)),
    ({ name }) => letterOf(name),
  );
