import { afterAll, describe, expect, it } from 'vitest';
import { type HealthContext, healthMounts, metricsMount } from '../../src/admin/mounts.js';
import { CatalogueUnavailableError } from '../../src/catalogue/catalogue.js';
import { createApp } from '../../src/http/app.js';
import { startServer } from '../../src/http/server.js';
import { createMetrics } from '../../src/telemetry/metrics.js';
import { createClock } from '../support/clock.js';
import { useMonotonicClock } from '../support/monotonic-clock.js';
import { sampleCatalogue } from '../support/records/sample.js';
import { steadyHeaders } from '../support/service/answer.js';
import { startForSuite, startForTest } from '../support/service/test-service.js';

const catalogue = sampleCatalogue();
const service = await startForSuite({ catalogue });

const up = async () => {};
const down = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:9200'));

const health = (changes: Partial<HealthContext> = {}): HealthContext => ({
  engines: { catalogue: up },
  isStopping: () => false,
  optional: new Set(),
  ...changes,
});

async function readiness(changes: Partial<HealthContext>) {
  const asked = await startForTest({ catalogue, health: health(changes) });
  return asked.ask<{ status: string }>('/health/ready', { key: null });
}

describe('GET /health/live', () => {
  it('says that the process runs', async () => {
    const answer = await service.ask('/health/live', { key: null });
    expect(answer.body).toEqual({ status: 'live' });
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  });

  it('says so though the engines are down', async () => {
    const asked = await startForTest({ catalogue, health: health({ engines: { a: down } }) });
    expect((await asked.ask('/health/live', { key: null })).status).toBe(200);
  });
});

describe('GET /health/ready', () => {
  it('shows the state of each engine', async () => {
    const answer = await readiness({ engines: { catalogue: up, redis: up } });
    expect([answer.status, answer.body]).toEqual([
      200,
      { status: 'ready', engines: { catalogue: 'up', redis: 'up' } },
    ]);
  });

  it('is 503 while an engine is down', async () => {
    const answer = await readiness({ engines: { catalogue: down, redis: up } });
    expect([answer.status, answer.body]).toEqual([
      503,
      { status: 'unready', engines: { catalogue: 'down', redis: 'up' } },
    ]);
    expect(answer.headers.get('Retry-After')).toBe('5');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.text).not.toContain('ECONNREFUSED');
  });

  it.each(['unpublished', 'other-version'] as const)(
    'distinguishes %s from down',
    async (reason) => {
      const error = new CatalogueUnavailableError('of 10.0.0.7', { reason });
      const answer = await readiness({ engines: { catalogue: () => Promise.reject(error) } });
      expect([answer.status, answer.body]).toEqual([
        503,
        { status: 'unready', engines: { catalogue: reason } },
      ]);
      expect(answer.text).not.toContain('10.0.0.7');
    },
  );

  it('is 200 while only an optional engine is down', async () => {
    const engines = { catalogue: up, redis: down };
    const answer = await readiness({ engines, optional: new Set(['redis']) });
    expect([answer.status, answer.body]).toEqual([
      200,
      { status: 'ready', engines: { catalogue: 'up', redis: 'down' } },
    ]);
  });

  it('is 503 once the service is told to stop', async () => {
    const answer = await readiness({ isStopping: () => true });
    expect([answer.status, answer.body.status]).toEqual([503, 'unready']);
  });

  describe('asked often', () => {
    /** A service with one engine, whose answers the test gives. */
    async function startCounted() {
      const asked: { resolve: () => void; reject: (error: Error) => void }[] = [];
      const engines = {
        catalogue: () => new Promise<void>((resolve, reject) => asked.push({ resolve, reject })),
      };
      const clock = createClock(0);
      useMonotonicClock(clock.now);
      const checked = health({ engines });
      const counted = await startForTest({ catalogue, health: checked });
      const status = async () => (await counted.ask('/health/ready', { key: null })).status;
      const isAsked = (times: number) => expect.poll(() => asked.length).toBe(times);
      return { asked, clock, status, isAsked };
    }

    it('shares one check among all who wait', async () => {
      const { asked, clock, status, isAsked } = await startCounted();
      const first = status();
      await isAsked(1);
      clock.advance(5_000);
      const others = [status(), status(), status()];
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(asked).toHaveLength(1);
      asked[0]?.resolve();
      expect(await Promise.all([first, ...others])).toEqual([200, 200, 200, 200]);
    });

    it('caches success and failure for a quarter of a second', async () => {
      const { asked, clock, status, isAsked } = await startCounted();
      const first = status();
      await isAsked(1);
      asked[0]?.reject(new Error('away'));
      expect(await first).toBe(503);
      clock.advance(249);
      expect(await status()).toBe(503);
      clock.advance(1);
      const second = status();
      await isAsked(2);
      asked[1]?.resolve();
      expect(await second).toBe(200);
      clock.advance(249);
      expect(await status()).toBe(200);
      expect(asked).toHaveLength(2);
    });

    it('does not cache that it is not stopping', async () => {
      let isStopping = false;
      const checked = health({ isStopping: () => isStopping });
      const asked = await startForTest({ catalogue, health: checked });
      const status = async () => (await asked.ask('/health/ready', { key: null })).status;
      expect(await status()).toBe(200);
      isStopping = true;
      expect(await status()).toBe(503);
    });
  });
});

