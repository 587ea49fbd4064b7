/** Questions about when a feast is: the feast is what is searched for; pure. */
import { wordsOf } from '../text/fold.js';
import { isNoise } from '../text/noise.js';

/** "When is Good Friday in 2027" and "Easter 2027" ask for the feast: no life has that year. */
const withoutYear = (text: string): string =>
  text
    .replace(/^(\s*when (?:is|are|does|do|will)\b.*?)(?: in)? (?:1[6-9]|2\d)\d\d\b/i, '$1')
    .replace(/^(\s*(?:\p{L}[\p{L}\p{M}'’-]*\s+){1,5})(?<!\bin\s)20[2-9]\d\s*$/iu, '$1');

const byWhichCalendar =
  /[\s,(]+(?:(?:on|in|by|of|for|according to) )?(?:the )?(?:old|new|julian|gregorian|revised julian) (?:calendar|style)\)?\s*$/i;
const inWhichYear = /\s(?:this|next) year\s*$/i;

/** The text without its year or calendar: "St Nicholas, old calendar" asks for St Nicholas. */
export function withoutWhen(text: string): string {
  const asked = withoutYear(text).replace(byWhichCalendar, '').replace(inWhichYear, '');
  return wordsOf(asked).every(isNoise) ? text : asked;
}
