/** Puts the service together from its settings; the adapters are constructed beside it. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Limits } from '../access/limits/limiter.js';
import { healthMounts, metricsMount } from '../admin/mounts.js';
import type { Config } from '../config/config.js';
import type { ReloadReport } from '../fixtures/watch.js';
import { type AnswerCache, createAnswerCache } from '../http/answers/answer-cache.js';
import { createApp } from '../http/app.js';
import type { Mount } from '../http/mount.js';
import type { Log } from '../telemetry/log.js';
import { createMetrics, type Metrics } from '../telemetry/metrics.js';
import { openElasticsearch } from './elasticsearch.js';
import { openEmbedded } from './embedded.js';
import { openLimits } from './limits.js';
import { createListeners } from './listeners.js';
import { type MountsContext, openMounts } from './mounts.js';
import { packageVersion } from './package-files.js';
import type { Content, Part } from './parts.js';
import { createReports, type Reports } from './reports.js';

export interface Service {
  readonly url: string;
  /** The key made for this run if there are none at all. */
  readonly developmentKey: string | undefined;
  stop(): Promise<void>;
}

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
  const open = async <Opened extends Pick<Part, 'close'>>(opening: Opened | Promise<Opened>) => {
    const part = await opening;
    opened.push(part);
    return part;
  };
  try {
    const content = await open(
      config.elasticsearchUrls === undefined
        ? openEmbedded(config, log, reports, watch)
        : openElasticsearch(config, log, metrics, reports),
    );
    const limits = await open(openLimits(config, log, metrics));
    const { onRefusal } = reports;
    const listeners = await open(createListeners({ onRefusal, graceMs: config.shutdownGrace }));
    let isStopping = false;
    const health = healthMounts({
      engines: { ...content.engines, ...limits.engines },
      isStopping: () => isStopping,
      optional: new Set(Object.keys(limits.engines)),
    });
    const url = await listen({ config, log, metrics, reports, content, limits, listeners, health });
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

interface ListenContext {
  readonly config: Config;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly reports: Reports;
  readonly content: Content;
  readonly limits: Limits;
  readonly listeners: ReturnType<typeof createListeners>;
  readonly health: readonly Mount[];
}

/** Opens the service's port, and the admin port if set; the URL of the first. */
async function listen(context: ListenContext): Promise<string> {
  const { config, log, metrics, reports, content, limits, listeners, health } = context;
  const { trustProxy, host, port, adminHost = host, adminPort } = config;
  const { onFailure } = reports;
  let url = '';
  const { mounts, problemPage } = await openMounts({
    config,
    limits,
    reports,
    catalogue: content.catalogue,
    keys: content.keys,
    now: () => Date.now(),
    origin: () => config.publicUrl ?? url,
    newCache: cachesOf(config, content, metrics, reports),
  });
  const app = createApp({
    trustProxy,
    problemPage,
    onFailure,
    mounts: [...mounts, ...health],
    enterScope: content.enterScope,
    onArrival: metrics.arrive,
    onAccess(access) {
      metrics.observe(access);
      log.access(access);
    },
  });
  url = await listeners.listen(app, { host, port });
  if (adminPort !== undefined) {
    const adminMounts = [metricsMount(metrics), ...health];
    const admin = createApp({ trustProxy, onFailure, mounts: adminMounts, onAccess: () => {} });
    const adminUrl = await listeners.listen(admin, { host: adminHost, port: adminPort });
    log.info({ url: adminUrl }, `metrics and health on ${adminUrl}`);
  }
  log.info({ url }, `serving on ${url}`);
  return url;
}

/** The caches of answers, which share the operator's limit of size and are counted together. */
function cachesOf(
  config: Config,
  { answerAges, published }: Content,
  metrics: Metrics,
  { onRenewalFailure }: Reports,
): MountsContext['newCache'] {
  const caches: AnswerCache[] = [];
  metrics.watch({
    answerBytes: () => caches.reduce((sum, { bytes }) => sum + bytes(), 0),
    published,
  });
  return (ages = answerAges) => {
    const cache = createAnswerCache({
      ...ages,
      maxBytes: config.answerMemory * 1_000_000,
      onFailure: onRenewalFailure,
    });
    caches.push(cache);
    return cache;
  };
}
