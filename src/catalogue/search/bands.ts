/**
 * How a search ranks, as data that both catalogues carry out. A hit belongs to the highest band
 * that it reaches; within a band the rank of commemoration decides, or, where a band says so,
 * how well the prose answers. Bands lie further apart than any prose score reaches, so that the
 * rarity of a word cannot lift a worse kind of match over a better one.
 */

import type { QueryWord } from './query-plan.js';

/** The bags of words of a record of the index, each of one form. */
export const listFields = [
  /** words of the name */
  'name',
  /** name keys of `name` */
  'nameKeys',
  /** words of the name and of the other names */
  'names',
  /** words of the commemorations' titles */
  'titles',
  /** the same, without words that belong to another saint of a joint title */
  'ownTitles',
  /** name keys of `names` */
  'keys',
  /** name keys of `ownTitles` */
  'titleKeys',
  /** stems of the patronage topics */
  'topics',
  /** stems of the categories */
  'categories',
  /** the categories themselves */
  'categoryNames',
  /** stems of the first category, the liturgical class */
  'class',
  /** the first category itself */
  'className',
  /** stems of the country's names and adjectives */
  'origin',
] as const;
export type ListField = (typeof listFields)[number];

/** The running texts of a record, found by the stems of their words. */
export const proseFields = ['shortBio', 'biography'] as const;
export type ProseField = (typeof proseFields)[number];

/** `prose` is both running texts at once: it tells whether a word is in either, not how well. */
export type WordField = ListField | ProseField | 'prose';

export const isProseField = (field: string): field is ProseField =>
  proseFields.some((name) => name === field);

/** `near` allows one slip of the pen, `far` two (in words long enough to bear them). */
export type WayOfMatching = 'exact' | 'prefix' | 'near' | 'far';

/** A way in which one word of the query can be found in a record. */
export interface Way {
  readonly field: WordField;
  readonly form: 'word' | 'key' | 'stem' | 'categories';
  readonly match: WayOfMatching;
  /** Only the last word of the query, which may be half typed. */
  readonly lastOnly?: boolean;
}

/** The forms of a query's word that a way looks for. */
export const formsOf = (word: QueryWord, { form }: Way): readonly string[] =>
  form === 'categories' ? word.categories : [word[form]];

const way = (field: WordField, form: Way['form'], match: Way['match'] = 'exact'): Way => ({
  field,
  form,
  match,
});

const key = way('keys', 'key');
const titleKey = way('titleKeys', 'key');

const byName = [way('names', 'word')];
const byTitle = [...byName, way('titles', 'word')];
const byNameKey = [...byName, key];
const byOwnNameKey = [way('name', 'word'), way('nameKeys', 'key')];
const byKey = [...byTitle, key, titleKey];
const byBeginning: readonly Way[] = [
  { ...way('names', 'word', 'prefix'), lastOnly: true },
  { ...way('keys', 'key', 'prefix'), lastOnly: true },
];
const byPrefix = [...byKey, ...byBeginning];
const byKind = [
  way('origin', 'stem'),
  way('categories', 'stem'),
  way('categoryNames', 'categories'),
];
const byOwnKind = [way('origin', 'stem'), way('class', 'stem'), way('className', 'categories')];
const byOwnWord = [...byNameKey, way('ownTitles', 'word'), titleKey];
const byProse = [...byOwnWord, ...byKind, way('topics', 'stem'), way('prose', 'stem')];
const byBegunName = [...byNameKey, way('names', 'word', 'prefix')];
const byNearOwnName = [...byOwnNameKey, way('name', 'word', 'near')];
const byNearName = [...byNameKey, way('names', 'word', 'near')];
const byFarName = [...byNameKey, way('names', 'word', 'far')];
const byNearSpelling = [...byOwnWord, way('names', 'word', 'near')];
const byFarSpelling = [...byOwnWord, way('names', 'word', 'far')];

/** How many slips a word of this length may hold. */
export function slipsAllowed(word: string, match: 'near' | 'far'): number {
  if (word.length < 3) return 0;
  return word.length < 5 || match === 'near' ? 1 : 2;
}

