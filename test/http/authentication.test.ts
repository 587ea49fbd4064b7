import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { KeysUnavailableError } from '../../src/access/keys/keys.js';
import type { Catalogue } from '../../src/catalogue/catalogue.js';
import { sampleCatalogue } from '../support/records/sample.js';
import type { ProblemBody } from '../support/service/answer.js';
import { createTestKeys } from '../support/service/keys.js';
import {
  type ServiceOptions,
  startForSuite,
  startForTest,
  type TestService,
} from '../support/service/test-service.js';

const catalogue: Catalogue = sampleCatalogue();
const service = await startForSuite({ catalogue });

const freshService = (options: ServiceOptions = {}) => startForTest({ catalogue, ...options });

const path = '/v1/saints';
const missing = 'Bearer realm="menologion"';
const invalid = 'Bearer realm="menologion", error="invalid_token"';

/** A well-formed key that no service knows. */
const stranger = () => createTestKeys(Date.now, ['pro']).issue('pro').text;

const withHeader = (asked: TestService, authorization: string) =>
  asked.askRaw<ProblemBody>({ target: path, headers: [`Authorization: ${authorization}`] }, null);

describe('without a key', () => {
  it('is refused on every keyed operation', async () => {
    const { document } = service;
    for (const [template, { get }] of Object.entries(document.paths)) {
      const target = template
        .replace('{date}', '2026-12-06')
        .replace('{year}', '2026')
        .replace('{key}', 'pascha')
        .replace('{slug}', template.includes('countries') ? 'georgia' : 'nicholas-of-myra');
      for (const method of ['GET', 'HEAD']) {
        const answer = await service.ask<ProblemBody>(target, { method, key: null });
        const isPublic = get.security?.length === 0;
        expect(answer.status, target).toBe(isPublic ? 200 : 401);
        expect(answer.headers.get('WWW-Authenticate')).toBe(isPublic ? null : missing);
        if (!isPublic && method === 'GET') expect(answer.body.code).toBe('missing-key');
      }
    }
  });

  it('is refused before the parameters are read', async () => {
    for (const target of ['/v1/saints?limit=0', '/v1/calendar/not-a-date', '/v1/saints/nobody']) {
      expect((await service.ask(target, { key: null })).status, target).toBe(401);
    }
  });

  it('is refused a key in the query', async () => {
    const key = service.newKey('pro');
    for (const name of ['key', 'api_key', 'access_token']) {
      const answer = await service.ask<ProblemBody>(`${path}?${name}=${key}`, { key: null });
      expect([answer.status, answer.body.code]).toEqual([401, 'missing-key']);
      expect(answer.text).not.toContain(key);
    }
  });
});

describe('a live key', () => {
  it.each(['Bearer', 'bearer', 'BEARER', 'bEaReR'])('passes with the scheme %s', async (scheme) => {
    const answer = await withHeader(service, `${scheme} ${service.newKey('pro')}`);
    expect(answer.status).toBe(200);
  });

  it('passes after several spaces', async () => {
    for (const space of ['  ', '      ']) {
      const answer = await withHeader(service, `Bearer${space}${service.newKey('pro')}  `);
      expect(answer.status).toBe(200);
    }
  });

  const hasIpv6 = networkInterfaces().lo?.some(({ family }) => family === 'IPv6') ?? true;
  it.skipIf(!hasIpv6)(`passes on IPv6 too${hasIpv6 ? '' : ' [skipped: no ::1 here]'}`, async () => {
    const onIpv6 = await freshService({ host: '::1' });
    expect(onIpv6.url).toMatch(/^http:\/\/\[::1\]:\d+$/);
    expect((await onIpv6.ask(path)).status).toBe(200);
  });
});

