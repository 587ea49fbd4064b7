/** A record as search sees it: words, keys and stems by field; pure. */
import { stemmer } from 'stemmer';
import type { Country, Saint } from '../catalogue.js';
import { contentWords, isNoise, topicKeys, wholeName, wordsOf } from './fold.js';
import { nameKey } from './name-key.js';
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
  /** Each name as its words in order, between spaces, to find phrases in. */
  readonly nameTexts: readonly string[];
  readonly topicKeys: readonly string[];
  readonly words: Readonly<Record<ListField, readonly string[]>>;
  /** Running text, which each catalogue analyses itself. */
  readonly prose: Readonly<Record<ProseField, string>>;
}

const countryRank = 0;

const namesOf = ({ name, alternateNames }: Saint) => [name, ...alternateNames];
const distinct = (words: Iterable<string>): string[] => [...new Set(words)];
/** The stems of a text's words, without noise. */
export const stems = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !isNoise(word))
    .map(stemmer);

/**
 * The joint commemorations of a corpus: titles borne by several saints. A word that is another
 * saint's name does not make the title one's own, so that "Chrysostom" does not find Basil by the
 * feast of the Three Hierarchs.
 */
export class JointTitles {
  readonly #bearers = new Map<string, Map<string, ReadonlySet<string>>>();

  add(saint: Saint): void {
    const words = new Set(namesOf(saint).flatMap(contentWords));
    for (const { title } of saint.commemorations) {
      const bearers = this.#bearers.get(title) ?? new Map();
      this.#bearers.set(title, bearers.set(saint.slug, words));
    }
  }

  /** The words of the title that no other saint bears as a name. */
  ownWords(title: string, slug: string): string[] {
    const bearers = this.#bearers.get(title);
    const others = [...(bearers?.entries() ?? [])].filter(([bearer]) => bearer !== slug);
    const own = bearers?.get(slug);
    return contentWords(title).filter(
      (word) => own?.has(word) || !others.some(([, names]) => names.has(word)),
    );
  }
}

export function saintEntry(
  saint: Saint,
  country: Country | undefined,
  joint: JointTitles,
  vocabulary: Vocabulary,
): SearchEntry {
  const names = namesOf(saint);
  const titles = saint.commemorations.map(({ title }) => title);
  const nameWords = distinct(names.flatMap(contentWords));
  const ownTitles = distinct(titles.flatMap((title) => joint.ownWords(title, saint.slug)));
  return {
    type: 'saint',
    slug: saint.slug,
    rank: saint.commemorations[0].rank,
    wholeName: wholeName(saint.name),
    givenName: contentWords(saint.name)[0] ?? '',
    otherNames: distinct(saint.alternateNames.map(wholeName)),
    wholeTitles: distinct(titles.map(wholeName)),
    nameTexts: names.map((name) => ` ${wholeName(name)} `),
    topicKeys: distinct(saint.patronage.flatMap(topicKeys)),
    words: {
      name: distinct(contentWords(saint.name)),
      names: nameWords,
      titles: distinct(titles.flatMap(contentWords)),
      ownTitles,
      keys: keysOf(nameWords, vocabulary),
      titleKeys: keysOf(ownTitles, vocabulary),
      topics: distinct(saint.patronage.flatMap(stems)),
      categories: distinct(saint.categories.flatMap(stems)),
      categoryNames: saint.categories,
      origin: country ? originStems(country) : [],
    },
    prose: { shortBio: saint.shortBio, biography: saint.biography },
  };
}

export function countryEntry(country: Country, vocabulary: Vocabulary): SearchEntry {
  const others = [...country.adjectives, ...country.alternateNames];
  const names = [country.name, ...others];
  const nameWords = distinct(names.flatMap(contentWords));
  return {
    type: 'country',
    slug: country.slug,
    rank: countryRank,
    wholeName: wholeName(country.name),
    givenName: contentWords(country.name)[0] ?? '',
    otherNames: distinct(others.map(wholeName)),
    wholeTitles: [],
    nameTexts: names.map((name) => ` ${wholeName(name)} `),
    topicKeys: [],
    words: {
      name: distinct(contentWords(country.name)),
      names: nameWords,
      titles: [],
      ownTitles: [],
      keys: keysOf(nameWords, vocabulary),
      titleKeys: [],
      topics: [],
      categories: [],
      categoryNames: [],
      origin: [],
    },
    prose: { shortBio: country.summary, biography: '' },
  };
}

const keysOf = (words: readonly string[], vocabulary: Vocabulary) =>
  distinct(words.map((word) => nameKey(word, vocabulary)));

const originStems = ({ name, adjectives, alternateNames }: Country) =>
  distinct([name, ...adjectives, ...alternateNames].flatMap(stems));