/** Where a word must be found to be of the name itself, not of another of the names. */
export const ownNameWay = way('name', 'word');

/** Where every word must be found for the query to be a topic of patronage. */
export const topicWay = way('topics', 'stem');

/** Where a word must be found to be the saint's own, not only that of a joint title. */
export const ownWordWays: readonly Way[] = [...byOwnWord, ...byBeginning];

export interface EveryWordBand {
  readonly band: number;
  readonly ways: readonly Way[];
  /** A question of more words than this is not asked in this way, which would only cost time. */
  readonly mostWords?: number;
  /** It forgives slips, and is asked only where nothing answers as it is written. */
  readonly guess?: boolean;
  /** One word at least must be the saint's own, so that a joint title alone is no match. */
  readonly own?: boolean;
  /** All words but so many must also be found in one of these ways. */
  readonly slips?: { readonly most: number; readonly sure: readonly Way[] };
  /** Renown lifts a hit above others who answer a little better. */
  readonly renown?: boolean;
  /** The prose score orders the band. */
  readonly prose?: boolean;
}

/** No name or title has more words that carry it. */
export const mostNameWords = 8;
/** Slips are looked for in names, and cost the more the longer the question. */
const mostGuessedWords = 4;

/** The scores of the bands below, by what they look into. */
export const wordBands = {
  ownName: 77_000,
  names: 75_000,
  titles: 70_000,
  ownSound: 68_000,
  sound: 67_000,
  beginning: 60_000,
  titleSound: 59_000,
  ownKind: 57_000,
  kind: 55_000,
  prose: 50_000,
  begunName: 49_700,
  ownSlip: 49_500,
  oneSlip: 49_000,
  nearName: 48_000,
  farName: 46_000,
  nearSpelling: 44_000,
  farSpelling: 40_000,
} as const;

/** Bands in which every word of the query must be found, in one of the ways. */
const everyWordBands: readonly EveryWordBand[] = [
  { band: wordBands.ownName, ways: [ownNameWay], mostWords: mostNameWords },
  { band: wordBands.names, ways: byName, mostWords: mostNameWords },
  { band: wordBands.titles, ways: byTitle, own: true, mostWords: mostNameWords },
  { band: wordBands.ownSound, ways: byOwnNameKey, mostWords: mostNameWords },
  { band: wordBands.sound, ways: byNameKey, mostWords: mostNameWords },
  {
    band: wordBands.beginning,
    ways: byPrefix,
    own: true,
    mostWords: mostNameWords,
    renown: true,
  },
  { band: wordBands.titleSound, ways: byKey, own: true, mostWords: mostNameWords },
  { band: wordBands.ownKind, ways: byOwnKind },
  { band: wordBands.kind, ways: byKind },
  { band: wordBands.prose, ways: byProse, prose: true },
  { band: wordBands.begunName, ways: byBegunName, guess: true, mostWords: mostGuessedWords },
  {
    band: wordBands.ownSlip,
    ways: byNearOwnName,
    slips: { most: 1, sure: byOwnNameKey },
    guess: true,
    mostWords: mostGuessedWords,
  },
  {
    band: wordBands.oneSlip,
    ways: byNearName,
    slips: { most: 1, sure: byNameKey },
    guess: true,
    mostWords: mostGuessedWords,
  },
  {
    band: wordBands.nearName,
    ways: byNearName,
    prose: true,
    guess: true,
    mostWords: mostGuessedWords,
  },
  {
    band: wordBands.farName,
    ways: byFarName,
    prose: true,
    guess: true,
    mostWords: mostGuessedWords,
  },
  {
    band: wordBands.nearSpelling,
    ways: byNearSpelling,
    prose: true,
    guess: true,
    mostWords: mostGuessedWords,
  },
  {
    band: wordBands.farSpelling,
    ways: byFarSpelling,
    prose: true,
    guess: true,
    mostWords: mostGuessedWords,
  },
];

/** Every word of the question is in a hit of this score or more, as it is written. */
export const sureBand = wordBands.prose;

