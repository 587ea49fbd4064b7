import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.js';
import { CatalogueUnavailableError } from '../../src/catalogue/catalogue.js';
import { openPerMinute } from '../../src/wire/mounts.js';
import { sampleCatalogue } from '../support/records/sample.js';
import type { ProblemBody } from '../support/service/answer.js';
import {
  startForTest,
  startTestService,
  type TestService,
} from '../support/service/test-service.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ catalogue: sampleCatalogue() });
});
afterAll(() => service.stop());

interface Post {
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly at?: TestService;
}

const envelope = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

const eras = {
  2025: { headers: {}, meta: undefined },
  2026: { headers: { 'Mcp-Protocol-Version': '2026-07-28' }, meta: envelope },
} as const;

async function post(body: unknown, { key, headers = {}, at = service }: Post = {}) {
  const authorization = key === null ? {} : { Authorization: `Bearer ${key ?? at.newKey('free')}` };
  const response = await fetch(`${at.url}/mcp`, {
    method: 'POST',
    headers: {
      Accept: 'application/json, text/event-stream',
      'Content-Type': 'application/json',
      ...(authorization as Record<string, string>),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const answer = (text === '' ? {} : JSON.parse(text)) as {
    readonly result?: { readonly isError?: boolean; readonly content: { readonly text: string }[] };
    readonly error?: { readonly code: number; readonly message: string };
  } & Partial<ProblemBody>;
  return { status: response.status, headers: response.headers, body: answer };
}

const call = (name: string, given: unknown, era: keyof typeof eras = 2025) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: given, ...(eras[era].meta && { _meta: eras[era].meta }) },
});

const country = (era: keyof typeof eras) => call('get_country', { slug: 'georgia' }, era);

describe.each([2025, 2026] as const)('in the era of %i', (era) => {
  const headers: Record<string, string> =
    era === 2025
      ? {}
      : { ...eras[2026].headers, 'Mcp-Method': 'tools/call', 'Mcp-Name': 'get_country' };

  test('a call is answered as JSON, with the quota', async () => {
    const { status, headers: told } = await post(country(era), { headers });
    expect(status).toBe(200);
    expect(told.get('Content-Type')).toMatch(/^application\/json/);
    expect(told.get('X-RateLimit-Remaining-Minute')).toBe('59');
    expect(told.get('Cache-Control')).toBe('private, no-store');
    expect(told.get('Link')).toBe('</attribution>; rel="license"');
  });

  test('a call over quota is an answer that says how long to wait', async () => {
    const tiers = new Map([['small', { perMinute: 1, perMonth: 9, attribution: false }]]);
    const at = await startForTest({ catalogue: sampleCatalogue(), tiers });
    const key = at.newKey('small');
    await post(country(era), { headers, key, at });
    const { status, headers: told, body } = await post(country(era), { headers, key, at });
    expect([status, body.result?.isError]).toEqual([200, true]);
    expect(told.get('Retry-After')).toBe('34');
    expect(told.get('X-RateLimit-Remaining-Minute')).toBe('0');
  });

  test('so is a call that counts nothing, but comes too often', async () => {
    const key = service.newKey('free');
    const terms = call('get_terms', {}, era);
    const named = era === 2025 ? {} : { ...headers, 'Mcp-Name': 'get_terms' };
    for (let count = 0; count < 60; count += 1) await post(terms, { headers: named, key });
    const { status, headers: told, body } = await post(terms, { headers: named, key });
    expect([status, body.result?.isError]).toEqual([200, true]);
    expect(told.get('Retry-After')).toBe('34');
  });

  test('an internal failure reveals nothing and is logged', async () => {
    const fail = () => Promise.reject(new Error('index menologion-countries at 10.0.0.1'));
    const catalogue: Catalogue = { ...sampleCatalogue(), country: fail };
    const at = await startForTest({ catalogue });
    const { body } = await post(country(era), { headers, at });
    expect(body.result).toMatchObject({ isError: true, content: [{ text: 'the service failed' }] });
    expect(at.failures).toHaveLength(1);
  });

  test('an outage says when to try again, and costs nothing', async () => {
    const fail = () => Promise.reject(new CatalogueUnavailableError('no node answers'));
    const catalogue: Catalogue = { ...sampleCatalogue(), country: fail };
    const at = await startForTest({ catalogue });
    const { headers: told, body } = await post(country(era), { headers, at });
    const text = 'the catalogue cannot answer at the moment; try again in 5 s';
    expect(body.result).toMatchObject({ isError: true, content: [{ text }] });
    expect(told.get('X-RateLimit-Remaining-Minute')).toBe('60');
    expect(told.get('X-RateLimit-Remaining-Month')).toBe('1000');
  });

  test('an unknown tool is a protocol error', async () => {
    const named = era === 2025 ? {} : { ...headers, 'Mcp-Name': 'get_pope' };
    const { body } = await post(call('get_pope', {}, era), { headers: named });
    expect(body.error?.code).toBe(-32602);
    expect(body.error?.message).toContain('get_day');
    expect(service.accesses.at(-1)?.route).toBe('/mcp');
  });
});

