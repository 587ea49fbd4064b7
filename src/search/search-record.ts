/** A record prepared for search: words, keys and stems by field; pure. */

import { daysOf } from '../catalogue/commemorations.js';
import { facetOf, facetsOf } from '../catalogue/filters.js';
import type { HitType } from '../catalogue/queries.js';
import type { Country, Feast, FeastRank, Records, Saint } from '../catalogue/records.js';
import { renownOf } from '../catalogue/renown.js';
import { countryNames, originsOf } from './origins.js';
import {
  givenNamesIn,
  givenNamesOf,
  maxWordsOfTerm,
  namesOf,
  ownGivenNamesIn,
  ownNamesOf,
  SharedTitles,
  titlesOf,
  wordsOfOthers,
} from './own-names.js';
import { soundsOfOriginals, wordsOfHymns } from './proper-hymns.js';
import {
  type ListField,
  listFields,
  type ProseField,
  proseFields,
  type WordField,
} from './ranking/lookups.js';
import { relativesOf } from './relatives.js';
import { saintsOf, topicKeys, wholeName } from './text/fold.js';
import { contentWords } from './text/noise.js';
import { contentStems } from './text/tokens.js';
import { union } from './text/word-lists.js';
import { nameKey, topicKeysNamed, type Vocabulary } from './vocabulary.js';

export interface SearchRecord {
  readonly type: HitType;
  readonly slug: string;
  /** Breaks ties in the score: how well known the record is, 0 to 127; lowest for countries. */
  readonly rank: number;
  readonly wholeName: string;
  /** The first word of the name. */
  readonly givenName: string;
  /** Name keys of the given names; several if one record is of several saints. */
  readonly givenKeys: readonly string[];
  /** The names of a country, and its adjectives with "saints": alone, they also name people. */
  readonly countryNames: readonly string[];
  readonly otherNames: readonly string[];
  readonly wholeTitles: readonly string[];
  /** The words of each name in order, for finding phrases. */
  readonly nameTexts: readonly string[];
  /** The words of each title in order, for finding phrases. */
  readonly titleTexts: readonly string[];
  readonly words: Readonly<Partial<Record<ListField, readonly string[]>>>;
  /** The words of the proper hymns, with their first words in the original. */
  readonly hymns: string;
  /** Prose, which each catalogue analyzes itself. */
  readonly prose: Readonly<Record<ProseField, string>>;
}

const countryRank = 0;

/** The words of lists as a text. */
const textOf = (...lists: readonly (readonly string[])[]): string => lists.flat().join(' ');

/** Prepares a saint; `country` is that of the origin, `joint` knows the titles of all saints. */
export function saintRecord(
  saint: Saint,
  country: Country | undefined,
  joint: SharedTitles,
  vocabulary: Vocabulary,
): SearchRecord {
  const names = namesOf(saint);
  const ownNames = ownNamesOf(saint);
  const companions = ownGivenNamesIn(saint.name);
  const nameWords = union(ownNames);
  const titles = titlesOf(saint).map(contentWords);
  const ownTitles = titlesOf(saint).map((title) =>
    joint.ownWords(title, contentWords(title), nameWords),
  );
  const days = saint.commemorations.map(({ title }) => contentWords(title));
  const terms = saint.searchTerms.map(contentWords).filter(({ length }) => length > 1);
  const wholes = [...days, ...terms];
  const { origins, lands } = originsOf(saint, country);
  const kinds = [saint.categories, saint.patronage, origins, lands];
  return {
    ...wholeNames(names),
    type: 'saint',
    slug: saint.slug,
    rank: renownOf(saint),
    givenKeys: keysOf(givenNamesOf(saint), vocabulary),
    countryNames: [],
    wholeTitles: union([wholes.map(wholeName)]),
    titleTexts: titles.map(wholeName),
    hymns: wordsOfHymns(saint),
    words: {
      ...nameLists(ownNames, vocabulary),
      companions: companions.length > 1 ? companions : [],
      bearerKeys: givenNamesIn(saint.name).length === 1 ? allGivenKeys(saint, vocabulary) : [],
      titles: union([...titles, wordsOfOthers(saint)]),
      titleKeys: keysOf(union(ownTitles), vocabulary),
      topics: union(saint.patronage.map(contentStems)),
      topicKeys: union(saint.patronage.map(topicKeys)),
      categories: union(saint.categories.map(contentStems)),
      categoryNames: saint.categories,
      class: saint.categories.slice(0, 1).flatMap(contentStems),
      className: saint.categories.slice(0, 1),
      facets: facetsOf(saint),
      relatives: relativesOf(saint, vocabulary),
      origin: union(origins.map(contentStems)),
      lands: union(lands.map(contentStems)),
      originals: soundsOfOriginals(saint),
    },
    prose: {
      labels: textOf(...names, ...ownTitles, ...kinds, saint.searchTerms),
      shortBio: saint.shortBio,
      biography: saint.biography,
    },
  };
}

