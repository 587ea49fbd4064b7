/** Questions about what may be eaten on a day: the day is what is searched for; pure. */
import { wordSet } from '../text/word-lists.js';

const asking = wordSet('may can could do does should must is are what which how allowed permitted');
const besideThem = wordSet(
  'am was will be have has to i we you us me one people orthodox christian christians there it a an the',
  'any some or and no not only with without still so if ok okay possible forbidden right blessed',
  'day days rule rules strict',
);
const foodWords = wordSet(
  'eat eating eaten drink food foods fish meat wine oil olive dairy milk cheese egg eggs butter fast',
  'fasts fasting abstain abstaining shellfish vegetables bread',
);

/** A saint or a day, which is asked about even without a word that asks. */
const dated = /^(?:the )?(?:st|saint|saints|feast|eve|day)\b|\d|\b(?:day|eve)$/i;

/**
 * Of a question such as "may I eat fish on St Nicholas day", what follows "on" or "during"; any other
 * text whole. A story of a fish has other words before its first "on".
 */
export function withoutFoodQuestion(text: string): string {
  const [, question = '', asked = ''] = /^(.*?)\b(?:on|during)\s+(.+)$/is.exec(text.trim()) ?? [];
  const words = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isAny = (list: ReadonlySet<string>) => words.some((word) => list.has(word));
  const isStory = words.some(
    (word) => ![foodWords, asking, besideThem].some((list) => list.has(word)),
  );
  if (isStory || !isAny(foodWords)) return text;
  return isAny(asking) || dated.test(asked) ? asked : text;
}
