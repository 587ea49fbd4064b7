/** `fields`: only these fields of an answer. */
import { describe, expect, it } from 'vitest';
import { corpusPages } from '../support/pages.js';
import type { ListBody, ProblemBody } from '../support/service/answer.js';

const service = await corpusPages();
const key = service.newKey('internal');

/** Bare, since the document describes whole answers. */
async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(service.url + path, {
    headers: { Authorization: `Bearer ${key}`, ...headers },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}

describe('fields', () => {
  it('are all that an answer has, in its own order', async () => {
    const whole = await service.ask<Record<string, unknown>>('/v1/saints/nicholas-of-myra');
    const { text } = await get('/v1/saints/nicholas-of-myra?fields=url,name,slug');
    const { slug, name, url } = whole.body;
    expect(text).toBe(JSON.stringify({ slug, name, url }));
    const { headers, text: other } = await get('/v1/saints/nicholas-of-myra?fields=name,slug,url');
    expect(other).toBe(text);
    const again = { 'If-None-Match': headers.get('ETag') ?? '' };
    expect((await get('/v1/saints/nicholas-of-myra?fields=url,name,slug', again)).status).toBe(304);
    expect(headers.get('ETag')).not.toBe(whole.headers.get('ETag'));
  });

  it('of a list are those of its entries', async () => {
    const { text, headers } = await get('/v1/saints?limit=2&fields=slug');
    const { data, nextCursor } = JSON.parse(text) as ListBody<object>;
    expect(data.map((entry) => Object.keys(entry))).toEqual([['slug'], ['slug']]);
    expect(nextCursor).not.toBeNull();
    expect(headers.get('Link')).toContain(`cursor=${nextCursor}`);
    expect(headers.get('Link')).toContain('fields=slug');
  });

  it('of a search are those of any kind of result', async () => {
    const { text } = await get('/v1/search?q=pascha&type=all&limit=5&fields=type,key,slug');
    const { data } = JSON.parse(text) as ListBody<{ type: string; key?: string }>;
    expect(data.find(({ type }) => type === 'feast')).toEqual({ type: 'feast', key: 'pascha' });
  });

  it.each(['/v1/calendar/2026-12-06', '/v1/countries/georgia', '/v1/feasts/pascha', '/v1/quota'])(
    'are taken by %s',
    async (path) => {
      const name = path === '/v1/quota' ? 'tier' : 'url';
      const { text } = await get(`${path}?fields=${name}`);
      expect(Object.keys(JSON.parse(text))).toEqual([name]);
    },
  );

  it('must be named once each', async () => {
    const { status, body } = await service.ask<ProblemBody>('/v1/saints?fields=slug,name,slug');
    expect([status, body.errors]).toEqual([
      400,
      [{ parameter: 'fields', detail: 'must name each field once' }],
    ]);
  });

  it.each(['slug,age', 'age', 'slug,,name', 'slug, name'])('must be known: %s', async (fields) => {
    const path = `/v1/saints/nicholas-of-myra?fields=${encodeURIComponent(fields)}`;
    const { status, body } = await service.ask<ProblemBody>(path);
    expect([status, body.code]).toEqual([400, 'invalid-parameter']);
    expect(body.errors).toEqual([
      {
        parameter: 'fields',
        detail: expect.stringMatching(/^must be any of slug, .*, not ".*"$/),
      },
    ]);
  });

  it('are listed among the mistakes of a request', async () => {
    const { body } = await service.ask<ProblemBody>('/v1/saints?fields=age&limit=0');
    expect(body.errors?.map(({ parameter }) => parameter)).toEqual(['limit', 'fields']);
  });
});
