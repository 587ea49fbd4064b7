/** What calls to the engines carry of the request that they are made for. */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface RequestScope {
  readonly requestId: string;
  /** The caller's `traceparent` (W3C Trace Context), if it sent one that is well-formed. */
  readonly traceparent: string | undefined;
  /** How long Elasticsearch was waited for so far. */
  engineMs: number;
}

/** Entered for look-ups alone: what is answered from memory need not pay for it. */
export const requestScope = new AsyncLocalStorage<RequestScope>();

const wellFormed = /^(?!ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

export const traceparentOf = (given: string | string[] | undefined): string | undefined =>
  typeof given === 'string' && wellFormed.test(given) ? given : undefined;
