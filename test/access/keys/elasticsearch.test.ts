import type { Client } from '@elastic/elasticsearch';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCachedLookup } from '../../../src/access/keys/cached.js';
import {
  createElasticsearchLookup,
  createElasticsearchStore,
} from '../../../src/access/keys/elasticsearch.js';
import {
  type ApiKeyRecord,
  type KeyStore,
  KeysUnavailableError,
} from '../../../src/access/keys/keys.js';
import { keyMappings } from '../../../src/wire/package-files.js';
import { contractTiers, describeKeys } from '../../contracts/keys.js';
import { createClock, type SettableClock } from '../../support/clock.js';
import { describeWithElasticsearch, useElasticsearch } from '../../support/engines/engines.js';
import { useMonotonicClock } from '../../support/monotonic-clock.js';

const start = '2026-03-10T12:00:00.000Z';
const mappings = keyMappings();
const digest = '0'.repeat(64);
const tiers = contractTiers;

describeWithElasticsearch('Elasticsearch', (url) => {
  const { client, prefix } = useElasticsearch(url);
  const shared = { client, index: `${prefix}-keys`, mappings, tiers };
  const settle = async () => undefined;
  const close = async () => undefined;

  describeKeys('Elasticsearch', async () => {
    const clock = createClock(start);
    const options = { ...shared, now: clock.now };
    return {
      lookup: createElasticsearchLookup(options),
      store: createElasticsearchStore(options),
      clock,
      settle,
      close,
    };
  });

  describeKeys('Elasticsearch, cached', async () => {
    const clock = createClock(start);
    const { now } = clock;
    const options = { ...shared, now };
    const lookup = createElasticsearchLookup(options);
    useMonotonicClock(now);
    return {
      lookup: createCachedLookup(lookup, { now }),
      store: createElasticsearchStore(options),
      clock,
      settle: async () => clock.advance(10_000),
      close,
    };
  });

  describe('keys in Elasticsearch', () => {
    let index: string;
    let clock: SettableClock;
    let count = 0;
    beforeEach(() => {
      count += 1;
      index = `${prefix}-${count}-keys`;
      clock = createClock(start);
    });
    const openStore = (calls: Calls = {}) =>
      createElasticsearchStore({
        ...shared,
        index,
        now: clock.now,
        client: withCalls(client, calls),
      });
    const openLookup = () => createElasticsearchLookup({ client, index, now: clock.now });

    it('are unavailable, not unknown, if their index is deleted', async () => {
      const record = await issue(openStore());
      await client.indices.delete({ index });
      await expect(openLookup().find(record.digest)).rejects.toThrow(
        /^Elasticsearch cannot look up a key: 404 index_not_found_exception/,
      );
    });

    it('are not listed without an index, which reading does not create', async () => {
      await expect(openLookup().find(digest)).rejects.toThrow(KeysUnavailableError);
      expect(await openStore().list()).toEqual([]);
      expect(await openStore().revoke('k_000000000000')).toMatchObject({ refused: 'no-such-key' });
      expect(await client.indices.exists({ index })).toBe(false);
    });

    it('are stored strictly, under their digest', async () => {
      const record = await issue(openStore());
      const { _source } = await client.get({ index, id: record.digest });
      const { digest: _, ...rest } = record;
      expect(_source).toEqual(rest);
      const document = { ...rest, text: 'omk_' };
      await expect(client.index({ index, id: digest, document })).rejects.toThrow('strict_dynamic');
    });

    it('are found at once, before the index is refreshed', async () => {
      const record = await issue(openStore());
      await client.indices.putSettings({ index, settings: { refresh_interval: '-1' } });
      const { digest: id, ...document } = { ...record, tier: 'pro' };
      await client.index({ index, id, document });
      expect(await openLookup().find(id)).toMatchObject({ tier: 'pro' });
    });

    it('are listed beyond one page, oldest first', async () => {
      const { digest: _, ...record } = await issue(openStore());
      const operations = Array.from({ length: 2_500 }, (_each, at) => [
        { create: { _id: String(at).padStart(64, '0') } },
        { ...record, id: `k_${String(at).padStart(12, '0')}` },
      ]).flat();
      await client.bulk({ index, operations, refresh: true });
      const ids = (await openStore().list()).map(({ id }) => id);
      expect(ids).toHaveLength(2_501);
      expect(ids).toEqual(ids.toSorted());
    });

    it('lose no change of several stores at once', async () => {
      const records = [];
      for (let key = 0; key < 4; key += 1) records.push(await issue(openStore()));
      const ids = records.map(({ id }) => id);
      await Promise.all(
        ids.flatMap((id) => [
          openStore().revoke(id),
          ...[1, 2, 3].map((days) => openStore().rotate(id, days * 86_400_000)),
        ]),
      );
      const all = await openStore().list();
      for (const id of ids) {
        expect(all.find((key) => key.id === id)?.revokedAt, id).toBe(start);
      }
    });

    it('end at the earliest of several rotations at once', async () => {
      const { id, tenant } = await issue(openStore());
      const rotated = await Promise.all(
        [3, 1, 2].map((days) => openStore().rotate(id, days * 86_400_000)),
      );
      expect(rotated.every((outcome) => 'text' in outcome)).toBe(true);
      const all = await openStore().list();
      expect(all.filter((key) => key.tenant === tenant)).toHaveLength(4);
      expect(all.find((key) => key.id === id)?.expiresAt).toBe('2026-03-11T12:00:00.000Z');
    });

    it('leave no successor to a key that was revoked meanwhile', async () => {
      const { id } = await issue(openStore());
      const revokesFirst = openStore({ create: andThen(() => openStore().revoke(id)) });
      expect(await revokesFirst.rotate(id, 86_400_000)).toMatchObject({ refused: 'ended-key' });
      expect(await openStore().list()).toHaveLength(1);
    });

    it('are never written to an index without the mapping', async () => {
      let searches = 0;
      const search: Call = async (make) => {
        searches += 1;
        if (searches === 1) throw new Error('no answer');
        return make();
      };
      const { id } = await issue(openStore({ search }));
      expect(searches).toBe(1);
      const described = await client.indices.getMapping({ index });
      expect(described[index]?.mappings.dynamic).toBe('strict');
      expect(await openStore().revoke(id)).toMatchObject({ id, revokedAt: start });
    });

    it('are issued while the search fails in an index that is there', async () => {
      const first = await issue(openStore());
      const search: Call = () => Promise.reject(new Error('no answer'));
      const second = await issue(openStore({ search }));
      expect(new Set(await openStore().list())).toEqual(new Set([first, second]));
    });

    it('are neither lost nor doubled when each write is made twice', async () => {
      const store = openStore({ create: twice, index: twice, delete: twice });
      const { id } = await issue(store);
      const rotated = await store.rotate(id, 86_400_000);
      expect(rotated).toHaveProperty('text');
      expect(await openStore().list()).toHaveLength(2);
      const revoked = await store.revoke(id);
      expect(revoked).toMatchObject({ revokedAt: start, expiresAt: '2026-03-11T12:00:00.000Z' });
      expect(await openStore().list()).toContainEqual(revoked);
    });

    it('refuse a rotation though the removal of its key is made twice', async () => {
      const { id } = await issue(openStore());
      const store = openStore({
        create: andThen(() => openStore().revoke(id)),
        delete: twice,
      });
      expect(await store.rotate(id, 86_400_000)).toMatchObject({ refused: 'ended-key' });
      expect(await openStore().list()).toHaveLength(1);
    });

    it('tell an editor why they cannot be written', async () => {
      await issue(openStore());
      await client.indices.putSettings({ index, settings: { 'index.blocks.write': true } });
      await expect(issue(openStore())).rejects.toThrow(
        /^Elasticsearch cannot write a key: 403 cluster_block_exception /,
      );
      await client.indices.putSettings({ index, settings: { 'index.blocks.write': false } });
    });
  });
});

async function issue(store: KeyStore): Promise<ApiKeyRecord> {
  const issued = await store.issue({ tenant: 'acme', tier: 'free' });
  if ('refused' in issued) throw new Error(issued.detail);
  return issued.record;
}

/** What becomes of a call that the store makes. */
type Call = (make: () => Promise<unknown>) => Promise<unknown>;
type Calls = Partial<Record<'create' | 'delete' | 'index' | 'search', Call>>;

/** Does something after a call and before its answer is used. */
const andThen =
  (hook: () => Promise<unknown>): Call =>
  async (make) => {
    const answer = await make();
    await hook();
    return answer;
  };

/** As the client does when the answer to the first is lost. */
const twice: Call = async (make) => {
  await make();
  return make();
};

function withCalls(client: Client, calls: Calls): Client {
  return new Proxy(client, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      const call = Object.hasOwn(calls, name) ? calls[name as keyof Calls] : undefined;
      if (call === undefined) return value.bind(target);
      return (...args: unknown[]) => call(() => Reflect.apply(value, target, args));
    },
  });
}
