/** Puts the service together from its settings: the only file that constructs adapters. */
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { apiOf, operationsOf } from './api/operations.js';
import type { Catalogue } from './catalogue/catalogue.js';
import { toVocabulary, type Vocabulary } from './catalogue/search/vocabulary.js';
import { watchCatalogue } from './catalogue-watch.js';
import type { Config } from './config.js';
import { createElasticsearchClient } from './elasticsearch-client.js';
import { createFailureLog } from './failure-log.js';
import type { FeedContext, FeedRow } from './feeds/feed.js';
import type { ReloadReport } from './fixtures/watch.js';
import { metricsMount } from './http/admin.js';
import {
  type AnswerMemory,
  type AnswerMemoryOptions,
  createAnswerMemory,
} from './http/answer-memory.js';
import { createApp } from './http/app.js';
import { apiMounts, type Lookup } from './http/endpoint.js';
import { feedMounts } from './http/feeds/mounts.js';
import { type HealthContext, healthMounts } from './http/health.js';
import { type McpContext, mcpMount } from './http/mcp/mcp-mount.js';
import type { Mount } from './http/mount.js';
import { type RunningServer, type ServerOptions, startServer } from './http/server.js';
import type { SiteMounts, SiteMountsContext } from './http/site/mounts.js';
import { createVisitors } from './http/site/visitors.js';
import { createCachedLookup } from './keys/cached.js';
import { withDevelopmentKey } from './keys/development.js';
import { createKeyFile } from './keys/file.js';
import type { KeyLookup, KeyStore } from './keys/keys.js';
import { createInsuredLimits } from './limits/insured.js';
import type { Limiter, Limits } from './limits/limiter.js';
import { createMemoryFailureLimiter, createMemoryLimiter } from './limits/memory.js';
import type { Tiers } from './limits/tiers.js';
import { openUsageFile, readUsage } from './limits/usage-file.js';
import type { Log } from './log.js';
import type { Tool } from './mcp/tool.js';
import { toolsOf } from './mcp/tools.js';
import { createMetrics, type Metrics, type Watched } from './metrics.js';

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

/** What has been counted: without Redis, as of the last save of the month, and nothing of minutes. */
export async function openCounts(config: Config): Promise<Counts> {
  if (config.redisUrl === undefined) {
    const saved = await readUsage(config.dataDir);
    const usage = { saved, save: () => {}, close: async () => {} };
    const limiter = createMemoryLimiter({ now, usage });
    return { peek: limiter.peek, close: usage.close };
  }
  const { createRedisLimiter, openRedis } = await import('./limits/redis.js');
  const redis = await openRedis(config.redisUrl);
  const { peek } = createRedisLimiter({ redis, prefix: config.indexPrefix });
  return { peek, close: async () => redis.disconnect() };
}

export interface Counts extends Pick<Limiter, 'peek'> {
  close(): Promise<void>;
}

const packageVersion = (): string =>
  JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')).version;

export const mappingsDirectory = (): string => join(packageRoot(), 'mappings');

export function loadVocabulary(): Vocabulary {
  const read = (name: string) => readFileSync(join(mappingsDirectory(), 'synonyms', name), 'utf8');
  return toVocabulary({
    givenNames: read('given-names.txt'),
    patronage: read('patronage.txt'),
    categories: read('categories.txt'),
  });
}

const now = () => Date.now();

/** The store that the `keys` commands change. */
export async function openKeyStore(config: Config, log: Log): Promise<KeyStore> {
  if (config.elasticsearchUrls === undefined) return openKeyFile(config, log);
  const { createElasticsearchStore } = await import('./keys/elasticsearch.js');
  const client = await createElasticsearchClient(config, 'keys');
  const tiers = [...config.tiers.keys()];
  const index = keysIndexOf(config);
  return createElasticsearchStore({ client, index, mappings: keyMappings(), tiers, now });
}

const keysIndexOf = ({ indexPrefix }: Config): string => `${indexPrefix}-keys`;

const keyMappings = () => JSON.parse(readFileSync(join(mappingsDirectory(), 'keys.json'), 'utf8'));

const openKeyFile = (config: Config, log: Log) =>
  createKeyFile({
    directory: config.dataDir,
    now,
    tiers: [...config.tiers.keys()],
    onError: (error) => log.error({ err: error }, 'the key file cannot be used'),
  });

/** A part of the service with what must be told of it and done for it. */
interface Part {
  /** By the name of the engine behind it. */
  readonly engines: HealthContext['engines'];
  close(): Promise<void>;
}

