/** What a query asks for, parsed once for both catalogues; pure. */

import { othersNamed } from './relations.js';
import { type PhraseBook, phraseStems, type Vocabulary } from './vocabulary.js';
import {
  begunAfterSaint,
  contentWords,
  fold,
  isNoise,
  mayBeBegun,
  saintsAbroad,
  saintsOf,
  wholeName,
  wordsOf,
} from './words/fold.js';
import { nameKey } from './words/name-key.js';
import { soundOf, soundOfBeginning } from './words/sound.js';
import { stemOf } from './words/stem.js';

/** A word of the query, in each form that fields use. */
export interface QueryWord {
  readonly word: string;
  readonly key: string;
  /** The beginning of the keys that the word may be completed to. */
  readonly keyStart: string;
  readonly stem: string;
  /** The categories of saints that the word, or the phrase it belongs to, stands for. */
  readonly categories: readonly string[];
  /**
   * Whether the word follows "saint", which makes it likely to be a name, or says whose relation is
   * asked for, which names of such saints do: "Emmelia, mother of Basil".
   */
  readonly isNamed: boolean;
  /** If the word belongs to somebody else's name ("the mother of Basil"), the keys of such names. */
  readonly bearers: readonly string[];
}

export interface QueryPlan {
  /** The distinct content words, in order; empty if nothing can match. */
  readonly words: readonly QueryWord[];
  /** The words as one string, for comparing with whole names. */
  readonly whole: string;
  /** The same, with each name and epithet in its usual English form. */
  readonly english: string;
  /** The words as a country's name, with and without those that merely ask about it, or its saints. */
  readonly countryNames: readonly string[];
  /** The keys of the patronage topics in the query. */
  readonly topics: readonly string[];
  /** Whether the query asks which saint to pray to for something. */
  readonly seeksPatron: boolean;
  /** The words that belong to no topic. */
  readonly rest: readonly QueryWord[];
}

/** Few sentences have more words that matter; further ones would only cost time. */
const maxWords = 11;
const maxWordLength = 40;

const patronIntent =
  /\b(patron\w*|pray(s|ing)?|prayers? (to|for)|interce\w+|protect(s|ion|or|ress)?|defender|helps?|helping|invoked?|guardian|(should|can|do|must) (i|we) (ask|turn|call|go)|(saints?|who|whom|icon) (for|against|to)|turn to|ask for)\b/;

/** A topic followed by "saint": "anger management saint". */
const endsAskingSaint = /\S (?:patron )?saint$/;

/** The phrase that introduces a saint in a litany or calendar: "Our Father among the Saints". */
const litany = /\bour (?:(?!father|mother)\w+ ){0,4}(?:father|mother)s?(?: among the saints)?\b/;

/** Polite phrases with "help" that do not ask for a patron. */
const courtesy =
  /\b(can|could|would|will) (you|anyone|somebody|someone) (please )?help\b|\bplease help\b|\bhelp me\b/g;

/** Parses the text of a search. The vocabulary says which names, topics and categories it has. */
export function planQuery(written: string, vocabulary: Vocabulary): QueryPlan {
  const text = parted(written, vocabulary);
  const content = contentOf(withoutLitany(text));
  const asked = phraseStems(text);
  const categorySpans = spansIn(asked, vocabulary.categories);
  const bynames = bynamesIn(text, vocabulary);
  const topicSpans = spansIn(asked, vocabulary.topics).filter(
    ({ start }) => !bynames.has(asked[start] ?? ''),
  );
  const topics = explain(asked, topicSpans, categorySpans);
  const categories = explain(asked, categorySpans, []);
  const named = wordsAfterSaint(text);
  const others = othersNamed(text, vocabulary);
  const words = [...new Set(content)]
    .slice(0, maxWords)
    .filter((word) => word.length <= maxWordLength)
    .map((word): QueryWord => {
      const stem = stemOf(word);
      const key = nameKey(word, vocabulary);
      return {
        word,
        key,
        keyStart: key === soundOf(word) ? soundOfBeginning(word) : key,
        stem,
        categories: categories.get(stem) ?? [],
        isNamed: named.has(word) || others.relations.has(word),
        bearers: others.words.has(word) ? others.keys : [],
      };
    });
  return {
    words,
    whole: wholeName(content),
    english: wholeName(content.map((word) => inEnglish(word, vocabulary))),
    countryNames: countryNamesIn(content, wordsOf(text).includes('saints')),
    topics: [...new Set([...topics.values()].flat())],
    seeksPatron: asksForPatron(fold(text)),
    rest: words.filter(({ stem }) => !topics.has(stem)),
  };
}

