/** The client of Elasticsearch, and how long it waits for whom. */
import type {
  Client,
  TransportRequestOptions,
  TransportRequestParams,
} from '@elastic/elasticsearch';
import type { Config } from '../config/config.js';
import type { EngineCall } from '../observability/metrics.js';
import { type RequestScope, requestScope } from '../observability/request-scope.js';

export type CallOptions = Required<
  Pick<TransportRequestOptions, 'signal' | 'maxRetries' | 'retryBackoff'>
>;

/** Enough for two nodes of three to be away; a node that refuses is left at once for the next. */
const maxRetries = 2;

/**
 * Makes a call that ends in time, come what may: the client would sleep between retries, deaf to
 * the signal, and its `requestTimeout` alone is late. Rejects with a `TimeoutError`.
 */
export async function callInTime<Answer>(
  timeoutMs: number,
  call: (options: CallOptions) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const isLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const reason = new DOMException(`no answer within ${timeoutMs} ms`, 'TimeoutError');
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

const marked = ({ requestId, traceparent }: RequestScope) => ({
  opaqueId: requestId,
  ...(traceparent === undefined ? {} : { headers: { traceparent } }),
});

const patience = {
  /** Each call brings its own deadline. */
  serving: { maxRetries: 2, requestTimeout: 30_000 },
  /** Each call brings its own deadline; a write may be made twice, as `src/keys` allows for. */
  keys: { maxRetries: 2, requestTimeout: 30_000 },
  /** As long as it takes. */
  indexing: { maxRetries: 3, requestTimeout: 600_000 },
};
type Use = keyof typeof patience;

/** How long one node of several may keep a call waiting: the rest of its deadline is for others. */
const nodeTimeoutsMs: Partial<Record<Use, number>> = { serving: 600, keys: 3_000 };

/** A client of the cluster; never sniffing, since the nodes may stand behind a proxy. */
export async function createElasticsearchClient(
  {
    elasticsearchUrls = [],
    elasticsearchApiKey: apiKey,
  }: Pick<Config, 'elasticsearchUrls' | 'elasticsearchApiKey'>,
  use: Use,
  onCall?: (call: EngineCall) => void,
): Promise<Client> {
  // Engines' libraries are loaded by those who use them: the embedded default starts without.
  const { Client, HttpConnection, SniffingTransport, errors } = await import(
    '@elastic/elasticsearch'
  );
  const nodeTimeoutMs = elasticsearchUrls.length > 1 ? nodeTimeoutsMs[use] : undefined;
  function outcomeOf(error: unknown): EngineCall['outcome'] {
    if (error instanceof errors.RequestAbortedError) return 'late';
    if (error instanceof errors.TimeoutError) return 'late';
    // A key that is not there is an answer too.
    const isMissing = error instanceof errors.ResponseError && error.statusCode === 404;
    return isMissing ? 'answered' : 'failed';
  }
  class Transport extends SniffingTransport {
    constructor(options: ConstructorParameters<typeof SniffingTransport>[0]) {
      // An option that the client does not hand on.
      super({ ...options, retryOnTimeout: nodeTimeoutMs !== undefined });
    }

    /** Names the request that the call is made for, and adds the wait to its time in engines. */
    override async request(
      params: TransportRequestParams,
      options?: TransportRequestOptions,
      // biome-ignore lint/suspicious/noExplicitAny: as the client declares it
    ): Promise<any> {
      const scope = requestScope.getStore();
      const startMs = performance.now();
      const ended = (outcome: EngineCall['outcome']) => {
        const durationMs = performance.now() - startMs;
        if (scope) scope.engineMs += durationMs;
        onCall?.({ kind: kindOf(params.path), outcome, durationMs });
      };
      try {
        const answer = await super.request(
          params,
          scope ? { ...options, ...marked(scope) } : options,
        );
        ended('answered');
        return answer;
      } catch (error) {
        ended(outcomeOf(error));
        throw error;
      }
    }
  }
  return new Client({
    nodes: [...elasticsearchUrls],
    // The default, undici, heeds neither limits nor signals while it connects: a node whose machine
    // is gone would be waited for ten seconds.
    Connection: HttpConnection,
    ...patience[use],
    Transport,
    ...(nodeTimeoutMs === undefined ? {} : { requestTimeout: nodeTimeoutMs }),
    // What the cluster answers is ours; searching it for `__proto__` costs as much as parsing it.
    disablePrototypePoisoningProtection: true,
    ...(apiKey === undefined ? {} : { auth: { apiKey } }),
  });
}
