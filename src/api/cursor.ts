/**
 * Cursors: where a page ends, as opaque text. A cursor carries a fingerprint of its list, so one
 * made for other parameters is refused. It holds the position of the last record, not a count, so
 * it stays valid across restarts, replicas and new content.
 */
import { hash } from 'node:crypto';
import {
  type FacetedPage,
  hitTypes,
  type ListPosition,
  type PatronagePosition,
  type SearchPosition,
} from '../catalogue/queries.js';
import { isSlug } from '../catalogue/slug.js';
import { parameterProblem } from '../http/problem.js';
import { countsOf } from './schemas/facets.js';
import { cursorPattern, maxCursorLength } from './schemas/parameters.js';

/** Raised when the meaning of the parts changes, so that older cursors are refused, not misread. */
const version = 1;
const fingerprintLength = 10;

const cursorShape = new RegExp(cursorPattern);

/** The list that a cursor belongs to: its name and parameters, except limit and cursor. */
export type ListIdentity = readonly (string | undefined)[];

/**
 * The filters in use, as part of a list's identity. Unset filters leave no trace, so adding a new
 * filter to the API does not invalidate older cursors.
 */
export const filtersSet = (filters: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );

/** Whether the text has the form of a cursor; `decodeCursor` checks its list and position. */
export function isCursorText(text: string): boolean {
  if (text.length > maxCursorLength || !cursorShape.test(text)) return false;
  const [madeBy, madeFor] = partsOf(text);
  return madeBy === version && typeof madeFor === 'string';
}

/** Encodes and decodes the positions in one kind of list. */
export interface CursorKind<Position> {
  readonly toParts: (position: Position) => readonly (string | number)[];
  readonly fromParts: (parts: readonly unknown[]) => Position | undefined;
}

export const listCursor: CursorKind<ListPosition> = {
  toParts: ({ slug }) => [slug],
  fromParts: ([slug]) => (isSlug(slug) ? { slug } : undefined),
};

const isFiniteNumber = (part: unknown): part is number => Number.isFinite(part);

/** Elasticsearch stores ranks as bytes, and fails on a sort value outside that range. */
const isRank = (part: unknown): part is number =>
  isFiniteNumber(part) && Number.isInteger(part) && part >= 0 && part <= 127;

export const searchCursor: CursorKind<SearchPosition> = {
  toParts: ({ score, rank, slug, type, fuzzy }) => [score, rank, slug, type, ...(fuzzy ? [1] : [])],
  fromParts: ([score, rank, slug, type, fuzzy]) => {
    if (!isFiniteNumber(score) || !isRank(rank) || !isSlug(slug)) return undefined;
    const known = hitTypes.find((each) => each === type);
    return known && { score, rank, slug, type: known, fuzzy: fuzzy === 1 };
  },
};

/** A sort key: letters, digits, spaces and hyphens, at most 150. */
const isKey = (part: unknown): part is string =>
  typeof part === 'string' && /^[\p{L}\p{N} -]{1,150}$/u.test(part);

/** Positions in a list that is ordered by a key. */
export const sortedBy = <Position extends ListPosition>(
  kind: CursorKind<Position>,
): CursorKind<Position> => ({
  toParts: ({ key = '', ...position }) => [key, ...kind.toParts(position as Position)],
  fromParts([key, ...parts]) {
    const position = kind.fromParts(parts);
    return position && isKey(key) ? { ...position, key } : undefined;
  },
});

const maxTopicLength = 100;

export const patronageCursor: CursorKind<PatronagePosition> = {
  toParts: ({ topic }) => [topic],
  fromParts: ([topic]) =>
    typeof topic === 'string' && topic.length <= maxTopicLength ? { topic } : undefined,
};

/** One page of a list as an answer: the entries after the cursor, and the next page's cursor. */
export async function listAnswer<Position, Item, Entry>(
  kind: CursorKind<Position>,
  list: ListIdentity,
  cursor: string | undefined,
  find: (after: Position | undefined) => Promise<FacetedPage<Item, Position>>,
  present: (item: Item) => Entry,
) {
  const page = await find(decodeCursor(kind, list, cursor));
  const nextCursor = page.next && encodeCursor(kind, list, page.next);
  return { data: page.items.map((item) => present(item)), nextCursor, ...countsOf(page) };
}

export function encodeCursor<Position>(
  kind: CursorKind<Position>,
  list: ListIdentity,
  position: Position,
): string {
  const parts = [version, fingerprint(list), ...kind.toParts(position)];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/**
 * The position in a cursor. Throws an `invalid-cursor` problem if it was made for another list, or
 * if it is another encoding of a valid one: each page must have a single URL in caches.
 */
export function decodeCursor<Position>(
  kind: CursorKind<Position>,
  list: ListIdentity,
  cursor: string | undefined,
): Position | undefined {
  if (cursor === undefined) return undefined;
  const [, , ...parts] = partsOf(cursor);
  const position = kind.fromParts(parts);
  if (position === undefined || encodeCursor(kind, list, position) !== cursor) {
    const detail = 'must be the nextCursor of a page of this list, with the same parameters';
    throw parameterProblem('invalid-cursor', [{ parameter: 'cursor', detail }]);
  }
  return position;
}

function partsOf(cursor: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

const fingerprint = (list: ListIdentity): string =>
  hash('sha256', JSON.stringify(list), 'base64url').slice(0, fingerprintLength);
