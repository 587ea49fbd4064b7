/** What tells a name in a query: "Saint" before it, "of" after it, a litany around it; pure. */
import { fold } from '../text/fold.js';
import { foreignSaintWords, saintWords } from '../text/noise.js';
import type { Chunk, Span, Token } from '../text/tokens.js';
import type { Vocabulary } from '../vocabulary.js';

/** Splits names from the word that they run into: "#SaintPaisios", "saintgeorge", "Sant'Ambrogio". */
export const splitJoinedNames = (text: string, { givenNames }: Vocabulary): string =>
  text
    .replace(/(?<!\p{L})(?:#\p{L}+|(?:Saint|St)\p{Lu}\p{L}+)/gu, (word) =>
      word.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '),
    )
    .replace(/(?<!\p{L})sant['’](?=\p{L})/giu, 'sant ')
    .replace(/(?<!\p{L})(saint|st)(\p{L}{4,})/giu, (word, saint, name) =>
      givenNames.has(fold(name)) && !givenNames.has(fold(word)) ? `${saint} ${name}` : word,
    );

const father = /^(?:father|mother)/;
const maxWordsBeforeFather = 4;

/** The phrase that introduces a saint in a litany or calendar: "Our Father among the Saints". */
export function litanyIn(tokens: readonly Token[]): Span | undefined {
  for (const [start, { word }] of tokens.entries()) {
    if (word !== 'our') continue;
    const near = tokens.slice(start + 1, start + 2 + maxWordsBeforeFather);
    const at = near.findIndex((token) => father.test(token.word));
    if (!/^(?:father|mother)s?$/.test(near[at]?.word ?? '')) continue;
    const end = start + at + 2;
    const next = tokens.slice(end, end + 3).map((token) => token.word);
    return { start, end: next.join(' ') === 'among the saints' ? end + 3 : end };
  }
  return undefined;
}

const beforeNames = new Set([...saintWords, 'blessed', ...foreignSaintWords]);

/** The words of the names after "Saint" in a query: two in "Saint Gregory Palamas was". */
export function wordsAfterSaint(chunks: readonly Chunk[]): Set<string> {
  const named = new Set<string>();
  let isNaming: boolean = false;
  for (const { written, tokens } of chunks) {
    const isSaint = tokens.some(({ word }) => beforeNames.has(word));
    const goesOn: boolean = isNaming && (named.size === 0 || /^\p{Lu}/u.test(written));
    if (!isSaint && goesOn) for (const { word } of tokens) named.add(word);
    isNaming = isSaint || (goesOn && !/[,.;:?!]$/.test(written));
  }
  return named;
}

/** Where it is said what somebody is named after: "Thessalonica" in "Gregory of Thessalonica". */
export const bynamesIn = (tokens: readonly Token[], { givenNames }: Vocabulary): readonly Token[] =>
  tokens.filter(
    (_, at) => tokens[at - 1]?.word === 'of' && givenNames.has(tokens[at - 2]?.word ?? ''),
  );
