import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.js';
import type { Country } from '../../src/catalogue/records.js';
import { type ServerOptions, startServer } from '../../src/http/server.js';
import { aCountry, sampleCatalogue } from '../support/records/sample.js';
import type { Answer, ProblemBody } from '../support/service/answer.js';
import {
  openSocket,
  parseAnswers,
  readToEnd,
  requestBytes,
  socketForTest,
} from '../support/service/raw.js';
import {
  forgetful,
  type ServiceOptions,
  startForSuite,
  startForTest,
  startTestService,
} from '../support/service/test-service.js';

const catalogue = sampleCatalogue();
const service = await startForSuite({ catalogue });

const freshService = (options: ServiceOptions = {}) => startForTest({ catalogue, ...options });

/** A promise, and the way to settle it. */
function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** A catalogue that starts to look up a country, and answers once it is released. */
function slowCatalogue() {
  const started = deferred<void>();
  const released = deferred<Country>();
  const slow: Catalogue = {
    ...catalogue,
    country: () => {
      started.resolve();
      return released.promise;
    },
  };
  const release = () => released.resolve(aCountry('georgia', 'GE'));
  return { slow, started: started.promise, release };
}

const only = (answers: readonly Answer<never>[]): Answer<ProblemBody> => {
  expect(answers).toHaveLength(1);
  return answers[0] as unknown as Answer<ProblemBody>;
};

describe('a slow client', () => {
  const soon: NonNullable<ServerOptions['timeouts']> = {
    headersMs: 100,
    requestMs: 200,
    keepAliveMs: 100,
    silenceMs: 10_000,
    checkMs: 10,
  };
  const impatient = (changes: Partial<typeof soon> = {}) =>
    freshService({ server: { timeouts: { ...soon, ...changes } } });

  it.each([
    ['a request line', 'GET /v1/sai'],
    ['the headers', 'GET /v1/saints HTTP/1.1\r\nHost: x\r\nX-A: '],
  ])('is cut off in the middle of %s', async (_what, text) => {
    const asked = await impatient();
    const answer = only(await asked.send(text));
    expect([answer.status, answer.body.code]).toEqual([400, 'bad-request']);
  });

  it('is cut off in the middle of a body', async () => {
    const asked = await impatient({ keepAliveMs: 60_000 });
    const head = 'POST /v1/saints HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n';
    const [answer, ...rest] = await asked.send(`${head}abc`);
    expect([answer?.status, rest]).toEqual([405, []]);
  });

  it('is cut off even if bytes keep dripping in', async () => {
    const asked = await impatient();
    const socket = await socketForTest(asked);
    const answers = readToEnd(socket);
    socket.write('GET /v1/saints HTTP/1.1\r\n');
    const drip = setInterval(() => socket.write('A: b\r\n'), 10);
    expect(only(parseAnswers(await answers)).status).toBe(400);
    clearInterval(drip);
  });

  it('is cut off when it asks for nothing', async () => {
    const asked = await impatient();
    const socket = await socketForTest(asked);
    await readToEnd(socket);
    const kept = await socketForTest(asked);
    kept.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
    const [answer] = parseAnswers(await readToEnd(kept));
    expect(answer?.status).toBe(200);
  });

  it('is cut off when it does not read', async () => {
    const asked = await impatient({ silenceMs: 300, headersMs: 10_000, requestMs: 10_000 });
    const socket = await socketForTest(asked);
    socket.pause();
    const padded = requestBytes({
      target: '/v1/openapi.json',
      headers: [`X-Padding: ${'a'.repeat(15_000)}`],
    });
    const request = `${padded}`.replace('close', 'keep-alive');
    socket.on('error', () => {});
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const count = 500;
    socket.write(request.repeat(count));
    for (let answered = -1; answered !== asked.accesses.length; await delay(700)) {
      answered = asked.accesses.length;
    }
    socket.resume();
    await closed;
    expect(asked.accesses.length).toBeLessThan(count);
  });
});

