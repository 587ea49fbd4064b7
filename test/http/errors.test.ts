import { describe, expect, it } from 'vitest';
import { type Catalogue, CatalogueUnavailableError } from '../../src/catalogue/catalogue.js';
import { problemKinds } from '../../src/http/problem-kinds.js';
import { aSaint, sampleCatalogue } from '../support/records/sample.js';
import type { ProblemBody } from '../support/service/answer.js';
import { forgetful, startForSuite, startForTest } from '../support/service/test-service.js';

const sample = sampleCatalogue();
const service = await startForSuite({ catalogue: sample });

/** A service whose catalogue answers every question with this failure. */
async function failingService(failure: unknown) {
  const fail = () => Promise.reject(failure);
  const catalogue: Catalogue = {
    day: fail,
    generation: fail,
    days: fail,
    listedFeasts: fail,
    feast: fail,
    feastsOf: fail,
    feasts: fail,
    saint: fail,
    saintsOf: fail,
    saints: fail,
    country: fail,
    countries: fail,
    churches: fail,
    hymnal: fail,
    search: fail,
    suggest: fail,
    patronages: fail,
    westernName: fail,
    changes: fail,
    changedAt: fail,
    ready: fail,
    close: async () => {},
  };
  const failing = await startForTest({ catalogue, newCache: () => forgetful });
  return failing;
}

const paths = [
  '/v1/calendar/today',
  '/v1/calendar/2026-12-06?calendar=julian',
  '/v1/calendar/pascha/2026',
  '/v1/calendar/great-feasts/2026',
  '/v1/calendar?from=2026-12-01&to=2026-12-07',
  '/v1/feasts',
  '/v1/feasts/pascha',
  '/v1/saints',
  '/v1/saints/anna',
  '/v1/saints/anna/hymnography',
  '/v1/churches',
  '/v1/countries',
  '/v1/countries/georgia',
  '/v1/search?q=anna',
];
const secret = 'connect ECONNREFUSED 10.0.0.7:9200 menologion-saints-1';

describe('a problem', () => {
  it('has exactly the fields of RFC 9457 and ours', async () => {
    const { body, headers } = await service.ask<ProblemBody>('/v1/nothing');
    expect(body).toEqual({
      type: '/problems/not-found',
      title: 'Not found',
      status: 404,
      code: 'not-found',
      detail: expect.any(String),
      requestId: headers.get('X-Request-Id'),
    });
    expect(headers.get('Content-Type')).toBe('application/problem+json');
  });

  it('names every mistake of a request', async () => {
    const target = '/v1/saints?limit=101&country=Greece&patronOf=+&cursor=%21&page=2&page=3&q=';
    const { status, body } = await service.ask<ProblemBody>(target);
    expect([status, body.code]).toEqual([400, 'invalid-parameter']);
    expect(body.errors).toEqual([
      { parameter: 'limit', detail: 'must be an integer between 1 and 100' },
      { parameter: 'cursor', detail: expect.any(String) },
      { parameter: 'patronOf', detail: 'must be 1 to 100 characters long' },
      { parameter: 'country', detail: expect.stringContaining('slug') },
      { parameter: 'page', detail: 'is not a parameter of this endpoint' },
      {
        parameter: 'q',
        detail: expect.stringMatching(
          /^is not a .*, which takes slug, limit, cursor, patronOf, country, /,
        ),
      },
    ]);
    expect(body.detail).toBe(
      body.errors?.map(({ parameter, detail }) => `${parameter} ${detail}`).join('; '),
    );
  });

  it('names a malformed cursor along with other mistakes', async () => {
    for (const cursor of ['abc', 'W10', '!', 'a'.repeat(513)]) {
      const { body } = await service.ask<ProblemBody>(`/v1/saints?limit=0&cursor=${cursor}`);
      expect(body.code).toBe('invalid-parameter');
      expect(body.errors?.map(({ parameter }) => parameter)).toEqual(['limit', 'cursor']);
    }
  });

  it('is one of the contract’s', () => {
    const statuses = Object.fromEntries(
      Object.entries(problemKinds).map(([code, { status }]) => [code, status]),
    );
    expect(statuses).toEqual({
      moved: 301,
      'bad-request': 400,
      'invalid-parameter': 400,
      'unknown-parameter': 400,
      'invalid-cursor': 400,
      'missing-key': 401,
      'invalid-key': 401,
      'forbidden-origin': 403,
      'not-found': 404,
      'method-not-allowed': 405,
      'body-incomplete': 408,
      'body-too-large': 413,
      'uri-too-long': 414,
      'headers-too-large': 431,
      'rate-limited': 429,
      'quota-exceeded': 429,
      'too-many-failures': 429,
      internal: 500,
      unavailable: 503,
    });
  });

  it('reports a pair without a name', async () => {
    const { body } = await service.ask<ProblemBody>('/v1/saints?limit=0&&');
    expect(body.errors?.map(({ parameter }) => parameter)).toEqual(['limit', '']);
    expect(body.detail).toMatch(
      /^limit must be .*; is not a parameter of this endpoint, which takes slug, limit, /,
    );
  });

  it('escapes what it quotes from the request', async () => {
    const name = '%3Cscript%3E%22%5C%0D%0ASet-Cookie:a';
    const answer = await service.ask<ProblemBody>(`/v1/saints?${name}=1`);
    expect(answer.body.errors?.[0]?.parameter).toBe('<script>"\\\r\nSet-Cookie:a');
    expect(answer.headers.has('Set-Cookie')).toBe(false);
  });
});

