import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { sampleCatalogue } from '../support/records/sample.js';
import { parseAnswers, readToEnd, socketForTest } from '../support/service/raw.js';
import { startForTest, startTestService } from '../support/service/test-service.js';

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
    get(url + '/v1/saints/anna', { agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    }).once('error', (error) => resolve(error.code));
  });

async function callUntilRefused() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const seen = [];
  for (;;) {
    const outcome = await ask(agent);
    if (outcome === 'ECONNREFUSED') return seen;
    seen.push(outcome);
  }
}
Promise.all(Array.from({ length: count }, callUntilRefused)).then((seen) => {
  parentPort.postMessage(seen.flat());
});
`;

/** The status of an answer, or why there was none. */
type Outcome = number | string;

describe('shutting down under load', () => {
  const trials = 10;

  it.each([0, 40])(
    'loses nothing within %i ms of delay',
    async (delayMs) => {
      const outcomes: Outcome[] = [];
      for (let trial = 0; trial < trials; trial += 1) {
        const service = await startTestService({ catalogue, server: { lingerMs: 1_000 } });
        const workerData = { url: service.url, key: service.newKey('internal'), count: 6 };
        const worker = new Worker(callers, { eval: true, workerData });
        await once(worker, 'online');
        await delay(50 + trial);
        service.drain();
        if (delayMs > 0) await delay(delayMs);
        const ended = once(worker, 'message');
        await service.stop();
        const [called] = (await ended) as [Outcome[]];
        outcomes.push(...called);
      }
      expect(outcomes.length).toBeGreaterThan(trials * 12);
      expect(outcomes.filter((outcome) => outcome !== 200)).toEqual([]);
    },
    30_000,
  );

  it('tells callers not to reuse the connection', async () => {
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