test('logs name the tool', async () => {
  await post(country(2025));
  expect(service.accesses.at(-1)?.route).toBe('/mcp get_country');
});

describe('what a message may be', () => {
  test('batches are refused: they would be many calls for one count', async () => {
    const { status, body } = await post([country(2025), country(2025)]);
    expect([status, body.error?.code]).toEqual([400, -32600]);
  });

  test.each([2025, 2026] as const)('no subscription is opened in %i', async (era) => {
    const params = { notifications: {}, ...(eras[era].meta && { _meta: eras[era].meta }) };
    const message = { jsonrpc: '2.0', id: 7, method: 'subscriptions/listen', params };
    const { status, body } = await post(message, { headers: eras[era].headers });
    expect([status, body.error?.code]).toEqual([404, -32601]);
    expect(body).toMatchObject({ id: 7 });
  });

  test.each([{ toString: 1 }, 7, null, undefined, ['get_country']])(
    'a call of the tool %j is refused',
    async (name) => {
      const params = { name, arguments: {} };
      const message = { jsonrpc: '2.0', id: 3, method: 'tools/call', params };
      const { status, body } = await post(message);
      expect([status, body.error?.code]).toEqual([400, -32602]);
      expect(service.failures).toEqual([]);
    },
  );

  test.each([[[]], ['2026-12-06'], [7]])('arguments %j are refused', async (given) => {
    const params = { name: 'get_day', arguments: given };
    const { status, body } = await post({ jsonrpc: '2.0', id: 3, method: 'tools/call', params });
    expect([status, body.error]).toEqual([
      400,
      { code: -32602, message: 'params.arguments must be an object' },
    ]);
  });

  test('what is not JSON is refused', async () => {
    expect(await post('{')).toMatchObject({ status: 400, body: { error: { code: -32700 } } });
    const asText = await post(country(2025), { headers: { 'Content-Type': 'text/plain' } });
    expect(asText.status).toBe(415);
    expect((await post('7')).status).toBe(400);
  });

  test('a body over 64 kB is refused, whether its length is declared or not', async () => {
    const { status, body } = await post(`{"a":"${'x'.repeat(65_536)}"}`);
    expect([status, body.code]).toEqual([413, 'body-too-large']);
    const { port } = new URL(service.url);
    const key = service.newKey('free');
    const chunked = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
      const sent = request({ port, path: '/mcp', method: 'POST', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sent.on('error', reject);
      for (let count = 0; count < 10; count += 1) sent.write('x'.repeat(10_000));
      sent.end();
    });
    expect(chunked).toBe(413);
  });

  test('anything but a call counts against the address, not the key', async () => {
    const at = await startForTest({ catalogue: sampleCatalogue() });
    const key = at.newKey('free');
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
    for (let count = 0; count < openPerMinute; count += 1) {
      const { status, headers } = await post(list, { at, key });
      expect([status, headers.has('X-RateLimit-Tier')]).toEqual([200, false]);
    }
    expect((await post(list, { at, key })).status).toBe(429);
    const { headers } = await post(country(2025), { at, key });
    expect(headers.get('X-RateLimit-Remaining-Minute')).toBe('59');
  });
});

describe('the descriptions of the tools', () => {
  const initialize = {
    ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
    params: {
      ...{ protocolVersion: '2025-11-25', capabilities: {} },
      clientInfo: { name: 'test', version: '1' },
    },
  };
  const discover = {
    ...{ jsonrpc: '2.0', id: 1, method: 'server/discover' },
    params: { _meta: envelope },
  };

  test.each([
    ['2025', initialize, {}],
    ['2026', discover, { ...eras[2026].headers, 'Mcp-Method': 'server/discover' }],
  ] as const)('in %s: tools that never change while it runs, and no more', async (...given) => {
    const [, message, headers] = given;
    const { status, headers: told, body } = await post(message, { headers });
    expect([status, told.get('Content-Type')?.split(';')[0]]).toEqual([200, 'application/json']);
    expect(body.result).toMatchObject({ capabilities: { tools: {} } });
    const { capabilities } = body.result as unknown as { capabilities: Record<string, unknown> };
    expect(capabilities).toEqual({ tools: {} });
  });

  test('a list may be cached for an hour by anybody', async () => {
    const message = {
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/list' },
      params: { _meta: envelope },
    };
    const headers = { ...eras[2026].headers, 'Mcp-Method': 'tools/list' };
    const { body } = await post(message, { headers });
    expect(body.result).toMatchObject({ ttlMs: 3_600_000, cacheScope: 'public' });
    const { tools } = body.result as unknown as {
      tools: { name: string; inputSchema: { properties: Record<string, unknown> } }[];
    };
    // A format of ours would mean nothing to a client.
    const bulletin = tools.find(({ name }) => name === 'get_bulletin');
    expect(bulletin?.inputSchema.properties.date).toMatchObject({ type: 'string', format: 'date' });
    expect(JSON.stringify(tools)).not.toContain('civil-date');
  });

  test.each(['*/*', 'application/json', 'application/*'])(
    'a client that accepts %s gets JSON',
    async (Accept) => {
      const named = { 'Mcp-Method': 'tools/call', 'Mcp-Name': 'get_country' };
      for (const era of [2025, 2026] as const) {
        const headers = { ...(era === 2026 && { ...eras[2026].headers, ...named }), Accept };
        const { status, headers: told, body } = await post(country(era), { headers });
        expect([status, body.result?.isError ?? false]).toEqual([200, false]);
        expect(told.get('Content-Type')).toMatch(/^application\/json/);
      }
    },
  );

  test('a client that accepts neither JSON nor a stream is refused', async () => {
    expect((await post(country(2025), { headers: { Accept: 'text/html' } })).status).toBe(406);
  });
});

