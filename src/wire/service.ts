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
import { createApp } from '../http/app.js';
import { feedMounts } from '../http/feeds/mounts.js';
import { toolsOf } from '../mcp/tools.js';
import type { Log } from '../observability/log.js';
import { createMetrics } from '../observability/metrics.js';
import { openElasticsearch } from './elasticsearch.js';
import { openEmbedded } from './embedded.js';
import { openLimits } from './limits.js';
import { createListeners } from './listeners.js';
import { mcpOf, openFeeds, openSite, openVisitors } from './mounts.js';
import { packageVersion } from './package-files.js';
import { createReports } from './reports.js';

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
  const { tiers, trustProxy } = config;
  const metrics = createMetrics(packageVersion());
  const reports = createReports(log, metrics);
  const { onFailure, onMissingTier } = reports;
  const content =
    config.elasticsearchUrls === undefined
      ? await openEmbedded(config, log, reports, watch)
      : await openElasticsearch(config, log, metrics, reports);
  const limits = await openLimits(config, log, metrics);

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
  const answers = newMemory();
  metrics.watch({
    answerBytes: () => memories.reduce((sum, { bytes }) => sum + bytes(), 0),
    published: content.published,
  });

  const api = apiOf({ ...content, now, onMissingFeast: reports.onMissingFeast });
  let boundUrl = '';
  const origin = () => config.publicUrl ?? boundUrl;
  const operations = operationsOf(api, origin);
  const tools = toolsOf({ api, now });
  const visitors = openVisitors();
  const feeds = await openFeeds(config, { ...content, api, now, origin });
  const site = await openSite(config, {
    ...{ ...content, api, operations, tools, feeds, tiers, now, newMemory },
    origin,
  });
  const { mostKeyLookups } = config;
  const admission = createAdmission({
    ...content,
    ...limits,
    tiers,
    onMissingTier,
    mostKeyLookups,
  });
  const mcp = mcpOf({
    ...{ admission, tools, origin, visitors, onFailure },
    allowedOrigins: config.mcpOrigins,
  });

  let isStopping = false;
  const health: HealthContext = {
    engines: { ...content.engines, ...limits.engines },
    isStopping: () => isStopping,
    optional: new Set(Object.keys(limits.engines)),
  };
  const shared = { monotonicMs: () => performance.now(), newRequestId, trustProxy, onFailure };
  const app = createApp({
    ...shared,
    enterScope: content.enterScope,
    problemPage: site?.problemPage,
    mounts: [
      ...apiMounts({
        operations,
        admission,
        answers,
        mostLookups: { all: config.mostLookups, costly: config.mostSearches },
      }),
      ...healthMounts(health),
      mcp,
      ...feedMounts(feeds, { ...content, answers: newMemory(feedAges), visitors }),
      ...(site?.mounts ?? []),
    ],
    onArrival: metrics.arrive,
    onAccess(access) {
      metrics.observe(access);
      log.access(access);
    },
  });

  const listeners = createListeners({
    newRequestId,
    onRefusal: reports.onRefusal,
    graceMs: config.shutdownGrace,
  });
  const close = async () => {
    await listeners.stop();
    await Promise.all([limits.close(), content.close()]);
  };
  const { host, port, adminHost = host, adminPort } = config;
  try {
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
