/** Where a search for a word finds it explained. */
import type { PageLink } from '../page.js';
import type { ChurchWord } from './church-words.js';

/** Without accents. */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

const lead = '(?:(?:what (?:is|are|does|do)|whats|meaning of|definition of) )?(?:an? |the )?';
const end =
  '(?: (?:means?|meaning|definition|orthodox|in (?:the |an? )?(?:orthodox )?church))*[?!.]*';

type Asked = Pick<ChurchWord, 'id' | 'word' | 'asked'>;

/**
 * Finds where words are explained on the page at `path`: those of which a text in lower case consists,
 * or whose meaning it asks for.
 */
export function explanationsOn(path: string, words: readonly Asked[]) {
  const rows = words.map(({ id, word, asked = word.toLowerCase() }) => ({
    asks: new RegExp(`^${lead}(?:${plain(asked)})${end}$`, 'u'),
    link: { name: `${word}: what it means`, url: `${path}#${id}` },
  }));
  return (text: string): PageLink[] => {
    const typed = plain(text);
    return rows.filter(({ asks }) => asks.test(typed)).map(({ link }) => link);
  };
}