describe('a client that is refused', () => {
  it('is read to the end, so that no reset loses the answer', async () => {
    const { hostname: host, port } = new URL(service.url);
    const socket = connect({ host, port: Number(port), allowHalfOpen: true });
    onTestFinished(() => {
      socket.destroy();
    });
    const chunks: Buffer[] = [];
    const errors: Error[] = [];
    socket.on('data', (chunk) => chunks.push(chunk)).on('error', (error) => errors.push(error));
    socket.write(`GET /v1/saints?q=${'a'.repeat(40_000)}`);
    await once(socket, 'end');
    for (let piece = 0; piece < 10; piece += 1) {
      socket.write('a'.repeat(10_000));
      await delay(10);
    }
    expect(parseAnswers(Buffer.concat(chunks)).map(({ status }) => status)).toEqual([414]);
    expect(errors).toEqual([]);
    const isCut = () => {
      socket.write('a');
      expect(errors).not.toEqual([]);
    };
    await vi.waitFor(isCut, { timeout: 5_000 });
  });
});

describe('stopping', () => {
  /** A service with one request in flight, until it is let go. */
  async function busyService(graceMs = 5_000) {
    const { slow, started, release } = slowCatalogue();
    const busy = await startTestService({
      catalogue: slow,
      newCache: () => forgetful,
      server: { graceMs },
    });
    const asking = busy.ask('/v1/countries/georgia');
    await started;
    return { busy, asking, release };
  }

  it('answers the request in flight', async () => {
    const { busy, asking, release } = await busyService();
    let isStopped = false;
    const stopped = busy.stop().then(() => {
      isStopped = true;
    });
    await delay(60);
    expect(isStopped).toBe(false);
    release();
    expect((await asking).status).toBe(200);
    const answeredMs = performance.now();
    await stopped;
    expect(performance.now() - answeredMs).toBeLessThan(2_000);
  });

  it('refuses new connections after a moment without any', async () => {
    const { busy, asking, release } = await busyService();
    const stopped = busy.stop();
    await delay(1_000);
    await expect(openSocket(busy.url)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    release();
    await Promise.all([asking, stopped]);
  });

  it('closes idle connections', async () => {
    const idle = await startTestService({ catalogue });
    const silent = await socketForTest(idle);
    const kept = await socketForTest(idle);
    kept.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(kept, 'data');
    const ends = Promise.all([once(kept, 'close'), once(silent, 'close')]);
    const startMs = performance.now();
    silent.resume();
    kept.resume();
    await Promise.all([idle.stop(), ends]);
    expect(performance.now() - startMs).toBeLessThan(2_000);
  });

  it('closes the connection after its last answer', async () => {
    const { busy, asking, release } = await busyService();
    const socket = await socketForTest(busy);
    socket.write(`${requestBytes({ target: '/health/live' })}`.replace('close', 'keep-alive'));
    await once(socket, 'data');
    const closed = once(socket, 'close');
    const stopped = busy.stop();
    await closed;
    release();
    await Promise.all([asking, stopped]);
  });

  it('waits no longer than the time limit', async () => {
    const { busy, asking } = await busyService(100);
    const refused = expect(asking).rejects.toThrow();
    const startMs = performance.now();
    await busy.stop();
    expect(performance.now() - startMs).toBeLessThan(2_000);
    await refused;
  });
});

describe('a port', () => {
  it('that is in use keeps the service from starting', async () => {
    const port = Number(new URL(service.url).port);
    const options = { host: '127.0.0.1', port };
    await expect(startServer(() => {}, options)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

describe('a client that goes away', () => {
  it('is not a failure of the service', async () => {
    const { slow, started, release } = slowCatalogue();
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => errors.mockRestore());
    const asked = await freshService({ catalogue: slow, newCache: () => forgetful });
    const socket = await socketForTest(asked);
    const headers = [`Authorization: Bearer ${asked.newKey('pro')}`];
    socket.write(requestBytes({ target: '/v1/countries/georgia', headers }));
    await started;
    socket.resetAndDestroy();
    await delay(20);
    release();
    await delay(20);
    expect((await asked.ask('/health/live')).status).toBe(200);
    expect([asked.failures, errors.mock.calls]).toEqual([[], []]);
  });
});
