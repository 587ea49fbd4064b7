/**
 * From the cache, fresh or stale; looked up; shared with a look-up already under way; or from the cache
 * although it should have been looked up, in an outage.
 */
export type CacheStatus = 'hit' | 'stale' | 'miss' | 'shared' | 'outage';

/** Who is calling, once the key is known to be live. */
export interface LoggedCaller {
  readonly keyId: string;
  readonly tenant: string;
  readonly tier: string;
}

/** One request as the log and the metrics see it: no raw path, query or headers. */
export interface Access extends Partial<LoggedCaller> {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** From the arrival of the request until its answer was handed to the connection. */
  readonly durationMs: number;
  /** The caller's address, also behind a trusted proxy. */
  readonly address: string;
  /** Size of the body sent; 0 for none. */
  readonly bytes: number;
  /** The code of the problem answered, if any. */
  readonly code: string | undefined;
  /** Where the answer came from, if it can be cached. */
  readonly cache: CacheStatus | undefined;
  /** Time spent waiting for Elasticsearch. */
  readonly engineMs: number;
}
