import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createElasticsearchClient } from '../../src/elasticsearch/client.js';
import type { EngineCall } from '../../src/observability/metrics.js';
import { requestScope, traceparentOf } from '../../src/observability/request-scope.js';

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
  await requestScope.run(scope, () => client.search({ index: 'x' }));
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

it.each([
  [trace, trace],
  ['00-00000000000000000000000000000000-b7ad6b7169203331-01', undefined],
  ['ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', undefined],
  [`${trace}\r\nX: y`, undefined],
  [undefined, undefined],
])('takes a traceparent that is one: %s', (given, taken) => {
  expect(traceparentOf(given)).toBe(taken);
});
