import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { InsuranceChange } from '../../../src/access/limits/insured.js';
import type { Decision } from '../../../src/access/limits/limiter.js';
import { describeWithOwnRedis } from '../../support/engines/engines.js';
import { useOwnRedis } from './insured-redis.js';

/** The deadline of 250 ms, and what a busy machine adds to it. */
const maxMs = 400;

describeWithOwnRedis('limits when Redis is away', (means) => {
  const { startRedis, insure, atEnd } = useOwnRedis(means);

  /** Ten callers, one request after another each, until it is stopped; how long the longest took. */
  function callers(consume: () => Promise<Decision>) {
    let isOver = false;
    let slowestMs = 0;
    let count = 0;
    const call = async () => {
      while (!isOver) {
        const startedAt = performance.now();
        await consume();
        slowestMs = Math.max(slowestMs, performance.now() - startedAt);
        count += 1;
        await delay(2);
      }
    };
    const calls = Promise.all(Array.from({ length: 10 }, call));
    return async () => {
      isOver = true;
      await calls;
      return { slowestMs, count };
    };
  }

  const states = (changes: readonly InsuranceChange[]) => changes.map(({ degraded }) => degraded);

  it('keeps going while Redis is stopped, and hands back', { timeout: 20_000 }, async () => {
    const server = await startRedis();
    const { changes, consume, reach } = await insure(server.url);
    await consume();
    const stop = callers(consume);
    await delay(200);
    await server.pause();
    await delay(2_500);
    expect(states(changes)).toEqual([true]);
    await server.resume();
    await reach(false);
    await delay(300);
    const { slowestMs, count } = await stop();
    expect(states(changes)).toEqual([true, false]);
    expect(changes[0]).toMatchObject({
      cause: { name: 'LimitsUnavailableError', message: 'Redis cannot count (no reply in 250 ms)' },
    });
    expect(slowestMs).toBeLessThan(maxMs);
    expect(count).toBeGreaterThan(1_000);
  });

  it('keeps going while Redis is killed, and hands back', { timeout: 20_000 }, async () => {
    const server = await startRedis();
    const { changes, consume, reach } = await insure(server.url);
    await consume();
    const stop = callers(consume);
    await delay(200);
    await server.kill();
    await delay(1_500);
    expect(states(changes)).toEqual([true]);
    await server.start();
    await reach(false);
    await delay(300);
    const { slowestMs } = await stop();
    expect(states(changes)).toEqual([true, false]);
    expect(slowestMs).toBeLessThan(maxMs);
  });

  it('keeps the limit of the process during the outage', async () => {
    const server = await startRedis();
    const { consume } = await insure(server.url);
    await server.kill();
    const policy = { perMinute: null, perMonth: 5 };
    const decisions = await Promise.all(Array.from({ length: 500 }, () => consume(policy)));
    expect(decisions.filter(({ allowed }) => allowed)).toHaveLength(5);
  });

  it('starts without Redis, and finds it later', async () => {
    const server = await startRedis();
    await server.kill();
    const startedAt = performance.now();
    const { changes, consume, reach } = await insure(server.url);
    expect(performance.now() - startedAt).toBeLessThan(1_500);
    await consume();
    expect(changes).toMatchObject([
      { degraded: true, cause: { message: 'Redis cannot count (ECONNREFUSED)' } },
    ]);
    await server.start();
    await reach(false);
  });

  it('is not held up by a Redis that is stopped at the start', async () => {
    const server = await startRedis();
    await server.pause();
    const startedAt = performance.now();
    const { consume, reach } = await insure(server.url);
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    expect((await consume()).allowed).toBe(true);
    await server.resume();
    await reach(false);
  });

  it('never reveals the password', async () => {
    const server = await startRedis(['--requirepass', 'right']);
    const wrong = 'SECRET-password';
    const url = server.url.replace('redis://', `redis://:${wrong}@`);
    const { redis, changes, consume, reach } = await insure(url);
    await consume();
    expect(changes).toMatchObject([
      { cause: { message: expect.stringMatching(/^Redis cannot count \((WRONGPASS|NOAUTH)\)$/) } },
    ]);
    const told = changes.flatMap((change) => {
      const { cause } = change as { cause: Error };
      return [cause.stack, JSON.stringify(cause), String(cause.cause)];
    });
    expect(told.join()).not.toContain(wrong);
    redis.options.password = 'right';
    await reach(false);
  });

  it('takes over for all requests when Redis may not write', async () => {
    const server = await startRedis();
    const { redis, changes, consume, reach } = await insure(server.url, 2_000);
    await consume();
    await redis.config('SET', 'maxmemory', '1');
    await consume({ perMinute: null, perMonth: null });
    expect(changes).toMatchObject([{ cause: { message: 'Redis cannot count (OOM)' } }]);
    await redis.config('SET', 'maxmemory', '0');
    await reach(false);
    expect(states(changes)).toEqual([true, false]);
  });

  it('reconnects when the primary is demoted', async () => {
    const server = await startRedis();
    const { redis, changes, consume, reach } = await insure(server.url);
    const { redis: admin } = await insure(server.url);
    await consume();
    const before = await redis.client('ID');
    await admin.call('REPLICAOF', '127.0.0.1', '1');
    await reach(true);
    expect(changes).toMatchObject([{ cause: { message: 'Redis cannot count (READONLY)' } }]);
    await expect.poll(() => redis.client('ID').catch(() => before)).not.toBe(before);
    await admin.call('REPLICAOF', 'NO', 'ONE');
    await reach(false);
    expect(states(changes)).toEqual([true, false]);
  });

  it('waits for what came while this process did not run', async () => {
    const server = await startRedis();
    const { changes, consume } = await insure(server.url);
    await consume();
    const decisions = [1, 2, 3].map(() => consume());
    await nextTurn();
    const until = performance.now() + 600;
    while (performance.now() < until);
    await Promise.all(decisions);
    expect(changes).toEqual([]);
  });

  it('gives up a connection that has gone silent', { timeout: 20_000 }, async () => {
    const server = await startRedis();
    const proxy = await startProxy(server.url);
    atEnd(proxy.stop);
    const { changes, consume, reach } = await insure(proxy.url);
    await consume();
    proxy.swallow();
    await reach(true);
    await reach(false, 8_000);
    expect(states(changes)).toEqual([true, false]);
    expect(proxy.connections()).toBe(2);
  });
});

/**
 * Stands before Redis. `swallow` makes the connections that are open lose all that is sent.
 */
async function startProxy(url: string) {
  const { hostname, port } = new URL(url);
  const open: { from: Socket; to: Socket }[] = [];
  const server = createServer((from) => {
    const to = connect(Number(port), hostname);
    for (const socket of [from, to]) socket.on('error', () => undefined);
    from.pipe(to).pipe(from);
    open.push({ from, to });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => open.length,
    swallow() {
      for (const { from, to } of open) {
        from.unpipe(to);
        to.unpipe(from);
        from.resume();
      }
    },
    stop() {
      for (const { from, to } of open) {
        from.destroy();
        to.destroy();
      }
      server.close();
    },
  };
}
