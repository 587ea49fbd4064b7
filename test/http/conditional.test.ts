import { describe, expect, it } from 'vitest';
import { aSaint, sampleCatalogue, sampleRecords } from '../support/records/sample.js';
import { steadyHeaders } from '../support/service/answer.js';
import { startForSuite, startForTest } from '../support/service/test-service.js';

const service = await startForSuite({ catalogue: sampleCatalogue() });

const path = '/v1/saints/nicholas-of-myra';
const etag = (await service.ask(path)).headers.get('ETag') ?? '';
const weak = `W/${etag}`;

describe('If-None-Match', () => {
  it.each([
    etag,
    weak,
    '*',
    ` ${etag} `,
    `"other", ${etag}`,
    `"other",${etag},"another"`,
    `W/"other", ${weak}`,
    `"", ${etag}`,
    `,, ${etag} ,`,
  ])('with %s answers 304', async (value) => {
    const answer = await service.ask(path, { headers: { 'If-None-Match': value } });
    expect([answer.status, answer.text]).toEqual([304, '']);
  });

  it.each([
    '"other"',
    etag.replaceAll('"', ''),
    etag.toLowerCase(),
    `${etag}x`,
    etag.slice(0, -2),
    `w/${etag}`,
    'W/*',
    '**',
    '"*"',
    '',
  ])('with %j answers in full', async (value) => {
    const answer = await service.ask(path, { headers: { 'If-None-Match': value } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('ETag')).toBe(etag);
  });

  it('may span several header lines', async () => {
    const answer = await service.askRaw({
      target: path,
      headers: ['If-None-Match: "other"', `If-None-Match: ${etag}`],
    });
    expect(answer.status).toBe(304);
  });

  it.each(['GET', 'HEAD'])('of %s keeps the headers of the answer', async (method) => {
    const full = await service.ask(path, { key: service.newKey('pro') });
    const held = await service.askRaw(
      { method, target: path, headers: [`If-None-Match: ${etag}`] },
      service.newKey('pro'),
    );
    expect(held.status).toBe(304);
    const { 'content-type': _type, 'content-length': _length, ...rest } = steadyHeaders(full);
    expect(steadyHeaders(held)).toEqual(rest);
  });

  it('keeps the links of a list', async () => {
    const key = service.newKey('free');
    const full = await service.ask('/v1/saints?limit=1', { key });
    const headers = { 'If-None-Match': full.headers.get('ETag') ?? '' };
    const held = await service.ask('/v1/saints?limit=1', { key, headers });
    expect(held.status).toBe(304);
    expect(held.headers.get('Link')).toBe(full.headers.get('Link'));
  });

  it.each(['no-cache', 'max-age=0', 'no-store'])('answers 304 despite %s', async (value) => {
    const headers = { 'If-None-Match': etag, 'Cache-Control': value, Pragma: 'no-cache' };
    expect((await service.ask(path, { headers })).status).toBe(304);
  });

  it('takes precedence over If-Modified-Since', async () => {
    const since = { 'If-Modified-Since': 'Sat, 01 Jan 2022 00:00:00 GMT' };
    const held = await service.ask(path, { headers: { ...since, 'If-None-Match': etag } });
    const changed = await service.ask(path, { headers: { ...since, 'If-None-Match': '"other"' } });
    const alone = await service.ask(path, { headers: since });
    expect([held.status, changed.status, alone.status]).toEqual([304, 200, 200]);
  });

  it('never turns an error into a 304', async () => {
    const headers = { 'If-None-Match': '*' };
    const statuses = await Promise.all([
      service.ask('/v1/saints/nobody', { headers }),
      service.ask('/v1/saints?limit=0', { headers }),
      service.ask('/v1/nothing', { headers }),
      service.ask(path, { headers, key: null }),
      service.ask(path, { headers, method: 'POST' }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 400, 404, 401, 405]);
  });

  it('works for every operation', async () => {
    for (const target of [
      '/v1/calendar/today',
      '/v1/calendar/2026-12-06?calendar=julian',
      '/v1/calendar/pascha/2026',
      '/v1/calendar/great-feasts/2026',
      '/v1/calendar?from=2026-12-01&to=2026-12-07',
      '/v1/calendar/fasts/2026',
      '/v1/feasts',
      '/v1/feasts/pascha?year=2027',
      '/v1/saints',
      '/v1/saints/anna/hymnography',
      '/v1/churches',
      '/v1/countries',
      '/v1/countries/georgia',
      '/v1/search?q=anna',
      '/v1/openapi.json',
    ]) {
      const { headers } = await service.ask(target);
      const condition = { 'If-None-Match': headers.get('ETag') ?? '' };
      expect((await service.ask(target, { headers: condition })).status, target).toBe(304);
    }
  });
});

describe('the ETag', () => {
  it('is the same for every caller and each time', async () => {
    const tags = await Promise.all(
      ['free', 'pro', 'internal'].map(async (tier) => {
        return (await service.ask(path, { key: service.newKey(tier) })).headers.get('ETag');
      }),
    );
    expect(new Set([...tags, etag])).toEqual(new Set([etag]));
  });

  it('is the same on another replica', async () => {
    const replica = await startForTest({ catalogue: sampleCatalogue() });
    expect((await replica.ask(path)).headers.get('ETag')).toBe(etag);
  });

  it('changes with the answer', async () => {
    const saints = sampleRecords.saints.map((saint) =>
      saint.slug === 'nicholas-of-myra' ? aSaint(saint.slug, { reposed: '343' }) : saint,
    );
    const edited = await startForTest({ catalogue: sampleCatalogue({ saints }) });
    const answer = await edited.ask(path, { headers: { 'If-None-Match': etag } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('ETag')).not.toBe(etag);
  });

  it('differs between the two reckonings', async () => {
    const gregorian = await service.ask('/v1/calendar/2026-12-06');
    const julian = await service.ask('/v1/calendar/2026-12-06?calendar=julian');
    expect(gregorian.headers.get('ETag')).not.toBe(julian.headers.get('ETag'));
  });
});

describe('Vary', () => {
  it('names the key wherever one is needed', async () => {
    expect((await service.ask(path)).headers.get('Vary')).toBe('Authorization');
    expect((await service.ask('/v1/openapi.json')).headers.get('Vary')).toBe('Accept-Encoding');
  });

  it('does not divide caches by origin', async () => {
    const answer = await service.ask(path, { headers: { Origin: 'https://a.example' } });
    expect(answer.headers.get('Vary')).toBe('Authorization');
  });
});
