/** A successful answer: its body, its validator, and how long it may be kept. */
import { createHash } from 'node:crypto';
import type { Operation } from './operation.js';
import type { Context } from './state.js';

export function cacheHeaders({ cache, access }: Pick<Operation, 'cache' | 'access'>) {
  const { sMaxAge, staleWhileRevalidate } = cache;
  return {
    'Cache-Control': `public, s-maxage=${sMaxAge}, stale-while-revalidate=${staleWhileRevalidate}`,
    'CDN-Cache-Control': `public, max-age=${sMaxAge}, stale-while-revalidate=${staleWhileRevalidate}`,
    ...(access === 'key' ? { Vary: 'Authorization' } : {}),
  };
}

/** Writes the body, or a 304 when the caller has it already. */
export function writeAnswer(
  ctx: Context,
  body: string,
  headers: Readonly<Record<string, string>>,
): void {
  ctx.status = 200;
  ctx.type = 'application/json; charset=utf-8';
  ctx.set(headers);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  ctx.set('ETag', etag);
  if (isHeld(etag, ctx.req.headers['if-none-match'])) {
    ctx.status = 304;
    return;
  }
  ctx.body = body;
}

/**
 * Whether the caller has it already: RFC 9110, 13.1.2, by weak comparison. Koa's `fresh` would heed
 * the `Cache-Control: no-cache` that `fetch` adds by itself to every request with a validator.
 */
function isHeld(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || ifNoneMatch.trim() === '*';
}

/** The link to the next page of a list, beside other links of the answer. */
export function linkNextPage(ctx: Context, answer: unknown): void {
  const cursor = (answer as { readonly nextCursor?: string | null }).nextCursor;
  if (!cursor) return;
  const query = new URLSearchParams(ctx.querystring);
  query.set('cursor', cursor);
  ctx.append('Link', `<${ctx.path}?${query}>; rel="next"`);
}
