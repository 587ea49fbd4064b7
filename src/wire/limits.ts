/** How often callers may ask: counted in this process, or in Redis for all replicas. */

import { createFailureLimiter } from '../access/limits/address.js';
import { createInsurance } from '../access/limits/insured.js';
import type { Limiter, Limits } from '../access/limits/limiter.js';
import { createMemoryLimiter } from '../access/limits/memory.js';
import { openUsageFile, readUsage } from '../access/limits/usage-file.js';
import type { Config } from '../config/config.js';
import type { Log } from '../telemetry/log.js';
import type { Metrics } from '../telemetry/metrics.js';
import type { Part } from './parts.js';

const now = () => Date.now();

export async function openLimits(
  config: Config,
  log: Log,
  metrics: Metrics,
): Promise<Limits & Part> {
  const ownFailures = createMemoryLimiter({ now });
  if (config.redisUrl === undefined) {
    const usage = await openUsageFile({
      directory: config.dataDir,
      now,
      onError: (error) => log.error({ err: error }, 'the usage file cannot be used'),
    });
    return {
      limiter: createMemoryLimiter({ now, usage }),
      failures: createFailureLimiter(ownFailures),
      engines: {},
      close: () => usage.close(),
    };
  }
  const { createRedisLimiter, openRedis, pingRedis } = await import('../access/limits/redis.js');
  const redis = await openRedis(config.redisUrl);
  const shared = { redis, prefix: config.indexPrefix };
  const insure = createInsurance((change) => {
    metrics.setDegraded(change.degraded);
    if (change.degraded)
      log.warn({ err: change.cause }, 'Redis is unavailable: limits are counted here');
    else log.info('Redis is back: limits are shared again');
  });
  const sharedFailures = createRedisLimiter({ ...shared, counted: 'failures' });
  const ownCounts = countedLimiter(createMemoryLimiter({ now }), metrics);
  return {
    limiter: insure(createRedisLimiter(shared), ownCounts),
    failures: createFailureLimiter(insure(sharedFailures, ownFailures)),
    engines: { redis: () => pingRedis(redis) },
    close: async () => redis.disconnect(),
  };
}

const countedLimiter = (limiter: Limiter, metrics: Metrics): Limiter => ({
  ...limiter,
  consume(consumption) {
    metrics.countFallback();
    return limiter.consume(consumption);
  },
});

export interface Counts extends Pick<Limiter, 'peek'> {
  /** Whether `peek` knows the minute: without Redis, only the server has that count. */
  readonly knowsMinutes: boolean;
  close(): Promise<void>;
}

/** The counts so far: without Redis, those of the month as last saved. */
export async function openCounts(config: Config): Promise<Counts> {
  if (config.redisUrl === undefined) {
    const saved = await readUsage(config.dataDir);
    const usage = { saved, save: () => {}, close: async () => {} };
    const limiter = createMemoryLimiter({ now, usage });
    return { peek: limiter.peek, knowsMinutes: false, close: usage.close };
  }
  const { createRedisLimiter, openRedis } = await import('../access/limits/redis.js');
  const redis = await openRedis(config.redisUrl);
  const { peek } = createRedisLimiter({ redis, prefix: config.indexPrefix });
  return { peek, knowsMinutes: true, close: async () => redis.disconnect() };
}
