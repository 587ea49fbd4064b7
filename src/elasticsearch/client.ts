/** The Elasticsearch client and its deadlines. */
import type {
  Client,
  TransportRequestOptions,
  TransportRequestParams,
} from '@elastic/elasticsearch';
import type { EngineCall } from '../telemetry/metrics.js';
import { currentScope, type RequestScope } from '../telemetry/request-scope.js';

export type CallOptions = Required<
  Pick<TransportRequestOptions, 'signal' | 'maxRetries' | 'retryBackoff'>
>;

/** Enough while two of three nodes are down: a call moves on at once from a node that refuses. */
const maxRetries = 2;

/**
 * Makes a call that always ends in time: the client sleeps between retries regardless of the signal,
 * and its `requestTimeout` alone comes late. Rejects with a `TimeoutError`.
 */
export async function callInTime<Result>(
  timeoutMs: number,
  call: (options: CallOptions) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const isLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const reason = new DOMException(`no response within ${timeoutMs} ms`, 'TimeoutError');
      reject(reason);
      controller.abort(reason);
    }, timeoutMs);
  });
  const { signal } = controller;
  try {
    return await Promise.race([call({ signal, maxRetries, retryBackoff: () => 0 }), isLate]);
  } finally {
    clearTimeout(timer);
  }
}

const kindOf = (path: string): EngineCall['kind'] => {
  if (path.includes('/_search')) return 'search';
  return path.includes('/_doc/') ? 'key' : 'other';
};

const tracingOptions = ({ requestId, traceparent }: RequestScope) => ({
  opaqueId: requestId,
  ...(traceparent === undefined ? {} : { headers: { traceparent } }),
});

/**
 * Calls to serve and to look up keys have deadlines of their own, of which one of several nodes may
 * take no more than `nodeTimeoutMs`: the rest is for the others. A write of keys may happen twice,
 * which `src/access/keys` allows for.
 */
const uses = {
  serving: { maxRetries, requestTimeout: 30_000, nodeTimeoutMs: 600 },
  keys: { maxRetries, requestTimeout: 30_000, nodeTimeoutMs: 3_000 },
  indexing: { maxRetries: 3, requestTimeout: 600_000, nodeTimeoutMs: undefined },
};

/** A client for the cluster; it never sniffs, since the nodes may be behind a proxy. */
export async function createElasticsearchClient(
  {
    elasticsearchUrls = [],
    elasticsearchApiKey: apiKey,
  }: {
    readonly elasticsearchUrls?: readonly string[] | undefined;
    readonly elasticsearchApiKey?: string | undefined;
  },
  use: keyof typeof uses,
  onCall?: (call: EngineCall) => void,
): Promise<Client> {
  // Loaded on use: the embedded default starts without the libraries of engines.
  const { Client, HttpConnection, SniffingTransport, errors } = await import(
    '@elastic/elasticsearch'
  );
  const { nodeTimeoutMs, ...limits } = uses[use];
  const isShared = elasticsearchUrls.length > 1 && nodeTimeoutMs !== undefined;
  function outcomeOf(error: unknown): EngineCall['outcome'] {
    if (error instanceof errors.RequestAbortedError) return 'late';
    if (error instanceof errors.TimeoutError) return 'late';
    // That a key is missing is a response too.
    const isMissing = error instanceof errors.ResponseError && error.statusCode === 404;
    return isMissing ? 'answered' : 'failed';
  }
  class Transport extends SniffingTransport {
    constructor(options: ConstructorParameters<typeof SniffingTransport>[0]) {
      // The client does not pass this option on.
      super({ ...options, retryOnTimeout: isShared });
    }

    /** Adds the id of the request that makes the call, and counts the wait as its engine time. */
    override async request(
      params: TransportRequestParams,
      options?: TransportRequestOptions,
      // biome-ignore lint/suspicious/noExplicitAny: as the client declares it
    ): Promise<any> {
      const scope = currentScope();
      const startMs = performance.now();
      const ended = (outcome: EngineCall['outcome']) => {
        const durationMs = performance.now() - startMs;
        if (scope) scope.engineMs += durationMs;
        onCall?.({ kind: kindOf(params.path), outcome, durationMs });
      };
      try {
        const response = await super.request(
          params,
          scope ? { ...options, ...tracingOptions(scope) } : options,
        );
        ended('answered');
        return response;
      } catch (error) {
        ended(outcomeOf(error));
        throw error;
      }
    }
  }
  return new Client({
    nodes: [...elasticsearchUrls],
    // The default, undici, obeys neither timeouts nor signals while it connects: a call would wait
    // ten seconds for a node whose machine is gone.
    Connection: HttpConnection,
    ...limits,
    Transport,
    ...(isShared ? { requestTimeout: nodeTimeoutMs } : {}),
    // The cluster's responses are trusted; searching them for `__proto__` costs as much as parsing.
    disablePrototypePoisoningProtection: true,
    ...(apiKey === undefined ? {} : { auth: { apiKey } }),
  });
}