describe('anything else', async () => {
  const asked = await startForSuite({ catalogue });
  const key = asked.newKey('pro');
  const swapped = key.slice(0, -1) + (key.endsWith('a') ? 'b' : 'a');
  it.each([
    ['an empty header', ''],
    ['a scheme alone', 'Bearer'],
    ['a scheme and a space', 'Bearer '],
    ['another scheme', `Basic ${Buffer.from(`${key}:`).toString('base64')}`],
    ['the key without a scheme', key],
    ['no space', `Bearer${key}`],
    ['a tab', `Bearer\t${key}`],
    ['a comma', `Bearer, ${key}`],
    ['a mistyped checksum', `Bearer ${swapped}`],
    ['a mistyped secret', `Bearer ${key.replace(/.(?=.{10}$)/, (c) => (c === 'x' ? 'y' : 'x'))}`],
    ['another case', `Bearer ${key.toUpperCase()}`],
    ['quotes', `Bearer "${key}"`],
    ['two keys', `Bearer ${key} ${key}`],
    ['two keys by comma', `Bearer ${key}, Bearer ${key}`],
    ['a key and more', `Bearer ${key}x`],
    ['a shorter key', `Bearer ${key.slice(0, -1)}`],
    ['a percent-encoded key', `Bearer ${key.replace('_', '%5F')}`],
    ['a stranger', `Bearer ${stranger()}`],
    ['a giant', `Bearer omk_${'0'.repeat(10_000)}`],
    ['bytes that are no ASCII', 'Bearer \xff\xfe\x80'],
  ])('is refused: %s', async (_what, authorization) => {
    const answer = await withHeader(asked, authorization);
    expect([answer.status, answer.body.code]).toEqual([401, 'invalid-key']);
    expect(answer.headers.get('WWW-Authenticate')).toBe(invalid);
    expect(answer.text).not.toContain(key);
  });
});

describe('a key that ends', () => {
  const asks = async (asked: TestService, key: string) => (await asked.ask(path, { key })).status;

  it('is refused once revoked', async () => {
    const key = service.keys.issue('pro');
    expect(await asks(service, key.text)).toBe(200);
    service.keys.revoke(key);
    expect(await asks(service, key.text)).toBe(401);
  });

  it('lives on for the grace period of its rotation', async () => {
    const asked = await freshService();
    const old = asked.keys.issue('pro');
    const renewed = asked.keys.rotate(old, 3_600_000);
    expect([await asks(asked, old.text), await asks(asked, renewed.text)]).toEqual([200, 200]);
    asked.clock.advance(3_599_999);
    expect(await asks(asked, old.text)).toBe(200);
    asked.clock.advance(1);
    expect([await asks(asked, old.text), await asks(asked, renewed.text)]).toEqual([401, 200]);
  });

  it('ends at once without a grace period', async () => {
    const old = service.keys.issue('pro');
    const renewed = service.keys.rotate(old, 0);
    expect([await asks(service, old.text), await asks(service, renewed.text)]).toEqual([401, 200]);
  });

  it('of a tier that is not configured is our fault, not the address’s', async () => {
    const tiers = new Map([['pro', { perMinute: 50, perMonth: 50, attribution: false }]]);
    const keys = (await freshService()).keys;
    const asked = await freshService({ tiers, keys });
    const { text } = keys.issue('free');
    for (let time = 0; time < 35; time += 1) {
      const answer = await asked.ask<ProblemBody>(path, { key: text });
      expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
      expect(answer.headers.get('Retry-After')).toBe('60');
      expect(answer.text).not.toContain('free');
    }
    expect(asked.failures).toEqual(Array.from({ length: 35 }, () => 'free'));
    expect(await asks(asked, stranger())).toBe(401);
  });

  it('is answered like one that never existed', async () => {
    const key = service.keys.issue('pro');
    service.keys.revoke(key);
    const ask = (text: string) =>
      service.ask<ProblemBody>(path, { key: text, headers: { 'X-Request-Id': 'same' } });
    expect((await ask(key.text)).text).toBe((await ask(stranger())).text);
  });
});

describe('keys that cannot be looked up', () => {
  it('are answered 503, without the cause', async () => {
    const find = () => Promise.reject(new KeysUnavailableError('/var/keys.json: EACCES'));
    const asked = await freshService({ keys: { find, isCached: () => true } });
    const answer = await asked.ask<ProblemBody>(path, { key: stranger() });
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    expect(answer.text).not.toMatch(/keys\.json|EACCES/);
    expect(asked.failures).toEqual([expect.any(KeysUnavailableError)]);
    expect((await asked.ask(path, { key: 'omk_mistyped' })).status).toBe(401);
    expect((await asked.ask(path, { key: null })).status).toBe(401);
  });
});

