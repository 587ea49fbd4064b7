/** A record as search sees it: words, keys and stems by field; pure. */
import type { Country, Saint } from '../catalogue.js';
import { contentWords, isNoise, topicKeys, wholeName, wordsOf } from './fold.js';
import { nameKey } from './name-key.js';
import { stemOf } from './stem.js';
import type { ListField, ProseField } from './tiers.js';
import type { Vocabulary } from './vocabulary.js';

export interface SearchEntry {
  readonly type: 'saint' | 'country';
  readonly slug: string;
  /** Breaks ties of the score: the rank of the primary commemoration; a country is below them. */
  readonly rank: number;
  readonly wholeName: string;
  /** The first word of the name. */
  readonly givenName: string;
  readonly otherNames: readonly string[];
  readonly wholeTitles: readonly string[];
  /** Each name as its words in order, to find phrases in. */
  readonly nameTexts: readonly string[];
  readonly topicKeys: readonly string[];
  readonly words: Readonly<Record<ListField, readonly string[]>>;
  /** Running text, which each catalogue analyses itself. */
  readonly prose: Readonly<Record<ProseField, string>>;
}

const countryRank = 0;

/** The stems of a text's words, without noise. */
export const stems = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !isNoise(word))
    .map(stemOf);

/** The words of all the lists, each once. */
function union(lists: readonly (readonly string[])[]): string[] {
  const words = new Set<string>();
  for (const list of lists) for (const word of list) words.add(word);
  return [...words];
}

/** The words of the name, then those of each other name. */
const namesOf = ({ name, alternateNames }: Saint) => [name, ...alternateNames].map(contentWords);

/**
 * The joint commemorations of a corpus: titles borne by several saints. A word that is another
 * saint's name does not make the title one's own, so that "Chrysostom" does not find Basil by the
 * feast of the Three Hierarchs.
 */
export class JointTitles {
  /** Of each title, those of its words that are in a bearer's names. */
  readonly #borne = new Map<string, string[]>();

  add(saint: Saint): void {
    const names = union(namesOf(saint));
    for (const { title } of saint.commemorations) {
      const borne = this.#borne.get(title) ?? [];
      this.#borne.set(
        title,
        union([borne, contentWords(title).filter((word) => names.includes(word))]),
      );
    }
  }

  /** Those words of a title that belong to no other saint, of one whose names have `names`. */
  ownWords(title: string, words: readonly string[], names: readonly string[]) {
    const borne = this.#borne.get(title);
    return words.filter((word) => names.includes(word) || !borne?.includes(word));
  }
}

export function saintEntry(
  saint: Saint,
  country: Country | undefined,
  joint: JointTitles,
  vocabulary: Vocabulary,
): SearchEntry {
  const names = namesOf(saint);
  const nameWords = union(names);
  const terms = saint.searchTerms.map(contentWords);
  const titles = saint.commemorations.map(({ title }) => contentWords(title));
  const ownTitles = union([
    ...saint.commemorations.map(({ title }, index) =>
      joint.ownWords(title, titles[index] ?? [], nameWords),
    ),
    ...terms,
  ]);
  return {
    ...wholeNames(names),
    type: 'saint',
    slug: saint.slug,
    rank: saint.commemorations[0].rank,
    wholeTitles: union([[...titles, ...terms].map(wholeName)]),
    topicKeys: union(saint.patronage.map(topicKeys)),
    words: {
      ...nameLists(names, vocabulary),
      titles: union([...titles, ...terms]),
      ownTitles,
      titleKeys: keysOf(ownTitles, vocabulary),
      topics: union(saint.patronage.map(stems)),
      categories: union(saint.categories.map(stems)),
      categoryNames: saint.categories,
      origin: country ? originStems(country) : [],
    },
    prose: { shortBio: saint.shortBio, biography: saint.biography },
  };
}

export function countryEntry(country: Country, vocabulary: Vocabulary): SearchEntry {
  const names = countryNames(country).map(contentWords);
  return {
    ...wholeNames(names),
    type: 'country',
    slug: country.slug,
    rank: countryRank,
    wholeTitles: [],
    topicKeys: [],
    words: {
      ...nameLists(names, vocabulary),
      titles: [],
      ownTitles: [],
      titleKeys: [],
      topics: [],
      categories: [],
      categoryNames: [],
      origin: [],
    },
    prose: { shortBio: country.summary, biography: '' },
  };
}

function wholeNames(names: readonly (readonly string[])[]) {
  const [own = [], ...others] = names;
  return {
    wholeName: wholeName(own),
    givenName: own[0] ?? '',
    otherNames: union([others.map(wholeName)]),
    nameTexts: names.map(wholeName),
  };
}

function nameLists(names: readonly (readonly string[])[], vocabulary: Vocabulary) {
  const all = union(names);
  return { name: union(names.slice(0, 1)), names: all, keys: keysOf(all, vocabulary) };
}

const keysOf = (words: readonly string[], vocabulary: Vocabulary) =>
  union([words.map((word) => nameKey(word, vocabulary))]);

const countryNames = ({ name, adjectives, alternateNames }: Country) => [
  name,
  ...adjectives,
  ...alternateNames,
];

/** The same for every saint of a country. */
function originStems(country: Country): readonly string[] {
  const known = origins.get(country) ?? union(countryNames(country).map(stems));
  origins.set(country, known);
  return known;
}
const origins = new WeakMap<Country, readonly string[]>();
