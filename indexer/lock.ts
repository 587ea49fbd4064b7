/** One rebuild or rollback at a time: a document that its holder keeps renewing and anyone may take when stale. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { type Client, errors } from '@elastic/elasticsearch';
import { createIndex } from './room.js';

export interface RebuildLock {
  /** Renews the lock, or throws when it has been lost, so that nothing is done without it. */
  confirm(): Promise<void>;
  release(): Promise<void>;
}

/** Another rebuild is at work. */
export class RebuildLockedError extends Error {
  override readonly name = 'RebuildLockedError';
}

export interface LockOptions {
  readonly now: () => number;
  /** How long the lock's index may wait for a node that takes it. */
  readonly allocationTimeoutMs?: number;
  /** Hears why it is waited for. */
  readonly tell?: (message: string) => void;
  /** A holder that has not renewed for this long counts as gone; else when its lock has ended. */
  readonly silentTooLongMs?: number;
  readonly signal?: AbortSignal;
}

interface LockDocument {
  /** `HOST PROCESS RANDOM`. */
  readonly holder: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

interface Seen {
  readonly _seq_no?: number;
  readonly _primary_term?: number;
}

const lockId = 'rebuild';
/** A killed rebuild is in the way for this long at most. */
const lifetimeMs = 30_000;
const renewEveryMs = 5_000;
const lookEveryMs = 500;

export async function takeLock(
  client: Client,
  prefix: string,
  options: LockOptions,
): Promise<RebuildLock> {
  const { now, signal, tell = () => {}, silentTooLongMs = lifetimeMs } = options;
  const index = `${prefix}-lock`;
  const holder = `${hostname()} ${process.pid} ${randomUUID()}`;
  await ensureIndex(client, index, options.allocationTimeoutMs);
  let version = await take();
  let isLost = false;

  /** A write waits for a new index to start, where a read would fail: so the lock is tried first. */
  async function take(): Promise<Seen> {
    const first = await write(undefined);
    if (first) return first;
    const seen = await read();
    if (seen.found) await outlive(seen);
    const taken = await write(seen.found ? seen : undefined);
    if (taken) return taken;
    throw new RebuildLockedError('another rebuild has just begun');
  }

  function read() {
    return client.get<LockDocument>({ index, id: lockId }, { ignore: [404] });
  }

  /** Returns once the holder is gone; throws as soon as it renews the lock, for then it lives. */
  async function outlive(seen: Awaited<ReturnType<typeof read>>): Promise<void> {
    const { holder: other = '', expiresAt = 0 } = seen._source ?? {};
    if (isDead(other)) return;
    const endsAt = expiresAt - lifetimeMs + silentTooLongMs;
    let isTold = false;
    while (now() < endsAt) {
      if (!isTold && now() - (expiresAt - lifetimeMs) > renewEveryMs) {
        isTold = true;
        const left = Math.ceil((endsAt - now()) / 1000);
        tell(`the last one was killed, or is held up; taking over in ${left} s`);
      }
      await delay(lookEveryMs, undefined, { signal });
      const { found, _seq_no: changed } = await read();
      if (!found) throw new RebuildLockedError('another rebuild has just ended: try again');
      if (changed !== seen._seq_no) throw new RebuildLockedError(runningText(other));
    }
  }

  /** Writes only over the version that was read; undefined when another was faster. */
  async function write(seen: Seen | undefined) {
    const document = { holder, expiresAt: now() + lifetimeMs };
    try {
      return await client.index({
        index,
        id: lockId,
        document,
        timeout: '10s',
        ...(seen?._seq_no === undefined
          ? { op_type: 'create' as const }
          : { if_seq_no: seen._seq_no, if_primary_term: seen._primary_term ?? 0 }),
      });
    } catch (error) {
      if (error instanceof errors.ResponseError && error.statusCode === 409) return undefined;
      throw error;
    }
  }

  let renewal = Promise.resolve();
  /** One renewal after the other: two at once would each take the other for a stranger's. */
  function renew(): Promise<void> {
    const renewed = renewal.then(async () => {
      const written = await write(version);
      if (written) version = written;
      else isLost = true;
    });
    // One that fails is tried again; only another holder's writing loses the lock.
    renewal = renewed.catch(() => {});
    return renewed;
  }
  const timer = setInterval(() => renew().catch(() => {}), renewEveryMs);

  return {
    async confirm() {
      if (!isLost) await renew();
      if (isLost) throw new RebuildLockedError('the lock was lost; nothing has been published');
    },
    async release() {
      clearInterval(timer);
      await renewal;
      const { _seq_no: if_seq_no = 0, _primary_term: if_primary_term = 0 } = version;
      // What cannot be released ends by itself; 409 says that it is another's by now.
      await client
        .delete({ index, id: lockId, if_seq_no, if_primary_term }, { ignore: [404, 409] })
        .catch(() => {});
    },
  };
}

/** Whether a holder was a process of this machine that runs no more. */
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
    const isThere = error instanceof errors.ResponseError && error.statusCode === 400;
    if (!isThere) throw error;
  }
}
