/** Keys in the index `PREFIX-keys`: one document for each key, whose `_id` is the key's digest. */
import { isDeepStrictEqual } from 'node:util';
import type { Client, estypes } from '@elastic/elasticsearch';
import { call, ifAny, ifFound, isOfType, isWritten } from './elasticsearch-call.js';
import {
  type ApiKeyRecord,
  endedKey,
  isKeyId,
  isLive,
  type KeyLookup,
  type KeyRefusal,
  type KeyStore,
  KeysUnavailableError,
  mintKey,
  noSuchKey,
  revokeKey,
  rotateKey,
} from './keys.js';

export interface ElasticsearchLookupOptions {
  readonly client: Client;
  readonly index: string;
  readonly now: () => number;
  readonly timeoutMs?: number;
}

export interface ElasticsearchStoreOptions extends ElasticsearchLookupOptions {
  /** `mappings/keys.json`; issuing the first key creates the index. */
  readonly mappings: estypes.MappingTypeMapping;
  readonly tiers: readonly string[];
}

type StoredKey = Omit<ApiKeyRecord, 'digest'>;

/** A record, with the version that was read. */
interface ReadKey {
  readonly record: ApiKeyRecord;
  readonly version: { readonly if_seq_no: number; readonly if_primary_term: number };
}

const lookupTimeoutMs = 1000;
/** Long, since only a person waits, and a write that timed out may still have happened. */
const storeTimeoutMs = 10_000;
const pageSize = 1000;
const maxAttempts = 20;

/**
 * Gets by id are real-time, so a key is found as soon as it is issued. Needs only `read` on the
 * index. Without an index it is not known who holds a key, so nobody is told that theirs is invalid:
 * whether it was never made or is about to be restored on a new cluster looks the same from here.
 */
export function createElasticsearchLookup(
  options: ElasticsearchLookupOptions,
): Pick<KeyLookup, 'find'> {
  const { client, index, now, timeoutMs = lookupTimeoutMs } = options;
  return {
    async find(digest) {
      const found = await readKey(client, index, digest, timeoutMs);
      return found !== undefined && isLive(found.record, now()) ? found.record : undefined;
    },
  };
}

/**
 * Any number of processes may change the keys: each overwrites only the version that it read, and
 * reads again if another process was faster. Changes can be listed at once.
 */
