import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createBareServer, type Server } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { withCluster } from '../../src/commands/index/cluster.js';
import { toConfig } from '../../src/config/config.js';

/** Listens for one test; the URL, with a password in it. */
async function urlOf(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  return `http://elastic:s3cret@127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An engine that gives everybody one answer. */
const engine = (status: number, body: unknown) =>
  createServer((_, response: ServerResponse) => {
    response.writeHead(status, {
      'x-elastic-product': 'Elasticsearch',
      'content-type': 'application/json',
    });
    response.end(JSON.stringify(body));
  });

const refusal = (type: string, reason: string) => ({ error: { type, reason } });

/** What a command is told that would work on this cluster, and how long that takes. */
async function attempt(url: string) {
  const startMs = performance.now();
  const message = await withCluster(toConfig({ ELASTICSEARCH_URL: url }), async ({ client }) => {
    await client.cat.indices();
  }).then(
    () => 'done',
    ({ message: told }: Error) => told.replaceAll(/127\.0\.0\.1:\d+/g, 'HOST'),
  );
  return { message, tookMs: performance.now() - startMs };
}

it.each([
  [
    'a password that it refuses',
    engine(401, refusal('security_exception', 'unable to authenticate user [elastic]')),
    'Elasticsearch at http://HOST does not accept the user, password or key: see ELASTICSEARCH_URL and ELASTICSEARCH_API_KEY',
  ],
  [
    'a password that a proxy refuses',
    engine(401, 'Authorization Required'),
    'Elasticsearch at http://HOST does not accept the user, password or key: see ELASTICSEARCH_URL and ELASTICSEARCH_API_KEY',
  ],
  [
    'what the key may not do',
    engine(403, refusal('security_exception', 'action [indices:monitor] is unauthorized')),
    'Elasticsearch at http://HOST does not permit this: action [indices:monitor] is unauthorized',
  ],
  [
    'any other refusal',
    engine(400, refusal('illegal_argument_exception', 'no')),
    'Elasticsearch at http://HOST refuses: no',
  ],
  [
    'another server',
    createServer((_, response) => response.end('{}')),
    'what answers at http://HOST is not Elasticsearch: see ELASTICSEARCH_URL',
  ],
  [
    'a server that hangs up',
    createBareServer((socket) => socket.destroy()),
    'Elasticsearch cannot be reached at http://HOST: it closes the connection; https instead of http?',
  ],
])('%s is reported at once with its cause', async (_what, server, expected) => {
  const { message, tookMs } = await attempt(await urlOf(server));
  expect(message).toBe(expected);
  expect(tookMs).toBeLessThan(3_000);
});

it('a refused connection is reported at once', async () => {
  const { message, tookMs } = await attempt('http://127.0.0.1:9');
  expect(message).toContain('nothing is listening there');
  expect(tookMs).toBeLessThan(3_000);
});

it('silence is reported after three seconds', { timeout: 10_000 }, async () => {
  const silent = createBareServer(() => {});
  const { message, tookMs } = await attempt(await urlOf(silent));
  expect(message).toBe('Elasticsearch at http://HOST does not answer within 3 seconds');
  expect(tookMs).toBeGreaterThan(2_900);
  expect(tookMs).toBeLessThan(4_500);
});
