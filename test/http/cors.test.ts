import { describe, expect, it } from 'vitest';
import { sampleCatalogue } from '../support/records/sample.js';
import type { ProblemBody } from '../support/service/answer.js';
import { startForSuite } from '../support/service/test-service.js';
import { readPaths } from './read-paths.js';

const service = await startForSuite({ catalogue: sampleCatalogue() });

const preflightOf = (method: string, headers: string) => ({
  Origin: 'https://app.example',
  'Access-Control-Request-Method': method,
  'Access-Control-Request-Headers': headers,
});

describe('a preflight', () => {
  it.each(readPaths)('of %s is answered without a key', async (path) => {
    const answer = await service.ask(path, {
      method: 'OPTIONS',
      key: null,
      headers: preflightOf('GET', 'authorization,if-none-match'),
    });
    expect([answer.status, answer.text]).toEqual([204, '']);
    const allowed = answer.headers.get('Access-Control-Allow-Headers')?.toLowerCase().split(',');
    expect(allowed).toEqual(expect.arrayContaining(['authorization', 'if-none-match']));
    expect(answer.headers.get('Access-Control-Allow-Methods')?.split(',')).toEqual([
      ...['GET', 'HEAD', 'OPTIONS'],
    ]);
    expect(answer.headers.get('Access-Control-Max-Age')).toBe('86400');
    expect(answer.headers.has('Access-Control-Allow-Credentials')).toBe(false);
  });

  it('does not count against the quota', async () => {
    const key = service.newKey('free');
    for (let time = 0; time < 70; time += 1) {
      const headers = preflightOf('GET', 'authorization');
      const answer = await service.ask('/v1/saints', { method: 'OPTIONS', key, headers });
      expect([answer.status, answer.headers.has('RateLimit')]).toEqual([204, false]);
    }
    const answer = await service.ask('/v1/saints', { key });
    expect(answer.headers.get('X-RateLimit-Remaining-Minute')).toBe('59');
  });

  it.each(['/v1/nothing', '/', '/v1/saints/', '/v1/saints/No_Slug', '*'])(
    'of %s finds nothing',
    async (target) => {
      const answer = await service.askRaw<ProblemBody>({
        method: 'OPTIONS',
        target,
        headers: ['Origin: https://app.example', 'Access-Control-Request-Method: GET'],
      });
      expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
    },
  );
});

describe('OPTIONS that is not a preflight', () => {
  it.each(readPaths)('is told the methods of %s', async (path) => {
    const answer = await service.ask(path, { method: 'OPTIONS', key: null });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(answer.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
  });
});

describe('a request across origins', () => {
  it.each([
    ['/v1/saints', 'GET', 200],
    ['/v1/saints?limit=0', 'GET', 400],
    ['/v1/saints/nobody', 'GET', 404],
    ['/v1/nothing', 'GET', 404],
    ['/v1/saints', 'PUT', 405],
    [`/v1/saints?${'a'.repeat(4096)}`, 'GET', 414],
  ])('may be read by any page: %s %s %i', async (path, method, status) => {
    for (const origin of ['https://app.example', 'null']) {
      const answer = await service.ask(path, { method, headers: { Origin: origin } });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(answer.headers.has('Access-Control-Allow-Credentials')).toBe(false);
    }
  });

  it('may read a refusal of its key', async () => {
    const answer = await service.ask('/v1/saints', {
      key: null,
      headers: { Origin: 'https://app.example' },
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('WWW-Authenticate');
  });
});
