/** The known phrases in a query: topics and categories, by their stems; pure. */
import type { PhraseBook } from '../vocabulary.js';

interface Span {
  readonly start: number;
  readonly end: number;
  readonly target: string;
}

export const spansIn = (asked: readonly string[], book: PhraseBook): Span[] =>
  asked.flatMap((first, start) =>
    (book.get(first) ?? [])
      .filter(({ stems }) => stems.every((stem, index) => asked[start + index] === stem))
      .map(({ stems, target }) => ({ start, end: start + stems.length, target })),
  );

/**
 * The stems that belong to a known phrase in the query, with what the phrase stands for. A phrase
 * within a longer one is ignored: "mental illness" is not "illness", nor "mother of God" a mother.
 */
export function explain(
  asked: readonly string[],
  spans: readonly Span[],
  others: readonly Span[],
): Map<string, string[]> {
  const explained = new Map<string, string[]>();
  for (const span of spans) {
    if ([...spans, ...others].some((other) => isWithin(span, other))) continue;
    for (const stem of asked.slice(span.start, span.end)) {
      explained.set(stem, [...(explained.get(stem) ?? []), span.target]);
    }
  }
  return explained;
}

const isWithin = (span: Span, other: Span): boolean =>
  other.start <= span.start &&
  span.end <= other.end &&
  span.end - span.start < other.end - other.start;
