import { describe, expect, it } from 'vitest';
import { createFailureLimiter } from '../../../src/access/limits/address.js';
import { createMemoryLimiter } from '../../../src/access/limits/memory.js';
import type { UsageFile } from '../../../src/access/limits/usage-file.js';
import { describeFailureLimiter } from '../../contracts/failure-limiter.js';
import { describeLimiter } from '../../contracts/limiter.js';
import { createClock } from '../../support/clock.js';

const start = '2026-03-10T12:00:30.000Z';
const close = async () => undefined;
const policy = { perMinute: 10, perMonth: 100 };

describeLimiter('memory', async () => {
  const clock = createClock(start);
  return { limiter: createMemoryLimiter({ now: clock.now }), clock, close };
});

describeFailureLimiter('memory', async () => {
  const clock = createClock(start);
  return { limiter: createFailureLimiter(createMemoryLimiter({ now: clock.now })), clock, close };
});

describe('the memory limiter', () => {
  it('forgets the longest idle subject beyond its cap', async () => {
    const limiter = createMemoryLimiter({ now: createClock(start).now, maxSubjects: 2 });
    const left = async (subject: string) =>
      (await limiter.consume({ subject, policy })).month.remaining;
    expect(await left('a')).toBe(99);
    expect(await left('b')).toBe(99);
    expect(await left('a')).toBe(98);
    expect(await left('c')).toBe(99);
    expect(await left('a')).toBe(97);
    expect(await left('b')).toBe(99);
  });

  it('continues from the usage of this month', async () => {
    const usage = createUsage('2026-03', [['a', 98]]);
    const limiter = createMemoryLimiter({ now: createClock(start).now, usage });
    const consume = () => limiter.consume({ subject: 'a', policy });
    expect((await consume()).month.remaining).toBe(1);
    expect((await consume()).allowed).toBe(true);
    expect(await consume()).toMatchObject({ allowed: false, refusedBy: 'month' });
    expect(usage.snapshots()).toEqual([
      { month: '2026-03', counts: [['a', 99]] },
      { month: '2026-03', counts: [['a', 100]] },
    ]);
  });

  it('ignores the usage of another month', async () => {
    const usage = createUsage('2026-02', [['a', 98]]);
    const limiter = createMemoryLimiter({ now: createClock(start).now, usage });
    expect((await limiter.consume({ subject: 'a', policy })).month.remaining).toBe(99);
  });

  it('saves nothing that is unlimited', async () => {
    const usage = createUsage('2026-03', []);
    const limiter = createMemoryLimiter({ now: createClock(start).now, usage });
    await limiter.consume({ subject: 'a', policy: { perMinute: 10, perMonth: null } });
    expect(usage.snapshots()).toEqual([]);
  });
});

describe('the memory failure limiter', () => {
  it('is bounded however many addresses fail', async () => {
    const limiter = createFailureLimiter(
      createMemoryLimiter({
        now: createClock(start).now,
        maxSubjects: 100,
      }),
    );
    for (let host = 0; host < 200; host += 1) {
      for (let count = 0; count < 30; count += 1) await limiter.record(`10.0.0.${host}`);
    }
    expect(await limiter.blockedSeconds('10.0.0.199')).toBe(30);
    expect(await limiter.blockedSeconds('10.0.0.100')).toBe(30);
    expect(await limiter.blockedSeconds('10.0.0.99')).toBe(0);
  });
});

/** Saves at once, into memory. */
function createUsage(month: string, counts: [string, number][]) {
  const taken: unknown[] = [];
  const usage: UsageFile = {
    saved: { month, counts },
    save: (snapshot) => taken.push(snapshot()),
    close,
  };
  return { ...usage, snapshots: () => taken };
}