/** A text whose names do not run into the word before: "#SaintPaisios", "saintgeorge". */
const parted = (text: string, { givenNames }: Vocabulary): string =>
  text
    .replace(/(?<!\p{L})(?:#\p{L}+|(?:Saint|St)\p{Lu}\p{L}+)/gu, (word) =>
      word.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '),
    )
    .replace(/(?<!\p{L})(saint|st)(\p{L}{4,})/giu, (word, saint, name) =>
      givenNames.has(fold(name)) && !givenNames.has(fold(word)) ? `${saint} ${name}` : word,
    );

/** The words that matter, with the last one if it is half typed for all one can tell. */
function contentOf(text: string): readonly string[] {
  const content = contentWords(text);
  const words = wordsOf(text);
  const last = words.at(-1) ?? '';
  if (/\s$/.test(text)) return content;
  if (content.length === words.length && isNoise(last)) return begunAfterSaint(words);
  return mayBeBegun(words) && !content.includes(last) ? [...content, last] : content;
}

const inEnglish = (word: string, { givenNames, epithets }: Vocabulary): string =>
  (givenNames.get(word) ?? epithets.get(word))?.slice(1) ?? word;

const withoutLitany = (text: string): string => {
  const folded = fold(text);
  return litany.test(folded) ? folded.replace(litany, ' ') : text;
};

const asksForPatron = (folded: string): boolean =>
  patronIntent.test(folded.replace(courtesy, '')) || endsAskingSaint.test(folded);

/** Words of questions about a country: "how many Orthodox Christians live in Romania". */
const countryQuestions = new Set(
  [
    'many much population number percent percentage people peoples nation nations land lands live',
    'lives living christian christians christianity church churches believers faithful home',
    'native local born lived worked national tell statistics jurisdiction jurisdictions there',
  ]
    .join(' ')
    .split(' '),
);

function countryNamesIn(content: readonly string[], isOfSaints: boolean): string[] {
  const names = content.filter((word) => !countryQuestions.has(word));
  const whole = [content, ...(names.length > 0 ? [names] : [])];
  const saints = isOfSaints ? [saintsOf(content)] : [];
  return [...new Set([...whole.map(wholeName), ...saints])];
}

/** An article or preposition within a name, or its beginning. */
const articlesBegun = new Set('a an and o of t th the'.split(' '));

/**
 * Plans for a half-typed text, whose last word may be incomplete, even a single letter. An article
 * may be whole or incomplete ("luke the" of Evangelist or Theophylact), so a second plan omits it.
 */
export function planSuggestion(text: string, vocabulary: Vocabulary): QueryPlan[] {
  const plan = planQuery(text, vocabulary);
  const last = wordsOf(text).at(-1);
  if (last === undefined || text.endsWith(' ')) return [plan];
  const forms = { word: last, key: last, keyStart: last, stem: last };
  const word = { ...forms, categories: [], isNamed: false, bearers: [] };
  const isAlone = plan.words.every((each) => isNoise(each.word));
  const isPlanned = !isAlone && plan.words.at(-1)?.word === last;
  const words = isAlone ? [word] : isPlanned ? plan.words : [...plan.words, word];
  const begun = isPlanned
    ? plan
    : { ...plan, words, whole: wholeName(words.map((each) => each.word)) };
  if (isAlone || !(articlesBegun.has(last) || (isNoise(last) && !isPlanned))) return [begun];
  const before = planQuery(text.replace(/\S+$/, ''), vocabulary);
  return before.words.length > 0 ? [begun, before] : [begun];
}

const saintWords = new Set([
  'saint',
  'saints',
  'st',
  'sts',
  'ss',
  'holy',
  'blessed',
  ...saintsAbroad,
]);

/** The words of the names after "Saint" in a query: two in "Saint Gregory Palamas was". */
function wordsAfterSaint(text: string): Set<string> {
  const named = new Set<string>();
  let isNaming: boolean = false;
  for (const written of text.split(/\s+/)) {
    const words = wordsOf(written);
    const isSaint = words.some((word) => saintWords.has(word));
    const goesOn: boolean = isNaming && (named.size === 0 || /^\p{Lu}/u.test(written));
    if (!isSaint && goesOn) for (const word of words) named.add(word);
    isNaming = isSaint || (goesOn && !/[,.;:?!]$/.test(written));
  }
  return named;
}

/** The stems of what people are named after: Thessalonica in "Gregory of Thessalonica". */
function bynamesIn(text: string, { givenNames }: Vocabulary): Set<string> {
  const words = wordsOf(text);
  return new Set(
    words
      .filter((_, at) => words[at - 1] === 'of' && givenNames.has(words[at - 2] ?? ''))
      .map(stemOf),
  );
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly target: string;
}

const spansIn = (asked: readonly string[], book: PhraseBook): Span[] =>
  asked.flatMap((first, start) =>
    (book.get(first) ?? [])
      .filter(({ stems }) => stems.every((stem, index) => asked[start + index] === stem))
      .map(({ stems, target }) => ({ start, end: start + stems.length, target })),
  );

/**
 * The stems that belong to a known phrase in the query, with what the phrase stands for. A phrase
 * within a longer one is ignored: "mental illness" is not "illness", nor "mother of God" a mother.
 */
function explain(
  asked: readonly string[],
  spans: readonly Span[],
  others: readonly Span[],
): Map<string, string[]> {
  const explained = new Map<string, string[]>();
  for (const span of spans) {
    if ([...spans, ...others].some((other) => isWithin(span, other))) continue;
    for (const stem of asked.slice(span.start, span.end)) {
      explained.set(stem, [...(explained.get(stem) ?? []), span.target]);
    }
  }
  return explained;
}

const isWithin = (span: Span, other: Span): boolean =>
  other.start <= span.start &&
  span.end <= other.end &&
  span.end - span.start < other.end - other.start;