interface Records extends Part {
  readonly catalogue: Catalogue;
  readonly keys: KeyLookup;
  readonly developmentKey: string | undefined;
  /** How long an answer stays true. */
  readonly answerAges: Pick<AnswerMemoryOptions, 'freshMs' | 'staleMs'>;
  readonly published: Watched['published'];
}

const unchanging = { freshMs: Number.POSITIVE_INFINITY, staleMs: Number.POSITIVE_INFINITY };

async function openEmbedded(
  config: Config,
  log: Log,
  tiers: Tiers,
  watch: ReloadReport | undefined,
): Promise<Records> {
  const [
    { createEmbeddedCatalogue },
    { fixtureSource, readRecords },
    { fixturesGeneration, watchFixtures },
  ] = await Promise.all([
    import('./catalogue/embedded/catalogue.js'),
    import('./fixtures/source.js'),
    import('./fixtures/watch.js'),
  ]);
  const vocabulary = loadVocabulary();
  let documents = { saints: 0, feasts: 0, countries: 0 };
  const open = async () => {
    const records = await readRecords(fixtureSource(config.fixtures));
    documents = {
      saints: records.saints.length,
      feasts: records.feasts.length,
      countries: records.countries.length,
    };
    const generation = await fixturesGeneration(config.fixtures, records);
    return createEmbeddedCatalogue(records, vocabulary, generation);
  };
  const reloading = watch ? await watchFixtures(config.fixtures, open, watch) : undefined;
  const catalogue = reloading?.catalogue ?? (await open());
  const keyFile = openKeyFile(config, log);
  await keyFile.load();
  const hasKeys = (await keyFile.list()).length > 0;
  const { lookup: keys, text } =
    hasKeys || !isLoopback(config.host)
      ? { lookup: keyFile, text: undefined }
      : withDevelopmentKey(keyFile, { tier: mostGenerous(tiers), now, randomBytes });
  return {
    catalogue,
    keys,
    developmentKey: text,
    // A preview shows what was saved a moment ago.
    answerAges: watch ? { freshMs: 0, staleMs: 0 } : unchanging,
    published: async () => ({ generationMs: undefined, documents }),
    engines: { embedded: () => catalogue.ready() },
    async close() {
      reloading?.close();
      await catalogue.close();
    },
  };
}

/** Look-ups that ask the store, counted by what came of them. */
const counted = (lookup: KeyLookup, metrics: Metrics): Pick<KeyLookup, 'find'> => ({
  async find(digest) {
    try {
      const record = await lookup.find(digest);
      metrics.countKeyLookup(record === undefined ? 'unknown' : 'found');
      return record;
    } catch (error) {
      metrics.countKeyLookup('failed');
      throw error;
    }
  },
});

/** A new generation is seen within ten seconds: what is kept is younger. */
const answerAges = { freshMs: 4_000, staleMs: 9_000 };

async function openElasticsearch(config: Config, log: Log, metrics: Metrics): Promise<Records> {
  const [{ createElasticsearchCatalogue }, { readPublished }, { createElasticsearchLookup }] =
    await Promise.all([
      import('./catalogue/elasticsearch/catalogue.js'),
      import('./catalogue/elasticsearch/published.js'),
      import('./keys/elasticsearch.js'),
    ]);
  const client = await createElasticsearchClient(config, 'serving', metrics.observeCall);
  const prefix = config.indexPrefix;
  const { engineDeadline: deadlineMs } = config;
  const vocabulary = loadVocabulary();
  const catalogue = createElasticsearchCatalogue({ client, prefix, vocabulary, deadlineMs });
  const watch = watchCatalogue(catalogue, log);
  const index = keysIndexOf(config);
  const lookup = createElasticsearchLookup({ client, index, now, timeoutMs: deadlineMs });
  return {
    catalogue,
    keys: createCachedLookup(counted(lookup, metrics), { now }),
    developmentKey: undefined,
    answerAges,
    published: () => readPublished(client, prefix, deadlineMs),
    engines: { elasticsearch: () => catalogue.ready() },
    async close() {
      watch.close();
      await catalogue.close();
    },
  };
}

const countedLimiter = (limiter: Limiter, metrics: Metrics): Limiter => ({
  ...limiter,
  consume(consumption) {
    metrics.countFallback();
    return limiter.consume(consumption);
  },
});

