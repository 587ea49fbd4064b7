import fc from 'fast-check';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFailureLimiter } from '../../../src/access/limits/address.js';
import type { FailureLimiter, Limiter, Policy } from '../../../src/access/limits/limiter.js';
import { createMemoryLimiter } from '../../../src/access/limits/memory.js';
import { createRedisLimiter, openRedis } from '../../../src/access/limits/redis.js';
import { minuteWindow, monthWindow, secondsToEnd } from '../../../src/access/limits/windows.js';
import { describeFailureLimiter } from '../../contracts/failure-limiter.js';
import { describeLimiter } from '../../contracts/limiter.js';
import type { Opened } from '../../contracts/open-each.js';
import { createClock } from '../../support/clock.js';
import { describeWithRedis, randomPrefix } from '../../support/engines/engines.js';
import { keysOf, removeKeys } from './redis-keys.js';

/** These are about counts; a machine busy with other tests may be slow. */
const deadlineMs = 5_000;
const policy: Policy = { perMinute: 137, perMonth: 100_000 };

describeWithRedis('Redis', (url) => {
  const open = async <Port>(
    create: (options: Parameters<typeof createRedisLimiter>[0]) => Port,
  ): Promise<Opened<Port>> => {
    const redis = await openRedis(url);
    const prefix = randomPrefix();
    const clock = createClock('2026-03-10T12:00:30.000Z');
    return {
      limiter: create({ redis, prefix, now: clock.now, deadlineMs }),
      clock,
      async close() {
        await removeKeys(redis, prefix);
        redis.disconnect();
      },
    };
  };

  describeLimiter('Redis', () => open<Limiter>(createRedisLimiter));
  describeFailureLimiter('Redis', () =>
    open<FailureLimiter>((options) =>
      createFailureLimiter(createRedisLimiter({ ...options, counted: 'failures' })),
    ),
  );

  describe('the Redis limiter', () => {
    const prefix = randomPrefix();
    let redis: Redis;
    let other: Redis;
    beforeAll(async () => {
      [redis, other] = await Promise.all([openRedis(url), openRedis(url)]);
    });
    afterAll(async () => {
      await removeKeys(redis, prefix);
      redis.disconnect();
      other.disconnect();
    });
    const newLimiter = (client = redis) =>
      createRedisLimiter({ redis: client, prefix, deadlineMs });

    it('says what the memory limiter says', async () => {
      const clock = createClock(0);
      const inMemory = createMemoryLimiter({ now: clock.now });
      const inRedis = createRedisLimiter({ redis, prefix, deadlineMs, now: clock.now });
      const instant = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2400, 0) });
      const limit = fc.option(fc.integer({ min: 1, max: 5 }));
      let run = 0;
      await fc.assert(
        fc.asyncProperty(instant, limit, limit, async (time, perMinute, perMonth) => {
          clock.set(time);
          run += 1;
          const asked = { subject: `same ${run}`, policy: { perMinute, perMonth } };
          for (let count = 0; count < 7; count += 1) {
            const decision = await inMemory.consume(asked);
            const giveBack = expect.any(Function);
            expect(await inRedis.consume(asked)).toEqual({
              ...decision,
              ...(decision.allowed && { giveBack }),
            });
          }
        }),
        { numRuns: 200 },
      );
    });

    it('goes by the clock of Redis', async () => {
      const [seconds, microseconds] = (await redis.time()).map(Number) as [number, number];
      const nowMs = seconds * 1000 + Math.floor(microseconds / 1000);
      const { minute, month } = await newLimiter().consume({ subject: 'clock', policy });
      const isSoonAfter = (later: number, earlier: number) =>
        (earlier - later + 60) % 60 === 0 || (earlier - later + 60) % 60 === 1;
      expect(isSoonAfter(minute.resetSeconds, secondsToEnd(minuteWindow(nowMs), nowMs))).toBe(true);
      const left = secondsToEnd(monthWindow(nowMs), nowMs);
      expect(left - month.resetSeconds).toBeLessThanOrEqual(1);
    });

    it.each(['minute', 'month'] as const)(
      'passes exactly the limit of the %s to two replicas',
      async (window) => {
        await outOfTheWayOfTheMinute(redis);
        const limits =
          window === 'minute'
            ? { perMinute: 137, perMonth: 100_000 }
            : { perMinute: 100_000, perMonth: 137 };
        const replicas = [newLimiter(redis), newLimiter(other)];
        const subject = `two replicas, ${window}`;
        const decisions = await Promise.all(
          Array.from({ length: 1_000 }, (_, count) =>
            replicas[count % 2]?.consume({ subject, policy: limits }),
          ),
        );
        expect(decisions.filter((decision) => decision?.allowed)).toHaveLength(137);
      },
    );

    it('gives every key an expiry', async () => {
      const limiter = newLimiter();
      const failures = createFailureLimiter(
        createRedisLimiter({ redis, prefix, deadlineMs, counted: 'failures' }),
      );
      await limiter.consume({ subject: 'mortal', policy });
      await limiter.consume({ subject: 'mortal', policy });
      await limiter.consume({ subject: 'mortal', policy: { perMinute: null, perMonth: 5 } });
      await failures.record('192.0.2.1');
      const keys = (await keysOf(redis, prefix)).filter((key) => /mortal|failures/.test(key));
      expect(keys).toEqual([
        `${prefix}:failures:{192.0.2.1}:minute`,
        `${prefix}:quota:{mortal}:minute`,
        `${prefix}:quota:{mortal}:month`,
      ]);
      for (const key of keys) {
        const longestMs = 60_000 + (key.endsWith('minute') ? 60_000 : 31 * 86_400_000);
        const leftMs = await redis.pttl(key);
        expect(leftMs, key).toBeGreaterThan(0);
        expect(leftMs, key).toBeLessThanOrEqual(longestMs);
      }
    });

    it('writes nothing for a refusal, a look or an unlimited subject', async () => {
      await outOfTheWayOfTheMinute(redis);
      const limiter = newLimiter();
      const failures = createFailureLimiter(
        createRedisLimiter({ redis, prefix, deadlineMs, counted: 'failures' }),
      );
      const once = { subject: 'refused', policy: { perMinute: 1, perMonth: 10 } };
      await limiter.consume(once);
      const before = await contentOf(redis, `${prefix}:quota:{refused}:*`);
      expect((await limiter.consume(once)).allowed).toBe(false);
      expect(await contentOf(redis, `${prefix}:quota:{refused}:*`)).toEqual(before);
      await failures.blockedSeconds('192.0.2.2');
      await limiter.consume({ subject: 'free', policy: { perMinute: null, perMonth: null } });
      expect(await redis.keys(`${prefix}:*{free}*`)).toEqual([]);
      expect(await redis.keys(`${prefix}:*{192.0.2.2}*`)).toEqual([]);
    });

    it('takes an answer that came while the process was busy', async () => {
      const limiter = createRedisLimiter({ redis, prefix, deadlineMs: 50 });
      await limiter.consume({ subject: 'busy', policy });
      const decision = limiter.consume({ subject: 'busy', policy });
      const busyUntil = performance.now() + 200;
      while (performance.now() < busyUntil);
      expect((await decision).allowed).toBe(true);
    });
  });
});

async function contentOf(redis: Redis, pattern: string): Promise<(string | null)[]> {
  const keys = (await redis.keys(pattern)).sort();
  return redis.mget(...keys);
}

/** Waits for the next minute of Redis when this one is about to end. */
async function outOfTheWayOfTheMinute(redis: Redis): Promise<void> {
  const [seconds] = await redis.time();
  const left = 60 - (Number(seconds) % 60);
  if (left < 5) await new Promise((resolve) => setTimeout(resolve, (left + 1) * 1000));
}
