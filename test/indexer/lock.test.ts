import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import { type Client, errors } from '@elastic/elasticsearch';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listGenerations } from '../../indexer/generations.js';
import { type LockOptions, takeLock } from '../../indexer/lock.js';
import type { RebuildReport } from '../../indexer/rebuild-options.js';
import { rollBack } from '../../indexer/rollback.js';
import type { Records } from '../../src/catalogue/records.js';
import { describeWithElasticsearch, useElasticsearch } from '../support/engines/engines.js';
import { indicesOf, publish, removeIndices, silent } from '../support/engines/publish.js';
import { saint } from '../support/records/builders.js';

const patiently = { timeout: 10_000, interval: 20 };

const records: Records = { saints: [saint({ slug: 'anna' })], feasts: [], countries: [] };

describe('the lock of rebuilds', () => {
  it('waits ten seconds at most for its index to take a write, not the minute of Elasticsearch', async () => {
    const index = vi.fn(async () => ({ _seq_no: 0, _primary_term: 1 }));
    const indices = { create: async () => ({ shards_acknowledged: true }) };
    const client = { index, indices, delete: async () => ({}) } as unknown as Client;
    const lock = await takeLock(client, 'test', { now: Date.now });
    await lock.confirm();
    await lock.release();
    const inTime = [expect.objectContaining({ timeout: '10s' })];
    expect(index.mock.calls).toEqual([inTime, inTime]);
  });

  it('fails with the reason if its index is refused, as by a cluster with too many shards', async () => {
    const error = { type: 'validation_exception', reason: 'this action would add [1] shards' };
    const refused = new errors.ResponseError({ statusCode: 400, body: { error } } as never);
    const index = vi.fn();
    const client = { index, indices: { create: () => Promise.reject(refused) } };
    const taking = takeLock(client as unknown as Client, 'test', { now: Date.now });
    await expect(taking).rejects.toBe(refused);
    expect(index).not.toHaveBeenCalled();
  });
});

