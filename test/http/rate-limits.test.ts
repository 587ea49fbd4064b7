import { describe, expect, it } from 'vitest';
import { LimitsUnavailableError } from '../../src/access/limits/limiter.js';
import { createMemoryLimiter } from '../../src/access/limits/memory.js';
import type { Tiers } from '../../src/access/limits/tiers.js';
import { CatalogueUnavailableError } from '../../src/catalogue/catalogue.js';
import { sampleCatalogue } from '../support/records/sample.js';
import { type Answer, linksOf, type ProblemBody, quotaOf } from '../support/service/answer.js';
import {
  forgetful,
  type ServiceOptions,
  startForSuite,
  startForTest,
  type TestService,
} from '../support/service/test-service.js';

const catalogue = sampleCatalogue();
const service = await startForSuite({ catalogue });

const freshService = (options: ServiceOptions = {}) => startForTest({ catalogue, ...options });

const path = '/v1/saints/anna';
/** The key's tier, and what is left in the minute and in the month. */
const left = ({ headers }: Answer<unknown>) => [
  headers.get('X-RateLimit-Tier'),
  Number(headers.get('X-RateLimit-Remaining-Minute')),
  Number(headers.get('X-RateLimit-Remaining-Month')),
];

async function askTimes(asked: TestService, key: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    statuses.push((await asked.ask(path, { key })).status);
  }
  return statuses;
}

const smallTiers = (perMinute: number | null, perMonth: number | null): Tiers =>
  new Map([['free', { perMinute, perMonth, attribution: true }]]);

describe('the built-in tiers', () => {
  it.each([
    ['free', 60, 1_000, true],
    ['starter', 300, 50_000, false],
    ['pro', 1_200, 1_000_000, false],
  ])('allow %s %i a minute, %i a month', async (tier, perMinute, perMonth, attribution) => {
    const answer = await service.ask(path, { key: service.newKey(tier) });
    expect(left(answer)).toEqual([tier, perMinute - 1, perMonth - 1]);
    expect(quotaOf(answer, 'RateLimit-Policy')).toEqual({
      minute: { q: perMinute, w: 60 },
      month: { q: perMonth, w: 31 * 86_400 },
    });
    expect(quotaOf(answer, 'RateLimit')).toEqual({
      minute: { r: perMinute - 1, t: 34 },
      month: { r: perMonth - 1, t: 2_203_174 },
    });
    expect(linksOf(answer)).toEqual(attribution ? { license: '/attribution' } : {});
  });

  it('do not limit internal keys', async () => {
    const key = service.newKey('internal');
    const unlimited = 2_147_483_647;
    for (let time = 0; time < 3; time += 1) {
      const answer = await service.ask(path, { key });
      expect(left(answer)).toEqual(['internal', unlimited, unlimited]);
      expect(answer.headers.get('RateLimit-Policy')).toBe(
        `"minute";q=${unlimited};w=60, "month";q=${unlimited};w=2678400`,
      );
      expect(quotaOf(answer, 'RateLimit').minute?.r).toBe(unlimited);
      expect(linksOf(answer)).toEqual({});
    }
  });
});

describe('a minute', () => {
  it('allows the sixty of a free key and no more', async () => {
    const key = service.newKey('free');
    for (let time = 1; time <= 60; time += 1) {
      const answer = await service.ask(path, { key });
      expect([answer.status, ...left(answer)]).toEqual([200, 'free', 60 - time, 1_000 - time]);
    }
    const refused = await service.ask<ProblemBody>(path, { key });
    expect([refused.status, refused.body.code]).toEqual([429, 'rate-limited']);
    expect(refused.headers.get('Retry-After')).toBe('34');
    expect(quotaOf(refused, 'RateLimit')).toMatchObject({
      minute: { r: 0, t: 34 },
      month: { r: 940 },
    });
    expect(linksOf(refused)).toEqual({ license: '/attribution' });
  });

  it('is a calendar minute, not one since the first request', async () => {
    const asked = await freshService({ tiers: smallTiers(2, 100) });
    const key = asked.newKey('free');
    asked.clock.set('2026-12-06T12:00:59.001Z');
    expect(await askTimes(asked, key, 3)).toEqual([200, 200, 429]);
    expect((await asked.ask(path, { key })).headers.get('Retry-After')).toBe('1');
    asked.clock.set('2026-12-06T12:00:59.999Z');
    expect((await asked.ask(path, { key })).headers.get('Retry-After')).toBe('1');
    asked.clock.set('2026-12-06T12:01:00.000Z');
    const answer = await asked.ask(path, { key });
    expect([answer.status, ...left(answer)]).toEqual([200, 'free', 1, 97]);
    expect(quotaOf(answer, 'RateLimit').minute?.t).toBe(60);
  });
});

