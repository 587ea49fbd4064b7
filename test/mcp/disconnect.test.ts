import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.js';
import type { Country } from '../../src/catalogue/records.js';
import { sampleCatalogue } from '../support/records/sample.js';
import { startForTest } from '../support/service/test-service.js';

const eras = {
  2025: { headers: [], meta: undefined },
  2026: {
    headers: [
      'Mcp-Protocol-Version: 2026-07-28',
      'Mcp-Method: tools/call',
      'Mcp-Name: get_country',
    ],
    meta: {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  },
} as const;

/** As many as may be under way at once. */
const maxLookups = 32;

test.each([2025, 2026] as const)(
  'callers of %i who leave make room for others',
  async (era) => {
    let asked = 0;
    let isAway = true;
    const sample = sampleCatalogue();
    const never = new Promise<Country>(() => {});
    const country: Catalogue['country'] = (slug) => {
      asked += 1;
      return isAway ? never : sample.country(slug);
    };
    const service = await startForTest({ catalogue: { ...sample, country }, maxLookups });
    const { port } = new URL(service.url);
    const key = service.newKey('internal');
    const { headers, meta } = eras[era];
    const params = { name: 'get_country', arguments: { slug: 'georgia' }, _meta: meta };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const request = [
      'POST /mcp HTTP/1.1',
      `Host: 127.0.0.1:${port}`,
      `Authorization: Bearer ${key}`,
      'Content-Type: application/json',
      'Accept: application/json, text/event-stream',
      `Content-Length: ${body.length}`,
      ...headers,
      '',
      body,
    ].join('\r\n');

    const callers = Array.from({ length: maxLookups }, () => connect(Number(port), '127.0.0.1'));
    for (const caller of callers) caller.write(request);
    await vi.waitFor(() => expect(asked).toBe(maxLookups), 5_000);
    expect(service.accesses).toHaveLength(0);
    for (const caller of callers) caller.destroy();
    await vi.waitFor(() => expect(service.accesses).toHaveLength(maxLookups), 5_000);
    expect(service.failures).toEqual([]);

    isAway = false;
    const response = await fetch(`${service.url}/mcp`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...Object.fromEntries(headers.map((each) => each.split(': '))),
      },
      body,
    });
    const { result } = (await response.json()) as { result: { isError?: boolean } };
    expect([response.status, result.isError ?? false]).toEqual([200, false]);
  },
  20_000,
);