/** The bands in which a question of so many words is asked; with guesses, if it is short enough. */
export const bandsFor = (words: number, guesses: boolean): readonly EveryWordBand[] =>
  everyWordBands.filter(
    ({ mostWords = words, guess = false }) => words <= mostWords && (guesses || !guess),
  );

/** Where the words of a text half typed must be found, in whatever order. */
export const suggestionWays: readonly Way[] = [...byNameKey, ...byBeginning];

/** Whether a question that nothing answers surely is asked once more, with slips forgiven. */
export const isGuessable = (words: number): boolean => words <= mostGuessedWords;

export const bands = {
  /** The whole query is the name of a country, or asks about one. */
  wholeCountry: 105_000,
  /** A topic of patronage, where the query asks for a patron; prose of the other words decides. */
  patron: 110_000,
  /** The whole query is the name. */
  wholeName: 100_000,
  /** The whole query is another of the names, and its words are those of the name too. */
  kindredName: 97_000,
  /** The whole query is the first word of the name. */
  givenName: 96_000,
  /** The whole query is another of the names. */
  otherName: 95_000,
  /** The whole query is the title of a commemoration. */
  wholeTitle: 90_000,
  /** The query names topics and nothing else. */
  topic: 85_000,
  /** The name begins with the words of the query. */
  nameStart: 82_000,
  /** The words of the query stand together in one of the names. */
  phrase: 80_000,
  /** The words of the query, two or more, stand together in the title of a commemoration. */
  titlePhrase: 78_000,
  /** The words are all there but the last, which is an article or the like. */
  withoutLast: 30_000,
} as const;

/**
 * What a name half typed may become, all in the band of beginnings: the score adds the renown, of
 * 1 to 127, to these, so that "nikol" is Nicholas of Myra though others begin so in full.
 */
export const beginnings = {
  /** The name of a country, which has no renown. */
  country: wordBands.beginning + 160,
  /** The name begins with the words, which are whole. */
  nameStart: wordBands.beginning + 100,
  /** The name begins with the words, the last of them perhaps only begun. */
  name: wordBands.beginning + 90,
  /** Another of the names is, or begins with, the words. */
  other: wordBands.beginning + 60,
  /** The words stand together in one of the names. */
  phrase: wordBands.beginning + 25,
} as const;

/** What a patron gains who is one of every topic of a question that names several. */
const everyTopicGain = 2_000;

/** A question that names more topics is a list, of which nobody is patron of all. */
const mostTopicsTogether = 3;

/** The gain of a patron of each of so many topics. */
export const gainOf = (topics: number): number =>
  topics > 1 && topics <= mostTopicsTogether ? everyTopicGain : 0;

/** What each word of the query that is found at all adds to the prose score, before its rarity. */
export const coverageWeight = 6;
export const coverageWays: readonly Way[] = byProse;

/** What each step of renown adds to the prose score: of two who fit, the better known. */
export const rankWeight = 0.35;

/** What a word of the running texts adds by its rarity alone, however often it stands there. */
export const rarityWay = way('prose', 'stem');
export const rarityWeight = 4;

/** The lists that the prose score adds up beside the running texts, with their weights. */
export const proseWeights: readonly { readonly way: Way; readonly weight: number }[] = [
  { way: way('names', 'word'), weight: 2 },
  { way: key, weight: 2 },
  { way: way('ownTitles', 'word'), weight: 1 },
  { way: way('topics', 'stem'), weight: 2 },
  { way: way('categories', 'stem'), weight: 3 },
  { way: way('origin', 'stem'), weight: 1.5 },
];

/** What a word adds by its BM25 in either running text. */
export const runningTextWeight = 0.8;

/** How much more a name counts when the query says that it is one: "Saint Photios". */
const namedFactor = 3;

/** The weight of one word in one field of the prose score. */
export const proseWeightOf = ({ isNamed }: QueryWord, { field }: Way, weight: number): number =>
  isNamed && (field === 'names' || field === 'keys') ? weight * namedFactor : weight;
