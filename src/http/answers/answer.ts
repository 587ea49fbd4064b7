/** A successful answer: its body in each encoding, its validator and its cache headers. */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  type Exchange,
  type RawHeaders,
  type Reply,
  rawHeaders,
  uncachedReply,
} from '../exchange.js';
import { type Encoding, encodingOf } from './accept-encoding.js';
import { toJson } from './json.js';

/** An answer in one encoding, ready to send to any caller. */
interface Variant {
  readonly etag: string;
  readonly full: Reply | Promise<Reply>;
  /** The 304 for callers who have it already. */
  readonly notModified: Reply;
}

export interface Answer {
  /** Size of the uncompressed body. */
  readonly bytes: number;
  readonly plain: Variant;
  /** Compressed on first use and kept with the answer; null where it would save nothing. */
  readonly compressed: ((encoding: Encoding) => Variant) | null;
  /** When what it shows last changed, in milliseconds since the epoch, if that is known. */
  readonly modifiedMs?: number | undefined;
}

/** A body that fits in one network packet gains nothing from being smaller. */
const minCompressibleBytes = 1_000;

const compressors: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body),
};

/** How long caches keep an answer, in seconds. */
export interface CacheLifetime {
  readonly sMaxAge: number;
  readonly staleWhileRevalidate: number;
}

export interface AnswerHead {
  /** Everything that caches need except `Vary`, which also depends on the size. */
  readonly headers: RawHeaders;
  /** The request headers that the answer depends on, besides `Accept-Encoding`. */
  readonly vary?: readonly string[];
  /** When what the answer shows last changed, if that is known. */
  readonly modifiedMs?: number | undefined;
}

/** The cache lifetime of what has no key: pages and feeds. */
export const publicLifetime = ({ sMaxAge, staleWhileRevalidate }: CacheLifetime) =>
  rawHeaders({
    'Cache-Control': `public, max-age=${sMaxAge}, stale-while-revalidate=${staleWhileRevalidate}`,
  });

const dayMs = 86_400_000;

/**
 * The reply with lifetimes that end at midnight UTC, for what depends on the day: a cache must not
 * show it as today's afterwards.
 */
export function untilMidnight(reply: Reply, nowMs: number): Reply {
  const left = Math.floor((dayMs - (nowMs % dayMs)) / 1000);
  const headers = reply.headers.map((value, index) =>
    /^(?:CDN-)?Cache-Control$/.test(reply.headers[index - 1] ?? '')
      ? shortened(value, left)
      : value,
  );
  return { ...reply, headers };
}

/** `public, max-age=3600, stale-while-revalidate=60` → the same within so many seconds. */
function shortened(directives: string, seconds: number): string {
  let left = seconds;
  return directives.replace(
    /\b(max-age|s-maxage|stale-while-revalidate)=(\d+)/g,
    (_, name: string, given: string) => {
      const lifetime = Math.min(Number(given), left);
      left -= lifetime;
      return `${name}=${lifetime}`;
    },
  );
}

/** An object for this caller alone. */
export const privateReply = (found: object): Reply =>
  uncachedReply(200, jsonType, toJson(found), ['Vary', 'Authorization']);

const jsonType = 'application/json; charset=utf-8';

/** An object as the answer to this request. */
export function toAnswer(
  found: object,
  head: AnswerHead,
  request: Pick<Exchange, 'path' | 'querystring'>,
): Answer {
  const headers = [...head.headers, ...nextLink(found, request)];
  return answerOf(Buffer.from(toJson(found)), jsonType, { ...head, headers });
}

/** Any body as an answer: its validators, and its compressed forms if it is large enough. */
export function answerOf(body: Buffer, type: string, head: AnswerHead): Answer {
  const { headers, vary = [], modifiedMs } = head;
  const hashed = hash('sha256', body, 'base64').slice(0, 27).replaceAll('/', '_');
  const isCompressible = body.length >= minCompressibleBytes;
  const varied = [...vary, ...(isCompressible ? ['Accept-Encoding'] : [])].join(', ');
  const shared = [
    ...headers,
    ...(varied === '' ? [] : ['Vary', varied]),
    ...(modifiedMs === undefined ? [] : ['Last-Modified', new Date(modifiedMs).toUTCString()]),
  ];

  function variantOf(etag: string, fullOf: (headers: RawHeaders) => Variant['full']): Variant {
    const tagged = [...shared, 'ETag', etag];
    const full = fullOf([...tagged, 'Content-Type', type]);
    return { etag, full, notModified: { status: 304, headers: tagged } };
  }

  const made = new Map<Encoding, Variant>();
  function compressed(encoding: Encoding): Variant {
    const known = made.get(encoding);
    if (known !== undefined) return known;
    const variant = variantOf(`"${hashed}-${encoding}"`, async (given) => ({
      status: 200,
      headers: [...given, 'Content-Encoding', encoding],
      // A copy: what zlib gives is part of a larger buffer, which would be kept with it.
      body: Buffer.from(new Uint8Array(await compressors[encoding](body)).buffer),
    }));
    made.set(encoding, variant);
    return variant;
  }
  const plain = variantOf(`"${hashed}"`, (given) => ({ status: 200, headers: given, body }));
  return { bytes: body.length, plain, compressed: isCompressible ? compressed : null, modifiedMs };
}

/** The same answer with more headers, a 304 included. */
export function withHeaders(answer: Answer, added: RawHeaders): Answer {
  const { plain, compressed } = answer;
  const withAdded = (reply: Reply): Reply => ({ ...reply, headers: [...reply.headers, ...added] });
  const variantOf = ({ etag, full, notModified }: Variant): Variant => ({
    etag,
    full: full instanceof Promise ? full.then(withAdded) : withAdded(full),
    notModified: withAdded(notModified),
  });
  return {
    ...answer,
    plain: variantOf(plain),
    compressed: compressed && ((encoding) => variantOf(compressed(encoding))),
  };
}

/** The answer in the encoding that the caller prefers, or a 304 if the caller has it already. */
export function replyWith(answer: Answer, { request }: Exchange): Reply | Promise<Reply> {
  const encoding = answer.compressed && encodingOf(request.headers['accept-encoding']);
  const variant = encoding && answer.compressed ? answer.compressed(encoding) : answer.plain;
  const ifNoneMatch = request.headers['if-none-match'];
  const isKnown =
    ifNoneMatch === undefined
      ? isUnchanged(answer, request.headers['if-modified-since'])
      : matchesEtag(variant.etag, ifNoneMatch);
  return isKnown ? variant.notModified : variant.full;
}

/** Whether it has not changed since: RFC 9110, 13.1.3, which asks only those without an `ETag`. */
const isUnchanged = ({ modifiedMs }: Answer, since: string | undefined): boolean =>
  modifiedMs !== undefined &&
  since !== undefined &&
  Math.floor(modifiedMs / 1000) * 1000 <= Date.parse(since);

/**
 * Whether the caller has it already: RFC 9110, 13.1.2, by weak comparison. Koa's `fresh` would obey
 * the `Cache-Control: no-cache` that `fetch` adds to every request with a validator.
 */
function matchesEtag(etag: string, ifNoneMatch: string): boolean {
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
