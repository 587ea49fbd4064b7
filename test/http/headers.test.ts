import { describe, expect, it } from 'vitest';
import { sampleCatalogue } from '../support/records/sample.js';
import { linksOf, type ProblemBody, steadyHeaders } from '../support/service/answer.js';
import { startForSuite, startForTest } from '../support/service/test-service.js';

const service = await startForSuite({ catalogue: sampleCatalogue() });

/** The contract's table: path, s-maxage, stale-while-revalidate. */
const lifetimes = [
  ['/v1/calendar/today', 60, 30],
  ['/v1/calendar/today?calendar=julian', 60, 30],
  ['/v1/calendar/2026-12-06', 600, 120],
  ['/v1/calendar/2026-12-06/service', 600, 120],
  ['/v1/bulletin/2026-12-06', 600, 120],
  ['/v1/readings?book=LUK&chapter=10', 600, 120],
  ['/v1/calendar/pascha/2026', 86_400, 86_400],
  ['/v1/calendar/great-feasts/2026', 86_400, 86_400],
  ['/v1/calendar?from=2026-12-01&to=2026-12-07', 600, 120],
  ['/v1/calendar/fasts/2026', 600, 120],
  ['/v1/feasts', 600, 120],
  ['/v1/feasts/pascha', 600, 120],
  ['/v1/saints', 300, 60],
  ['/v1/saints?patronOf=travelers', 300, 60],
  ['/v1/saints/nicholas-of-myra', 300, 60],
  ['/v1/saints/nicholas-of-myra/hymnography', 600, 120],
  ['/v1/saints/nicholas-of-myra/similar', 300, 60],
  ['/v1/churches', 600, 120],
  ['/v1/countries', 600, 120],
  ['/v1/countries/georgia', 600, 120],
  ['/v1/search?q=nicholas', 120, 30],
  ['/v1/search/suggest?q=nich', 120, 30],
  ['/v1/changes', 60, 30],
  ['/v1/patronages', 600, 120],
  ['/v1/openapi.json', 3_600, 86_400],
] as const;

const exposed =
  'Access-Control-Allow-Origin, Age, Allow, Cache-Control, Cache-Status, CDN-Cache-Control, ETag, ' +
  'Link, RateLimit, RateLimit-Policy, Retry-After, Vary, WWW-Authenticate, X-Content-Type-Options, ' +
  'X-RateLimit-Remaining-Minute, X-RateLimit-Remaining-Month, X-RateLimit-Tier, X-Request-Id';

