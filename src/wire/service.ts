/** Puts the service together from its settings; the adapters are constructed beside it. */
import { setTimeout as delay } from 'node:timers/promises';
import { type HealthContext, healthMounts } from '../admin/health.js';
import { metricsMount } from '../admin/metrics-mount.js';
import type { Config } from '../config/config.js';
import type { ReloadReport } from '../fixtures/watch.js';
import { type AnswerMemory, createAnswerMemory } from '../http/answers/answer-memory.js';
import { createApp } from '../http/app.js';
import type { Log } from '../telemetry/log.js';
import { createMetrics, type Metrics } from '../telemetry/metrics.js';
import type { Content } from './content.js';
import { openElasticsearch } from './elasticsearch.js';
import { openEmbedded } from './embedded.js';
import { openLimits } from './limits.js';
import { createListeners } from './listeners.js';
import { type MountsContext, openMounts } from './mounts.js';
import { packageVersion } from './package-files.js';
import type { Part } from './part.js';
import { createReports, type Reports } from './reports.js';

export interface Service {
  readonly url: string;
  /** The key made for this run if there are none at all. */
  readonly developmentKey: string | undefined;
  stop(): Promise<void>;
}

const now = () => Date.now();

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
      trustProxy: config.trustProxy,
      onFailure: reports.onFailure,
    };
    const origin = () => config.publicUrl ?? boundUrl;
    const answering = await openMounts({
      config,
      catalogue: content.catalogue,
      keys: content.keys,
      limits,
      now,
      origin,
      newMemory: memoriesOf(config, content, metrics, reports),
      reports,
    });
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

/** The caches of answers, which share the operator's limit of size and are counted together. */
function memoriesOf(
  config: Config,
  { answerAges, published }: Content,
  metrics: Metrics,
  { onRenewalFailure }: Reports,
): MountsContext['newMemory'] {
  const memories: AnswerMemory[] = [];
  metrics.watch({
    answerBytes: () => memories.reduce((sum, { bytes }) => sum + bytes(), 0),
    published,
  });
  return (ages = answerAges) => {
    const memory = createAnswerMemory({
      ...ages,
      maxBytes: config.answerMemory * 1_000_000,
      onFailure: onRenewalFailure,
    });
    memories.push(memory);
    return memory;
  };
}
