import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { maxOpenBodies } from '../../src/mcp/mcp-mount.js';
import { createBodyLimit } from '../../src/mcp/request.js';
import { sampleCatalogue } from '../support/records/sample.js';
import { startForTest, type TestService } from '../support/service/test-service.js';

const bodyMs = 500;
const start = (mcpBodyMs?: number) =>
  startForTest({ catalogue: sampleCatalogue(), ...(mcpBodyMs && { mcpBodyMs }) });

/** A connection that has sent the head of a call and `sent` bytes of its body. */
function begin({ url }: TestService, key: string, sent = 1): Socket {
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const head = [
    'POST /mcp HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    `Authorization: Bearer ${key}`,
    'Content-Type: application/json',
    'Content-Length: 1000',
    '',
    ' '.repeat(sent),
  ];
  socket.write(head.join('\r\n'));
  return socket;
}

it('cuts a body that drips in beyond its deadline', async () => {
  const service = await start(bodyMs);
  const startMs = performance.now();
  const socket = begin(service, service.newKey('free'));
  const drip = setInterval(() => socket.write(' '), 50);
  const answer = await text(socket).finally(() => clearInterval(drip));
  expect(performance.now() - startMs).toBeLessThan(bodyMs + 2_000);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"body-incomplete"');
  expect(service.failures).toEqual([]);
});

it('is no failure if the caller leaves in the middle', async () => {
  const service = await start();
  const sockets = Array.from({ length: 20 }, () => begin(service, service.newKey('free')));
  await delay(150);
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(() => expect(service.accesses).toHaveLength(20));
  expect(service.accesses.map(({ status }) => status)).toEqual(Array(20).fill(408));
  expect(service.failures).toEqual([]);
});

it('limits how many bodies one key may be sending', async () => {
  const service = await start();
  const key = service.newKey('free');
  const sockets = Array.from({ length: maxOpenBodies + 1 }, () => begin(service, key));
  await vi.waitFor(() => expect(service.accesses).toHaveLength(1));
  expect(service.accesses[0]).toMatchObject({ status: 429, code: 'rate-limited' });
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(() => expect(service.accesses).toHaveLength(maxOpenBodies + 1));
  const answer = await fetch(`${service.url}/mcp`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(400);
});

it('still counts the bodies that stay open when one ends', async () => {
  const limit = createBodyLimit(2);
  const ends: (() => void)[] = [];
  const read = () => limit('k_1', () => new Promise<void>((resolve) => ends.push(resolve)));
  const bodies = [read(), read()];
  ends[0]?.();
  await bodies[0];
  bodies.push(read());
  await expect(read()).rejects.toMatchObject({ code: 'rate-limited' });
  for (const end of ends) end();
  await Promise.all(bodies);
});
