/** What a query asks for, parsed once for both catalogues; pure. */

import { oldCalendarFacetOf } from '../../catalogue/day-phrases.js';
import { isDay } from '../../catalogue/filters.js';
import { relativeOf } from '../relatives.js';
import { wholeName } from '../text/fold.js';
import { archaic } from '../text/noise.js';
import { greekOrCyrillic } from '../text/scripts.js';
import { soundOf, soundOfBeginning, soundsOfHymns } from '../text/sound.js';
import { stemOf } from '../text/stem.js';
import { type Token, type TokenizedText, tokenize } from '../text/tokens.js';
import { wordSet } from '../text/word-lists.js';
import type { TopicScore } from '../topic-words.js';
import { nameKey, type Vocabulary } from '../vocabulary.js';
import { contentOf } from './content-words.js';
import { countryNamesIn } from './country-names.js';
import { withoutFoodQuestion } from './food-questions.js';
import { callsUpon, hymnTold } from './hymn-questions.js';
import { conditionsIn, type Kinds, kindsOf, type Meanings, meaningsIn } from './kinds.js';
import { mentionsIn } from './mentions.js';
import { litanyIn, splitJoinedNames, wordsAfterSaint } from './name-cues.js';
import { asksForPatron, tellsTrouble } from './needs.js';
import { saintOfOwnName } from './own-name.js';
import { inNominative } from './russian-cases.js';
import { sufferingIn } from './sufferings.js';
import { byScore } from './topics.js';
import { withoutWhen } from './when-questions.js';

/** A word of the query, in each form that fields use. */
export interface QueryWord {
  readonly word: string;
  readonly key: string;
  /** How it sounds in Slavonic, and in Greek if that is another. */
  readonly sounds: readonly string[];
  /** The beginning of the keys that the word may be completed to. */
  readonly keyStart: string;
  readonly stem: string;
  /** Words that mean much the same: "father" for "dad". */
  readonly synonyms: readonly string[];
  /** The categories of saints that the word, or the phrase it belongs to, stands for. */
  readonly categories: readonly string[];
  /**
   * What it stands for as terms of a filter (`station:queen`, `day:12-06`): the categories only if there
   * is nothing else, since a queen is more than one of the right-believing.
   */
  readonly facets: readonly string[];
  /**
   * Whether the word follows "saint", which makes it likely to be a name, or says whose relation is
   * asked for, which names of such saints do: "Emmelia, mother of Basil".
   */
  readonly isNamed: boolean;
  /** If the word belongs to somebody else's name ("the mother of Basil"), the keys of such names. */
  readonly mentionedNames: readonly string[];
  /** Terms for the relation asked for and whom it is to: `female parent:@basil`. */
  readonly relatives: readonly string[];
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
  /** The keys of the patronage topics in the query, the highest score first. */
  readonly topics: readonly string[];
  /** The topic that the words point to most, even if none is named, and its score beyond chance. */
  readonly topTopic?: TopicScore;
  /** Whether the query asks which saint to pray to for something. */
  readonly seeksPatron: boolean;
  /** Whether the query speaks of an icon. */
  readonly seeksIcon: boolean;
  /** The words that stand for facets, if there are several that do and no name. */
  readonly conditions: readonly QueryWord[];
  /** Whether the text is worded like a hymn ("O Lord", "thou"), or tells what one says. */
  readonly isSung: boolean;
  /** Whether it is written in Greek or Cyrillic letters, as the first words of hymns may be. */
  readonly isGreekOrCyrillic: boolean;
  /** Whether it has no word that only English has, and so may be Greek or Slavonic in Latin letters. */
  readonly mayBeRomanized: boolean;
  /** Whether only hymns are searched. */
  readonly seeksHymn: boolean;
  /** The words that belong to no topic. */
  readonly rest: readonly QueryWord[];
  /**
   * If the text has a day and something else ("Elijah, 2 August"), the day as terms of a filter, read
   * as of either calendar.
   */
  readonly days: readonly string[];
  /** Then, the plan of the text without the day. */
  readonly undated?: QueryPlan;
  /** Of a half-typed text whose last word may be an article, the plan of the words before it. */
  readonly withoutLast?: QueryPlan;
}

/** Few sentences have more words that matter; further ones would only cost time. */
const maxWords = 11;
const maxWordLength = 40;

/** Parses the text of a search. The vocabulary says which names, topics and categories it has. */
export const planQuery = (text: string, vocabulary: Vocabulary): QueryPlan =>
  planTokens(tokenizeQuery(text, vocabulary), vocabulary);

/**
 * Twice as many characters as a text may have: in Latin letters, щ is four and a single ﷺ eighteen.
 * What comes after is not searched for, as the engine would refuse it.
 */
const maxFoldedLength = 400;

export const tokenizeQuery = (text: string, vocabulary: Vocabulary): TokenizedText =>
  tokenize(
    splitJoinedNames(
      saintOfOwnName(withoutFoodQuestion(withoutWhen(inNominative(text, vocabulary))), vocabulary),
      vocabulary,
    ),
    maxFoldedLength,
  );