/** Prepares the saints of a corpus, each by its own country and the titles of all. */
export function saintRecordsOf(
  { saints, countries }: Pick<Records, 'saints' | 'countries'>,
  vocabulary: Vocabulary,
): (saint: Saint) => SearchRecord {
  const joint = new SharedTitles();
  for (const saint of saints) joint.add(saint);
  const countryOf = new Map(countries.map((country) => [country.slug, country]));
  return (saint) =>
    saintRecord(saint, countryOf.get(saint.originCountry?.slug ?? ''), joint, vocabulary);
}

export function countryRecord(country: Country, vocabulary: Vocabulary): SearchRecord {
  const names = countryNames(country).map(contentWords);
  return {
    ...empty,
    ...wholeNames(names),
    type: 'country',
    slug: country.slug,
    rank: countryRank,
    countryNames: [
      ...[country.name, ...country.alternateNames].map(contentWords).map(wholeName),
      ...country.adjectives.map(contentWords).map(saintsOf),
    ],
    words: nameLists(names, vocabulary),
    prose: { labels: textOf(...names), shortBio: country.summary, biography: '' },
  };
}

/** A great feast ranks among the best known saints. */
const renownByRank: Partial<Record<FeastRank, number>> = { great: 100, major: 70 };

export function feastRecord(feast: Feast, vocabulary: Vocabulary): SearchRecord {
  const names = [feast.title, ...feast.alternateTitles].map(contentWords);
  const terms = feast.searchTerms.map(contentWords);
  // The words of longer terms, which describe it, meet by chance.
  const titles = union(terms.filter(({ length }) => length <= maxWordsOfTerm));
  return {
    ...empty,
    ...wholeNames(names),
    type: 'feast',
    slug: feast.key,
    rank: renownByRank[feast.rank] ?? 40,
    wholeTitles: union([terms.map(wholeName)]),
    titleTexts: terms.map(wholeName),
    hymns: wordsOfHymns(feast),
    words: {
      ...nameLists(names, vocabulary),
      titles,
      titleKeys: keysOf(titles, vocabulary),
      prayedFor: topicsOfIcon(feast, vocabulary),
      facets: daysOf([feast.fixed]).map((day) => facetOf('day', day)),
      originals: soundsOfOriginals(feast),
    },
    prose: {
      labels: textOf(...names, ...terms),
      shortBio: feast.description,
      biography: '',
    },
  };
}

/** The topics of patronage for which people pray before an icon: those that its terms name. */
const topicsOfIcon = ({ title, searchTerms }: Feast, vocabulary: Vocabulary): string[] =>
  /\bIcon\b/.test(title)
    ? union(searchTerms.map((term) => topicKeysNamed(term, vocabulary).slice(1)))
    : [];

/** What only a saint has, or only a country. */
const empty = {
  givenKeys: [],
  countryNames: [],
  wholeTitles: [],
  titleTexts: [],
  hymns: '',
};

/** Everything in a record that a word of a query can match, as `field:word`. */
export function termsOf({ words, prose, hymns }: SearchRecord): string[] {
  const listed = listFields.map((field) => (words[field] ?? []).map((word) => termOf(field, word)));
  const stems = proseFields.flatMap((field) => contentStems(prose[field]));
  return union([
    ...listed,
    stems.map((stem) => termOf('prose', stem)),
    contentStems(hymns).map((stem) => termOf('hymn', stem)),
  ]);
}

/** A word in a field, as a single term of the index. */
export const termOf = (field: WordField, form: string): string => `${field}:${form}`;

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
  const name = union(names.slice(0, 1));
  return { name, nameKeys: keysOf(name, vocabulary), names: all, keys: keysOf(all, vocabulary) };
}

const keysOf = (words: readonly string[], vocabulary: Vocabulary) =>
  union([words.map((word) => nameKey(word, vocabulary))]);

const allGivenKeys = ({ name, alternateNames }: Saint, vocabulary: Vocabulary) =>
  keysOf(union([name, ...alternateNames].map(givenNamesIn)), vocabulary);
