import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodingOf } from '../../src/http/answers/accept-encoding.js';
import { answerOf } from '../../src/http/answers/answer.js';
import { aSaint, sampleCatalogue } from '../support/records/sample.js';
import { exchange, parseAnswers, requestBytes } from '../support/service/raw.js';
import { startForSuite } from '../support/service/test-service.js';

const biography = 'A long life of prayer and of works of mercy in the city. '.repeat(60);
const service = await startForSuite({
  catalogue: {
    ...sampleCatalogue(),
    saint: async (slug) => ({ ...aSaint(slug), biography }),
  },
});

const path = '/v1/saints/anna';
const key = service.newKey('internal');

/** The answer with its body as it comes on the wire. */
async function received(acceptEncoding: string | undefined, method = 'GET', extra: string[] = []) {
  const headers = [`Authorization: Bearer ${key}`, ...extra];
  if (acceptEncoding !== undefined) headers.push(`Accept-Encoding: ${acceptEncoding}`);
  const bytes = await exchange(service.url, requestBytes({ method, target: path, headers }));
  const end = bytes.indexOf('\r\n\r\n') + 4;
  const [answer] = parseAnswers(bytes.subarray(0, end), true);
  if (answer === undefined) throw new Error('no answer');
  return { status: answer.status, headers: answer.headers, body: bytes.subarray(end) };
}

const plain = await received(undefined);

describe('an answer', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is compressed for those who accept %s', async (encoding, decompress) => {
    const answer = await received(encoding);
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    expect(decompress(answer.body)).toEqual(plain.body);
    expect(answer.headers.get('Content-Length')).toBe(String(answer.body.length));
    expect(answer.body.length).toBeLessThan(plain.body.length / 3);
    expect(answer.headers.get('Vary')).toBe('Authorization, Accept-Encoding');
    expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  });

  it.each(['br', 'gzip'] as const)('by %s keeps no memory beyond its bytes', async (encoding) => {
    const answer = answerOf(plain.body, 'text/plain', { headers: [] });
    const { body } = (await answer.compressed?.(encoding).full) ?? {};
    expect(body?.buffer.byteLength).toBe(body?.length);
  });

  it('is sent uncompressed to all others', async () => {
    for (const accepted of [undefined, 'identity', 'deflate', 'br;q=0, gzip;q=0', '*;q=0']) {
      const answer = await received(accepted);
      expect(answer.headers.has('Content-Encoding'), accepted).toBe(false);
      expect(answer.body).toEqual(plain.body);
      expect(answer.headers.get('Vary')).toBe('Authorization, Accept-Encoding');
    }
  });

  it('has a validator of its own in each encoding', async () => {
    const tags = await Promise.all(
      [undefined, 'gzip', 'br'].map(async (accepted) => {
        const { headers } = await received(accepted);
        return headers.get('ETag') ?? '';
      }),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w+-]{27}(-gzip|-br)?"$/);
    const [ofPlain, ofGzip] = tags;
    const held = await received('gzip', 'GET', [`If-None-Match: ${ofGzip}`]);
    expect([held.status, held.body.length]).toEqual([304, 0]);
    expect(held.headers.get('ETag')).toBe(ofGzip);
    expect(held.headers.get('Vary')).toBe('Authorization, Accept-Encoding');
    expect(held.headers.has('Content-Encoding')).toBe(false);
    const other = await received('gzip', 'GET', [`If-None-Match: ${ofPlain}`]);
    expect(other.status).toBe(200);
  });

  it('has the same headers for HEAD', async () => {
    for (const accepted of ['br', 'gzip', 'identity']) {
      const get = await received(accepted);
      const head = await received(accepted, 'HEAD');
      expect(head.body).toHaveLength(0);
      for (const name of ['ETag', 'Content-Encoding', 'Content-Length', 'Vary']) {
        expect(head.headers.get(name), name).toBe(get.headers.get(name));
      }
    }
  });

  it('is not compressed when it is small', async () => {
    const small = await service.ask('/v1/countries/georgia', {
      headers: { 'Accept-Encoding': 'br, gzip' },
    });
    expect(Number(small.headers.get('Content-Length'))).toBeLessThan(1_000);
    expect(small.headers.has('Content-Encoding')).toBe(false);
    expect(small.headers.get('Vary')).toBe('Authorization');
  });

  it('needs no key to be compressed where it is public', async () => {
    const answer = await fetch(`${service.url}/v1/openapi.json`, {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect(answer.headers.get('Content-Encoding')).toBe('gzip');
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
    const uncompressed = await service.ask('/v1/openapi.json', { key: null });
    expect(await answer.text()).toBe(uncompressed.text);
  });
});

describe('the encoding', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br ; q=0.8 , gzip;q=0.8', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity, gzip;q=0.5', undefined],
    ['identity;q=0.5, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    ['identity;q=0', undefined],
    ['gzip;q=0', undefined],
    ['gzip;q=x', undefined],
    [';;,,', undefined],
  ] as const)('for %j is %s', (accepted, encoding) => {
    expect(encodingOf(accepted)).toBe(encoding);
  });
});
