/** A request in progress, and the reply to send. */
import type { IncomingMessage } from 'node:http';
import type { CacheStatus, LoggedCaller } from '../telemetry/access.js';
import { type EnterScope, type RequestScope, traceparentOf } from '../telemetry/request-scope.js';

/** Headers as `writeHead` takes them: names and values alternate. A name may occur twice. */
export type RawHeaders = readonly string[];

export const rawHeaders = (fields: Readonly<Record<string, string>>): RawHeaders =>
  Object.entries(fields).flat();

/** What `write` sends; `write` computes `Content-Length`. */
export interface Reply {
  readonly status: number;
  readonly headers: RawHeaders;
  readonly body?: Buffer | undefined;
}

/** A reply for this caller and this moment only: nothing may cache it. */
export const uncachedReply = (
  status: number,
  type: string,
  body: string,
  headers: RawHeaders = [],
): Reply => ({
  status,
  headers: [...headers, 'Cache-Control', 'private, no-store', 'Content-Type', type],
  body: Buffer.from(body),
});

export interface Exchange {
  /** Node's request: the method, the headers and the body, if any. */
  readonly request: IncomingMessage;
  readonly requestId: string;
  /** The path as sent, not decoded. */
  readonly path: string;
  /** The query without its `?`, not decoded. */
  readonly querystring: string;
  /** Path and query: the key under which the answer is cached. */
  readonly target: string;
  /** Ties calls to engines to this request, by `inScope`; undefined if no engine is called. */
  readonly enterScope: EnterScope | undefined;
  /** The caller's address: the peer's, or the one a trusted proxy gives. */
  readonly address: () => string;
  /**
   * Headers that the answer carries in any case, problem or not. The request id comes first; the
   * mount and the steps of the answer add theirs.
   */
  readonly headers: string[];
  /** The path's template, for logs and metrics, which must not contain raw paths. */
  route: string;
  caller?: LoggedCaller;
  /** Where the answer came from, if it can be cached. */
  cache?: CacheStatus;
  /** The scope of this request's look-ups, if there were any. */
  scope?: RequestScope;
}

/** Does the work and ties its engine calls to the request; without engines it only runs it. */
export async function inScope<Result>(
  exchange: Exchange,
  work: () => Promise<Result>,
): Promise<Result> {
  const { enterScope, requestId, request } = exchange;
  if (enterScope === undefined) return work();
  exchange.scope ??= {
    requestId,
    traceparent: traceparentOf(request.headers.traceparent),
    engineMs: 0,
  };
  return enterScope(exchange.scope, work);
}
