/**
 * Cursors: where a page ends, as opaque text. A cursor says which list it belongs to, so that one
 * made for other parameters is refused; it holds the last record's place, not a count, so that it
 * outlives restarts, replicas and new content.
 */
import { hash } from 'node:crypto';
import {
  hitTypes,
  type ListPosition,
  type PatronagePosition,
  type SearchPosition,
} from '../catalogue/catalogue.js';
import { maxSlugLength, slugPattern } from '../catalogue/slug.js';
import { parameterProblem } from './problem.js';
import { maxCursorLength } from './schemas/parameters.js';

/** Changes when the meaning of the parts does, so that older cursors are refused, not misread. */
const version = 1;
const fingerprintLength = 10;

/** The list that a cursor belongs to: its name and its parameters, but for limit and cursor. */
export type ListIdentity = readonly (string | undefined)[];

/**
 * The filters of a list that are set, as a part of its identity: a cursor made before a filter was
 * invented is still one of the list without it.
 */
export const filtersSet = (filters: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );

/** Whether this is a cursor at all; of which list, and whether of any record, is told later. */
export function isCursorText(text: string): boolean {
  if (text.length > maxCursorLength || !/^[A-Za-z0-9_-]+$/.test(text)) return false;
  const [madeBy, madeFor] = partsOf(text);
  return madeBy === version && typeof madeFor === 'string';
}

/** Reads and writes the positions of one kind of list. */
export interface CursorKind<Position> {
  readonly toParts: (position: Position) => readonly (string | number)[];
  readonly fromParts: (parts: readonly unknown[]) => Position | undefined;
}

const isSlug = (part: unknown): part is string =>
  typeof part === 'string' && part.length <= maxSlugLength && new RegExp(slugPattern).test(part);

export const listCursor: CursorKind<ListPosition> = {
  toParts: ({ slug }) => [slug],
  fromParts: ([slug]) => (isSlug(slug) ? { slug } : undefined),
};

const isFiniteNumber = (part: unknown): part is number => Number.isFinite(part);

/** Elasticsearch holds ranks as bytes, and fails at a number beyond what it sorts by. */
const isRank = (part: unknown): part is number =>
  isFiniteNumber(part) && Number.isInteger(part) && part >= 0 && part <= 127;

export const searchCursor: CursorKind<SearchPosition> = {
  toParts: ({ score, rank, slug, type, guessed }) => [
    ...[score, rank, slug, type],
    ...(guessed ? [1] : []),
  ],
  fromParts: ([score, rank, slug, type, guessed]) => {
    if (!isFiniteNumber(score) || !isRank(rank) || !isSlug(slug)) return undefined;
    const known = hitTypes.find((each) => each === type);
    return known && { score, rank, slug, type: known, guessed: guessed === 1 };
  },
};

const maxTopicLength = 100;

export const patronageCursor: CursorKind<PatronagePosition> = {
  toParts: ({ topic }) => [topic],
  fromParts: ([topic]) =>
    typeof topic === 'string' && topic.length <= maxTopicLength ? { topic } : undefined,
};

export function encodeCursor<Position>(
  kind: CursorKind<Position>,
  list: ListIdentity,
  position: Position,
): string {
  const parts = [version, fingerprint(list), ...kind.toParts(position)];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/**
 * The position of a cursor made for this list; any other is an `invalid-cursor` problem, and so is
 * another spelling of one that was made: each page has one address in the caches.
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

const fingerprint = (list: ListIdentity): string => {
  const identity = JSON.stringify(list.map((part) => part ?? null));
  return hash('sha256', identity, 'base64url').slice(0, fingerprintLength);
};
