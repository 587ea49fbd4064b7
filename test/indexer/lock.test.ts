import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RebuildLockedError, takeLock } from '../../indexer/lock.js';
import { type Records, saint } from '../catalogue/records.js';
import { describeWithElasticsearch, useElasticsearch } from '../support/engines.js';
import { indicesOf, publish, removeIndices, sourceOf } from './publish.js';

const patiently = { timeout: 10_000, interval: 20 };

const records: Records = { saints: [saint({ slug: 'anna' })], feasts: [], countries: [] };

describeWithElasticsearch('the lock of rebuilds', (url) => {
  const { client, prefix } = useElasticsearch(url);
  let time: number;
  const now = () => time;
  const take = () => takeLock(client, prefix, now);
  beforeEach(() => {
    time = Date.parse('2026-12-06T12:00:00Z');
  });
  afterEach(async () => {
    vi.useRealTimers();
    await removeIndices(client, prefix);
  });

  it('is one holder’s until it is released', async () => {
    const lock = await take();
    await expect(take()).rejects.toThrow(/^another rebuild is running; .*2026-12-06T12:00:30/);
    lock.assertHeld();
    await lock.release();
    await (await take()).release();
  });

  it('is taken once of many takers at once', async () => {
    const takers = await Promise.allSettled(Array.from({ length: 8 }, take));
    const held = takers.flatMap((taker) => (taker.status === 'fulfilled' ? [taker.value] : []));
    const refused = takers.flatMap((taker) => (taker.status === 'rejected' ? [taker.reason] : []));
    expect(held).toHaveLength(1);
    for (const reason of refused) expect(reason).toBeInstanceOf(RebuildLockedError);
    await held[0]?.release();
  });

  it('is taken over when it is stale', async () => {
    const dead = await take();
    time += 29_000;
    await expect(take()).rejects.toThrow(RebuildLockedError);
    time += 1_000;
    const lock = await take();
    lock.assertHeld();
    expect(() => dead.assertHeld()).toThrow('the lock was lost; nothing has been published');
    await dead.release();
    await expect(take()).rejects.toThrow(RebuildLockedError);
    await lock.release();
  });

  it('is renewed for as long as it is held', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const lock = await take();
    for (let renewal = 0; renewal < 8; renewal += 1) {
      time += 5_000;
      await vi.waitFor(async () => {
        await vi.advanceTimersByTimeAsync(5_000);
        const { _source } = await client.get<{ expiresAt: number }>({
          index: `${prefix}-lock`,
          id: 'rebuild',
        });
        expect(_source?.expiresAt).toBe(time + 30_000);
      }, patiently);
    }
    lock.assertHeld();
    await expect(take()).rejects.toThrow(RebuildLockedError);
    await lock.release();
    await (await take()).release();
  });

  it('refuses the second of two rebuilds', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    let readings = 0;
    const slow = {
      async *read() {
        readings += 1;
        if (readings > 1) await gate;
        yield* sourceOf(records).read();
      },
    };
    const first = publish({ client, prefix }, slow);
    await vi.waitFor(() => expect(readings).toBe(2), patiently);
    await expect(publish({ client, prefix }, records)).rejects.toThrow(RebuildLockedError);
    release();
    expect(await first).toMatchObject({ outcome: 'published' });
    expect(await indicesOf(client, prefix)).toHaveLength(4);
  });

  it('keeps a rebuild that lost it from publishing', async () => {
    let readings = 0;
    const standstill = {
      async *read() {
        readings += 1;
        if (readings > 1) time += 31_000;
        yield* sourceOf(records).read();
      },
    };
    await expect(publish({ client, prefix }, standstill, { now })).rejects.toThrow(
      'the lock was lost; nothing has been published',
    );
    expect(await indicesOf(client, prefix)).toEqual([`${prefix}-lock`]);
  });
});
