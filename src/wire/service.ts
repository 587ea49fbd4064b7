/** Puts the service together from its settings; the adapters are constructed beside it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { apiOf, operationsOf } from '../api/operations.js';
import type { Config } from '../config/config.js';
import type { ReloadReport } from '../fixtures/watch.js';
import { type HealthContext, healthMounts } from '../http/admin/health.js';
import { metricsMount } from '../http/admin/metrics-mount.js';
import { type AnswerMemory, createAnswerMemory } from '../http/answers/answer-memory.js';
import { createAdmission } from '../http/api/admit.js';
import { apiMounts } from '../http/api/endpoint.js';
import { type AppContext, createApp } from '../http/app.js';
import { feedMounts } from '../http/feeds/mounts.js';
import type { Limits } from '../limits/limiter.js';
import { toolsOf } from '../mcp/tools.js';
import type { Log } from '../observability/log.js';
import { createMetrics, type Metrics } from '../observability/metrics.js';
import type { Content } from './content.js';
import { openElasticsearch } from './elasticsearch.js';
import { openEmbedded } from './embedded.js';
import { openLimits } from './limits.js';
import { createListeners } from './listeners.js';
import { mcpOf, openFeeds, openSite, openVisitors } from './mounts.js';
import { packageVersion } from './package-files.js';
import type { Part } from './part.js';
import { createReports, type Reports } from './reports.js';

export interface Service {
  readonly url: string;
  /** The key made for this run if there are none at all. */
  readonly developmentKey: string | undefined;
  stop(): Promise<void>;
}

/** Feeds are requested every few hours, and take longer to write than a page. */
const feedAges = { freshMs: 600_000, staleMs: 1_200_000 };

const now = () => Date.now();
const newRequestId = () => randomUUID();

/**
 * Starts the API (and the admin port, if set); resolves once it listens.
 * @param watch makes the embedded catalogue follow its fixtures as they are saved
 */
export async function startService(
  config: Config,
  log: Log,
  watch?: ReloadReport,
): Promise<Service> {
  const metrics = createMetrics(packageVersion());
  const reports = createReports(log, metrics);
  const opened: Pick<Part, 'close'>[] = [];
  /** Closes what was opened last first, so that requests in flight keep what they use. */
  const close = async () => {
    for (const part of opened.toReversed()) await part.close();
  };
  try {
    const content =
      config.elasticsearchUrls === undefined
        ? await openEmbedded(config, log, reports, watch)
        : await openElasticsearch(config, log, metrics, reports);
    opened.push(content);
    const limits = await openLimits(config, log, metrics);
    opened.push(limits);
    const listeners = createListeners({
      newRequestId,
      onRefusal: reports.onRefusal,
      graceMs: config.shutdownGrace,
    });
    opened.push(listeners);

    let boundUrl = '';
    let isStopping = false;
    const health: HealthContext = {
      engines: { ...content.engines, ...limits.engines },
      isStopping: () => isStopping,
      optional: new Set(Object.keys(limits.engines)),
    };
    const shared = {
      monotonicMs: () => performance.now(),
      newRequestId,
      trustProxy: config.trustProxy,
      onFailure: reports.onFailure,
    };
    const origin = () => config.publicUrl ?? boundUrl;
    const answering = await openMounts({ config, metrics, reports, content, limits, origin });
    const app = createApp({
      ...shared,
      enterScope: content.enterScope,
      problemPage: answering.problemPage,
      mounts: [...answering.mounts, ...healthMounts(health)],
      onArrival: metrics.arrive,
      onAccess(access) {
        metrics.observe(access);
        log.access(access);
      },
    });
    const { host, port, adminHost = host, adminPort } = config;
    const url = await listeners.listen(app, { host, port });
    boundUrl = url;
    if (adminPort !== undefined) {
      const mounts = [metricsMount(metrics), ...healthMounts(health)];
      const admin = createApp({ ...shared, mounts, onAccess: () => {} });
      const adminUrl = await listeners.listen(admin, { host: adminHost, port: adminPort });
      log.info({ url: adminUrl }, `metrics and health on ${adminUrl}`);
    }
    log.info({ url }, `serving on ${url}`);
    return {
      url,
      developmentKey: content.developmentKey,
      async stop() {
        isStopping = true;
        listeners.drain();
        if (config.shutdownDelay > 0) await delay(config.shutdownDelay);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface MountsContext {
  readonly config: Config;
  readonly metrics: Metrics;
  readonly reports: Reports;
  readonly content: Content;
  readonly limits: Limits;
  readonly origin: () => string;
}

/** Everything that the API's port answers besides health, and how its problems look as pages. */
async function openMounts(
  context: MountsContext,
): Promise<Pick<AppContext, 'mounts' | 'problemPage'>> {
  const { config, metrics, reports, content, limits, origin } = context;
  const { catalogue, keys } = content;
  const { tiers, mostKeyLookups } = config;
  const { onFailure, onMissingTier } = reports;
  const memories: AnswerMemory[] = [];
  const newMemory = (ages = content.answerAges) => {
    const memory = createAnswerMemory({
      ...ages,
      maxBytes: config.answerMemory * 1_000_000,
      onFailure: reports.onRenewalFailure,
    });
    memories.push(memory);
    return memory;
  };
  metrics.watch({
    answerBytes: () => memories.reduce((sum, { bytes }) => sum + bytes(), 0),
    published: content.published,
  });

  const api = apiOf({ catalogue, now, onMissingFeast: reports.onMissingFeast });
  const operations = operationsOf(api, origin);
  const tools = toolsOf({ api, now });
  const visitors = openVisitors();
  const admission = createAdmission({ ...limits, keys, tiers, onMissingTier, mostKeyLookups });
  const feeds = await openFeeds(config, { catalogue, api, now, origin });
  const site = await openSite(config, {
    api,
    operations,
    tools,
    feeds,
    tiers,
    now,
    origin,
    catalogue,
    answers: newMemory(),
  });
  return {
    mounts: [
      ...apiMounts({
        operations,
        admission,
        answers: newMemory(),
        mostLookups: { all: config.mostLookups, costly: config.mostSearches },
      }),
      mcpOf({
        admission,
        tools,
        origin,
        visitors,
        onFailure,
        allowedOrigins: config.mcpOrigins,
      }),
      ...feedMounts(feeds, { catalogue, answers: newMemory(feedAges), visitors }),
      ...(site?.mounts ?? []),
    ],
    problemPage: site?.problemPage,
  };
}