describeWithElasticsearch('the lock of rebuilds', (url) => {
  const { client, prefix } = useElasticsearch(url);
  let time: number;
  const now = () => time;
  const take = (options: Partial<LockOptions> = {}) =>
    takeLock(client, prefix, { now, ...options });
  beforeEach(() => {
    time = Date.parse('2026-12-06T12:00:00Z');
  });
  afterEach(async () => {
    vi.useRealTimers();
    await removeIndices(client, prefix);
  });

  /** Leaves the lock as a process that was killed leaves it: nobody renews it. */
  const abandon = async (holder: string, expiresAt: number) => {
    await (await take()).release();
    const document = { holder, expiresAt };
    await client.index({ index: `${prefix}-lock`, id: 'rebuild', document });
  };
  const elsewhere = 'another.machine 17 x';
  const gonePid = () => spawnSync(process.execPath, ['-e', '']).pid;

  it('is one holder’s until it is released', async () => {
    const lock = await take();
    await expect(take()).rejects.toThrow(
      `another rebuild is running (process ${process.pid} on ${hostname()})`,
    );
    await lock.confirm();
    await lock.release();
    await (await take()).release();
  });

  it('is taken by only one of many at once', async () => {
    const takers = await Promise.allSettled(Array.from({ length: 8 }, () => take()));
    const held = takers.flatMap((taker) => (taker.status === 'fulfilled' ? [taker.value] : []));
    const refused = takers.flatMap((taker) => (taker.status === 'rejected' ? [taker.reason] : []));
    expect(held).toHaveLength(1);
    for (const { message } of refused) expect(message).toMatch(/^another rebuild /);
    await held[0]?.release();
  });

  it('is taken over by only one of many when it is stale', async () => {
    await abandon(elsewhere, time - 1);
    const takers = await Promise.allSettled(Array.from({ length: 8 }, () => take()));
    const held = takers.flatMap((taker) => (taker.status === 'fulfilled' ? [taker.value] : []));
    expect(held).toHaveLength(1);
    await held[0]?.confirm();
    await held[0]?.release();
  });

  it('is lost to whoever takes it over', async () => {
    const slow = await take();
    time += 31_000;
    const lock = await take();
    await expect(slow.confirm()).rejects.toThrow('the lock was lost; nothing has been published');
    await slow.release();
    await lock.confirm();
    await lock.release();
  });

  describe('whose holder is gone', () => {
    it('is taken over at once on the same machine', async () => {
      await abandon(`${hostname()} ${gonePid()} x`, time + 30_000);
      await (await take()).release();
    });

    it('is waited for, and says so', async () => {
      await abandon(elsewhere, time + 24_000);
      const told: string[] = [];
      const taking = take({ onStatus: (message) => told.push(message) });
      await vi.waitFor(() => expect(told).toHaveLength(1), patiently);
      expect(told[0]).toBe('the last rebuild was killed or is stuck; taking over in 24 s');
      time += 24_000;
      await (await taking).release();
      expect(told).toHaveLength(1);
    });

    it('lets whoever waits for it stop', async () => {
      await abandon(elsewhere, time + 24_000);
      const controller = new AbortController();
      const taking = take({ signal: controller.signal });
      controller.abort();
      await expect(taking).rejects.toThrow(/aborted/);
    });

    it('does not hold up a rollback', async () => {
      for (const shortBio of ['One.', 'Two.']) {
        await publish(
          { client, prefix },
          { ...records, saints: [saint({ slug: 'anna', shortBio })] },
        );
      }
      await abandon(`${hostname()} ${gonePid()} x`, Date.now() + 30_000);
      await rollBack(client, prefix);
      await abandon(elsewhere, Date.now() + 19_000);
      const [newer] = await listGenerations(client, prefix);
      const startMs = performance.now();
      await rollBack(client, prefix, { to: newer?.name });
      expect(performance.now() - startMs).toBeLessThan(5_000);
    }, 30_000);
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
    await lock.confirm();
    await lock.release();
    await (await take()).release();
  });

  it('refuses the second of two rebuilds', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const bulk = client.helpers.bulk.bind(client.helpers);
    const loading = vi.spyOn(client.helpers, 'bulk').mockImplementation((options) => {
      const result = gate.then(() => bulk(options));
      return Object.assign(result, { abort: () => result }) as unknown as ReturnType<typeof bulk>;
    });
    onTestFinished(() => loading.mockRestore());
    const first = publish({ client, prefix }, records);
    await vi.waitFor(() => expect(loading).toHaveBeenCalled(), patiently);
    await expect(publish({ client, prefix }, records)).rejects.toThrow(
      'another rebuild is running',
    );
    release();
    expect(await first).toMatchObject({ outcome: 'published' });
    expect(await indicesOf(client, prefix)).toHaveLength(4);
  }, 20_000);

  it('keeps a rebuild that lost it from publishing', async () => {
    const report: RebuildReport = {
      ...silent,
      step(message) {
        if (message !== 'merging and checking') return;
        const document = { holder: elsewhere, expiresAt: time + 60_000 };
        stealing = client.index({ index: `${prefix}-lock`, id: 'rebuild', document });
      },
    };
    let stealing: Promise<unknown> | undefined;
    await expect(publish({ client, prefix }, records, { now, report })).rejects.toThrow(
      'the lock was lost; nothing has been published',
    );
    await stealing;
    expect(await indicesOf(client, prefix)).toEqual([`${prefix}-lock`]);
  });

  it('keeps a rollback that lost it from moving the aliases', async () => {
    for (const shortBio of ['One.', 'Two.']) {
      await publish(
        { client, prefix },
        { ...records, saints: [saint({ slug: 'anna', shortBio })] },
      );
    }
    const before = await listGenerations(client, prefix);
    const get = client.indices.get.bind(client.indices);
    let listings = 0;
    const listing = vi.spyOn(client.indices, 'get').mockImplementation(async (request) => {
      listings += 1;
      // The first is before the lock is taken, the second under it.
      if (listings === 2) {
        const document = { holder: elsewhere, expiresAt: time + 60_000 };
        await client.index({ index: `${prefix}-lock`, id: 'rebuild', document });
      }
      return get(request);
    });
    onTestFinished(() => listing.mockRestore());
    await expect(rollBack(client, prefix)).rejects.toThrow(
      'the lock was lost; nothing has been published',
    );
    expect(await listGenerations(client, prefix)).toEqual(before);
  });
});
