/** What a half-typed text may ask for; pure. */
import { wholeName } from '../text/fold.js';
import { isNoise } from '../text/noise.js';
import { withoutLastChunk } from '../text/tokens.js';
import { wordSet } from '../text/word-lists.js';
import type { Vocabulary } from '../vocabulary.js';
import { planTokens, type QueryPlan, type QueryWord, tokenizeQuery } from './query-plan.js';

/** An article or preposition within a name, or its beginning. */
const articleStarts = wordSet('a an and o of t th the');

/**
 * The plan for a half-typed text, whose last word may be incomplete, even a single letter. An
 * article may be whole or incomplete ("luke the" of Evangelist or Theophylact), so that a plan
 * without it goes with this one.
 */
export function planSuggestion(text: string, vocabulary: Vocabulary): QueryPlan {
  const tokenized = tokenizeQuery(text, vocabulary);
  const plan = planTokens(tokenized, vocabulary);
  const last = tokenized.tokens.at(-1);
  if (!last || !tokenized.isOpen) return plan;
  const isAlone = plan.words.every(({ word }) => isNoise(word));
  const isPlanned = !isAlone && plan.words.at(-1)?.word === last.word;
  const words = [...(isAlone ? [] : plan.words), ...(isPlanned ? [] : [unfinished(last.word)])];
  const typed = isPlanned
    ? plan
    : { ...plan, words, whole: wholeName(words.map(({ word }) => word)) };
  const mayBeArticle = articleStarts.has(last.word) || (last.isNoise && !isPlanned);
  if (isAlone || !mayBeArticle) return typed;
  const withoutLast = planTokens(withoutLastChunk(tokenized), vocabulary);
  return withoutLast.words.length > 0 ? { ...typed, withoutLast } : typed;
}

const unfinished = (word: string): QueryWord => ({
  word,
  key: word,
  keyStart: word,
  stem: word,
  sounds: [],
  synonyms: [],
  categories: [],
  facets: [],
  isNamed: false,
  mentionedNames: [],
  relatives: [],
});
