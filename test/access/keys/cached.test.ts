import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCachedLookup } from '../../../src/access/keys/cached.js';
import {
  type ApiKeyRecord,
  KeysUnavailableError,
  mintKey,
  revokeKey,
} from '../../../src/access/keys/keys.js';
import { createClock, type SettableClock } from '../../support/clock.js';
import { useMonotonicClock } from '../../support/monotonic-clock.js';

const start = '2026-03-10T12:00:00.000Z';
const unknownDigest = '0'.repeat(64);

describe('the cached look-up', () => {
  let clock: SettableClock;
  let records: Map<string, ApiKeyRecord>;
  let asked: string[];
  let fault: Error | undefined;
  /** How long the store takes to answer with what it held when it was asked. */
  let latencyMs: number;
  /** What the store waits for before it answers. */
  let held: Promise<void> | undefined;
  beforeEach(() => {
    clock = createClock(start);
    useMonotonicClock(() => clock.now());
    records = new Map();
    asked = [];
    fault = undefined;
    latencyMs = 0;
    held = undefined;
  });

  const open = (maxEntries?: number, outageMs = 0) =>
    createCachedLookup(
      {
        async find(digest) {
          asked.push(digest);
          const record = records.get(digest);
          await held;
          clock.advance(latencyMs);
          if (fault) throw fault;
          return record;
        },
      },
      { now: clock.now, outageMs, ...(maxEntries ? { maxEntries } : {}) },
    );
  function issue(): ApiKeyRecord {
    const mint = { now: clock.now, tiers: ['free'] };
    const minted = mintKey({ tenant: 'acme', tier: 'free' }, mint);
    if ('refused' in minted) throw new Error(minted.detail);
    records.set(minted.record.digest, minted.record);
    return minted.record;
  }
  const goAway = () => {
    fault = new KeysUnavailableError('away');
  };
  function hold(): () => void {
    let release = () => {};
    held = new Promise((resolve) => {
      release = resolve;
    });
    return () => release();
  }

  it('asks once in five seconds for a known digest', async () => {
    const record = issue();
    const lookup = open();
    expect(await lookup.find(record.digest)).toEqual(record);
    clock.advance(4_999);
    expect(await lookup.find(record.digest)).toEqual(record);
    expect(asked).toHaveLength(1);
    clock.advance(1);
    expect(await lookup.find(record.digest)).toEqual(record);
    expect(asked).toHaveLength(2);
  });

  it('asks once in five seconds for an unknown digest', async () => {
    const lookup = open();
    for (let count = 0; count < 100; count += 1) {
      expect(await lookup.find(unknownDigest)).toBeUndefined();
    }
    expect(asked).toHaveLength(1);
  });

  it('asks once for many at the same time', async () => {
    const record = issue();
    const lookup = open();
    const found = await Promise.all(Array.from({ length: 100 }, () => lookup.find(record.digest)));
    expect(new Set(found)).toEqual(new Set([record]));
    expect(asked).toHaveLength(1);
  });

  it('sees a revocation ten seconds after it last asked', async () => {
    const record = issue();
    const lookup = open();
    latencyMs = 1_000;
    await lookup.find(record.digest);
    records.set(record.digest, revokeKey(record, clock.now()));
    clock.advance(9_000);
    expect(await lookup.find(record.digest)).toBeUndefined();
  });

  it('forgets a key that the store no longer has', async () => {
    const { digest } = issue();
    const lookup = open();
    expect(await lookup.find(digest)).toBeDefined();
    records.delete(digest);
    clock.advance(10_000);
    for (let time = 0; time < 3; time += 1) expect(await lookup.find(digest)).toBeUndefined();
    expect(asked).toHaveLength(2);
    clock.advance(5_000);
    expect(lookup.isCached(digest)).toBe(false);
  });

  it('sees a revocation by asking in the background', async () => {
    const record = issue();
    const lookup = open();
    await lookup.find(record.digest);
    records.set(record.digest, revokeKey(record, clock.now()));
    clock.advance(5_000);
    expect(await lookup.find(record.digest)).toEqual(record);
    await setImmediate();
    expect(await lookup.find(record.digest)).toBeUndefined();
    expect(asked).toHaveLength(2);
  });

  it('keeps nobody with a known key waiting for a slow store', async () => {
    const record = issue();
    const lookup = open();
    await lookup.find(record.digest);
    const answer = hold();
    goAway();
    clock.advance(5_000);
    for (let count = 0; count < 100; count += 1) {
      expect(await lookup.find(record.digest)).toEqual(record);
    }
    expect(asked).toHaveLength(2);
    answer();
    await setImmediate();
    expect(await lookup.find(record.digest)).toEqual(record);
    expect(asked).toHaveLength(3);
  });

  it('waits for a slow store once an answer is ten seconds old', async () => {
    const record = issue();
    const lookup = open();
    await lookup.find(record.digest);
    const answer = hold();
    clock.advance(9_999);
    expect(await lookup.find(record.digest)).toEqual(record);
    records.set(record.digest, revokeKey(record, clock.now()));
    clock.advance(1);
    const waiting = lookup.find(record.digest);
    expect(await Promise.race([waiting, setImmediate('waits')])).toBe('waits');
    answer();
    expect(await waiting).toEqual(record);
    expect(asked).toHaveLength(2);
  });

  it('sees a new key within ten seconds of asking for it too early', async () => {
    const lookup = open();
    const record = issue();
    records.delete(record.digest);
    expect(await lookup.find(record.digest)).toBeUndefined();
    records.set(record.digest, record);
    clock.advance(5_000);
    expect(await lookup.find(record.digest)).toEqual(record);
  });

  it('ends a key on time between two look-ups', async () => {
    const record = issue();
    const end = clock.now() + 2_000;
    records.set(record.digest, { ...record, expiresAt: new Date(end).toISOString() });
    const lookup = open();
    expect(await lookup.find(record.digest)).toBeDefined();
    clock.set(end - 1);
    expect(await lookup.find(record.digest)).toBeDefined();
    clock.set(end);
    expect(await lookup.find(record.digest)).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  it('outlasts a store that is away, for ten seconds at most', async () => {
    const record = issue();
    const lookup = open();
    await lookup.find(record.digest);
    goAway();
    clock.advance(9_999);
    expect(await lookup.find(record.digest)).toEqual(record);
    clock.advance(1);
    await expect(lookup.find(record.digest)).rejects.toThrow(KeysUnavailableError);
    fault = undefined;
    expect(await lookup.find(record.digest)).toEqual(record);
  });

  it('knows for a while who was live when the store went away', async () => {
    const [record, revoked] = [issue(), issue()];
    const lookup = open(undefined, 60_000);
    await lookup.find(record.digest);
    await lookup.find(revoked.digest);
    records.set(revoked.digest, revokeKey(revoked, clock.now()));
    clock.advance(10_000);
    expect(await lookup.find(revoked.digest)).toBeUndefined();
    goAway();
    clock.advance(49_999);
    expect(lookup.lastLive?.(record.digest)).toEqual(record);
    expect(lookup.lastLive?.(revoked.digest)).toBeUndefined();
    expect(lookup.lastLive?.(unknownDigest)).toBeUndefined();
    expect(open().lastLive?.(record.digest)).toBeUndefined();
    clock.advance(1);
    expect(lookup.lastLive?.(record.digest)).toBeUndefined();
  });

  it('counts the age of an answer from the request for it', async () => {
    const record = issue();
    const lookup = open();
    latencyMs = 1_000;
    await lookup.find(record.digest);
    goAway();
    clock.advance(9_000);
    await expect(lookup.find(record.digest)).rejects.toThrow(KeysUnavailableError);
  });

  it('calls no digest unknown while the store is away', async () => {
    const lookup = open();
    goAway();
    await expect(lookup.find(unknownDigest)).rejects.toThrow(KeysUnavailableError);
    fault = undefined;
    expect(await lookup.find(unknownDigest)).toBeUndefined();
    goAway();
    clock.advance(5_000);
    await expect(lookup.find(unknownDigest)).rejects.toThrow(KeysUnavailableError);
  });

  it('is bounded, and made-up digests do not drive out known ones', async () => {
    const [first, second, third] = [issue(), issue(), issue()];
    const lookup = open(2);
    await lookup.find(first.digest);
    await lookup.find(second.digest);
    for (let count = 0; count < 100; count += 1) await lookup.find(`${count}`.padStart(64, '0'));
    asked = [];
    await lookup.find(first.digest);
    await lookup.find(second.digest);
    expect(asked).toEqual([]);
    await lookup.find(third.digest);
    await lookup.find(first.digest);
    expect(asked).toEqual([third.digest, first.digest]);
    await lookup.find('0'.repeat(64));
    expect(asked).toHaveLength(3);
  });
});
