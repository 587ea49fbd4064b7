/** Questions about what may be eaten on a day: the day is what is searched for; pure. */
import { wordSet } from '../text/word-lists.js';

const questionWords = wordSet(
  'may can could do does should must is are am was will be have has to i we you one orthodox people',
  'there it a an the what which how any some or and no not only with without us me still so if ok okay',
  'allowed permitted possible forbidden right day days rule rules strict christians christian blessed',
);
const asks = wordSet('may can could do does should must is are what which how allowed permitted');
const foodWords = wordSet(
  'eat eating eaten drink food foods fish meat wine oil olive dairy milk cheese egg eggs butter fast',
  'fasts fasting abstain abstaining shellfish vegetables bread',
);

/** What such a question can be about besides a saint, whose title shows by itself. */
const dated = /^(?:the )?(?:st|saint|saints|feast|eve|day)\b|\d|\b(?:day|eve)$/i;

/**
 * The text after "on" or "during" of a question such as "may I eat fish on St Nicholas day", and the
 * whole of any other text. A story of a fish has other words before its first "on".
 */
export function withoutFoodQuestion(text: string): string {
  const [, question = '', asked = ''] = /^(.*?)\b(?:on|during)\s+(.+)$/is.exec(text.trim()) ?? [];
  const words = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isAboutFood = words.some((word) => foodWords.has(word));
  if (!isAboutFood || !words.every((word) => foodWords.has(word) || questionWords.has(word))) {
    return text;
  }
  return words.some((word) => asks.has(word)) || dated.test(asked) ? asked : text;
}