describe('a month', () => {
  it('refuses what exceeds it until the next', async () => {
    const asked = await freshService({ tiers: smallTiers(100, 3) });
    const key = asked.newKey('free');
    asked.clock.set('2027-01-31T23:59:58.500Z');
    expect(await askTimes(asked, key, 3)).toEqual([200, 200, 200]);
    const refused = await asked.ask<ProblemBody>(path, { key });
    expect([refused.status, refused.body.code]).toEqual([429, 'quota-exceeded']);
    expect(refused.headers.get('Retry-After')).toBe('2');
    expect(left(refused)).toEqual(['free', 97, 0]);
    asked.clock.set('2027-01-31T23:59:59.999Z');
    expect((await asked.ask(path, { key })).status).toBe(429);
    asked.clock.set('2027-02-01T00:00:00.000Z');
    const answer = await asked.ask(path, { key });
    expect([answer.status, ...left(answer)]).toEqual([200, 'free', 99, 2]);
    expect(quotaOf(answer, 'RateLimit-Policy').month).toEqual({ q: 3, w: 28 * 86_400 });
    expect(quotaOf(answer, 'RateLimit').month?.t).toBe(28 * 86_400);
  });

  it('is carried on by the key that replaces another', async () => {
    const asked = await freshService();
    const old = asked.keys.issue('free');
    await askTimes(asked, old.text, 5);
    const renewed = asked.keys.rotate(old, 3_600_000);
    expect(left(await asked.ask(path, { key: renewed.text }))).toEqual(['free', 54, 994]);
    expect(left(await asked.ask(path, { key: old.text }))).toEqual(['free', 53, 993]);
  });
});

describe('every answer to a key', () => {
  it.each([
    ['GET', '/v1/saints?limit=0', 400],
    ['GET', '/v1/saints?unknown=1', 400],
    ['GET', '/v1/saints?cursor=abc', 400],
    ['GET', '/v1/calendar/not-a-date', 400],
    ['GET', '/v1/saints/nobody', 404],
    ['GET', '/v1/saints/nobody/hymnography', 404],
    ['HEAD', path, 200],
    ['HEAD', '/v1/saints/nobody', 404],
  ])('counts once: %s %s → %i', async (method, target, status) => {
    const key = service.newKey('free');
    const answer = await service.ask(target, { method, key });
    expect([answer.status, ...left(answer)]).toEqual([status, 'free', 59, 999]);
    expect(linksOf(answer).license).toBe('/attribution');
    expect(left(await service.ask(path, { key }))).toEqual(['free', 58, 998]);
  });

  it('counts once even as a 304', async () => {
    const key = service.newKey('free');
    const etag = (await service.ask(path, { key })).headers.get('ETag') ?? '';
    const held = await service.ask(path, { key, headers: { 'If-None-Match': etag } });
    expect([held.status, ...left(held)]).toEqual([304, 'free', 58, 998]);
    expect(linksOf(held).license).toBe('/attribution');
  });

  it('counts once even if it was cached', async () => {
    const key = service.newKey('free');
    const bodies = new Set<string>();
    for (let time = 1; time <= 3; time += 1) {
      const answer = await service.ask(path, { key });
      expect(left(answer)).toEqual(['free', 60 - time, 1_000 - time]);
      bodies.add(answer.text);
    }
    expect(bodies.size).toBe(1);
  });

  it('counts once even if the service failed, but not if it could not answer', async () => {
    const failing = {
      ...catalogue,
      saint: () => Promise.reject(new Error('no')),
      country: () => Promise.reject(new CatalogueUnavailableError('no')),
    };
    const asked = await freshService({ catalogue: failing, newCache: () => forgetful });
    const key = asked.newKey('free');
    const failed = await asked.ask(path, { key });
    const away = await asked.ask('/v1/countries/georgia', { key });
    expect([failed.status, ...left(failed)]).toEqual([500, 'free', 59, 999]);
    expect([away.status, ...left(away)]).toEqual([503, 'free', 59, 999]);
    expect([linksOf(failed), linksOf(away)]).toEqual([
      { license: '/attribution' },
      { license: '/attribution' },
    ]);
  });
});

