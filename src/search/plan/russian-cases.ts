/** Russian names in another case: "Николаю Чудотворцу" is of Николай Чудотворец; pure. */
import { fold } from '../text/fold.js';
import { stemOf } from '../text/stem.js';
import type { Vocabulary } from '../vocabulary.js';

type Ending = readonly [ending: RegExp, nominative: string];

/** Of nouns, and of adjectives that are bynames ("Великого"); the first that gives a known word counts. */
const endings: readonly Ending[] = [
  [/ц(?:а|у|ем)$/u, 'ец'],
  [/(?:я|ю|ем|е)$/u, 'й'],
  [/(?:ю|и|е|ей)$/u, 'я'],
  [/(?:я|ю|ем)$/u, 'ь'],
  [/(?:а|у|ом|е)$/u, ''],
  [/(?:ы|и|е|у|ой)$/u, 'а'],
  [/(?:ого|его|ому|ему)$/u, 'ий'],
  [/(?:ого|ому)$/u, 'ый'],
  [/(?:ой|ую)$/u, 'ая'],
];

/** Of adjectives of places, which no list has: "Радонежского". */
const ofPlaces: readonly Ending[] = [
  [/(?<=[сц]к)(?:ого|ому|им|ом)$/u, 'ий'],
  [/(?<=[сц]к)(?:ой|ую)$/u, 'ая'],
];

/** What follows a man's name in another case, which may look like a woman's: "Серафима Саровского". */
const ofMan = /(?:[ое]го|[ое]му|ца|цу)$/u;
const russian = /[а-яё]{3,}/giu;
/** What is asked for of a saint, or his title, before the name: "молитва", "икона", "святителя". */
const beforeNames =
  /^\s*(?:(?:молитв[аы]|икон[аы]|житие|акафист|канон|память|святител[ьяю])\s+)+(?=([а-яё]+))/iu;

/** The text with its Russian names and bynames in the nominative, as lists and records have them. */
export function inNominative(text: string, { givenNames, epithets, kinds }: Vocabulary): string {
  const words = text.toLowerCase().match(russian) ?? [];
  const isName = (word: string) => givenNames.has(fold(word));
  const isKnown = (word: string) =>
    isName(word) || epithets.has(fold(word)) || kinds.has(stemOf(fold(word)));
  const nominativeOf = (word: string, next = ''): string => {
    const [placed] = formsOf(word, ofPlaces);
    if (placed !== undefined) return placed;
    if (isKnown(word) && !ofMan.test(next)) return word;
    return formsOf(word, endings).find(isKnown) ?? word;
  };
  let at = 0;
  return text
    .replace(russian, (written) => {
      const word = written.toLowerCase();
      at += 1;
      const nominative = nominativeOf(word, words[at]);
      return nominative === word ? written : nominative;
    })
    .replace(beforeNames, (asked, name: string) => (isName(name) ? '' : asked));
}

const formsOf = (word: string, rules: readonly Ending[]): string[] =>
  rules
    .filter(([ending]) => ending.test(word))
    .map(([ending, other]) => word.replace(ending, other));