describe('an address that fails', () => {
  type Caller = { readonly key?: string | null; readonly forwarded?: string };
  const fail = async (asked: TestService, { key = stranger(), forwarded }: Caller = {}) => {
    const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
    return asked.ask<ProblemBody>(path, { key, headers });
  };
  const failTimes = async (asked: TestService, times: number, caller: Caller = {}) => {
    const codes: string[] = [];
    for (let time = 0; time < times; time += 1) codes.push((await fail(asked, caller)).body.code);
    return codes;
  };
  const thirty = Array.from({ length: 30 }, () => 'invalid-key');

  it('is stopped after thirty in a minute', async () => {
    const asked = await freshService();
    expect(await failTimes(asked, 30)).toEqual(thirty);
    const answer = await fail(asked);
    expect([answer.status, answer.body.code]).toEqual([429, 'too-many-failures']);
    expect(answer.headers.get('Retry-After')).toBe('34');
    expect(answer.headers.has('RateLimit')).toBe(false);
    expect((await withHeader(asked, 'Basic abc')).status).toBe(429);
  });

  it('may still use a live key, or no key', async () => {
    const asked = await freshService();
    await failTimes(asked, 31);
    expect((await asked.ask(path)).status).toBe(200);
    expect((await fail(asked, { key: null })).body.code).toBe('missing-key');
    expect((await asked.ask('/v1/openapi.json', { key: stranger() })).status).toBe(200);
    expect((await asked.ask('/v1/nothing', { key: stranger() })).status).toBe(404);
    expect((await fail(asked)).status).toBe(429);
  });

  it('is not counted for what is no failure', async () => {
    const asked = await freshService();
    for (let time = 0; time < 40; time += 1) {
      await fail(asked, { key: null });
      await asked.ask('/v1/nothing', { key: stranger() });
      await asked.ask(path, { key: stranger(), method: 'POST' });
      await asked.ask(`${path}?limit=0`);
    }
    expect(await failTimes(asked, 31)).toEqual([...thirty, 'too-many-failures']);
  });

  it('is the peer, whatever X-Forwarded-For says', async () => {
    const asked = await freshService();
    for (let time = 0; time < 30; time += 1) {
      await fail(asked, { forwarded: `10.0.0.${time}` });
    }
    expect((await fail(asked, { forwarded: '10.9.9.9' })).status).toBe(429);
  });

  it('is the last hop behind a trusted proxy', async () => {
    const asked = await freshService({ trustProxy: true });
    for (let time = 0; time < 30; time += 1) {
      await fail(asked, { forwarded: `10.0.0.${time}, 192.0.2.1` });
    }
    expect((await fail(asked, { forwarded: '192.0.2.1' })).status).toBe(429);
    expect((await fail(asked, { forwarded: '192.0.2.1, 192.0.2.2' })).status).toBe(401);
    expect((await fail(asked, { forwarded: '192.0.2.2 , 192.0.2.1 ' })).status).toBe(429);
    expect((await fail(asked)).status).toBe(401);
  });

  it.each([
    ['7.7.7.7', '8.8.8.8'],
    ['[2001:db8:1:2::1]', '[2001:db8:1:3::1]'],
  ])('is %s without the port that a proxy adds', async (one, other) => {
    const asked = await freshService({ trustProxy: true });
    for (let port = 1001; port <= 1030; port += 1) {
      await fail(asked, { forwarded: `${one}:${port}` });
    }
    expect((await fail(asked, { forwarded: `${one}:2000` })).status).toBe(429);
    expect((await fail(asked, { forwarded: `${other}:2000` })).status).toBe(401);
    expect((await fail(asked, { forwarded: 'unknown' })).status).toBe(401);
  });

  it('is the last line of X-Forwarded-For too', async () => {
    const asked = await freshService({ trustProxy: true });
    await failTimes(asked, 30, { forwarded: '192.0.2.1' });
    const answer = await asked.askRaw(
      {
        target: path,
        headers: ['X-Forwarded-For: 10.0.0.1', 'X-Forwarded-For: 192.0.2.1'],
      },
      stranger(),
    );
    expect(answer.status).toBe(429);
  });
});