describe('health', () => {
  it.each(['/health/live', '/health/ready'])('needs no key for %s', async (path) => {
    for (const key of [null, 'mistyped', service.newKey('free')]) {
      const answer = await service.ask(path, { key });
      expect([answer.status, answer.headers.has('RateLimit')]).toEqual([200, false]);
    }
    const head = await service.askRaw({ method: 'HEAD', target: path });
    const get = await service.ask(path);
    expect([head.status, head.text]).toEqual([200, '']);
    expect(steadyHeaders(head)).toEqual(steadyHeaders(get));
  });

  it.each(['/health', '/health/', '/health/live/', '/Health/live', '/health/other', '/metrics'])(
    'has nothing at %s',
    async (path) => {
      expect((await service.ask(path)).status).toBe(404);
    },
  );
});

describe('the admin port', async () => {
  const metrics = createMetrics('1.0.0');
  metrics.observe({
    requestId: 'x',
    method: 'PROPFIND',
    route: '/v1/saints',
    status: 405,
    durationMs: 1,
    address: '127.0.0.1',
    bytes: 0,
    code: 'method-not-allowed',
    cache: undefined,
    engineMs: 0,
  });
  const failures: unknown[] = [];
  const app = createApp({
    mounts: [metricsMount(metrics), ...healthMounts(health({ engines: { catalogue: down } }))],
    trustProxy: false,
    onAccess: () => {},
    onFailure: (error) => failures.push(error),
  });
  const admin = await startServer(app.callback(), { host: '127.0.0.1', port: 0 });
  afterAll(() => admin.stop());

  it('shows the metrics to Prometheus', async () => {
    const response = await fetch(`${admin.url}/metrics`);
    expect(response.headers.get('Content-Type')).toContain('text/plain; version=0.0.4');
    const text = await response.text();
    expect(text).toContain('route="/v1/saints",method="other",status="405"');
  });

  it('shows health as the main port does', async () => {
    const response = await fetch(`${admin.url}/health/ready`);
    expect([response.status, await response.json()]).toEqual([
      503,
      { status: 'unready', engines: { catalogue: 'down' } },
    ]);
    expect((await fetch(`${admin.url}/health/live`)).status).toBe(200);
  });

  it('has nothing else', async () => {
    for (const path of ['/v1/saints', '/v1/openapi.json', '/', '/metrics/']) {
      const response = await fetch(admin.url + path);
      expect([response.status, response.headers.get('Content-Type')]).toEqual([
        404,
        'application/problem+json',
      ]);
    }
    expect(failures).toEqual([]);
  });
});
