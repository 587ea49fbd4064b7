import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFailureLimiter } from '../../../src/access/limits/address.js';
import { createInsurance, type InsuranceChange } from '../../../src/access/limits/insured.js';
import {
  type FailureLimiter,
  type Limiter,
  LimitsUnavailableError,
} from '../../../src/access/limits/limiter.js';
import { createMemoryLimiter } from '../../../src/access/limits/memory.js';
import { describeFailureLimiter } from '../../contracts/failure-limiter.js';
import { describeLimiter } from '../../contracts/limiter.js';
import { createClock, type SettableClock } from '../../support/clock.js';
import { useMonotonicClock } from '../../support/monotonic-clock.js';

const start = '2026-03-10T12:00:30.000Z';
const close = async () => undefined;
const policy = { perMinute: 3, perMonth: 100 };

/** With room for few: that for a hundred thousand takes longer than a test. */
const memoryLimiter = ({ now }: SettableClock) => createMemoryLimiter({ now, maxSubjects: 1_000 });

const broken: Limiter = {
  consume: () => Promise.reject(new LimitsUnavailableError('away')),
  peek: () => Promise.reject(new LimitsUnavailableError('away')),
};

const insuredBy = (clock: SettableClock, primary: Limiter) =>
  createInsurance(() => undefined)(primary, memoryLimiter(clock));

describeLimiter('insured, with its primary', async () => {
  const clock = createClock(start);
  return { limiter: insuredBy(clock, memoryLimiter(clock)), clock, close };
});

describeLimiter('insured, without its primary', async () => {
  const clock = createClock(start);
  return { limiter: insuredBy(clock, broken), clock, close };
});

describeFailureLimiter('insured, without its primary', async () => {
  const clock = createClock(start);
  return { limiter: createFailureLimiter(insuredBy(clock, broken)), clock, close };
});

describe('the insured limits', () => {
  let fault: Error | undefined;
  let replyMs: number;
  let asked: number;
  let elapsedMs: number;
  let changes: InsuranceChange[];
  let limiter: Limiter;
  let failures: FailureLimiter;
  beforeEach(() => {
    fault = undefined;
    replyMs = 1;
    asked = 0;
    elapsedMs = 0;
    changes = [];
    const clock = createClock(start);
    const unlessAway = async <Answer>(answer: () => Promise<Answer>) => {
      asked += 1;
      const thrown = fault;
      await delay(replyMs);
      if (thrown) throw thrown;
      return answer();
    };
    useMonotonicClock(() => elapsedMs);
    const shared = (): Limiter => {
      const counts = memoryLimiter(clock);
      return {
        consume: (asks) => unlessAway(() => counts.consume(asks)),
        peek: (asks) => unlessAway(() => counts.peek(asks)),
      };
    };
    const insure = createInsurance((change) => changes.push(change));
    limiter = insure(shared(), memoryLimiter(clock));
    failures = createFailureLimiter(insure(shared(), memoryLimiter(clock)));
  });
  const consume = () => limiter.consume({ subject: 'acme', policy });
  const consumeMany = async (count: number) => {
    const decisions = await Promise.all(Array.from({ length: count }, consume));
    return decisions.filter(({ allowed }) => allowed).length;
  };

  it('lets the primary decide while it answers', async () => {
    expect(await consumeMany(5)).toBe(3);
    expect(await failures.record('192.0.2.1')).toBe(0);
    expect(asked).toBe(6);
    expect(changes).toEqual([]);
  });

  it('takes over for the very request that failed', async () => {
    fault = new LimitsUnavailableError('away');
    expect(await consume()).toMatchObject({ allowed: true, minute: { remaining: 2 } });
    expect(changes).toEqual([{ degraded: true, cause: fault }]);
  });

  it('never lets more through than the limit', async () => {
    fault = new LimitsUnavailableError('away');
    expect(await consumeMany(1_000)).toBe(3);
    expect(await consumeMany(1_000)).toBe(0);
  });

  it('says so once for many requests that failed', async () => {
    fault = new LimitsUnavailableError('away');
    await consumeMany(100);
    elapsedMs += 5_000;
    await consumeMany(100);
    await failures.record('192.0.2.1');
    expect(changes).toHaveLength(1);
  });

  it('tries the primary with one request a second', async () => {
    fault = new LimitsUnavailableError('away');
    await consume();
    for (let second = 1; second <= 3; second += 1) {
      elapsedMs += 999;
      await consumeMany(10);
      expect(asked).toBe(second);
      elapsedMs += 1;
      await consumeMany(10);
      expect(asked).toBe(second + 1);
    }
  });

  it('hands back by itself, and says so once', async () => {
    fault = new LimitsUnavailableError('away');
    await consumeMany(3);
    fault = undefined;
    elapsedMs += 1_000;
    expect(await consume()).toMatchObject({ allowed: true, minute: { remaining: 2 } });
    expect(await consumeMany(5)).toBe(2);
    expect(changes.map(({ degraded }) => degraded)).toEqual([true, false]);
  });

  it('takes over both limits when either fails', async () => {
    fault = new LimitsUnavailableError('away');
    expect(await failures.record('192.0.2.1')).toBe(0);
    await consume();
    expect(asked).toBe(1);
  });

  it('does not hand back on an answer from before the failure', async () => {
    replyMs = 20;
    const early = consume();
    replyMs = 1;
    fault = new LimitsUnavailableError('away');
    await consume();
    expect(await early).toMatchObject({ minute: { remaining: 2 } });
    expect(changes.map(({ degraded }) => degraded)).toEqual([true]);
  });

  it('takes over from a primary that fails in any way', async () => {
    fault = new TypeError('a mistake of ours');
    expect(await consumeMany(5)).toBe(3);
    expect(changes).toEqual([{ degraded: true, cause: fault }]);
  });
});
