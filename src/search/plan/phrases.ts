/** The known phrases in a query: topics and categories, by their stems; pure. */
import type { Span, Token } from '../text/tokens.js';
import { articles, type PhraseBook } from '../vocabulary.js';

/** Where a phrase is among the tokens that are no articles, and what it stands for. */
export interface PhraseSpan extends Span {
  readonly target: string;
}

/** Articles do not part a phrase: "couples wanting a child" is one of "couples wanting children". */
export const withoutArticles = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(({ word }) => !articles.has(word));

export const phrasesIn = (tokens: readonly Token[], book: PhraseBook): PhraseSpan[] =>
  tokens.flatMap(({ stem: first }, start) =>
    (book.get(first) ?? [])
      .filter(({ stems }) => stems.every((stem, index) => tokens[start + index]?.stem === stem))
      .map(({ stems, target }) => ({ start, end: start + stems.length, target })),
  );

/**
 * The phrases that are not within a longer one: "mental illness" is not "illness", nor "mother of
 * God" a mother.
 */
export const longestOf = (
  spans: readonly PhraseSpan[],
  others: readonly PhraseSpan[],
): readonly PhraseSpan[] =>
  spans.filter((span) => ![...spans, ...others].some((other) => isWithin(span, other)));

/** The stems that belong to a phrase, with what it stands for. */
export function meaningsOf(
  tokens: readonly Token[],
  spans: readonly PhraseSpan[],
): Map<string, string[]> {
  const meanings = new Map<string, string[]>();
  for (const { start, end, target } of spans) {
    for (const { stem } of tokens.slice(start, end)) {
      meanings.set(stem, [...(meanings.get(stem) ?? []), target]);
    }
  }
  return meanings;
}

const isWithin = (span: Span, other: Span): boolean =>
  other.start <= span.start &&
  span.end <= other.end &&
  span.end - span.start < other.end - other.start;
