/** What a caller of the client gets, against a listening service. */
import { expect, it } from 'vitest';
import {
  createMenologion,
  feastsOf,
  hymnText,
  type MenologionOptions,
  ProblemError,
} from '../client/src/index.js';
import { startForSuite } from './support/service/test-service.js';

const service = await startForSuite();

const connect = (options: Partial<MenologionOptions> = {}) =>
  createMenologion({
    key: service.newKey('internal'),
    baseUrl: service.url,
    ...options,
  });

/** A client whose answers come from something other than the service. */
const answering = (status: number, body: string, headers = {}) =>
  connect({ fetch: async () => new Response(body, { status, headers }) });

async function slugs(limit: number): Promise<string[]> {
  const found: string[] = [];
  for await (const { slug } of connect().items('/v1/countries', { limit })) found.push(slug);
  return found;
}

it('reads a list to its end, whatever the size of its pages', async () => {
  const all = await slugs(100);
  service.accesses.length = 0;
  expect(await slugs(7)).toEqual(all);
  expect(new Set(all).size).toBe(all.length);
  expect(service.accesses).toHaveLength(Math.ceil(all.length / 7));
});

it('requests no page before it is needed', async () => {
  service.accesses.length = 0;
  for await (const page of connect().pages('/v1/saints', { limit: 2 })) {
    expect(page.data).toHaveLength(2);
    break;
  }
  expect(service.accesses).toHaveLength(1);
});

it('continues from a cursor', async () => {
  const { data, nextCursor } = await connect().get('/v1/saints', { limit: 3 });
  const rest = connect().items('/v1/saints', { limit: 3, cursor: nextCursor ?? '' });
  const { value: fourth } = await rest.next();
  const { data: four } = await connect().get('/v1/saints', { limit: 4 });
  expect([...data, fourth]).toEqual(four);
});

it('escapes values in paths and queries', async () => {
  const urls: string[] = [];
  const menologion = connect({
    baseUrl: 'http://a.example/under/',
    fetch: async ({ url }) => {
      urls.push(url);
      return Response.json({});
    },
  });
  await menologion.get('/v1/saints/{slug}', { slug: 'a/b?c' });
  await menologion.get('/v1/search', { q: 'a&b=c+d' });
  expect(urls).toEqual([
    'http://a.example/under/v1/saints/a%2Fb%3Fc',
    'http://a.example/under/v1/search?q=a%26b%3Dc%2Bd',
  ]);
});

it('passes on the records that may be meant instead', async () => {
  const suggestions = [{ slug: 'anna', name: 'Anna', url: '/saints/anna' }];
  const body = JSON.stringify({ code: 'not-found', detail: 'no such saint', suggestions });
  await expect(
    answering(404, body).get('/v1/saints/{slug}', { slug: 'ana' }),
  ).rejects.toMatchObject({ suggestions });
  await expect(answering(404, '{}').get('/v1/quota')).rejects.toMatchObject({ suggestions: [] });
});

it('throws the problem that the service reports', async () => {
  const wrong = connect({ key: 'omk_wrong' }).get('/v1/calendar/today');
  await expect(wrong).rejects.toBeInstanceOf(ProblemError);
  await expect(wrong).rejects.toMatchObject({
    ...{ name: 'ProblemError', status: 401, code: 'invalid-key', errors: [] },
    ...{ message: expect.stringMatching(/key/), retryAfter: undefined },
  });
  await expect(connect().get('/v1/saints/{slug}', { slug: 'nobody' })).rejects.toMatchObject({
    code: 'not-found',
  });
  const many = connect().items('/v1/saints', { limit: 101 });
  await expect(many.next()).rejects.toMatchObject({
    errors: [{ parameter: 'limit', detail: 'must be an integer between 1 and 100' }],
  });
});

it.each([
  ['<h1>Bad gateway</h1>', {}],
  ['{"message":"bad gateway"}', {}],
  ['', { 'Content-Length': '0' }],
])('throws when a proxy answers %j', async (body, headers) => {
  const late = { ...headers, 'Retry-After': 'Sun, 06 Dec 2026 12:01:00 GMT' };
  await expect(answering(502, body, late).get('/v1/quota')).rejects.toMatchObject({
    ...{ status: 502, code: 'unknown', detail: expect.stringMatching(/502/), errors: [] },
    ...{ requestId: undefined, retryAfter: undefined },
  });
});

it('passes on what fetch throws', async () => {
  const failure = new TypeError('no route to host');
  const menologion = connect({ fetch: () => Promise.reject(failure) });
  await expect(menologion.get('/v1/quota')).rejects.toBe(failure);
});

it('aborts a request on a signal, lists included', async () => {
  const signal = AbortSignal.abort();
  const ended = { name: 'AbortError' };
  await expect(connect().get('/v1/quota', {}, { signal })).rejects.toMatchObject(ended);
  const items = connect().items('/v1/saints', {}, { signal });
  await expect(items.next()).rejects.toMatchObject(ended);
});

it.each([
  [{}, /API key as `key`/],
  [{ key: 'omk_1' }, /address of the service as `baseUrl`/],
  [{ key: 'omk_1', baseUrl: 'menologion.example' }, /address of the service/],
])('fails at once with the options %j', (options, message) => {
  expect(() => createMenologion(options as MenologionOptions)).toThrow(message);
});

it.each(['/v1', '/v1/', '/'])('works with an address that ends in %s', async (end) => {
  const { tier } = await connect({ baseUrl: service.url + end }).get('/v1/quota');
  expect(tier).toBe('internal');
});

it('gives the day of a time zone, by default that of the program', async () => {
  service.clock.set('2026-12-06T12:30:00Z');
  const there = await connect().today({ timezone: 'Pacific/Kiritimati', calendar: 'julian' });
  expect([there.date, there.calendar]).toEqual(['2026-12-07', 'julian']);
  const urls: string[] = [];
  const fetch = async ({ url }: Request) => {
    urls.push(url);
    return Response.json({});
  };
  await connect({ fetch }).today();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(new URL(urls[0] ?? '').searchParams.get('timezone')).toBe(timeZone);
});

it('makes every URL absolute on request', async () => {
  const absolute = connect({ absoluteUrls: true });
  const saint = await absolute.get('/v1/saints/{slug}', { slug: 'nicholas-of-myra' });
  expect(saint.url).toBe(`${service.url}/saints/nicholas-of-myra`);
  expect(saint.hymnographyUrl).toBe(`${service.url}/v1/saints/nicholas-of-myra/hymnography`);
  const day = await absolute.get('/v1/calendar/{date}', { date: '2026-12-06' });
  expect(day.serviceUrl).toBe(`${service.url}/calendar/2026-12-06/service`);
  const { data } = await absolute.get('/v1/saints', { limit: 1 });
  expect(data[0]?.url).toMatch(service.url);
});

it('iterates over the feasts of a day, fixed and movable', async () => {
  const day = await connect().get('/v1/calendar/{date}', { date: '2026-04-12' });
  expect([...feastsOf(day)].map(({ key }) => key)).toEqual(
    [...day.feasts, ...day.movableFeasts].map(({ key }) => key),
  );
});

it('gives a hymn as text', () => {
  const html = '<p>O <em>Father</em>,<br>Tom &amp; all</p><p>pray for us.</p>';
  expect(hymnText({ html })).toBe('O Father,\nTom & all\n\npray for us.');
});