describe('the headers of a success', () => {
  it.each(lifetimes)('let caches keep %s for %i seconds', async (path, sMaxAge, stale) => {
    const { status, headers } = await service.ask(path);
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe(
      `public, s-maxage=${sMaxAge}, stale-while-revalidate=${stale}`,
    );
    expect(headers.get('CDN-Cache-Control')).toBe(
      `public, max-age=${sMaxAge}, stale-while-revalidate=${stale}`,
    );
  });

  it('cover every operation of the document', () => {
    const paths = lifetimes.map(([path]) => path.split('?')[0]?.replace(/20\d\d(-\d\d)*/, '{}'));
    const templates = Object.keys(service.document.paths).filter((path) => path !== '/v1/quota');
    for (const template of templates) {
      const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      expect(
        paths.some((path) => pattern.test(path ?? '')),
        template,
      ).toBe(true);
    }
  });

  it('are exactly these for a keyed list', async () => {
    const answer = await service.ask('/v1/countries?limit=1', { key: service.newKey('free') });
    expect(steadyHeaders(answer)).toEqual({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': exposed,
      'cache-control': 'public, s-maxage=600, stale-while-revalidate=120',
      'cdn-cache-control': 'public, max-age=600, stale-while-revalidate=120',
      'content-length': String(Buffer.byteLength(answer.text)),
      'content-type': 'application/json; charset=utf-8',
      etag: expect.stringMatching(/^"[\w+-]{27}"$/),
      link: expect.stringMatching(/^<\/attribution>; rel="license", <[^>]+>; rel="next"$/),
      ratelimit: '"minute";r=59;t=34, "month";r=999;t=2203174',
      'ratelimit-policy': '"minute";q=60;w=60, "month";q=1000;w=2678400',
      vary: 'Authorization',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'x-ratelimit-remaining-minute': '59',
      'x-ratelimit-remaining-month': '999',
      'x-ratelimit-tier': 'free',
    });
  });

  it('are exactly these for the public document', async () => {
    const answer = await service.ask('/v1/openapi.json', { key: null });
    expect(steadyHeaders(answer)).toEqual({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': exposed,
      'cache-control': 'public, s-maxage=3600, stale-while-revalidate=86400',
      'cdn-cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      'content-length': String(Buffer.byteLength(answer.text)),
      'content-type': 'application/json; charset=utf-8',
      etag: expect.stringMatching(/^"[\w+-]{27}"$/),
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
  });

  it('are those of GET for HEAD, without a body', async () => {
    for (const [path] of lifetimes) {
      const get = await service.ask(path);
      const head = await service.askRaw({ method: 'HEAD', target: path });
      expect(head.text).toBe('');
      expect(steadyHeaders(head), path).toEqual(steadyHeaders(get));
    }
  });

  it('name no server and set no cookie', async () => {
    const { headers } = await service.ask('/v1/saints');
    for (const name of ['Server', 'X-Powered-By', 'Set-Cookie']) {
      expect(headers.has(name), name).toBe(false);
    }
  });

  it('are sent in UTF-8, whatever is accepted', async () => {
    for (const accept of ['text/html', 'application/xml;q=1, */*;q=0', 'image/*']) {
      const answer = await service.ask('/v1/saints', {
        headers: { Accept: accept, 'Accept-Charset': 'latin1' },
      });
      expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    }
  });
});

describe('the headers of an error', () => {
  it.each([
    ['/v1/nothing', 404],
    ['/v1/saints/nobody', 404],
    ['/v1/saints?limit=0', 400],
  ])('keep %s out of caches', async (path, status) => {
    const answer = await service.ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.headers.get('Access-Control-Expose-Headers')).toBe(exposed);
    for (const name of ['ETag', 'CDN-Cache-Control', 'Vary']) {
      expect(answer.headers.has(name), name).toBe(false);
    }
  });

  it('are those of GET for HEAD, without a body', async () => {
    for (const path of ['/v1/nothing', '/v1/saints/nobody', '/v1/saints?limit=0']) {
      const { headers: get } = await service.ask(path, { headers: { 'X-Request-Id': 'same' } });
      const head = await service.askRaw({
        method: 'HEAD',
        target: path,
        headers: ['X-Request-Id: same'],
      });
      expect(head.text).toBe('');
      expect(head.headers.get('Content-Length')).toBe(get.get('Content-Length'));
      expect(head.headers.get('Content-Type')).toBe('application/problem+json');
    }
  });
});

describe('the request id', () => {
  it.each(['a', 'A-z_0.9', 'x'.repeat(128), '...', '-'])('is the caller’s own: %s', async (id) => {
    for (const path of ['/v1/saints', '/v1/nothing', '/health/live']) {
      const { headers } = await service.ask(path, { headers: { 'X-Request-Id': id } });
      expect(headers.get('X-Request-Id')).toBe(id);
    }
    const { body } = await service.ask<ProblemBody>('/v1/nothing', {
      headers: { 'X-Request-Id': id },
    });
    expect(body.requestId).toBe(id);
  });

  it.each(['', ' ', 'x'.repeat(129), 'a b', 'a,b', 'é', 'a/b', '<a>', 'a"b', 'a;b', 'a\tb'])(
    'is a new one instead of %j',
    async (id) => {
      const { headers } = await service.askRaw({
        target: '/v1/saints',
        headers: [`X-Request-Id: ${id}`],
      });
      expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('is new when the caller sends two', async () => {
    const { headers } = await service.askRaw({
      target: '/v1/saints',
      headers: ['X-Request-Id: one', 'X-Request-Id: two'],
    });
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('differs from one request to the next', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => {
        return (await service.ask('/v1/saints')).headers.get('X-Request-Id');
      }),
    );
    expect(new Set(ids).size).toBe(20);
  });

  it('goes to the log with the route, not the path', async () => {
    service.accesses.length = 0;
    await service.ask('/v1/saints/anna', { headers: { 'X-Request-Id': 'mine' } });
    await service.ask('/v1/secret?token=abc', { headers: { 'X-Request-Id': 'other' } });
    expect(service.accesses).toMatchObject([
      { requestId: 'mine', method: 'GET', route: '/v1/saints/{slug}', status: 200 },
      { requestId: 'other', method: 'GET', route: 'none', status: 404 },
    ]);
    expect(service.accesses[1]).not.toHaveProperty('keyId');
    expect(JSON.stringify(service.accesses)).not.toMatch(/secret|token|omk_/);
  });
});

describe('the link to the next page', () => {
  it('repeats the other parameters, encoded', async () => {
    const target = '/v1/search?limit=1&q=wonderworker>;rel="license"<';
    const answer = await service.askRaw<{ nextCursor: string }>({ target });
    const link = new URL(linksOf(answer).next ?? '', service.url);
    expect(linksOf(answer).license).toBeUndefined();
    expect(link.pathname).toBe('/v1/search');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      limit: '1',
      q: 'wonderworker>;rel="license"<',
      cursor: answer.body.nextCursor,
    });
  });

  it('replaces a cursor that was spelled differently', async () => {
    const first = linksOf(await service.ask('/v1/saints?limit=1')).next ?? '';
    const second = linksOf(await service.ask(first.replace('cursor=', 'curs%6fr='))).next ?? '';
    const third = await service.ask<{ data: { slug: string }[] }>(second);
    expect(third.body.data.map(({ slug }) => slug)).toEqual(['cosmas']);
  });

  it('is sent to a free key along with the license', async () => {
    const answer = await service.ask('/v1/saints?limit=1', { key: service.newKey('free') });
    expect(Object.keys(linksOf(answer))).toEqual(['license', 'next']);
  });

  it('is relative even for a request in absolute form', async () => {
    const answer = await service.askRaw({ target: 'http://elsewhere.example/v1/saints?limit=1' });
    expect(linksOf(answer).next).toMatch(/^\/v1\/saints\?limit=1&cursor=[\w-]+$/);
  });
});

