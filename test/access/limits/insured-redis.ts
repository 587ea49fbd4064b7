import { afterEach, expect } from 'vitest';
import { createFailureLimiter } from '../../../src/access/limits/address.js';
import { createInsurance, type InsuranceChange } from '../../../src/access/limits/insured.js';
import type { Policy } from '../../../src/access/limits/limiter.js';
import { createMemoryLimiter } from '../../../src/access/limits/memory.js';
import { createRedisLimiter, openRedis } from '../../../src/access/limits/redis.js';
import { type OwnRedis, startOwnRedis } from '../../support/engines/own-redis.js';

export const plenty: Policy = { perMinute: 1_000_000, perMonth: 1_000_000 };

/** The limits as they are in production, unless a deadline is given, over a server of the test. */
async function openInsuredRedis(url: string, deadlineMs?: number) {
  const redis = await openRedis(url);
  const changes: InsuranceChange[] = [];
  const now = () => Date.now();
  const options = { redis, prefix: 'test', ...(deadlineMs === undefined ? {} : { deadlineMs }) };
  const insure = createInsurance((change) => changes.push(change));
  const sharedFailures = createRedisLimiter({ ...options, counted: 'failures' });
  const limits = {
    limiter: insure(createRedisLimiter(options), createMemoryLimiter({ now })),
    failures: createFailureLimiter(insure(sharedFailures, createMemoryLimiter({ now }))),
  };
  const consume = (policy = plenty) => limits.limiter.consume({ subject: 'acme', policy });
  return {
    redis,
    limits,
    changes,
    consume,
    /** Decides until the limits are in this state. */
    async reach(degraded: boolean, timeout = 5_000): Promise<void> {
      await expect
        .poll(() => consume().then(() => changes.at(-1)?.degraded ?? false), {
          timeout,
          interval: 20,
        })
        .toBe(degraded);
    },
  };
}

/** Servers and limits over them that end with the test that opened them. */
export function useOwnRedis(means: string) {
  const ends: (() => unknown)[] = [];
  const atEnd = (end: () => unknown) => ends.push(end);
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });
  return {
    atEnd,
    async startRedis(args?: string[]): Promise<OwnRedis> {
      const server = await startOwnRedis(means, args);
      atEnd(server.stop);
      return server;
    },
    async insure(url: string, deadlineMs?: number) {
      const opened = await openInsuredRedis(url, deadlineMs);
      atEnd(() => opened.redis.disconnect());
      return opened;
    },
  };
}