describe('what cannot be given back', () => {
  it('stays counted, as its headers say', async () => {
    const limiter = createMemoryLimiter({ now: service.clock.now, maxSubjects: 100 });
    const away = () => Promise.reject(new LimitsUnavailableError('away'));
    const asked = await freshService({
      catalogue: {
        ...catalogue,
        country: () => Promise.reject(new CatalogueUnavailableError('no')),
      },
      limiter: {
        ...limiter,
        consume: async (one) => ({ ...(await limiter.consume(one)), giveBack: away }),
      },
    });
    const answer = await asked.ask('/v1/countries/georgia', { key: asked.newKey('free') });
    expect([answer.status, ...left(answer)]).toEqual([503, 'free', 59, 999]);
  });
});

describe('what is not metered', () => {
  it.each([
    ['GET', '/v1/nothing', 404],
    ['GET', '/v1/saints/Not_A_Slug', 404],
    ['GET', '/v1/saints/', 404],
    ['POST', '/v1/saints', 405],
    ['OPTIONS', '/v1/saints', 204],
    ['GET', '/v1/openapi.json', 200],
    ['GET', '/v1/openapi.json?x=1', 400],
    ['GET', '/health/live', 200],
    ['GET', `/v1/saints?${'a'.repeat(4_096)}`, 414],
  ])('costs nothing: %s %s → %i', async (method, target, status) => {
    const key = service.newKey('free');
    const answer = await service.ask(target, { method, key });
    expect([answer.status, answer.headers.has('X-RateLimit-Tier')]).toEqual([status, false]);
    expect(answer.headers.has('Link')).toBe(false);
    expect(left(await service.ask(path, { key }))).toEqual(['free', 59, 999]);
  });

  it('is answered even to a key whose quota is used up', async () => {
    const asked = await freshService({ tiers: smallTiers(1, 1) });
    const key = asked.newKey('free');
    await askTimes(asked, key, 2);
    expect((await asked.ask(path, { key })).status).toBe(429);
    expect((await asked.ask('/v1/openapi.json', { key })).status).toBe(200);
    expect((await asked.ask('/v1/nothing', { key })).status).toBe(404);
    expect((await asked.ask(path, { key, method: 'PUT' })).status).toBe(405);
  });
});

describe('a refusal', () => {
  it('comes before the parameters are read', async () => {
    const asked = await freshService({ tiers: smallTiers(1, 10) });
    const key = asked.newKey('free');
    await askTimes(asked, key, 1);
    for (const target of ['/v1/saints?limit=0', '/v1/saints/nobody', '/v1/calendar/x']) {
      expect((await asked.ask(target, { key })).status, target).toBe(429);
    }
  });

  it('is not turned into a 304 by If-None-Match', async () => {
    const asked = await freshService({ tiers: smallTiers(1, 10) });
    const key = asked.newKey('free');
    const etag = (await asked.ask(path, { key })).headers.get('ETag') ?? '';
    const answer = await asked.ask(path, { key, headers: { 'If-None-Match': etag } });
    expect(answer.status).toBe(429);
  });
});
