import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { parseAnswers, readToEnd, socketForTest } from '../support/raw.js';
import { sampleCatalogue } from '../support/sample.js';
import { startForTest, startService } from '../support/service.js';

const catalogue = sampleCatalogue();

/**
 * Each caller asks again and again on one connection that is kept, until nobody takes a new one.
 * They have a thread of their own: in one with the server, they would take its turns.
 */
const callers = `
const { Agent, get } = require('node:http');
const { parentPort, workerData } = require('node:worker_threads');
const { url, key, count } = workerData;
const headers = { Authorization: 'Bearer ' + key };

const ask = (agent) =>
  new Promise((resolve) => {
    let port;
    get(url + '/v1/saints/anna', { agent, headers }, (response) => {
      response.resume().once('end', () => resolve({ outcome: response.statusCode, port }));
    })
      .once('socket', (socket) => {
        port = socket.localPort;
        socket.once('connect', () => { port = socket.localPort; });
      })
      .once('error', (error) => resolve({ outcome: error.code, port }));
  });

async function callUntilRefused() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const seen = [];
  for (;;) {
    const one = await ask(agent);
    if (one.outcome === 'ECONNREFUSED') return seen;
    seen.push(one);
  }
}
Promise.all(Array.from({ length: count }, callUntilRefused)).then((seen) => {
  parentPort.postMessage(seen.flat());
});
`;

interface Seen {
  /** Of the answer, or why there was none. */
  readonly outcome: number | string;
  /** The caller's own. */
  readonly port: number;
}

describe('shutting down under load', () => {
  const trials = 20;

  it.each([0, 40])(
    'loses nothing within %i ms of delay',
    async (delayMs) => {
      const accepted = new Set<number | undefined>();
      const onAccepted = (message: unknown) => {
        accepted.add((message as { socket: Socket }).socket.remotePort);
      };
      subscribe('net.server.socket', onAccepted);
      const seen: Seen[] = [];
      const lost: Seen[] = [];
      for (let trial = 0; trial < trials; trial += 1) {
        const service = await startService({ catalogue, server: { lingerMs: 1_000 } });
        const workerData = { url: service.url, key: service.newKey('internal'), count: 6 };
        const worker = new Worker(callers, { eval: true, workerData });
        await once(worker, 'online');
        await delay(50 + trial);
        service.drain();
        if (delayMs > 0) await delay(delayMs);
        const ended = once(worker, 'message');
        await service.stop();
        const [called] = (await ended) as [Seen[]];
        seen.push(...called);
        // Whoever connects anew in the very moment that the port closes was not accepted.
        lost.push(...called.filter(({ outcome, port }) => outcome !== 200 && accepted.has(port)));
        accepted.clear();
      }
      unsubscribe('net.server.socket', onAccepted);
      expect(seen.length).toBeGreaterThan(trials * 12);
      expect(lost).toEqual([]);
    },
    30_000,
  );

  it('tells callers to come no more on this connection', async () => {
    const service = await startForTest({ catalogue });
    const kept = await socketForTest(service);
    const answers = readToEnd(kept);
    const request = 'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n';
    kept.write(request);
    await delay(50);
    service.drain();
    kept.write(request);
    const told = parseAnswers(await answers).map(({ headers }) => headers.get('Connection'));
    expect(told).toEqual(['keep-alive', 'close']);
    expect((await service.ask('/v1/saints/anna')).headers.get('Connection')).toBe('close');
  });
});
