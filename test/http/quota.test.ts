import { describe, expect, it } from 'vitest';
import { sampleCatalogue } from '../support/records/sample.js';
import { startForSuite, startForTest } from '../support/service/test-service.js';

const catalogue = sampleCatalogue();
const service = await startForSuite({ catalogue });

const path = '/v1/quota';

interface Quota {
  readonly tier: string;
  readonly minute: { readonly limit: number | null; readonly remaining: number | null };
  readonly month: { readonly remaining: number | null };
}

describe('GET /v1/quota', () => {
  it('shows the tier and what is left, and counts nothing', async () => {
    const key = service.newKey('free');
    for (const left of [60, 59, 58]) {
      for (const _ of [1, 2]) {
        const { status, body, headers } = await service.ask(path, { key });
        expect(status).toBe(200);
        expect(body).toEqual({
          tier: 'free',
          attribution: true,
          minute: { limit: 60, remaining: left, resetSeconds: 34 },
          month: { limit: 1_000, remaining: left + 940, resetSeconds: 2_203_174 },
        });
        expect(headers.get('X-RateLimit-Remaining-Minute')).toBe(String(left));
        expect(headers.get('Cache-Control')).toBe('private, no-store');
        expect(headers.get('Link')).toBe('</attribution>; rel="license"');
      }
      await service.ask('/v1/saints', { key });
    }
  });

  it('shows what has no limit as null', async () => {
    const { body } = await service.ask<Quota>(path);
    expect(body).toMatchObject({
      tier: 'internal',
      minute: { limit: null, remaining: null },
      month: { remaining: null },
    });
  });

  it('answers when everything is used up', async () => {
    const tiers = new Map([['free', { perMinute: 2, perMonth: 2, attribution: true }]]);
    const asked = await startForTest({ catalogue, tiers });
    const key = asked.newKey('free');
    for (const status of [200, 200, 429]) {
      expect((await asked.ask('/v1/saints', { key })).status).toBe(status);
    }
    const { status, body } = await asked.ask<Quota>(path, { key });
    expect([status, body.minute.remaining, body.month.remaining]).toEqual([200, 0, 0]);
  });

  it('may be requested sixty times a minute with each key', async () => {
    const asked = await startForTest({ catalogue });
    const [key, other] = [asked.newKey('pro'), asked.newKey('pro')];
    const statuses: number[] = [];
    for (let time = 0; time < 62; time += 1) {
      statuses.push((await asked.ask(path, { key })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429, 429]);
    const refused = await asked.ask<{ code: string; detail: string }>(path, { key });
    expect(refused.body.detail).toContain('this key has asked for its quota too often this minute');
    expect([refused.body.code, refused.headers.get('Retry-After')]).toEqual(['rate-limited', '34']);
    expect((await asked.ask(path, { key: other })).status).toBe(200);
    expect((await asked.ask('/v1/saints', { key })).status).toBe(200);
    asked.clock.advance(34_000);
    expect((await asked.ask(path, { key })).status).toBe(200);
  });

  it('needs a key, and takes no parameter', async () => {
    expect((await service.ask(path, { key: null })).status).toBe(401);
    expect((await service.ask(`${path}?tier=pro`)).status).toBe(400);
    expect((await service.ask(path, { method: 'POST' })).status).toBe(405);
    const head = await service.ask(path, { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
  });
});
