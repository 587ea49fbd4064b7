import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { createElasticsearchClient } from '../../src/elasticsearch/client.js';
import type { EngineCall } from '../../src/telemetry/metrics.js';
import { currentScope, enterScope, traceparentOf } from '../../src/telemetry/request-scope.js';

const trace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

it('goes with every call that is made for a request', async () => {
  const seen: (string | string[] | undefined)[][] = [];
  const server = createServer(({ headers }, response) => {
    seen.push([headers['x-opaque-id'], headers.traceparent]);
    response.writeHead(200, {
      'x-elastic-product': 'Elasticsearch',
      'content-type': 'application/json',
    });
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const calls: EngineCall[] = [];
  const client = await createElasticsearchClient(
    { elasticsearchUrls: [`http://127.0.0.1:${port}`], elasticsearchApiKey: undefined },
    'serving',
    (call) => calls.push(call),
  );
  const scope = { requestId: 'mine', traceparent: trace, engineMs: 0 };
  await enterScope(scope, () => client.search({ index: 'x' }));
  await client.search({ index: 'x' });
  expect(seen).toEqual([
    ['mine', trace],
    [undefined, undefined],
  ]);
  expect(scope.engineMs).toBeGreaterThan(0);
  expect(calls.map(({ kind, outcome }) => [kind, outcome])).toEqual([
    ['search', 'answered'],
    ['search', 'answered'],
  ]);
  await client.close();
  server.close();
});

it('is released when the last look-up has ended', async () => {
  const disable = vi.spyOn(AsyncLocalStorage.prototype, 'disable');
  const scopeOf = (requestId: string) => ({ requestId, traceparent: undefined, engineMs: 0 });
  const later = async (turns: number) => {
    for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
    return currentScope()?.requestId;
  };
  const first = enterScope(scopeOf('first'), () => later(1));
  const second = enterScope(scopeOf('second'), () => later(3));
  expect(await first).toBe('first');
  expect(disable).not.toHaveBeenCalled();
  expect(await second).toBe('second');
  expect(disable).toHaveBeenCalledOnce();
  expect(currentScope()).toBeUndefined();
  expect(await enterScope(scopeOf('third'), () => later(1))).toBe('third');
  disable.mockRestore();
});

it.each([
  [trace, trace],
  ['00-00000000000000000000000000000000-b7ad6b7169203331-01', undefined],
  ['ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', undefined],
  [`${trace}\r\nX: y`, undefined],
  [undefined, undefined],
])('accepts a valid traceparent: %s', (given, taken) => {
  expect(traceparentOf(given)).toBe(taken);
});
