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
const russian = /[а-яё]{3,}/gu;
/** What is asked for of a saint, or his title, before the name: "молитва", "икона", "святителя". */
const beforeNames =
  /^\s*(?:(?:молитв[аы]|икон[аы]|житие|акафист|канон|память|святител[ьяю])\s+)+(?=([а-яё]+))/u;

/**
 * The text with its Russian names and bynames in the nominative, as lists and records have them. Of a
 * text with other words, which may be the beginning of a hymn ("Правило веры и образ кротости"), only
 * names with a place: "кто благословил Дмитрия Донского".
 */
export function inNominative(text: string, vocabulary: Vocabulary): string {
  const { givenNames, epithets, kinds } = vocabulary;
  const isName = (word: string) => givenNames.has(fold(word));
  const isKnown = (word: string) =>
    isName(word) || epithets.has(fold(word)) || kinds.has(stemOf(fold(word)));
  const nominativeOf = (word: string, next = ''): string | undefined =>
    formsOf(word, ofPlaces)[0] ??
    (isKnown(word) && !ofMan.test(next) ? word : formsOf(word, endings).find(isKnown));
  const isNameIn = (word: string) => isName(nominativeOf(word) ?? word);
  const named = text
    .toLowerCase()
    .replace(beforeNames, (asked, name: string) => (isNameIn(name) ? '' : asked));
  const words = named.match(russian) ?? [];
  const nominatives = words.map((word, at) => nominativeOf(word, words[at + 1]));
  const hasPlace = (at: number) =>
    isName(nominatives[at] ?? '') && formsOf(words[at + 1] ?? '', ofPlaces).length > 0;
  const areNames =
    nominatives.every((nominative) => nominative !== undefined) ||
    (words.length === 2 && isName(nominatives[0] ?? ''));
  if (words.length === 0 || !(areNames || words.some((_, at) => hasPlace(at)))) return text;
  let at = -1;
  const changed = named.replace(russian, (word) => {
    at += 1;
    return areNames || hasPlace(at) || hasPlace(at - 1) ? (nominatives[at] ?? word) : word;
  });
  return changed === text.toLowerCase() ? text : changed;
}

const formsOf = (word: string, rules: readonly Ending[]): string[] =>
  rules
    .filter(([ending]) => ending.test(word))
    .map(([ending, other]) => word.replace(ending, other));
