/** The client of Elasticsearch, and how long it waits for whom. */
import type { Client } from '@elastic/elasticsearch';
import type { Config } from './config.js';

/** How long one node of several may keep a call waiting: the rest of a second is for another. */
const nodeTimeoutMs = 600;
const patience = {
  /** Each call brings its own deadline. */
  serving: { maxRetries: 2, requestTimeout: 30_000 },
  /** A write that was given up may have been made, so it is not made again. */
  keys: { maxRetries: 2, requestTimeout: 30_000 },
  /** As long as it takes. */
  indexing: { maxRetries: 3, requestTimeout: 600_000 },
};

/** A client of the cluster; never sniffing, since the nodes may stand behind a proxy. */
export async function createElasticsearchClient(
  {
    elasticsearchUrls = [],
    elasticsearchApiKey: apiKey,
  }: Pick<Config, 'elasticsearchUrls' | 'elasticsearchApiKey'>,
  use: keyof typeof patience,
): Promise<Client> {
  // Engines' libraries are loaded by those who use them: the embedded default starts without.
  const { Client, SniffingTransport } = await import('@elastic/elasticsearch');
  /** An option that the client does not hand on. */
  class Transport extends SniffingTransport {
    constructor(options: ConstructorParameters<typeof SniffingTransport>[0]) {
      super({ ...options, retryOnTimeout: true });
    }
  }
  const hasOthers = use === 'serving' && elasticsearchUrls.length > 1;
  return new Client({
    // The connections' own limit is checked once a second; one that differs from it is kept exactly.
    nodes: elasticsearchUrls.map((url) => ({
      url: new URL(url),
      timeout: patience[use].requestTimeout,
    })),
    ...patience[use],
    ...(hasOthers ? { requestTimeout: nodeTimeoutMs, Transport } : {}),
    // What the cluster answers is ours; searching it for `__proto__` costs as much as parsing it.
    disablePrototypePoisoningProtection: true,
    ...(apiKey === undefined ? {} : { auth: { apiKey } }),
  });
}
