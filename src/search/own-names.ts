/** The names of a saint, as far as they are not somebody else's; pure. */
import type { Saint } from '../catalogue/records.js';
import { relations } from './plan/mentions.js';
import { wordsOf } from './text/fold.js';
import { contentWords } from './text/noise.js';
import { union } from './text/word-lists.js';

/** The words of the name, then of each other name. */
export const namesOf = ({ name, alternateNames }: Saint) => [
  contentWords(name),
  // The numeral of "Ioann V", otherwise left out as a single letter, keeps it from equalling "Ioann".
  ...alternateNames.map((other) => (/ [IVX]$/.test(other) ? wordsOf(other) : contentWords(other))),
];

/**
 * Where a name goes on to mention somebody else: "Teacher of Palamas" and "Zosimas who buried Mary"
 * do not make the saint a Palamas or a Mary.
 */
const turn = new RegExp(`\\b(?:who|whom|(?:${[...relations].join('|')}) of)\\b`, 'i');

/** A name up to where it mentions somebody else, and the rest. */
function partsOf(name: string): { own: string; other: string } {
  const found = turn.exec(name);
  const end = found ? found.index + found[0].length : name.length;
  return { own: name.slice(0, end), other: name.slice(end) };
}

/** What is searched like a title: the titles of the saint's days, and names among the search terms. */
export const titlesOf = ({ commemorations, searchTerms }: Saint) => [
  ...commemorations.map(({ title }) => title),
  ...searchTerms.filter(isNamed),
];

/** Whether a search term is the name of a day or place rather than a description. */
const isNamed = (term: string): boolean =>
  /^\p{Lu}/u.test(term) && contentWords(term).length <= maxWordsOfTerm;
/** A longer search term describes. */
export const maxWordsOfTerm = 3;

/** The words of the names that belong to somebody else. */
export const wordsOfOthers = ({ alternateNames }: Saint): string[] =>
  alternateNames.flatMap((name) => contentWords(partsOf(name).other));

/** The names, as far as they are the saint's own. */
export const ownNamesOf = ({ name, alternateNames }: Saint) => [
  contentWords(name),
  ...alternateNames.map((other) => contentWords(partsOf(other).own)),
];

/**
 * The given names of those who are kept: Faith, Hope, Love and Sophia, but not the sons of Theodota,
 * Mother of Cosmas and Damian. The other names of a company count where they name as many, for they
 * are its names in other languages; of "Leonidas and Companions" all do, since they name these too.
 * The Theotokos is called by a title: her given name is among the other names, such as "Mary the
 * Virgin".
 */
export function givenNamesOf({ name, alternateNames, categories }: Saint): string[] {
  if (categories.includes('theotokos')) {
    return union(alternateNames.filter((other) => / the /.test(other)).map(ownGivenNamesIn));
  }
  const [led = name, ...companions] = name.split(withCompanions);
  const own = ownGivenNamesIn(led);
  const others = alternateNames.map(ownGivenNamesIn);
  if (companions.length > 0) return union([own, ...others]);
  if (own.length < 2) return own;
  return union([own, ...others.filter(({ length }) => length === own.length)]);
}

const withCompanions = /,? and (?:(?:his|her|their) )?companions\b/i;

/** The same, in one name. */
export const ownGivenNamesIn = (name: string): string[] =>
  partsOf(name)
    .own.split(between)
    .flatMap((part) => {
      if (part.startsWith('the ')) return []; // an epithet: "Macarius of Mesopotamia, the Roman"
      const own = contentWords(part).find((word) => !relations.has(word) && word !== 'archangel');
      return own === undefined ? [] : [own];
    });

const between = /,\s*(?:and\s+)?|\s+and\s+/;

/** All given names in a name: three in "Theodota, Mother of Cosmas and Damian". */
export const givenNamesIn = (name: string): string[] =>
  name.split(between).flatMap((part) => contentWords(part).slice(0, 1));

/**
 * The joint titles of a corpus: those that several saints share. Another saint's name in such a
 * title does not count for this saint, so "Chrysostom" does not find Basil through the feast of the
 * Three Hierarchs.
 */
export class SharedTitles {
  /** For each title, its words that are in the names of the saints who share it. */
  readonly #names = new Map<string, string[]>();

  add(saint: Saint): void {
    const own = union(ownNamesOf(saint));
    for (const { title } of saint.commemorations) {
      const names = contentWords(title).filter((word) => own.includes(word));
      this.#names.set(title, union([this.#names.get(title) ?? [], names]));
    }
  }

  /** The words of a title that are no other saint's; `names` are the words of one's own names. */
  ownWords(title: string, words: readonly string[], names: readonly string[]) {
    const all = this.#names.get(title);
    return words.filter((word) => names.includes(word) || !all?.includes(word));
  }
}