describe('500', () => {
  it.each([
    new Error(secret),
    new TypeError(secret),
    Object.assign(new Error(secret), { status: 418, statusCode: 418, expose: true }),
    Object.assign(new Error(secret), { headers: { 'X-Leak': secret } }),
    secret,
    undefined,
    null,
  ])('reveals nothing about %s', async (failure) => {
    const failing = await failingService(failure);
    const answer = await failing.ask<ProblemBody>('/v1/saints/anna');
    expect([answer.status, answer.body.code]).toEqual([500, 'internal']);
    expect(answer.body.detail).toBe('the service failed');
    expect(answer.headers.has('X-Leak')).toBe(false);
    expect(failing.failures).toEqual([failure]);
    expect(failing.accesses).toMatchObject([{ status: 500, route: '/v1/saints/{slug}' }]);
  });

  it('answers HEAD without a body', async () => {
    const failing = await failingService(new Error(secret));
    const answer = await failing.askRaw({ method: 'HEAD', target: '/v1/saints/anna' });
    expect([answer.status, answer.text]).toEqual([500, '']);
  });

  it('is the answer for a record that cannot be presented', async () => {
    const unfit = { ...aSaint('anna'), commemorations: [] as never };
    const broken = await startForTest({
      catalogue: { ...sample, saint: async () => unfit },
      newCache: () => forgetful,
    });
    expect((await broken.ask('/v1/saints/anna')).status).toBe(500);
    expect((await broken.ask('/v1/saints')).status).toBe(200);
  });
});

describe('503', () => {
  it.each(paths)('is answered with Retry-After: %s', async (path) => {
    const cause = new Error(secret);
    const failing = await failingService(new CatalogueUnavailableError(secret, { cause }));
    const answer = await failing.ask<ProblemBody>(path);
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    expect(answer.headers.get('Retry-After')).toBe('5');
    expect(answer.text).not.toMatch(/ECONNREFUSED|menologion-|:9200/);
    expect(failing.failures).toHaveLength(1);
  });

  it('ends with the outage', async () => {
    let isAway = true;
    const catalogue: Catalogue = {
      ...sample,
      saint: (slug) =>
        isAway ? Promise.reject(new CatalogueUnavailableError(secret)) : sample.saint(slug),
    };
    const healing = await startForTest({ catalogue });
    expect((await healing.ask('/v1/saints/anna')).status).toBe(503);
    isAway = false;
    expect((await healing.ask('/v1/saints/anna')).status).toBe(200);
  });

  it('does not affect what needs no catalogue', async () => {
    const failing = await failingService(new CatalogueUnavailableError(secret));
    const expected = [
      ['/v1/openapi.json', 200],
      ['/health/live', 200],
      ['/v1/nothing', 404],
      ['/v1/saints?limit=0', 400],
      ['/v1/saints?cursor=abc', 400],
    ] as const;
    for (const [path, status] of expected) {
      expect((await failing.ask(path)).status, path).toBe(status);
    }
  });
});
