import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Decision, Limiter, Policy } from '../../src/access/limits/limiter.js';
import { createNaiveLimiter } from './naive-limiter.js';
import { type Opened, openEach } from './open-each.js';

const free: Policy = { perMinute: 60, perMonth: 1_000 };
const unlimited: Policy = { perMinute: null, perMonth: null };
const noon = '2026-03-10T12:00:30.000Z';

/** The contract of `Limiter`; its store may hold other subjects' counts already. */
export function describeLimiter(name: string, open: () => Promise<Opened<Limiter>>): void {
  describe(`${name} as a limiter`, () => {
    const suite = openEach(open);
    let subject: string;
    beforeEach(() => {
      subject = `tenant ${randomUUID()}`;
    });

    const consume = (policy: Policy, of = subject) =>
      suite.limiter().consume({ subject: of, policy });
    const consumeMany = (count: number, policy: Policy) =>
      Promise.all(Array.from({ length: count }, () => consume(policy)));

    it.each([
      ['minute', { perMinute: 137, perMonth: 100_000 }],
      ['month', { perMinute: 100_000, perMonth: 137 }],
      ['month', { perMinute: null, perMonth: 137 }],
      ['minute', { perMinute: 137, perMonth: null }],
    ] as const)('passes exactly the limit of the %s: %o', async (window, policy) => {
      await suite.steady();
      const decisions = await consumeMany(1_000, policy);
      const passed = decisions.filter((decision) => decision.allowed);
      const remaining = passed.map((decision) => decision[window].remaining);
      expect(remaining.sort(ascending)).toEqual(Array.from({ length: 137 }, (_, left) => left));
      expect(refusals(decisions)).toEqual(Array.from({ length: 863 }, () => window));
    });

    it('says where the subject stands in both windows', async (context) => {
      suite.settableClock(context).set(noon);
      expect(await consume(free)).toEqual({
        allowed: true,
        giveBack: expect.any(Function),
        minute: { limit: 60, remaining: 59, resetSeconds: 30, windowSeconds: 60 },
        month: { limit: 1_000, remaining: 999, resetSeconds: 1_857_570, windowSeconds: 2_678_400 },
      });
    });

    it('never gives a reset time before the end of the window', async (context) => {
      const clock = suite.settableClock(context);
      for (const [time, seconds] of [
        ['2026-03-10T12:00:00.000Z', 60],
        ['2026-03-10T12:00:00.001Z', 60],
        ['2026-03-10T12:00:59.000Z', 1],
        ['2026-03-10T12:00:59.999Z', 1],
      ] as const) {
        clock.set(time);
        expect((await consume(free)).minute.resetSeconds, time).toBe(seconds);
      }
    });

    it('consumes nothing of the month for a refused minute', async () => {
      await suite.steady();
      const policy = { perMinute: 2, perMonth: 10 };
      const decisions = await consumeMany(50, policy);
      expect(decisions.filter((decision) => decision.allowed)).toHaveLength(2);
      expect(await consume(policy)).toMatchObject({
        allowed: false,
        refusedBy: 'minute',
        minute: { remaining: 0 },
        month: { remaining: 8 },
      });
    });

    it('consumes nothing of the minute for a refused month', async () => {
      await suite.steady();
      await consumeMany(50, { perMinute: 10, perMonth: 2 });
      expect((await consume({ perMinute: 10, perMonth: 100 })).minute.remaining).toBe(7);
    });

    it('names the month when both are used up', async () => {
      await suite.steady();
      await consumeMany(3, { perMinute: 3, perMonth: 3 });
      const decision = await consume({ perMinute: 3, perMonth: 3 });
      expect(decision).toMatchObject({
        allowed: false,
        refusedBy: 'month',
        minute: { remaining: 0 },
        month: { remaining: 0 },
      });
      expect(decision.month.resetSeconds).toBeGreaterThanOrEqual(decision.minute.resetSeconds);
    });

    it('looks without counting, even when everything is used up', async () => {
      await suite.steady();
      const policy = { perMinute: 3, perMonth: 5 };
      const peek = () => suite.limiter().peek({ subject, policy });
      for (const left of [3, 2, 1, 0, 0]) {
        const looks = await Promise.all([peek(), peek()]);
        for (const { minute, month } of looks) {
          expect([minute.limit, minute.remaining, month.remaining]).toEqual([3, left, left + 2]);
          expect(minute.resetSeconds).toBeGreaterThan(0);
        }
        await consume(policy);
      }
      expect(await suite.limiter().peek({ subject, policy: unlimited })).toMatchObject({
        minute: { limit: null, remaining: null },
        month: { limit: null, remaining: null },
      });
    });

    it('counts several requests at once, all or none', async () => {
      await suite.steady();
      const policy = { perMinute: 5, perMonth: 9 };
      const take = (requests: number) => suite.limiter().consume({ subject, policy, requests });
      const standing = ({ allowed, minute, month }: Decision) => [
        ...[allowed, minute.remaining, month.remaining],
      ];
      expect(standing(await take(3))).toEqual([true, 2, 6]);
      expect(standing(await take(3))).toEqual([false, 2, 6]);
      const last = await take(2);
      expect(standing(last)).toEqual([true, 0, 4]);
      expect(last.allowed && (await last.giveBack())).toMatchObject({
        minute: { remaining: 2 },
        month: { remaining: 6 },
      });
    });

    it('starts again each minute', async (context) => {
      const clock = suite.settableClock(context);
      clock.set('2026-03-10T12:00:59.999Z');
      await consumeMany(61, free);
      expect(await consume(free)).toMatchObject({ allowed: false, minute: { resetSeconds: 1 } });
      clock.set('2026-03-10T12:01:00.000Z');
      expect(await consume(free)).toMatchObject({
        allowed: true,
        minute: { remaining: 59, resetSeconds: 60 },
        month: { remaining: 939 },
      });
    });

    it.for([
      ['December', '2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z', 31, 31],
      ['January', '2026-01-31T23:59:59.999Z', '2026-02-01T00:00:00.000Z', 31, 28],
      ['a leap February', '2028-02-29T23:59:59.999Z', '2028-03-01T00:00:00.000Z', 29, 31],
      ['a common February', '2100-02-28T23:59:59.999Z', '2100-03-01T00:00:00.000Z', 28, 31],
      ['April', '2026-04-30T23:59:59.999Z', '2026-05-01T00:00:00.000Z', 30, 31],
    ] as const)(
      'begins the month anew after %s',
      async ([, last, first, days, nextDays], context) => {
        const clock = suite.settableClock(context);
        const policy = { perMinute: null, perMonth: 5 };
        clock.set(last);
        await consumeMany(5, policy);
        expect(await consume(policy)).toMatchObject({
          allowed: false,
          refusedBy: 'month',
          month: { remaining: 0, resetSeconds: 1, windowSeconds: days * 86_400 },
        });
        clock.set(first);
        expect((await consume(policy)).month).toEqual({
          limit: 5,
          remaining: 4,
          resetSeconds: nextDays * 86_400,
          windowSeconds: nextDays * 86_400,
        });
      },
    );

    it('keeps the month over the leap day', async (context) => {
      const clock = suite.settableClock(context);
      clock.set('2028-02-28T23:59:59.999Z');
      await consume(free);
      clock.set('2028-02-29T00:00:00.000Z');
      expect((await consume(free)).month).toMatchObject({ remaining: 998, resetSeconds: 86_400 });
    });

    it('counts nothing for an unlimited subject', async () => {
      await suite.steady();
      const decisions = await consumeMany(2_000, unlimited);
      expect(refusals(decisions)).toEqual([]);
      expect(decisions[0]).toMatchObject({
        minute: { limit: null, remaining: null, windowSeconds: 60 },
        month: { limit: null, remaining: null },
      });
      expect(await consume(free)).toMatchObject({
        minute: { remaining: 59 },
        month: { remaining: 999 },
      });
    });

    it('keeps counts when the policy changes', async () => {
      await suite.steady();
      await consumeMany(10, free);
      expect(await consume({ perMinute: 300, perMonth: 50_000 })).toMatchObject({
        allowed: true,
        minute: { remaining: 289 },
        month: { remaining: 49_989 },
      });
      expect(await consume({ perMinute: 5, perMonth: 1_000 })).toMatchObject({
        allowed: false,
        refusedBy: 'minute',
        minute: { limit: 5, remaining: 0 },
      });
    });

    it('counts each subject separately, whatever its name', async () => {
      await suite.steady();
      const policy = { perMinute: 1, perMonth: 1 };
      const names = ['', '{', '}', '{a}', ' a', ':', '*', '__proto__', 'Ἁγία Σοφία', '🕯'];
      for (const suffix of names) {
        expect((await consume(policy, subject + suffix)).allowed, suffix).toBe(true);
      }
      for (const suffix of names) {
        expect((await consume(policy, subject + suffix)).allowed, suffix).toBe(false);
      }
    });

    const giveBack = async (decision: Decision | undefined) => {
      if (!decision?.allowed) throw new Error('nothing was counted');
      const { minute, month } = await decision.giveBack();
      return [minute.remaining, month.remaining];
    };

    it('gives back exactly what is asked for, of many at once', async () => {
      await suite.steady();
      const policy = { perMinute: 100, perMonth: 200 };
      const decisions = await consumeMany(90, policy);
      await Promise.all(decisions.slice(0, 50).map(giveBack));
      expect(await suite.limiter().peek({ subject, policy })).toMatchObject({
        minute: { remaining: 60 },
        month: { remaining: 160 },
      });
    });

    it('allows again what was given back', async () => {
      await suite.steady();
      const policy = { perMinute: 1, perMonth: null };
      const decision = await consume(policy);
      expect(await giveBack(decision)).toEqual([1, null]);
      expect((await consume(policy)).allowed).toBe(true);
      expect((await consume(policy)).allowed).toBe(false);
    });

    it('gives nothing back to a window that has begun since', async (context) => {
      const clock = suite.settableClock(context);
      clock.set('2026-03-31T23:58:59.999Z');
      const before = await consume(free);
      clock.set('2026-03-31T23:59:00.000Z');
      const later = await consume(free);
      expect(await giveBack(before)).toEqual([59, 999]);
      clock.set('2026-04-01T00:00:00.000Z');
      await consume(free);
      expect(await giveBack(later)).toEqual([59, 999]);
    });

    it('agrees with a naive count of all requests', async (context) => {
      const clock = suite.settableClock(context);
      clock.set('2027-11-30T23:58:00.000Z');
      const limit = fc.option(fc.integer({ min: 1, max: 12 }));
      const step = fc.record({
        waitMs: fc.oneof(
          fc.constant(0),
          fc.integer({ min: 0, max: 90_000 }),
          fc.integer({ min: 0, max: 40 * 86_400_000 }),
        ),
        who: fc.constantFrom('a', 'b'),
        times: fc.integer({ min: 1, max: 6 }),
        requests: fc.constantFrom(1, 1, 1, 2, 5),
      });
      const steps = fc.array(step, { maxLength: 40 });
      await fc.assert(
        fc.asyncProperty(limit, limit, steps, async (perMinute, perMonth, taken) => {
          const policy = { perMinute, perMonth };
          const model = createNaiveLimiter(policy);
          const run = randomUUID();
          for (const { waitMs, who, times, requests } of taken) {
            clock.advance(waitMs);
            for (let count = 0; count < times; count += 1) {
              const consumption = { subject: `${run} ${who}`, policy, requests };
              const decision = await suite.limiter().consume(consumption);
              expect(toOutcome(decision)).toEqual(model.consume(who, clock.now(), requests));
            }
          }
        }),
      );
    });
  });
}

const toOutcome = (decision: Decision) => ({
  refusedBy: decision.allowed ? undefined : decision.refusedBy,
  minute: decision.minute.remaining,
  month: decision.month.remaining,
});

const refusals = (decisions: readonly Decision[]) =>
  decisions.flatMap((decision) => (decision.allowed ? [] : [decision.refusedBy]));

const ascending = (a: number | null, b: number | null) => Number(a) - Number(b);