export function planTokens(text: TokenizedText, vocabulary: Vocabulary): QueryPlan {
  const { tokens } = text;
  const hymn = hymnTold(tokens);
  const meanings = meaningsIn(tokens, vocabulary);
  const { topics, kinds } = meanings;
  const allKinds = [...kinds.values()].flat();
  const dated = datedIn(text, kinds, vocabulary);
  const content = hymn
    ? contentOf(hymn, text.isOpen)
    : withoutQuestion(contentWithoutLitany(text), kinds);
  const named = wordsAfterSaint(text.chunks);
  const mentions = mentionsIn(tokens, vocabulary);
  const toQueryWord = (word: string): QueryWord => {
    const stem = stemOf(word);
    const key = nameKey(word, vocabulary);
    return {
      word,
      key,
      sounds: soundsOfHymns(word),
      keyStart: key === soundOf(word) ? soundOfBeginning(word) : key,
      stem,
      synonyms: vocabulary.everyday.get(stem) ?? [],
      ...kindsOf(kinds.get(stem) ?? sufferingIn(word, allKinds)),
      isNamed: named.has(word) || mentions.relations.has(word),
      ...(mentions.words.has(word)
        ? {
            mentionedNames: mentions.keys,
            relatives: mentions.kin.map((relation) => relativeOf(relation, key)),
          }
        : { mentionedNames: [], relatives: [] }),
    };
  };
  const words = [...new Set(content)]
    .slice(0, maxWords)
    .filter((word) => word.length <= maxWordLength)
    .map(toQueryWord);
  const folded = tokens.map(({ word }) => word);
  const isSung =
    hymn !== undefined || callsUpon(tokens) || folded.some((word) => archaic.has(word));
  return {
    words,
    whole: wholeName(content),
    english: wholeName(content.map((word) => inEnglish(word, vocabulary))),
    countryNames: countryNamesIn(content, folded.includes('saints')),
    ...needIn(tokens, meanings, isSung || mentions.words.size > 0),
    seeksIcon: folded.some((word) => icons.has(word)),
    conditions: conditionsIn(words),
    isSung,
    isGreekOrCyrillic: tokens.every(({ written }) => greekOrCyrillic.test(written)),
    mayBeRomanized: !folded.some((word) => onlyEnglish.has(word)),
    seeksHymn: false,
    rest: words.filter(({ stem }) => !topics.has(stem)),
    ...dated,
  };
}

/**
 * The topics of a text, and whether it asks for their patron.
 * @param onlyPhrases whether other words do not count, as in a hymn or beside somebody's name
 */
function needIn(
  tokens: readonly Token[],
  { topics, topicScores: { scores, top }, isPhrase }: Meanings,
  onlyPhrases: boolean,
): Pick<QueryPlan, 'topics' | 'topTopic' | 'seeksPatron'> {
  const text = tokens.map(({ word }) => word).join(' ');
  const asks = asksForPatron(text, (word) => topics.has(stemOf(word)));
  const tells = tellsTrouble(tokens, isPhrase);
  const topTopic = onlyPhrases ? undefined : top;
  const named = byScore([...topics.values()].flat(), scores);
  const all = [...new Set([topTopic && (asks || tells) ? topTopic.topic : [], named].flat())];
  return {
    topics: all,
    ...(topTopic && { topTopic }),
    seeksPatron: asks || (tells && all.length > 0),
  };
}

const onlyEnglish = wordSet('the of who and was with that his her for from is are saint');
const icons = wordSet('icon icons ikon ikona ikone image picture painting');

function contentWithoutLitany({ tokens, isOpen }: TokenizedText): readonly string[] {
  const litany = litanyIn(tokens);
  if (!litany) return contentOf(tokens, isOpen);
  const others = [...tokens.slice(0, litany.start), ...tokens.slice(litany.end)];
  return contentOf(others, isOpen && litany.end < tokens.length);
}

/** The days in a text, by either calendar, and the plan of what else is in it. */
function datedIn(
  text: TokenizedText,
  kinds: Kinds,
  vocabulary: Vocabulary,
): Pick<QueryPlan, 'days' | 'undated'> {
  const daysOf = ({ stem }: Token) => (kinds.get(stem) ?? []).filter(isDay);
  const days = [...new Set(text.tokens.flatMap(daysOf))];
  const others = text.tokens.filter(
    (token) => daysOf(token).length === 0 && !dayQuestions.has(token.word),
  );
  if (days.length === 0 || others.every(({ isNoise }) => isNoise)) return { days: [] };
  return {
    days: days.flatMap((day) => [day, oldCalendarFacetOf(day)]),
    undated: planTokens({ ...text, tokens: others }, vocabulary),
  };
}

/** Words that only ask about the day are dropped: "who is remembered on 6 December". */
function withoutQuestion(content: readonly string[], kinds: Kinds): readonly string[] {
  const hasDay = [...kinds.values()].flat().some(isDay);
  return hasDay ? content.filter((word) => !dayQuestions.has(word)) : content;
}

const dayQuestions = wordSet(
  'remembered remember commemorated commemorate commemoration celebrated celebrate kept keep keeps',
  'honoured honored venerated observed today date falls happens menaion synaxarion calendar church',
);

const inEnglish = (word: string, { givenNames, epithets }: Vocabulary): string =>
  (givenNames.get(word) ?? epithets.get(word))?.slice(1) ?? word;
