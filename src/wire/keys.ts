/** Where keys are stored: in the key file, or in an index of the cluster. */
import { createKeyFile } from '../access/keys/file.js';
import type { KeyStore } from '../access/keys/keys.js';
import type { Config } from '../config/config.js';
import { createElasticsearchClient } from '../elasticsearch/client.js';
import type { Log } from '../telemetry/log.js';
import { keyMappings } from './package-files.js';

/** The store that the `keys` commands change. */
export async function openKeyStore(config: Config, log: Log): Promise<KeyStore> {
  if (config.elasticsearchUrls === undefined) return openKeyFile(config, log);
  const { createElasticsearchStore } = await import('../access/keys/elasticsearch.js');
  return createElasticsearchStore({
    client: await createElasticsearchClient(config, 'keys'),
    index: keysIndexOf(config),
    mappings: keyMappings(),
    tiers: [...config.tiers.keys()],
    now: () => Date.now(),
  });
}

/** The index of the keys. */
export const keysIndexOf = ({ indexPrefix }: Config): string => `${indexPrefix}-keys`;

export const openKeyFile = (config: Config, log: Log) =>
  createKeyFile({
    directory: config.dataDir,
    now: () => Date.now(),
    tiers: [...config.tiers.keys()],
    onError: (error) => log.error({ err: error }, 'the key file cannot be used'),
  });
