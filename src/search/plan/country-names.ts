/** The country that a query may name; pure. */
import { saintsOf, wholeName } from '../text/fold.js';
import { wordSet } from '../text/word-lists.js';

/** Words of questions about a country: "how many Orthodox Christians live in Romania". */
const countryQuestions = wordSet(
  'many much population number percent percentage people peoples nation nations land lands live',
  'lives living christian christians christianity church churches believers faithful home',
  'native local born lived worked national tell statistics jurisdiction jurisdictions there',
);

/** The words as a country's name, with and without those of a question; as its saints, if those are asked for. */
export function countryNamesIn(content: readonly string[], isOfSaints: boolean): string[] {
  const names = content.filter((word) => !countryQuestions.has(word));
  const whole = [content, ...(names.length > 0 ? [names] : [])];
  const saints = isOfSaints ? [saintsOf(content)] : [];
  return [...new Set([...whole.map(wholeName), ...saints])];
}
