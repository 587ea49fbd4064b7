/** What a half-typed text may ask for; pure. */

import { wholeName, wordsOf } from '../text/fold.js';
import { isNoise } from '../text/noise.js';
import type { Vocabulary } from '../vocabulary.js';
import { planQuery, type QueryPlan } from './query-plan.js';

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
