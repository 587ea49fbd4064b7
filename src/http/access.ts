/** Remembered, and still fresh or not; looked up; or waited for with another who looks it up. */
export type How = 'hit' | 'stale' | 'looked-up' | 'shared';

/** One request, as the log and the metrics see it: no raw path, no query, no header. */
export interface Access {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** From the first look at the request until its answer was handed to the connection. */
  readonly durationMs: number;
  readonly keyId: string | undefined;
  readonly tenant: string | undefined;
  readonly tier: string | undefined;
  /** The caller's, behind a trusted proxy too. */
  readonly address: string;
  /** Of the body that goes out; 0 for none. */
  readonly bytes: number;
  /** Of the problem that was answered, if any. */
  readonly code: string | undefined;
  /** How the answer came, where it may be remembered. */
  readonly how: How | undefined;
  /** How long Elasticsearch was waited for. */
  readonly engineMs: number;
}
