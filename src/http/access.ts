/** One request, as the log and the metrics see it: no raw path, no query, no header. */
export interface Access {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** From the first look at the request until its answer was handed to the connection. */
  readonly durationMs: number;
  readonly keyId: string | undefined;
}
