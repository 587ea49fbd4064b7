/**
 * The ranking of search results, as data that both catalogues implement. A hit belongs to the
 * highest band that it reaches; within a band, hits are ordered by renown, or by prose score if the
 * band says so. Bands are further apart than any prose score, so a rare word cannot lift a worse
 * kind of match above a better one.
 */
import {
  byBeginning,
  byBegunName,
  byFarName,
  byFarSpelling,
  byKind,
  byName,
  byNameKey,
  byNearName,
  byNearOwnName,
  byNearSpelling,
  byOwnKind,
  byOwnNameKey,
  byPrefix,
  byProse,
  byTitle,
  ownNameWay,
  type Way,
} from './ways.js';

export interface EveryWordBand {
  readonly band: number;
  readonly ways: readonly Way[];
  /** The band is skipped for queries of more words than this. */
  readonly mostWords?: number;
  /** Allows typing errors, and is tried only if nothing matches the query as written. */
  readonly guess?: boolean;
  /** At least one word must be the saint's own, so a joint title alone is not a match. */
  readonly own?: boolean;
  /** All words, except at most this many, must also match in one of these ways. */
  readonly slips?: { readonly most: number; readonly sure: readonly Way[] };
  /** Renown can lift a hit above others that match slightly better. */
  readonly renown?: boolean;
  /** Hits are ordered by prose score. */
  readonly prose?: boolean;
}

/**
 * In longer queries, a long life may have every word by chance, while the saint who is meant has
 * all but one, so that the prose score alone decides.
 */
const mostProseWords = 3;
/** Longer queries are not tried as names, which bounds the number of clauses. */
export const mostNameWords = 7;
/** Typing errors are only looked for in names, and cost more the longer the query is. */
const mostGuessedWords = 4;

/** The scores of the bands below, by what they match. */
export const wordBands = {
  ownName: 77_000,
  names: 75_000,
  titles: 70_000,
  ownSound: 68_000,
  sound: 67_000,
  beginning: 60_000,
  ownKind: 57_000,
  kind: 55_000,
  begunName: 54_500,
  ownSlip: 54_000,
  prose: 50_000,
  oneSlip: 49_000,
  nearName: 48_000,
  farName: 46_000,
  nearSpelling: 44_000,
  farSpelling: 40_000,
} as const;

/** Bands in which every word of the query must match, each in one of the ways. */
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
  { band: wordBands.ownKind, ways: byOwnKind },
  { band: wordBands.kind, ways: byKind },
  { band: wordBands.prose, ways: byProse, prose: true, mostWords: mostProseWords },
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

/**
 * Whether a best hit of this score has every word of the query as written. Words that meet only in a
 * life do not make sure of two or more: "Genevieve of Prais" is a name with a slip.
 */
export const isSure = (score: number, words: number): boolean =>
  score >= (words > 1 ? wordBands.kind : wordBands.prose);

/** The bands to try for a query of so many words; with guesses only if it is short enough. */
export const bandsFor = (words: number, guesses: boolean): readonly EveryWordBand[] =>
  everyWordBands.filter(
    ({ mostWords = words, guess = false }) => words <= mostWords && (guesses || !guess),
  );

/** How the words of a half-typed text must match, in any order. */
export const suggestionWays: readonly Way[] = [...byNameKey, ...byBeginning];

/** Whether a query without a sure hit is tried once more, allowing typing errors. */
export const isGuessable = (words: number): boolean => words <= mostGuessedWords;

export const bands = {
  /** The whole query is a country's name, or a question about a country. */
  wholeCountry: 105_000,
  /** A topic of patronage, if the query asks for a patron; ordered by the prose of other words. */
  patron: 110_000,
  /** The whole query is the name. */
  wholeName: 100_000,
  /** The whole query, of two words or more, is one of the other names, and all are in the name. */
  kindredName: 97_000,
  /** The whole query is the first word of the name, or one of the other names; renown is added. */
  givenName: 96_000,
  /** The whole query is the given name of one of a company; renown is added. */
  companion: 95_995,
  /** The whole query is the title of a commemoration. */
  wholeTitle: 90_000,
  /** The query is made up of topics only. */
  topic: 85_000,
  /** The name begins with the words of the query. */
  nameStart: 82_000,
  /** The words of the query are a phrase in one of the names. */
  phrase: 80_000,
  /** The words of the query, two or more, are a phrase in the title of a commemoration. */
  titlePhrase: 78_000,
  /** The words are a phrase in one of the names once they are put into English. */
  englishPhrase: 69_600,
  /** The same, in the title of a commemoration. */
  englishTitlePhrase: 69_500,
  /** All words match except the last, which is an article or the like. */
  withoutLast: 30_000,
} as const;

/**
 * Scores of the completions of a half-typed name, all within the band of beginnings. Renown (1 to
 * 127) is added, so "nikol" suggests Nicholas of Myra even if another name begins so in full.
 */
export const beginnings = {
  /** The name of a country, which has no renown. */
  country: wordBands.beginning + 160,
  /** The name begins with the words, all of them complete. */
  nameStart: wordBands.beginning + 100,
  /** The name begins with the words, the last one possibly incomplete. */
  name: wordBands.beginning + 90,
  /** One of the other names is, or begins with, the words. */
  other: wordBands.beginning + 60,
  /** The name begins with the words before the last, which may be a whole article: "basil the". */
  beforeArticle: wordBands.beginning + 60,
  /** The words are a phrase in one of the names. */
  phrase: wordBands.beginning + 25,
} as const;

/** The bonus of a patron of every topic in a query that names several. */
const everyTopicGain = 2_000;

/** A query that names more topics is a list, and nobody is patron of all of them. */
const mostTopicsTogether = 3;

/** The bonus of a patron of every one of so many topics. */
export const gainOf = (topics: number): number =>
  topics > 1 && topics <= mostTopicsTogether ? everyTopicGain : 0;
