import cors from '@koa/cors';
import { type Middleware, setHeaders } from '../state.js';

/** What a browser's script may read of an answer. */
const exposed = [
  'Access-Control-Allow-Origin',
  'Allow',
  'Cache-Control',
  'CDN-Cache-Control',
  'ETag',
  'Link',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Vary',
  'WWW-Authenticate',
  'X-Content-Type-Options',
  'X-RateLimit-Remaining-Minute',
  'X-RateLimit-Remaining-Month',
  'X-RateLimit-Tier',
  'X-Request-Id',
].join(', ');

/** The headers that every answer carries, errors included. */
export const everyAnswerHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': exposed,
  'X-Content-Type-Options': 'nosniff',
} as const;

export const commonHeaders: Middleware = (ctx, next) => {
  setHeaders(ctx, everyAnswerHeaders);
  return next();
};

/**
 * Answers a CORS preflight. Other requests pass it by: their header is the same for every origin,
 * so the `Vary: Origin` that `@koa/cors` adds would only divide caches.
 */
export function preflight(): Middleware {
  const answer = cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'OPTIONS'],
    allowHeaders: ['Authorization', 'If-None-Match', 'X-Request-Id'],
    maxAge: 86_400,
  });
  return (ctx, next) => (ctx.method === 'OPTIONS' ? answer(ctx as never, next) : next());
}
