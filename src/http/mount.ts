/** A path of the service, and what stands there. */
import type { Exchange, RawHeaders, Reply } from './exchange.js';

/**
 * Whatever the service answers is a mount: an operation of the API (`endpoint.ts`), health, the
 * metrics, a page, a feed, a tool. All of them go one way: `createApp` identifies the request,
 * bounds it, finds the mount, refuses other methods, answers OPTIONS, and writes the reply, or
 * the problem when `answer` throws a `ProblemError`. `answer` decides what is in between: a mount
 * that is limited by address consumes from a `Limiter` of its own there, as `admit` does by key.
 *
 * - A redirect is a reply of 301 or 302 with a `Location` and no body.
 * - Another type of content is another `Content-Type` among the reply's headers.
 * - What is kept of answers is the mount's choice: `createAnswerMemory` makes it a memory of its
 *   own. `replyWith` adds the validator and answers 304.
 * - A mount that takes POST reads the body from `exchange.request`, within a bound of its own.
 * - A mount whose problems are not to be JSON catches them in `answer`.
 */
export interface Mount {
  /** With `{name}` for each segment that is a parameter. */
  readonly path: string;
  /** `OPTIONS` is answered for all; `HEAD` only where it is listed, and `write` drops the body. */
  readonly methods: readonly string[];
  /** What all answers at this path carry, problems too. */
  readonly headers: RawHeaders;
  /** What a browser may send from another origin; null where only the own origin may call. */
  readonly preflight: Preflight | null;
  /** False for segments that can name nothing here: then the path is unknown. */
  readonly knows?: (segments: readonly string[]) => boolean;
  /** `segments` are the path's parameters, in its order, as they stand in the request. */
  readonly answer: (exchange: Exchange, segments: readonly string[]) => Reply | Promise<Reply>;
}

export interface Preflight {
  readonly allowHeaders: readonly string[];
}

export const readers = ['GET', 'HEAD'] as const;

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

/** What every answer of the API carries: scripts of any origin may read it. */
export const openHeaders: RawHeaders = [
  ...['Access-Control-Allow-Origin', '*'],
  ...['Access-Control-Expose-Headers', exposed],
  ...['X-Content-Type-Options', 'nosniff'],
  // Search engines are shown the pages, not the data behind them.
  ...['X-Robots-Tag', 'noindex'],
];

/** What scripts of any origin may send to the API. */
export const openPreflight: Preflight = {
  allowHeaders: ['Authorization', 'If-None-Match', 'X-Request-Id'],
};
