/** The cluster that a command publishes to. */
import { type Config, readEnvironment, toConfig } from '../../config/config.js';
import { createElasticsearchClient } from '../../elasticsearch/client.js';
import { CommandError } from '../output.js';

export interface Cluster {
  readonly client: Awaited<ReturnType<typeof createElasticsearchClient>>;
  readonly prefix: string;
  /** Where it is, without passwords, to show before changing it. */
  readonly place: string;
}

/** Runs `work` on the cluster; errors of the engine become messages for editors. */
export async function withCluster<Result>(
  config: Config,
  work: (cluster: Cluster) => Promise<Result>,
): Promise<Result> {
  const { messageOf, reach } = await import('../engine-errors.js');
  const client = await createElasticsearchClient(config, 'indexing');
  const { elasticsearchUrls = [], indexPrefix: prefix } = config;
  const nodes = elasticsearchUrls.map((url) => new URL(url).origin).join(', ');
  try {
    await reach(client, nodes);
    return await work({ client, prefix, place: `${nodes} as ${prefix}` });
  } catch (error) {
    const message = messageOf(error, nodes);
    throw message === undefined ? error : new CommandError(message);
  } finally {
    await client.close();
  }
}

export function clusterConfig(): Config {
  const config = toConfig(readEnvironment());
  if (config.elasticsearchUrls === undefined) {
    throw new CommandError('ELASTICSEARCH_URL must name the cluster to publish to', true);
  }
  return config;
}