export function createElasticsearchStore(options: ElasticsearchStoreOptions): KeyStore {
  const { client, index, now, mappings, timeoutMs = storeTimeoutMs } = options;

  const search = (purpose: string, request: estypes.SearchRequest) =>
    call(purpose, timeoutMs, async (transport) => {
      const response = await ifAny(
        client.search<StoredKey>(
          { index, allow_partial_search_results: false, track_total_hits: false, ...request },
          transport,
        ),
      );
      if (response?.timed_out) throw new Error('the search was cut short');
      return response?.hits.hits;
    });

  async function list(): Promise<readonly ApiKeyRecord[]> {
    const records: ApiKeyRecord[] = [];
    let after: estypes.SortResults | undefined;
    for (;;) {
      const hits = await search('list the keys', {
        size: pageSize,
        sort: [{ createdAt: 'asc' }, { id: 'asc' }],
        ...(after ? { search_after: after } : {}),
      });
      for (const { _id, _source } of hits ?? []) records.push(toRecord(_id, _source));
      after = hits?.at(pageSize - 1)?.sort;
      if (after === undefined) return records;
    }
  }

  /** A write would create an index without the mapping, in which no key is found by its id. */
  async function ensureIndex(): Promise<void> {
    // The search also fails while the index is being created.
    const hits = await search('read the keys', { size: 0 }).catch(() => undefined);
    if (hits !== undefined) return;
    await call('create the key index', timeoutMs, async (transport) => {
      try {
        const settings = { number_of_shards: 1, auto_expand_replicas: '0-1' };
        await client.indices.create({ index, mappings, settings }, transport);
      } catch (error) {
        if (!isOfType(error, 'resource_already_exists_exception')) throw error;
      }
    });
  }

  /** Digests are unique, so a conflict is our own retry after a response was lost. */
  const create = ({ digest: id, ...document }: ApiKeyRecord) =>
    call('write a key', timeoutMs, (transport) =>
      isWritten(client.create({ index, id, document, refresh: true }, transport)),
    );

  /** Here too a conflict may be our own retry; `change` then reads what was written. */
  const replace = ({ digest: id, ...document }: ApiKeyRecord, version: ReadKey['version']) =>
    call('write a key', timeoutMs, (transport) =>
      isWritten(client.index({ index, id, document, refresh: true, ...version }, transport)),
    );

  const remove = ({ digest: id }: ApiKeyRecord) =>
    call('remove a key', timeoutMs, (transport) =>
      ifAny(client.delete({ index, id, refresh: true }, transport)),
    );

  async function readById(id: string): Promise<ReadKey | undefined> {
    if (!isKeyId(id)) return undefined;
    const query = { term: { id } };
    const hits = await search('read a key', { size: 1, query, _source: false });
    const digest = hits?.[0]?._id;
    return digest === undefined ? undefined : readKey(client, index, digest, timeoutMs);
  }

  async function change(
    id: string,
    edit: (record: ApiKeyRecord) => ApiKeyRecord | KeyRefusal,
  ): Promise<ApiKeyRecord | KeyRefusal> {
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const read = await readById(id);
      if (read === undefined) return noSuchKey;
      const edited = edit(read.record);
      if ('refused' in edited || isDeepStrictEqual(edited, read.record)) return edited;
      if (await replace(edited, read.version)) return edited;
    }
    throw new KeysUnavailableError('other processes keep changing this key; nothing was written');
  }

  return {
    list,
    async issue(request) {
      const minted = mintKey(request, options);
      if ('refused' in minted) return minted;
      await ensureIndex();
      await create(minted.record);
      return minted;
    },
    /**
     * The new key is written first: a process that is killed in between then leaves a key that
     * nobody has, not a caller without one.
     */
    async rotate(id, graceMs) {
      const old = await readById(id);
      if (old === undefined) return noSuchKey;
      const rotation = rotateKey(old.record, graceMs, options);
      if ('refused' in rotation) return rotation;
      const { issued, ending } = rotation;
      await create(issued.record);
      try {
        const ended = await change(id, (record) => endedBy(record, ending, now()));
        if (!('refused' in ended)) return issued;
        await remove(issued.record);
        return ended;
      } catch (error) {
        await remove(issued.record).catch(() => undefined);
        throw error;
      }
    },
    revoke: (id) => change(id, (record) => revokeKey(record, now())),
  };
}

/** The record with this expiry, unless another process has meanwhile ended it sooner. */
function endedBy(
  record: ApiKeyRecord,
  { expiresAt }: ApiKeyRecord,
  nowMs: number,
): ApiKeyRecord | KeyRefusal {
  if (record.revokedAt !== null) return endedKey;
  if (record.expiresAt === expiresAt) return record;
  if (!isLive(record, nowMs)) return endedKey;
  const isSooner = record.expiresAt !== null && expiresAt !== null && record.expiresAt < expiresAt;
  return isSooner ? record : { ...record, expiresAt };
}

async function readKey(
  client: Client,
  index: string,
  digest: string,
  timeoutMs: number,
): Promise<ReadKey | undefined> {
  const found = await call('look up a key', timeoutMs, (transport) =>
    ifFound(client.get<StoredKey>({ index, id: digest }, transport)),
  );
  if (found === undefined) return undefined;
  const { _source, _seq_no = 0, _primary_term = 0 } = found;
  return {
    record: toRecord(digest, _source),
    version: { if_seq_no: _seq_no, if_primary_term: _primary_term },
  };
}

/** No further checks: the mapping is strict, so this file wrote whatever is stored. */
function toRecord(digest: string | undefined, stored: StoredKey | undefined): ApiKeyRecord {
  if (digest === undefined || stored === undefined) {
    throw new KeysUnavailableError('Elasticsearch returned an incomplete key');
  }
  return { ...stored, digest };
}
