import { HtmlValidate } from 'html-validate';
import { describe, expect, test, vi } from 'vitest';
import { corpusPages, kinds, startPagesForTest } from '../support/pages.js';
import { sampleCatalogue } from '../support/records/sample.js';

const service = await corpusPages();

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

describe.each(kinds)('%s', (path) => {
  test('is sound HTML under a strict policy', async () => {
    const { status, headers, html } = await service.page(path);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'self';/,
    );
    expect(headers.get('Content-Security-Policy')).not.toContain('unsafe');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cache-Control')).toMatch(
      /^public, max-age=\d+, stale-while-revalidate=\d+$/,
    );
    expect(headers.get('Set-Cookie')).toBeNull();
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    const report = await validator.validateString(html, path);
    const faults = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId} ${message} ${line}:${column}`),
    );
    expect(faults).toEqual([]);
  });

  test('describes itself to machines', async () => {
    const { elements } = await service.read(path);
    const found = (name: string, attribute: string, value: string) =>
      elements.filter((each) => each.name === name && each.attributes[attribute] === value);
    const [canonical] = found('link', 'rel', 'canonical');
    expect(canonical?.attributes.href).toBe(service.url + path.replace('&type=all', ''));
    expect(found('meta', 'property', 'og:url')[0]?.attributes.content).toBe(service.url + path);
    const description = found('meta', 'name', 'description')[0]?.attributes.content ?? '';
    expect(description.length).toBeGreaterThan(10);
    expect(description.length).toBeLessThan(320);
    expect(elements.filter(({ name }) => name === 'h1')).toHaveLength(1);
  });
});

test('parameters that a page does not know are ignored, and not cached separately', async () => {
  const catalogue = sampleCatalogue();
  const country = vi.fn(catalogue.country);
  const own = await startPagesForTest({ catalogue: { ...catalogue, country } });
  const plain = await own.page('/countries/georgia');
  country.mockClear();
  const tagged = await own.page('/countries/georgia?utm_source=x&utm_source=y&%ff');
  expect([plain.status, tagged.status]).toEqual([200, 200]);
  expect(tagged.html).toBe(plain.html);
  expect(country).not.toHaveBeenCalled();
});

test('empty fields of a form count as left out', async () => {
  const form = await service.page('/search');
  const empty = await service.page('/search?q=&type=');
  expect([empty.status, empty.html]).toEqual([200, form.html]);
  expect((await service.page('/search?q=+')).status).toBe(400);
});

test('a page that the browser has is answered 304', async () => {
  const { headers } = await service.page('/countries/georgia');
  const held = await service.page('/countries/georgia', {
    'If-None-Match': headers.get('ETag') ?? '',
  });
  expect(held.status).toBe(304);
  expect(held.html).toBe('');
  for (const name of ['ETag', 'Cache-Control', 'Vary', 'Content-Security-Policy']) {
    expect(held.headers.get(name)).toBe(headers.get(name));
  }
});

test('HEAD has the headers of GET for a page', async () => {
  const { headers } = await service.page('/countries/georgia');
  const head = await fetch(`${service.url}/countries/georgia`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  for (const name of ['ETag', 'Cache-Control', 'Content-Type', 'Content-Security-Policy']) {
    expect(head.headers.get(name)).toBe(headers.get(name));
  }
});

test("today leads to the date's page until midnight", async () => {
  const { status, headers } = await service.page('/calendar/today?calendar=julian');
  expect(status).toBe(302);
  expect(headers.get('Location')).toBe('/calendar/2026-12-06?calendar=julian');
  // 12:00:26 on the test clock.
  expect(headers.get('Cache-Control')).toBe(`public, max-age=${12 * 3600 - 26}`);
});

test.each([
  ['/calendar/week?calendar=julian', 302, '/calendar/2026/week/50?calendar=julian'],
  ['/calendar/pascha?year=2050', 302, '/calendar/pascha/2050'],
  ['/calendar/pascha', 302, '/calendar/pascha/2026'],
  ['/calendar/go?date=2026-12-06', 302, '/calendar/2026-12-06'],
  [
    '/calendar/go?date=1837-01-29&counted=julian&calendar=julian',
    302,
    '/calendar/1837-02-10?calendar=julian',
  ],
  ['/calendar/go?date=2027-05-02&calendar=gregorian', 302, '/calendar/2027-05-02'],
  ['/search?q=2050', 303, '/calendar/pascha/2050'],
  ['/search?q=6+December&calendar=gregorian', 303, '/calendar/2026-12-06'],
  ['/search?q=6+December&calendar=julian', 303, '/calendar/2026-12-06?calendar=julian'],
  [
    '/calendar/today?church=serbia',
    302,
    '/calendar/2026-12-06?calendar=julian&use=slavic&church=serbia',
  ],
  ['/calendar/2026/10?church=romania', 303, '/calendar/2026/10?use=greek&church=romania'],
  ['/?church=serbia&use=greek', 303, '/?calendar=julian&use=slavic&church=serbia'],
  [
    '/name-days?name=Anna&church=serbia',
    303,
    '/name-days?name=Anna&calendar=julian&use=slavic&church=serbia',
  ],
])('%s leads on, %i, to %s', async (path, status, expected) => {
  const answer = await service.page(path);
  expect([answer.status, answer.headers.get('Location')]).toEqual([status, expected]);
});

test('a page says which churches there are if it is asked for another', async () => {
  const { status, html } = await service.page('/calendar/2026/10?church=atlantis');
  expect([status, /must be one of .*, romania,/.test(html)]).toEqual([400, true]);
});

test('a year by itself leads to its great feasts', async () => {
  const { status, headers } = await service.page('/calendar/2026');
  expect([status, headers.get('Location')]).toEqual([302, '/calendar/great-feasts/2026']);
  expect((await service.page('/calendar/great-feasts/2026')).status).toBe(200);
  for (const other of ['20265', 'next', '2026-13-01']) {
    expect([other, (await service.page(`/calendar/${other}`)).status]).toEqual([other, 400]);
  }
});

test('a saint weighs at most 30 kB', async () => {
  const { html } = await service.page('/saints/nicholas-of-myra');
  expect(Buffer.byteLength(html)).toBeLessThan(30_000);
});

test('the sheet that every page loads has no indentation', async () => {
  const { html } = await service.page('/about');
  const [path = ''] = /\/assets\/site\.\w+\.css/.exec(html) ?? [];
  const { html: css } = await service.page(path);
  expect(css).toMatch(/@media print ?\{/);
  expect(css).not.toContain('\n');
});

describe('what is not there', () => {
  test.each([
    ['/nothing', 404],
    ['/saints/nobody-of-nowhere', 404],
    ['/problems/nothing', 404],
    ['/sitemaps/saints', 404],
    ['/sitemaps/nothing.xml', 404],
    ['/calendar/2026-02-30', 400],
    ['/calendar/2026/13', 400],
    ['/assets/site.0000.css', 404],
  ])('%s is a page to browsers and a problem to programs', async (path, status) => {
    const page = await service.page(path);
    expect(page.status).toBe(status);
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
    expect(page.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/);
    const problem = await service.page(path, { Accept: '*/*' });
    expect(problem.status).toBe(status);
    expect(problem.headers.get('Content-Type')).toBe('application/problem+json');
  });

  test.each(['/v1/nothing', '/health/nothing', '/.well-known/oauth-authorization-server', '/mcp/'])(
    '%s is a problem even to browsers',
    async (path) => {
      const { status, headers } = await service.page(path);
      expect(status).toBe(404);
      expect(headers.get('Content-Type')).toBe('application/problem+json');
    },
  );
});

test('distant years are hidden from crawlers, near ones are shown', async () => {
  for (const [path, isShown] of [
    ['/calendar/2027-05-02', true],
    ['/calendar/2127-05-02', false],
    ['/calendar/2127/5', false],
    ['/calendar/pascha/1999', false],
  ] as const) {
    const { html } = await service.page(path);
    expect(html.includes('content="noindex"')).toBe(!isShown);
    expect(/rel="(prev|next) nofollow"/.test(html)).toBe(!isShown);
  }
});

test('a service without pages has none', async () => {
  const { startForTest } = await import('../support/service/test-service.js');
  const bare = await startForTest();
  const { status, body } = await bare.ask<{ code: string }>('/saints', { key: null });
  expect([status, body.code]).toEqual([404, 'not-found']);
});
