/** A text cut into words, once for everything that reads it; pure. */
import { wordsOf } from './fold.js';
import { isNoise } from './noise.js';
import { stemOf } from './stem.js';

/** A folded word of a text. */
export interface Token {
  readonly word: string;
  readonly stem: string;
  readonly isNoise: boolean;
  /** The text between spaces that the word is from. */
  readonly written: string;
}

/** A text between spaces, which may have no words, or several: "all-holy". */
export interface Chunk {
  readonly written: string;
  readonly tokens: readonly Token[];
}

/** The tokens from `start` to before `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface TokenizedText {
  readonly chunks: readonly Chunk[];
  /** The tokens of all chunks. */
  readonly tokens: readonly Token[];
  /** Whether the last word may be half typed, as no space follows it. */
  readonly isOpen: boolean;
}

/** The words of a text, as many as fit into the given number of folded characters. */
export function tokenize(text: string, maxLength: number): TokenizedText {
  const written = text.split(/\s+/).filter((each) => each !== '');
  let length = 0;
  const fits = ({ word }: Token) => {
    length += word.length + 1;
    return length <= maxLength + 1;
  };
  const chunks = written.map(toChunk).map((chunk) => ({
    ...chunk,
    tokens: chunk.tokens.filter(fits),
  }));
  return tokenized(chunks, !/\s$/.test(text));
}

/** The text without its last chunk, but with the space before it. */
export const withoutLastChunk = ({ chunks }: TokenizedText): TokenizedText =>
  tokenized(chunks.slice(0, -1), false);

const tokenized = (chunks: readonly Chunk[], isOpen: boolean): TokenizedText => ({
  chunks,
  tokens: chunks.flatMap(({ tokens }) => tokens),
  isOpen,
});

const toChunk = (written: string): Chunk => ({
  written,
  tokens: wordsOf(written).map((word) => ({
    word,
    stem: stemOf(word),
    isNoise: isNoise(word),
    written,
  })),
});

/** The stems of a text's words, without noise. */
export const contentStems = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !isNoise(word))
    .map(stemOf);