async function openLimits(config: Config, log: Log, metrics: Metrics): Promise<Limits & Part> {
  const failures = createMemoryFailureLimiter({ now });
  if (config.redisUrl === undefined) {
    const usage = await openUsageFile({
      directory: config.dataDir,
      now,
      onError: (error) => log.error({ err: error }, 'the usage file cannot be used'),
    });
    const limiter = createMemoryLimiter({ now, usage });
    return { limiter, failures, engines: {}, close: () => usage.close() };
  }
  const { createRedisFailureLimiter, createRedisLimiter, openRedis } = await import(
    './limits/redis.js'
  );
  const redis = await openRedis(config.redisUrl);
  const shared = { redis, prefix: config.indexPrefix };
  const insured = createInsuredLimits({
    primary: {
      limiter: createRedisLimiter(shared),
      failures: createRedisFailureLimiter(shared),
    },
    fallback: { limiter: countedLimiter(createMemoryLimiter({ now }), metrics), failures },
    onChange(change) {
      metrics.setDegraded(change.degraded);
      if (change.degraded)
        log.warn({ err: change.cause }, 'Redis is away: limits are counted here');
      else log.info('Redis is back: limits are shared again');
    },
  });
  return {
    ...insured,
    engines: {
      redis: async () => {
        await redis.ping();
      },
    },
    close: async () => redis.disconnect(),
  };
}

/** Feeds are asked for every few hours, and take longer to write than a page. */
const feedAges = { freshMs: 600_000, staleMs: 1_200_000 };

/** The feeds; their entries lead to pages, so there are none without these. */
async function openFeeds({ pages }: Config, context: FeedContext): Promise<FeedRow[]> {
  if (pages === undefined) return [];
  const { feedRows } = await import('./feeds/rows.js');
  return feedRows(context);
}

type OwnOfSite = 'assets' | 'answers' | 'limiter' | 'policy';
type OfSite = Omit<SiteMountsContext, OwnOfSite> & { newMemory(): AnswerMemory };

/** Addresses that are counted at once; beyond it the one idle longest is forgotten. */
const maxVisitors = 20_000;

/** The pages for people; what they need is loaded only where they are wanted. */
async function openSite({ pages }: Config, context: OfSite): Promise<SiteMounts | undefined> {
  if (pages === undefined) return undefined;
  const [{ siteMounts }, { loadAssets }] = await Promise.all([
    import('./http/site/mounts.js'),
    import('./site/assets.js'),
  ]);
  return siteMounts({
    ...context,
    assets: await loadAssets(join(packageRoot(), 'assets')),
    answers: context.newMemory(),
    limiter: createMemoryLimiter({ now, maxSubjects: maxVisitors }),
    policy: pages,
  });
}

/** What an address may ask for that neither costs a key's quota nor is a page. */
const openPolicy = { perMinute: 300, perMonth: null };
/** Fewer than the callers of keys and pages, which have counts of their own. */
const maxOpenAddresses = 10_000;

const openVisitors = () =>
  createVisitors({
    limiter: createMemoryLimiter({ now, maxSubjects: maxOpenAddresses }),
    policy: openPolicy,
  });

type OfMcp = Omit<McpContext, 'load' | 'toolNames'> & { readonly tools: readonly Tool[] };

/** The tools for assistants; the library of their protocol is loaded when they are first asked. */
function mcpOf({ tools, ...context }: OfMcp): Mount {
  return mcpMount({
    ...context,
    toolNames: new Set(tools.map(({ name }) => name)),
    load: async () => {
      const { createMcpServer } = await import('./mcp/server.js');
      return createMcpServer({ tools, origin: context.origin });
    },
  });
}

/**
 * Starts the API (and the admin port, when set); resolves once it listens.
 * @param watch has the embedded catalogue follow its fixtures as they are saved, and hears of it
 */