describe('lifetimes of today', () => {
  it.each([
    ['/v1/calendar/today', 's-maxage=20, stale-while-revalidate=0'],
    ['/feeds/today.atom', 'max-age=20, stale-while-revalidate=0'],
    ['/feeds/today.json', 'max-age=20, stale-while-revalidate=0'],
    ['/', 'max-age=20, stale-while-revalidate=0'],
  ])('of %s end at midnight UTC, remembered or not', async (path, lifetimes) => {
    const pages = { perMinute: null, perMonth: null };
    const late = await startForTest({ catalogue: sampleCatalogue(), pages });
    const Authorization = `Bearer ${late.newKey('internal')}`;
    const ask = (headers = {}) =>
      fetch(late.url + path, { headers: { Authorization, ...headers } });
    await ask();
    late.clock.set('2026-12-06T23:59:40.000Z');
    for (const headers of [{}, { 'If-None-Match': '*' }]) {
      const answer = await ask(headers);
      expect(answer.headers.get('Cache-Control')).toBe(`public, ${lifetimes}`);
    }
    late.clock.set('2026-12-06T23:58:55.000Z');
    const today = await late.ask('/v1/calendar/today');
    expect(today.headers.get('CDN-Cache-Control')).toBe(
      'public, max-age=60, stale-while-revalidate=5',
    );
  });
});

describe('with private caching', () => {
  it('answers to a key are for the caller alone, the OpenAPI document for all', async () => {
    const own = await startForTest({ catalogue: sampleCatalogue(), keyedCaching: 'private' });
    const Authorization = `Bearer ${own.newKey('free')}`;
    const answer = await fetch(`${own.url}/v1/calendar/2026-12-06`, { headers: { Authorization } });
    expect([answer.headers.get('Cache-Control'), answer.headers.get('CDN-Cache-Control')]).toEqual([
      'private, max-age=600, stale-while-revalidate=120',
      null,
    ]);
    const open = await fetch(`${own.url}/v1/openapi.json`);
    expect(open.headers.get('Cache-Control')).toMatch(/^public, /);
  });
});
