/** One request on its way to its answer, and the answer as it goes out. */
import type { IncomingMessage } from 'node:http';
import type { ApiKeyRecord } from '../keys/keys.js';
import type { Tier } from '../limits/tiers.js';
import type { EnterScope, RequestScope } from '../observability/request-scope.js';
import type { How } from './access.js';

/** Headers as `writeHead` takes them: names and values by turns. A name may come twice. */
export type RawHeaders = readonly string[];

/** What `write` puts on the wire; `Content-Length` is reckoned there. */
export interface Reply {
  readonly status: number;
  readonly headers: RawHeaders;
  /** A text is of bytes, one to a character (`latin1`): Node sends it in one piece with the head. */
  readonly body?: Buffer | string | undefined;
}

/** Who calls, once the key is known to be live. */
export interface Caller {
  readonly key: ApiKeyRecord;
  readonly tier: Tier;
}

export interface Exchange {
  /** As Node read it: the method, the headers, the body of those who send one. */
  readonly request: IncomingMessage;
  readonly requestId: string;
  /** The path as it stands in the request, never decoded. */
  readonly path: string;
  /** The query without its `?`, never decoded. */
  readonly querystring: string;
  /** Path and query: what an answer is remembered by. */
  readonly target: string;
  /** Ties calls to engines to this request, by `inScope`; undefined where no engine is called. */
  readonly enterScope: EnterScope | undefined;
  /** The caller's address: the peer's, or what a trusted proxy says it is. */
  readonly address: () => string;
  /**
   * What the answer carries whatever becomes of it, a problem or not. The request id first; its
   * mount and the steps of the answer add theirs.
   */
  readonly headers: string[];
  /** The path's template, for logs and metrics, where raw paths must not stand. */
  route: string;
  caller?: Caller;
  /** How the answer came, where it may be remembered. */
  how?: How;
  /** Entered by the look-ups of this request, if there were any. */
  scope?: RequestScope;
}
