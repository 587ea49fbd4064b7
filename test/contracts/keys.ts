import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, type TestContext } from 'vitest';
import { digestOf, isWellFormed } from '../../src/access/keys/key-text.js';
import type { ApiKeyRecord, KeyLookup, KeyStore, NewKey } from '../../src/access/keys/keys.js';
import type { SettableClock } from '../support/clock.js';

/** What `open` must configure; tests of the contract use no other tier. */
export const contractTiers = ['free', 'pro'];

export interface OpenedKeys {
  readonly lookup: Pick<KeyLookup, 'find'>;
  readonly store: KeyStore;
  /** Or why the adapter's clock cannot be set. */
  readonly clock: SettableClock | { readonly fixedBecause: string };
  /** Resolves when the look-up must see what the store wrote: after 10 seconds at most. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

const dayMs = 86_400_000;

/** The contract of `KeyLookup.find` and `KeyStore`; the store may hold other tenants' keys already. */
export function describeKeys(name: string, open: () => Promise<OpenedKeys>): void {
  describe(`${name} as keys`, () => {
    let opened: OpenedKeys;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(async () => {
      await opened.close();
    });

    const issue = async (tier = 'free', tenant = `tenant ${randomUUID()}`) =>
      toNewKey(await opened.store.issue({ tenant, tier }));
    const find = async (key: NewKey) => {
      await opened.settle();
      return opened.lookup.find(digestOf(key.text));
    };
    const listed = async (id: string) => (await opened.store.list()).find((key) => key.id === id);
    const settableClock = ({ skip }: TestContext): SettableClock => {
      if ('fixedBecause' in opened.clock) return skip(opened.clock.fixedBecause);
      return opened.clock;
    };

    describe('issuing', () => {
      it('gives a well-formed key that is found', async () => {
        const key = await issue('pro', 'Holy Trinity Monastery');
        expect(isWellFormed(key.text)).toBe(true);
        expect(key.record).toEqual({
          id: expect.stringMatching(/^k_[0-9A-Za-z]{12}$/),
          tenant: 'Holy Trinity Monastery',
          quota: key.record.id,
          tier: 'pro',
          digest: digestOf(key.text),
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          expiresAt: null,
          revokedAt: null,
        });
        expect(await find(key)).toEqual(key.record);
      });

      it('keeps the digest and never the text', async () => {
        const key = await issue();
        const stored = JSON.stringify(await opened.store.list());
        expect(stored).toContain(key.record.digest);
        expect(stored).not.toContain(key.text);
      });

      it('finds nothing for an unknown digest', async () => {
        await issue();
        await opened.settle();
        expect(await opened.lookup.find(digestOf(randomUUID()))).toBeUndefined();
      });

      it('lists every key, oldest first', async (context) => {
        const clock = settableClock(context);
        const ids: string[] = [];
        for (let count = 0; count < 5; count += 1) {
          ids.push((await issue()).record.id);
          clock.advance(1000);
        }
        const all = await opened.store.list();
        expect(all.map((key) => key.id).filter((id) => ids.includes(id))).toEqual(ids);
      });

      it('loses none of 20 issued at once', async () => {
        const keys = await Promise.all(Array.from({ length: 20 }, () => issue()));
        const ids = new Set((await opened.store.list()).map((key) => key.id));
        expect(keys.filter((key) => !ids.has(key.record.id))).toEqual([]);
      });

      it('refuses a tier that is not configured', async () => {
        const before = await opened.store.list();
        expect(await opened.store.issue({ tenant: 'acme', tier: 'gold' })).toEqual({
          refused: 'unknown-tier',
          detail: 'tier must be one of free, pro',
        });
        expect(await opened.store.list()).toEqual(before);
      });

      it('refuses a tenant that cannot be printed', async () => {
        const refusal = await opened.store.issue({ tenant: 'a\nb', tier: 'free' });
        expect(refusal).toMatchObject({ refused: 'invalid-tenant' });
      });
    });

    describe('rotating', () => {
      it('issues a key for the same tenant and tier', async () => {
        const old = await issue('pro');
        const next = toNewKey(await opened.store.rotate(old.record.id, dayMs));
        expect(next.record).toMatchObject({ tenant: old.record.tenant, tier: 'pro' });
        expect(next.record.quota).toBe(old.record.quota);
        expect(next.record.id).not.toBe(old.record.id);
        expect(next.text).not.toBe(old.text);
        expect(await find(next)).toEqual(next.record);
        expect(await find(old)).toEqual(await listed(old.record.id));
      });

      it('ends the old key when the grace period is over', async (context) => {
        const clock = settableClock(context);
        const old = await issue();
        await opened.settle();
        const end = clock.now() + dayMs;
        const next = toNewKey(await opened.store.rotate(old.record.id, dayMs));
        expect((await listed(old.record.id))?.expiresAt).toBe(new Date(end).toISOString());
        await opened.settle();
        clock.set(end - 1);
        expect(await opened.lookup.find(old.record.digest)).toBeDefined();
        clock.set(end);
        expect(await opened.lookup.find(old.record.digest)).toBeUndefined();
        expect(await find(next)).toBeDefined();
      });

      it('ends the old key at once without a grace period', async () => {
        const old = await issue();
        const next = toNewKey(await opened.store.rotate(old.record.id, 0));
        expect(await find(old)).toBeUndefined();
        expect(await find(next)).toBeDefined();
      });

      it('never puts off an end already set', async () => {
        const old = await issue();
        await opened.store.rotate(old.record.id, 3_600_000);
        const end = (await listed(old.record.id))?.expiresAt;
        toNewKey(await opened.store.rotate(old.record.id, dayMs));
        expect((await listed(old.record.id))?.expiresAt).toBe(end);
      });

      it('refuses a key that has ended', async () => {
        const revoked = await issue();
        await opened.store.revoke(revoked.record.id);
        const expired = await issue();
        await opened.store.rotate(expired.record.id, 0);
        for (const { record } of [revoked, expired]) {
          const refusal = await opened.store.rotate(record.id, dayMs);
          expect(refusal).toMatchObject({ refused: 'ended-key' });
        }
      });

      it('refuses an unknown id without repeating it', async () => {
        const { text } = await issue();
        const refusal = await opened.store.rotate(text, dayMs);
        expect(refusal).toEqual({ refused: 'no-such-key', detail: 'no key has this id' });
      });

      it('rejects a grace period that is not a duration', async () => {
        const { record } = await issue();
        for (const graceMs of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
          await expect(opened.store.rotate(record.id, graceMs)).rejects.toThrow(RangeError);
        }
      });
    });

    describe('revoking', () => {
      it('ends a key and no other', async () => {
        const key = await issue();
        const other = await issue('free', key.record.tenant);
        const record = toRecord(await opened.store.revoke(key.record.id));
        expect(record.revokedAt).not.toBeNull();
        expect(await listed(key.record.id)).toEqual(record);
        expect(await find(key)).toBeUndefined();
        expect(await find(other)).toEqual(other.record);
      });

      it('keeps the time of the first revocation', async (context) => {
        const clock = settableClock(context);
        const { record } = await issue();
        const first = toRecord(await opened.store.revoke(record.id));
        clock.advance(dayMs);
        expect(await opened.store.revoke(record.id)).toEqual(first);
      });

      it('refuses an unknown id', async () => {
        const refusal = await opened.store.revoke('k_000000000000');
        expect(refusal).toMatchObject({ refused: 'no-such-key' });
      });
    });
  });
}

function toNewKey(outcome: Awaited<ReturnType<KeyStore['issue']>>): NewKey {
  if ('refused' in outcome) throw new Error(outcome.detail);
  return outcome;
}

function toRecord(outcome: Awaited<ReturnType<KeyStore['revoke']>>): ApiKeyRecord {
  if ('refused' in outcome) throw new Error(outcome.detail);
  return outcome;
}
