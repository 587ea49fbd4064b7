import { expect, test } from 'vitest';
import { startPagesForTest } from '../support/pages.js';
import { sampleCatalogue } from '../support/records/sample.js';

const catalogue = sampleCatalogue();

test('pages are limited by address each minute, cached ones included', async () => {
  const service = await startPagesForTest({ catalogue, pages: { perMinute: 3, perMonth: 100 } });
  const statuses: number[] = [];
  for (const path of ['/terms', '/terms', '/saints/nobody', '/terms']) {
    statuses.push((await service.page(path)).status);
  }
  expect(statuses).toEqual([200, 200, 404, 429]);
  const refused = await service.page('/terms');
  // 26 seconds into the minute on the test clock.
  expect(refused.headers.get('Retry-After')).toBe('34');
  expect(refused.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(refused.html).toContain('You can read on in 34 seconds.');
  const program = await service.page('/terms', { Accept: '*/*' });
  expect(JSON.parse(program.html)).toMatchObject({ code: 'rate-limited', status: 429 });
  service.clock.advance(34_000);
  expect((await service.page('/terms')).status).toBe(200);
});

test('each address has its own count', async () => {
  const service = await startPagesForTest({
    ...{ catalogue, trustProxy: true },
    pages: { perMinute: 1, perMonth: null },
  });
  const statusFrom = async (address: string) =>
    (await service.page('/terms', { 'X-Forwarded-For': address })).status;
  const [one, other] = ['203.0.113.5', '203.0.113.6'];
  expect(await statusFrom(one)).toBe(200);
  expect(await statusFrom(other)).toBe(200);
  expect(await statusFrom(one)).toBe(429);
});

test('the month is counted as well', async () => {
  const service = await startPagesForTest({ catalogue, pages: { perMinute: 2, perMonth: 3 } });
  for (let count = 0; count < 3; count += 1) {
    expect((await service.page('/terms')).status).toBe(200);
    service.clock.advance(60_000);
  }
  const program = await service.page('/terms', { Accept: '*/*' });
  expect(JSON.parse(program.html)).toMatchObject({ code: 'quota-exceeded' });
});

test('a page that the caller has already is not counted', async () => {
  const service = await startPagesForTest({ catalogue, pages: { perMinute: 2, perMonth: 2 } });
  const { headers } = await service.page('/terms');
  const known = { 'If-None-Match': headers.get('ETag') ?? '' };
  const statuses: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    statuses.push((await service.page('/terms', known)).status);
  }
  statuses.push((await service.page('/terms')).status, (await service.page('/terms')).status);
  expect(statuses).toEqual([304, 304, 304, 304, 304, 200, 429]);
  expect((await service.page('/terms', known)).status).toBe(429);
});

test('anything but a page is not counted, and the API is not affected', async () => {
  const service = await startPagesForTest({ catalogue, pages: { perMinute: 1, perMonth: 1 } });
  const { html } = await service.page('/terms');
  const [, sheet = ''] = /href="(\/assets\/site\.[^"]+)"/.exec(html) ?? [];
  for (const path of [sheet, '/robots.txt', '/sitemap.xml', '/health/live', '/llms.txt']) {
    expect((await service.page(path)).status).toBe(200);
  }
  expect((await service.ask('/v1/saints?limit=1')).status).toBe(200);
  expect((await service.page('/terms')).status).toBe(429);
});

test('suggestions are counted separately, ten for a page', async () => {
  const service = await startPagesForTest({ catalogue, pages: { perMinute: 1, perMonth: 1 } });
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    statuses.push((await service.page('/search/suggestions?q=nich')).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect((await service.page('/terms')).status).toBe(200);
});
