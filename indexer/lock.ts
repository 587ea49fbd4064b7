/** One rebuild or rollback at a time: a document that its holder keeps renewing and anyone may take when stale. */
import { randomUUID } from 'node:crypto';
import { type Client, errors } from '@elastic/elasticsearch';
import { createIndex } from './room.js';

export interface RebuildLock {
  /** Throws when the lock has been lost, so that nothing is done without it. */
  assertHeld(): void;
  release(): Promise<void>;
}

/** Another rebuild is at work. */
export class RebuildLockedError extends Error {
  override readonly name = 'RebuildLockedError';
}

interface LockDocument {
  readonly holder: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

const lockId = 'rebuild';
/** A killed rebuild is in the way for this long at most. */
const lifetimeMs = 30_000;
const renewEveryMs = 5_000;

export async function takeLock(
  client: Client,
  prefix: string,
  now: () => number,
  allocationTimeoutMs?: number,
): Promise<RebuildLock> {
  const index = `${prefix}-lock`;
  const holder = randomUUID();
  await ensureIndex(client, index, allocationTimeoutMs);
  let version = await take();

  /** A write waits for a new index to start, where a read would fail: so the lock is tried first. */
  async function take() {
    const first = await write(undefined);
    if (first) return first;
    const held = await client.get<LockDocument>({ index, id: lockId }, { ignore: [404] });
    const expiresAt = held._source?.expiresAt ?? 0;
    if (held.found && expiresAt > now()) {
      const end = new Date(expiresAt).toISOString();
      throw new RebuildLockedError(
        `another rebuild is running; its lock ends by ${end} unless it is renewed`,
      );
    }
    const taken = await write(held.found ? held : undefined);
    if (taken) return taken;
    throw new RebuildLockedError('another rebuild has just begun');
  }

  /** Writes only over the version that was read; undefined when another was faster. */
  async function write(seen: { _seq_no?: number; _primary_term?: number } | undefined) {
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

  let renewedAt = now();
  let renewal = Promise.resolve();
  const timer = setInterval(() => {
    const at = now();
    renewal = write(version).then(
      (written) => {
        if (!written) return;
        version = written;
        renewedAt = at;
      },
      () => {},
    );
  }, renewEveryMs);

  return {
    assertHeld() {
      // However it was lost: refused, unanswered, or because this process stood still.
      if (now() - renewedAt < lifetimeMs - renewEveryMs) return;
      throw new RebuildLockedError('the lock was lost; nothing has been published');
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
