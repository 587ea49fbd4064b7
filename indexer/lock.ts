/**
 * Allows one rebuild or rollback at a time. The lock is a document that its holder keeps renewing;
 * once it is stale, anyone may take it.
 */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { type Client, errors, type estypes } from '@elastic/elasticsearch';
import { createIndex } from './indices/room.js';
import type { RebuildOptions } from './rebuild-options.js';

export type RebuildLock = ReturnType<typeof hold>;

export interface LockOptions
  extends Pick<RebuildOptions, 'now' | 'allocationTimeoutMs' | 'signal'> {
  /** Called with the reason for waiting. */
  readonly onStatus?: ((message: string) => void) | undefined;
  /** After this long without renewal a holder counts as dead; by default, when its lock expires. */
  readonly staleAfterMs?: number;
}

interface LockDocument {
  /** `HOST PROCESS RANDOM`. */
  readonly holder: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** The version of the lock's document, which changes with each renewal. */
type Version = Pick<estypes.WriteResponseBase, '_seq_no' | '_primary_term'>;

const lockId = 'rebuild';
/** A killed rebuild blocks others for at most this long. */
const lifetimeMs = 30_000;
const renewEveryMs = 5_000;
const pollEveryMs = 500;

/**
 * Takes the lock. If its holder seems dead, waits until the lock is stale. Throws if another holder
 * is alive, or if the lock cannot be stored.
 */
export async function takeLock(
  client: Client,
  prefix: string,
  options: LockOptions,
): Promise<RebuildLock> {
  const index = `${prefix}-lock`;
  await ensureIndex(client, index, options.allocationTimeoutMs);
  const store = lockStore(client, index, options.now);
  return hold(store, await take(store, options));
}

type LockStore = ReturnType<typeof lockStore>;

/** The lock as a document that this process writes. */
function lockStore(client: Client, index: string, now: () => number) {
  const holder = `${hostname()} ${process.pid} ${randomUUID()}`;
  return {
    read: () => client.get<LockDocument>({ index, id: lockId }, { ignore: [404] }),
    /** Overwrites only this version, if any; returns undefined if another process was faster. */
    async write(version?: Version): Promise<Version | undefined> {
      try {
        return await client.index({
          index,
          id: lockId,
          document: { holder, expiresAt: now() + lifetimeMs },
          timeout: '10s',
          ...(version ? matching(version) : { op_type: 'create' as const }),
        });
      } catch (error) {
        if (error instanceof errors.ResponseError && error.statusCode === 409) return undefined;
        throw error;
      }
    },
    /** If it cannot be removed, it expires; 409 means that somebody else has it by now. */
    async remove(version: Version): Promise<void> {
      const request = { index, id: lockId, ...matching(version) };
      await client.delete(request, { ignore: [404, 409] }).catch(() => {});
    },
  };
}

const matching = ({ _seq_no = 0, _primary_term = 0 }: Version) => ({
  if_seq_no: _seq_no,
  if_primary_term: _primary_term,
});

/** Tries to write first: a write waits for a new index to start, while a read would fail. */
async function take(store: LockStore, options: LockOptions): Promise<Version> {
  const first = await store.write();
  if (first) return first;
  const seen = await store.read();
  if (seen.found) await waitForExpiry(store, seen, options);
  const taken = await store.write(seen.found ? seen : undefined);
  if (taken) return taken;
  throw new Error('another rebuild has just begun');
}

/** Returns once the holder is dead; throws as soon as it renews the lock, since it is alive. */
async function waitForExpiry(
  store: LockStore,
  seen: Awaited<ReturnType<LockStore['read']>>,
  { now, signal, onStatus, staleAfterMs = lifetimeMs }: LockOptions,
): Promise<void> {
  const { holder = '', expiresAt = 0 } = seen._source ?? {};
  if (isDead(holder)) return;
  const renewedAt = expiresAt - lifetimeMs;
  const endsAt = renewedAt + staleAfterMs;
  let isReported = false;
  while (now() < endsAt) {
    if (!isReported && now() - renewedAt > renewEveryMs) {
      isReported = true;
      const left = Math.ceil((endsAt - now()) / 1000);
      onStatus?.(`the last rebuild was killed or is stuck; taking over in ${left} s`);
    }
    await delay(pollEveryMs, undefined, { signal });
    const { found, _seq_no: changed } = await store.read();
    if (!found) throw new Error('another rebuild has just ended: try again');
    if (changed !== seen._seq_no) throw new Error(runningText(holder));
  }
}

/** Keeps renewing a lock that was taken. */
function hold(store: LockStore, taken: Version) {
  let version = taken;
  let isLost = false;
  let renewal = Promise.resolve();
  /** Renews one at a time: two at once would each mistake the other for another holder's. */
  function renew(): Promise<void> {
    const renewed = renewal.then(async () => {
      const written = await store.write(version);
      if (written) version = written;
      else isLost = true;
    });
    // A failed renewal is tried again; the lock is lost only if another holder writes it.
    renewal = renewed.catch(() => {});
    return renewed;
  }
  const timer = setInterval(() => renew().catch(() => {}), renewEveryMs);
  return {
    /** Renews the lock; throws if it has been lost, so that nothing is done without it. */
    async confirm(): Promise<void> {
      if (!isLost) await renew();
      if (isLost) throw new Error('the lock was lost; nothing has been published');
    },
    async release(): Promise<void> {
      clearInterval(timer);
      await renewal;
      await store.remove(version);
    },
  };
}

/** Whether the holder was a process on this machine that is no longer running. */
function isDead(holder: string): boolean {
  const [host, pid] = holder.split(' ');
  if (host !== hostname() || !/^\d+$/.test(pid ?? '')) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function runningText(holder: string): string {
  const [host, pid] = holder.split(' ');
  return `another rebuild is running${pid === undefined ? '' : ` (process ${pid} on ${host})`}`;
}

async function ensureIndex(client: Client, index: string, allocationTimeoutMs?: number) {
  const settings = { number_of_shards: 1, auto_expand_replicas: '0-1' };
  const properties = { holder: { type: 'keyword' }, expiresAt: { type: 'long' } } as const;
  const mappings = { dynamic: 'strict', properties } as const;
  try {
    await createIndex(client, { index, settings, mappings }, allocationTimeoutMs);
  } catch (error) {
    const isThere =
      error instanceof errors.ResponseError &&
      error.body?.error?.type === 'resource_already_exists_exception';
    if (!isThere) throw error;
  }
}