export async function startService(
  config: Config,
  log: Log,
  watch?: ReloadReport,
): Promise<Service> {
  const { tiers } = config;
  const metrics = createMetrics(packageVersion());
  const logFailure = createFailureLog(log);
  const records =
    config.elasticsearchUrls === undefined
      ? await openEmbedded(config, log, tiers, watch)
      : await openElasticsearch(config, log, metrics);
  const limits = await openLimits(config, log, metrics);

  let isStopping = false;
  const newRequestId = () => randomUUID();
  const onFailure = (error: unknown, requestId: string) => {
    metrics.countFailure(nameOf(error));
    logFailure(error, { requestId }, `request ${requestId} failed`);
  };
  const missing = new Set<string>();
  const onMissingFeast = (key: string) => {
    if (missing.has(key)) return;
    missing.add(key);
    log.error({ feast: key }, `the catalogue lacks the feast ${key}: answers go without it`);
  };
  const health: HealthContext = {
    engines: { ...records.engines, ...limits.engines },
    isStopping: () => isStopping,
    optional: new Set(Object.keys(limits.engines)),
  };
  const shared = {
    monotonicMs: () => performance.now(),
    newRequestId,
    trustProxy: config.trustProxy,
    onFailure,
  };
  const newMemory = (ages = records.answerAges) =>
    createAnswerMemory({
      ...ages,
      maxBytes: config.answerMemory * 1_000_000,
      onFailure(error) {
        metrics.countFailure(nameOf(error));
        logFailure(error, {}, 'a remembered answer could not be renewed');
      },
    });
  const answers = newMemory();
  const api = apiOf({ ...records, now, onMissingFeast });
  const operations = operationsOf(api, config.publicUrl);
  const tools = toolsOf({ api, now });
  let boundUrl = '';
  const origin = () => config.publicUrl ?? boundUrl;
  const openToAll = openVisitors();
  const feeds = await openFeeds(config, { ...records, api, now, origin });
  const site = await openSite(config, {
    ...{ ...records, api, operations, tools, feeds, tiers, now, newMemory },
    origin,
  });
  metrics.watch({ answerBytes: answers.bytes, published: records.published });
  const onLookup = ({ operationId, found, ...slow }: Lookup) => {
    if (operationId !== 'searchSaints') return;
    if ((found as { data: unknown[] }).data.length === 0) metrics.countEmptySearch();
    if (slow.durationMs >= slowSearchMs) log.warn(slow, 'a search was slow');
  };
  const onRefusal = (code: string, address: string | undefined) => {
    metrics.countParserRefusal(code);
    log.debug({ code, address }, 'a request could not be read');
  };
  const missingTiers = new Set<string>();
  const onMissingTier = (tier: string) => {
    metrics.countFailure('missing-tier');
    if (missingTiers.has(tier)) return;
    missingTiers.add(tier);
    log.error({ tier }, `keys of the tier ${tier} are refused: it is not configured`);
  };
  const mcp = mcpOf({
    ...{ ...records, ...limits, tools, tiers, origin, onFailure, onMissingTier },
    allowedOrigins: config.mcpOrigins,
    visitors: openToAll,
  });
  const app = createApp({
    ...shared,
    problemPage: site?.problemPage,
    mounts: [
      ...apiMounts({
        ...{ ...records, ...limits, operations, tiers, now, answers, onMissingTier },
        mostLookups: { all: config.mostLookups, costly: config.mostSearches },
        mostKeyLookups: config.mostKeyLookups,
        onLookup,
      }),
      ...healthMounts(health),
      mcp,
      ...feedMounts(feeds, { ...records, answers: newMemory(feedAges), visitors: openToAll }),
      ...(site?.mounts ?? []),
    ],
    onArrival: metrics.arrive,
    onAccess(access) {
      metrics.observe(access);
      log.access(access);
    },
  });
  const { host, adminHost = host, shutdownGrace: graceMs } = config;
  const servers: RunningServer[] = [];
  const listen = async (
    listener: ReturnType<typeof app.callback>,
    place: Pick<ServerOptions, 'host' | 'port'>,
  ) => {
    const server = await startServer(listener, { ...place, newRequestId, onRefusal, graceMs });
    servers.push(server);
    return server;
  };
  const close = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all([limits.close(), records.close()]);
  };
  const stop = async () => {
    isStopping = true;
    for (const server of servers) server.drain();
    if (config.shutdownDelay > 0) await delay(config.shutdownDelay);
    await close();
  };
  try {
    const { url } = await listen(app.callback(), { host, port: config.port });
    boundUrl = url;
    if (config.adminPort !== undefined) {
      const mounts = [metricsMount(metrics), ...healthMounts(health)];
      const admin = createApp({ ...shared, mounts, onAccess: () => {} });
      const { url: adminUrl } = await listen(admin.callback(), {
        host: adminHost,
        port: config.adminPort,
      });
      log.info({ url: adminUrl }, `metrics and health on ${adminUrl}`);
    }
    log.info({ url }, `serving on ${url}`);
    return { url, developmentKey: records.developmentKey, stop };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Longer than any search takes on a machine that is well. */
const slowSearchMs = 300;

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

const isLoopback = (host: string): boolean => /^(127\.|::1$|localhost$)/.test(host);

/** A key for trying things out should not run into the smallest quota. */
const mostGenerous = (tiers: Tiers): string =>
  tiers.has('internal') ? 'internal' : ([...tiers.keys()].at(-1) ?? '');