describe('who may call', () => {
  test.each([
    ['no page', undefined, 200],
    ['a page of this service', 'own', 200],
    ['a page of this machine', 'http://localhost:6274', 200],
    ['a page that is allowed', 'https://assistant.example', 200],
    ['another page', 'https://evil.example', 403],
    ['a page that looks like this machine', 'http://localhost.evil.example', 403],
    ['a page of no origin', 'null', 403],
  ])('%s', async (_name, origin, expected) => {
    const headers: Record<string, string> =
      origin === undefined ? {} : { Origin: origin === 'own' ? service.url : origin };
    const { status, body } = await post(country(2025), { headers });
    expect(status).toBe(expected);
    if (expected === 403) expect(body.code).toBe('forbidden-origin');
  });

  test('nobody without a live key', async () => {
    const without = await post(country(2025), { key: null });
    expect(without).toMatchObject({ status: 401, body: { code: 'missing-key' } });
    expect(without.headers.has('WWW-Authenticate')).toBe(true);
  });

  test.each(['GET', 'DELETE', 'HEAD', 'PUT'])('not by %s', async (method) => {
    const response = await fetch(`${service.url}/mcp`, { method });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  test('a browser learns what it may send', async () => {
    const response = await fetch(`${service.url}/mcp`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://assistant.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect(response.status).toBe(204);
    const allowed = response.headers.get('Access-Control-Allow-Headers')?.toLowerCase();
    expect(allowed?.split(/, ?/)).toEqual(
      expect.arrayContaining([
        ...['authorization', 'content-type', 'accept'],
        ...['mcp-protocol-version', 'mcp-method', 'mcp-name'],
      ]),
    );
    expect(response.headers.get('Access-Control-Allow-Methods')).toContain('POST');
  });

  test('discovery of OAuth finds where a key is got, and no authorization server', async () => {
    for (const path of ['oauth-protected-resource', 'oauth-protected-resource/mcp']) {
      const response = await fetch(`${service.url}/.well-known/${path}`);
      expect([response.status, await response.json()]).toEqual([
        200,
        {
          ...{ resource: `${service.url}/mcp`, resource_name: 'Menologion' },
          bearer_methods_supported: ['header'],
          resource_documentation: `${service.url}/docs#keys`,
          resource_tos_uri: `${service.url}/terms`,
        },
      ]);
    }
    const response = await fetch(`${service.url}/.well-known/oauth-authorization-server`, {
      headers: { Accept: 'text/html' },
    });
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  });

  describe('a key in the path', () => {
    const ask = async (at: TestService, key: string) => {
      const response = await fetch(`${at.url}/mcp/${key}`, {
        method: 'POST',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
        body: JSON.stringify(call('get_country', { slug: 'georgia' })),
      });
      return { status: response.status, text: await response.text() };
    };

    test('is taken only if the operator allows it', async () => {
      const { status, text } = await ask(service, service.newKey('free'));
      expect([status, JSON.parse(text).code]).toEqual([404, 'not-found']);
    });

    test('is the same as in the header, and in no log', async () => {
      const at = await startForTest({ catalogue: sampleCatalogue(), mcpKeyInPath: true });
      const key = at.newKey('free');
      const { status, text } = await ask(at, key);
      expect([status, JSON.parse(text).result.structuredContent.slug]).toEqual([200, 'georgia']);
      expect(at.accesses[0]).toMatchObject({ route: '/mcp get_country', tier: 'free' });
      expect(JSON.stringify([at.accesses, text])).not.toContain(key);
      const unknown = `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`;
      expect((await ask(at, unknown)).status).toBe(401);
      expect((await ask(at, 'omk_nobody')).status).toBe(404);
    });
  });
});
