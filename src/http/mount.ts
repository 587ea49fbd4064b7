/** A path of the service, and what answers there. */
import { type Exchange, type RawHeaders, type Reply, rawHeaders } from './exchange.js';

/**
 * Everything the service answers is a mount: an operation of the API (`api-mounts.ts`), health, the
 * metrics, a page, a feed, a tool. All take the same way: `createApp` identifies the request, checks
 * its size, finds the mount, refuses other methods, answers OPTIONS, and writes the reply, or the
 * problem if `answer` throws a `ProblemError`. `answer` decides everything in between: for instance,
 * a mount limited by address consumes from its own `Limiter`, as `admit` does by key.
 *
 * - A redirect is a reply of 301 or 302 with a `Location` and no body.
 * - For another type of content, set `Content-Type` in the reply's headers.
 * - Caching is the mount's choice: `createAnswerCache` gives it a cache of its own, and `replyWith`
 *   adds the validator and answers 304.
 * - A mount that takes POST reads the body from `exchange.request`, within its own limit.
 * - A mount whose problems are not JSON catches them in `answer`.
 */
export interface Mount {
  /** Each segment that is a parameter is written `{name}`. */
  readonly path: string;
  /** `OPTIONS` is always answered; `HEAD` only where listed, and `write` drops the body. */
  readonly methods: readonly string[];
  /** Headers of every answer at this path, problems included. */
  readonly headers: RawHeaders;
  /** What a browser may send from another origin; null if only our own origin may call. */
  readonly preflight: { readonly allowHeaders: readonly string[] } | null;
  /** False for segments that cannot name anything here: the path is left to other mounts. */
  readonly accepts?: (segments: readonly string[]) => boolean;
  /** `segments` are the path's parameters in order, as sent. */
  readonly answer: (exchange: Exchange, segments: readonly string[]) => Reply | Promise<Reply>;
}

export const readers = ['GET', 'HEAD'];

/** The headers that a browser's scripts may read. */
const exposed = [
  'Access-Control-Allow-Origin',
  'Age',
  'Allow',
  'Cache-Control',
  'Cache-Status',
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

/** Headers of every answer of the API: scripts of any origin may read it. */
export const openHeaders = rawHeaders({
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': exposed,
  'X-Content-Type-Options': 'nosniff',
  // Search engines should index the pages, not the data behind them.
  'X-Robots-Tag': 'noindex',
});

/** What is the same for all that scripts of any origin may read. */
export const openReader = {
  methods: readers,
  headers: openHeaders,
  /** What such scripts may send. */
  preflight: {
    allowHeaders: ['Authorization', 'If-None-Match', 'If-Modified-Since', 'X-Request-Id'],
  },
} satisfies Partial<Mount>;
