/** How a query marks its names: after "Saint", after "of", in a litany; pure. */

import { fold, wordsOf } from '../text/fold.js';
import { saintsAbroad, saintWords } from '../text/noise.js';
import { stemOf } from '../text/stem.js';
import type { Vocabulary } from '../vocabulary.js';

/** A text whose names do not run into the word before: "#SaintPaisios", "saintgeorge". */
export const parted = (text: string, { givenNames }: Vocabulary): string =>
  text
    .replace(/(?<!\p{L})(?:#\p{L}+|(?:Saint|St)\p{Lu}\p{L}+)/gu, (word) =>
      word.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '),
    )
    .replace(/(?<!\p{L})(saint|st)(\p{L}{4,})/giu, (word, saint, name) =>
      givenNames.has(fold(name)) && !givenNames.has(fold(word)) ? `${saint} ${name}` : word,
    );

/** The phrase that introduces a saint in a litany or calendar: "Our Father among the Saints". */
const litany = /\bour (?:(?!father|mother)\w+ ){0,4}(?:father|mother)s?(?: among the saints)?\b/;

export const withoutLitany = (text: string): string => {
  const folded = fold(text);
  return litany.test(folded) ? folded.replace(litany, ' ') : text;
};

const beforeNames = new Set([...saintWords, 'blessed', ...saintsAbroad]);

/** The words of the names after "Saint" in a query: two in "Saint Gregory Palamas was". */
export function wordsAfterSaint(text: string): Set<string> {
  const named = new Set<string>();
  let isNaming: boolean = false;
  for (const written of text.split(/\s+/)) {
    const words = wordsOf(written);
    const isSaint = words.some((word) => beforeNames.has(word));
    const goesOn: boolean = isNaming && (named.size === 0 || /^\p{Lu}/u.test(written));
    if (!isSaint && goesOn) for (const word of words) named.add(word);
    isNaming = isSaint || (goesOn && !/[,.;:?!]$/.test(written));
  }
  return named;
}

/** The stems of what people are named after: Thessalonica in "Gregory of Thessalonica". */
export function bynamesIn(text: string, { givenNames }: Vocabulary): Set<string> {
  const words = wordsOf(text);
  return new Set(
    words
      .filter((_, at) => words[at - 1] === 'of' && givenNames.has(words[at - 2] ?? ''))
      .map(stemOf),
  );
}
