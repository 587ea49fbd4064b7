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
  ctx.set('ETag', `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`);
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.body = body;
}

/** The link to the next page of a list, beside other links of the answer. */
export function linkNextPage(ctx: Context, answer: unknown): void {
  const cursor = (answer as { readonly nextCursor?: string | null }).nextCursor;
  if (!cursor) return;
  const others = ctx.querystring.split('&').filter((pair) => !/^cursor=/.test(pair) && pair !== '');
  ctx.append('Link', `<${ctx.path}?${[...others, `cursor=${cursor}`].join('&')}>; rel="next"`);
}
