/** A successful answer: its body, its validator, how long it may be kept, and by whom. */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Operation } from '../api/operation.js';
import type { Exchange, RawHeaders, Reply } from './exchange.js';

/** An answer as it goes out, whoever asks: put together once for all who do. */
export interface Answer {
  readonly etag: string;
  readonly full: Reply;
  /** For those who have it already. */
  readonly held: Reply;
}

/** Answers given lately, by what was asked. */
export interface AnswerMemory {
  get(key: string): Answer | undefined;
  set(key: string, answer: Answer): void;
}

const maxBytes = 4_000_000;
/** What an entry weighs beside its body. */
const entryBytes = 500;

/**
 * Keeps answers for `lifetimeMs`: for ever where the catalogue cannot change under the process, and
 * for a few seconds where a new generation must soon be seen.
 */
export function createAnswerMemory(lifetimeMs: number): AnswerMemory {
  const isForEver = lifetimeMs === Number.POSITIVE_INFINITY;
  return new LRUCache<string, Answer>({
    maxSize: maxBytes,
    sizeCalculation: ({ full }, key) => (full.body?.length ?? 0) + key.length + entryBytes,
    ...(isForEver ? {} : { ttl: lifetimeMs }),
  });
}

/** What all answers of an operation say of their lifetime, 304 included. */
export function answerHeaders({ cache, access }: Pick<Operation, 'cache' | 'access'>): RawHeaders {
  const { sMaxAge, staleWhileRevalidate } = cache;
  return [
    'Cache-Control',
    `public, s-maxage=${sMaxAge}, stale-while-revalidate=${staleWhileRevalidate}`,
    'CDN-Cache-Control',
    `public, max-age=${sMaxAge}, stale-while-revalidate=${staleWhileRevalidate}`,
    ...(access === 'key' ? ['Vary', 'Authorization'] : []),
  ];
}

/** `headers` are those of the operation. A body is bytes: as a string it might be twice as long. */
export function toAnswer(
  found: unknown,
  headers: RawHeaders,
  request: Pick<Exchange, 'path' | 'querystring'>,
): Answer {
  const body = Buffer.from(JSON.stringify(found));
  const etag = `"${hash('sha256', body, 'base64').slice(0, 27).replaceAll('/', '_')}"`;
  const shared = [...headers, 'ETag', etag, ...nextLink(found, request)];
  return {
    etag,
    full: {
      status: 200,
      headers: [...shared, 'Content-Type', 'application/json; charset=utf-8'],
      body,
    },
    held: { status: 304, headers: shared },
  };
}

/** The answer in full, or a 304 when the caller has it already. */
export function replyWith({ etag, full, held }: Answer, { request }: Exchange): Reply {
  const ifNoneMatch = request.headers['if-none-match'];
  return ifNoneMatch !== undefined && isHeld(etag, ifNoneMatch) ? held : full;
}

/**
 * Whether the caller has it already: RFC 9110, 13.1.2, by weak comparison. Koa's `fresh` would heed
 * the `Cache-Control: no-cache` that `fetch` adds by itself to every request with a validator.
 */
function isHeld(etag: string, ifNoneMatch: string): boolean {
  if (ifNoneMatch === etag) return true;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || ifNoneMatch.trim() === '*';
}

/** The link to the next page of a list: the same request with the page's cursor. */
function nextLink(
  found: unknown,
  { path, querystring }: Pick<Exchange, 'path' | 'querystring'>,
): RawHeaders {
  const cursor = (found as { readonly nextCursor?: string | null }).nextCursor;
  if (!cursor) return [];
  const query = new URLSearchParams(querystring);
  query.set('cursor', cursor);
  return ['Link', `<${path}?${query}>; rel="next"`];
}
