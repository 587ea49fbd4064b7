import { expect, it } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.js';
import { currentScope, enterScope } from '../../src/telemetry/request-scope.js';
import { callTool } from '../support/call-tool.js';
import { kinds, startPagesForTest } from '../support/pages.js';
import { sampleCatalogue } from '../support/records/sample.js';

/** The catalogue, which notes for which request each of its methods is called. */
function noting(catalogue: Catalogue) {
  const calls: { method: string; requestId: string | undefined }[] = [];
  const noted = new Proxy(catalogue, {
    get(target, name) {
      const method = Reflect.get(target, name) as (...given: unknown[]) => unknown;
      return (...given: unknown[]) => {
        calls.push({ method: String(name), requestId: currentScope()?.requestId });
        return method(...given);
      };
    },
  });
  return { calls, noted };
}

const targets = [
  ...['/v1/saints', '/v1/saints/anna', '/v1/calendar/today', '/v1/search?q=anna'],
  '/search/suggestions?q=ann',
  ...['/sitemap.xml', '/sitemaps/saints.xml', '/sitemaps/calendar.xml'],
  ...['today.atom', 'today.json', 'feasts.ics', 'great-feasts.ics'].map((name) => `/feeds/${name}`),
  ...['/feeds/fasts.ics', '/feeds/saints.ics'],
  ...kinds,
];

it('is entered wherever the catalogue is asked, whatever is mounted', async () => {
  const { calls, noted } = noting(sampleCatalogue());
  const service = await startPagesForTest({ catalogue: noted, enterScope });
  const key = service.newKey('internal');
  const callers = new Set<string>();
  const callsOf = (id: string) => {
    const made = calls.splice(0);
    if (made.length > 0) callers.add(service.accesses.at(-1)?.route ?? '');
    expect(made.filter(({ requestId }) => requestId !== id)).toEqual([]);
  };
  for (const [at, target] of targets.entries()) {
    const id = `asked-${at}`;
    const headers = { Authorization: `Bearer ${key}`, 'X-Request-Id': id };
    const response = await fetch(service.url + target, { headers });
    await response.arrayBuffer();
    expect(response.status, target).toBeLessThan(400);
    callsOf(id);
  }
  for (const name of ['search', 'get_day']) {
    const given = name === 'search' ? { query: 'anna' } : { date: '2026-12-06' };
    const { headers } = await callTool(service.url, key, { name, arguments: given });
    callsOf(headers.get('x-request-id') ?? '');
  }
  expect([...callers]).toEqual(
    expect.arrayContaining([
      ...['/v1/search', '/search', '/saints/{slug}', '/search/suggestions'],
      ...['/mcp search', '/mcp get_day', '/sitemap.xml', '/feeds/today.atom', '/feeds/saints.ics'],
    ]),
  );
});
