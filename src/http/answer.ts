/** A successful answer: its body, its validator, how long it may be kept, and by whom. */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Operation } from '../api/operation.js';
import { type Context, setHeaders } from './state.js';

/** An answer as it goes out, whoever asks. */
export interface Answer {
  /** As bytes: in a string, one letter outside Latin-1 would double the whole. */
  readonly body: Buffer;
  readonly etag: string;
  /** The list's next page, as a `Link`; null where there is none. */
  readonly nextLink: string | null;
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
    sizeCalculation: ({ body }, key) => body.length + key.length + entryBytes,
    ...(isForEver ? {} : { ttl: lifetimeMs }),
  });
}

/** What all answers of an operation say of themselves. */
export function answerHeaders({ cache, access }: Pick<Operation, 'cache' | 'access'>) {
  const { sMaxAge, staleWhileRevalidate } = cache;
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': `public, s-maxage=${sMaxAge}, stale-while-revalidate=${staleWhileRevalidate}`,
    'CDN-Cache-Control': `public, max-age=${sMaxAge}, stale-while-revalidate=${staleWhileRevalidate}`,
    ...(access === 'key' ? { Vary: 'Authorization' } : {}),
  };
}

export function toAnswer(ctx: Context, found: unknown): Answer {
  const body = Buffer.from(JSON.stringify(found));
  const etag = `"${hash('sha256', body, 'base64').slice(0, 27).replaceAll('/', '_')}"`;
  return { body, etag, nextLink: nextLinkOf(ctx, found) };
}

/** Writes the answer, or a 304 when the caller has it already. */
export function writeAnswer(
  ctx: Context,
  { body, etag, nextLink }: Answer,
  headers: Readonly<Record<string, string>>,
): void {
  ctx.status = 200;
  setHeaders(ctx, headers);
  ctx.res.setHeader('ETag', etag);
  if (nextLink !== null) ctx.append('Link', nextLink);
  const ifNoneMatch = ctx.req.headers['if-none-match'];
  if (ifNoneMatch !== undefined && isHeld(etag, ifNoneMatch)) {
    ctx.status = 304;
    return;
  }
  ctx.body = body;
}

/**
 * Whether the caller has it already: RFC 9110, 13.1.2, by weak comparison. Koa's `fresh` would heed
 * the `Cache-Control: no-cache` that `fetch` adds by itself to every request with a validator.
 */
function isHeld(etag: string, ifNoneMatch: string): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || ifNoneMatch.trim() === '*';
}

/** The link to the next page of a list: the same request with the page's cursor. */
function nextLinkOf(ctx: Context, found: unknown): string | null {
  const cursor = (found as { readonly nextCursor?: string | null }).nextCursor;
  if (!cursor) return null;
  const query = new URLSearchParams(ctx.querystring);
  query.set('cursor', cursor);
  return `<${ctx.path}?${query}>; rel="next"`;
}
