/** Puts the service together from its settings: the only file that constructs adapters. */
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@elastic/elasticsearch';
import type { Catalogue } from './catalogue/catalogue.js';
import { createElasticsearchCatalogue } from './catalogue/elasticsearch/catalogue.js';
import { loadEmbeddedCatalogue } from './catalogue/embedded/load.js';
import { toVocabulary, type Vocabulary } from './catalogue/search/vocabulary.js';
import { type Config, ConfigError } from './config.js';
import { createAdminApp } from './http/admin.js';
import { type AppContext, createApp } from './http/app.js';
import { type RunningServer, startServer } from './http/server.js';
import { withDevelopmentKey } from './keys/development.js';
import { createKeyFile, type KeyFile } from './keys/file.js';
import type { KeyLookup, KeyStore } from './keys/keys.js';
import { createMemoryFailureLimiter, createMemoryLimiter } from './limits/memory.js';
import { builtInTiers, parseTiers, type Tiers } from './limits/tiers.js';
import { openUsageFile } from './limits/usage-file.js';
import type { Log } from './log.js';
import { createMetrics } from './metrics.js';

export interface Service {
  readonly url: string;
  /** The key minted for this run when there is none at all. */
  readonly developmentKey: string | undefined;
  stop(): Promise<void>;
}

/** The checkout or the installed package: where `mappings/` lies, from `src` and from `dist`. */
function packageRoot(): string {
  let directory = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(directory, 'package.json'))) directory = dirname(directory);
  return directory;
}

export const mappingsDirectory = (): string => join(packageRoot(), 'mappings');

export function loadVocabulary(): Vocabulary {
  const read = (name: string) => readFileSync(join(mappingsDirectory(), 'synonyms', name), 'utf8');
  return toVocabulary({
    givenNames: read('given-names.txt'),
    patronage: read('patronage.txt'),
    categories: read('categories.txt'),
  });
}

export function tiersOf({ tiers }: Pick<Config, 'tiers'>): Tiers {
  if (tiers === undefined) return builtInTiers;
  const parsed = parseTiers(tiers);
  if (!parsed.ok) throw new ConfigError(parsed.faults.map((fault) => `TIERS ${fault}`));
  return parsed.tiers;
}

const now = () => Date.now();

/**
 * A client of the cluster; never sniffing, since the nodes may stand behind a proxy. On the serving
 * path each call brings its own deadline; the indexer's may take as long as they take.
 */
export function createElasticsearchClient(config: Config, use: 'serving' | 'indexing'): Client {
  const { elasticsearchUrls: nodes = [], elasticsearchApiKey: apiKey } = config;
  const patience =
    use === 'serving'
      ? { maxRetries: 2, requestTimeout: 30_000 }
      : { maxRetries: 3, requestTimeout: 600_000 };
  return new Client({
    nodes: [...nodes],
    sniffOnStart: false,
    ...patience,
    ...(apiKey === undefined ? {} : { auth: { apiKey } }),
  });
}

function openCatalogue(config: Config): Catalogue | Promise<Catalogue> {
  const vocabulary = loadVocabulary();
  if (config.elasticsearchUrls === undefined) {
    return loadEmbeddedCatalogue(config.fixtures, vocabulary);
  }
  const client = createElasticsearchClient(config, 'serving');
  return createElasticsearchCatalogue({ client, prefix: config.indexPrefix, vocabulary });
}

/** The store that the `keys` commands change. */
export function openKeyStore(config: Config, log: Log): KeyStore {
  return openKeyFile(config, log);
}

const openKeyFile = (config: Config, log: Log): KeyFile =>
  createKeyFile({
    directory: config.dataDir,
    now,
    tiers: [...tiersOf(config).keys()],
    onError: (error) => log.error({ err: error }, 'the key file cannot be used'),
  });

/** Starts the API (and the admin port, when set); resolves once it listens. */
export async function startService(config: Config, log: Log): Promise<Service> {
  const tiers = tiersOf(config);
  const metrics = createMetrics();
  const catalogue = await openCatalogue(config);
  const keyFile = openKeyFile(config, log);
  await keyFile.load();
  const { keys, developmentKey } = await openKeys(keyFile, config, tiers);
  const usage = await openUsageFile({
    directory: config.dataDir,
    now,
    onError: (error) => log.error({ err: error }, 'the usage file cannot be used'),
  });

  let isStopping = false;
  const newRequestId = () => randomUUID();
  const onFailure = (error: unknown, requestId: string) => {
    metrics.countFailure(error instanceof Error ? error.name : 'unknown');
    log.error({ err: error, requestId }, `request ${requestId} failed`);
  };
  const health = {
    engines: { catalogue: () => catalogue.ready() },
    isStopping: () => isStopping,
    optional: new Set<string>(),
  };
  const context: AppContext = {
    catalogue,
    keys,
    limiter: createMemoryLimiter({ now, usage }),
    failures: createMemoryFailureLimiter({ now }),
    tiers,
    health,
    now,
    monotonicMs: () => performance.now(),
    newRequestId,
    trustProxy: config.trustProxy,
    onFailure,
    onAccess(access) {
      metrics.observe(access);
      log.info(access, `${access.method} ${access.route} ${access.status}`);
    },
  };
  const { host } = config;
  const servers: RunningServer[] = [];
  const listen = async (app: ReturnType<typeof createApp>, port: number) => {
    const server = await startServer(app.callback(), { host, port, newRequestId });
    servers.push(server);
    return server;
  };
  const { url } = await listen(createApp(context), config.port);
  if (config.adminPort !== undefined) {
    const admin = createAdminApp({ metrics, health, newRequestId, onFailure });
    const { url: adminUrl } = await listen(admin, config.adminPort);
    log.info({ url: adminUrl }, `metrics and health on ${adminUrl}`);
  }
  log.info({ url }, `serving on ${url}`);
  return {
    url,
    developmentKey,
    async stop() {
      isStopping = true;
      await Promise.all(servers.map((server) => server.stop()));
      await usage.close();
      await catalogue.close();
    },
  };
}

const loopback = /^(127\.|::1$|localhost$)/;

/** Without any key, on an address that only this machine reaches, one is made for this run. */
async function openKeys(
  keyFile: KeyFile,
  { host }: Config,
  tiers: Tiers,
): Promise<{ keys: KeyLookup; developmentKey: string | undefined }> {
  const hasKeys = (await keyFile.list()).length > 0;
  if (hasKeys || !loopback.test(host)) return { keys: keyFile, developmentKey: undefined };
  const tier = tiers.has('internal') ? 'internal' : ([...tiers.keys()].at(-1) ?? '');
  const { lookup, text } = withDevelopmentKey(keyFile, { tier, now, randomBytes });
  return { keys: lookup, developmentKey: text };
}
