/** What a query asks for, parsed once for both catalogues; pure. */

import { fold, saintsOf, wholeName, wordsOf } from '../text/fold.js';
import { nameKey } from '../text/name-key.js';
import { soundOf, soundOfBeginning } from '../text/sound.js';
import { stemOf } from '../text/stem.js';
import { phraseStems, type Vocabulary } from '../vocabulary.js';
import { contentOf } from './content-words.js';
import { bynamesIn, parted, withoutLitany, wordsAfterSaint } from './marked-names.js';
import { asksForPatron } from './patron-intent.js';
import { explain, spansIn } from './phrases.js';
import { othersNamed } from './relations.js';

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

const inEnglish = (word: string, { givenNames, epithets }: Vocabulary): string =>
  (givenNames.get(word) ?? epithets.get(word))?.slice(1) ?? word;

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
