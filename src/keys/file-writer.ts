import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import writeFileAtomic from 'write-file-atomic';
import { errorCode, identityOf, KeyFileError, printKeys, readKeys } from './file-format.js';
import type { ApiKeyRecord } from './keys.js';

export interface Change<Result> {
  /** What the file holds from now on; absent when nothing is to be written. */
  readonly records?: readonly ApiKeyRecord[];
  readonly result: Result;
}

export interface KeyFileWriter {
  /** Reads, edits and replaces the file while no other process can. */
  change<Result>(edit: (records: readonly ApiKeyRecord[]) => Change<Result>): Promise<Result>;
}

/** A holder that was killed is taken for gone after this; a change itself takes milliseconds. */
const staleMs = 5_000;
/** Longer than that, so that a killed holder fails nobody. */
const defaultLockWaitMs = 12_000;

export function createKeyFileWriter(path: string, lockWaitMs = defaultLockWaitMs): KeyFileWriter {
  let lastTurn: Promise<unknown> = Promise.resolve();
  return {
    change(edit) {
      // One at a time here, so that a process does not compete with itself for the lock.
      const turn = lastTurn.then(() =>
        withLock(path, lockWaitMs, (guard) => apply(path, edit, guard)),
      );
      lastTurn = turn.catch(() => undefined);
      return turn;
    },
  };
}

async function apply<Result>(
  path: string,
  edit: (records: readonly ApiKeyRecord[]) => Change<Result>,
  assertLocked: () => void,
): Promise<Result> {
  const { identity, records: before } = await readKeys(path);
  const { records, result } = edit(before);
  if (records === undefined) return result;
  await removeLitter(path);
  await replace(path, printKeys(records), async () => {
    assertLocked();
    if ((await identityOf(path)) !== identity) throw lostLock(path);
  });
  return result;
}

/**
 * `verify` runs between writing the new file and putting it in place: a process that was stopped
 * for longer than the lock lasts must not undo another's change when it wakes.
 */
async function replace(path: string, text: string, verify: () => Promise<void>): Promise<void> {
  try {
    // The text is written here because write-file-atomic 7 ignores a short write, as on a full
    // disk, and would put half a file in place. It still syncs, sets the owner and renames.
    await writeFileAtomic(path, '', {
      mode: 0o600,
      tmpfileCreated: async (temporary) => {
        await writeFile(temporary, text);
        await verify();
      },
    });
    await syncDirectory(dirname(path));
  } catch (error) {
    throw asKeyFileError(error, `${path}: cannot be written`);
  }
}

/** Makes the rename itself survive a power cut; Windows cannot open a directory. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Under the lock every temporary file is that of a killed process, or of one that lost the lock. */
async function removeLitter(path: string): Promise<void> {
  const stem = `${basename(path)}.`;
  for (const name of await readdir(dirname(path))) {
    const isLitter = name.startsWith(stem) && /^\d+$/.test(name.slice(stem.length));
    if (isLitter) await rm(join(dirname(path), name), { force: true });
  }
}

async function withLock<Result>(
  path: string,
  lockWaitMs: number,
  work: (assertLocked: () => void) => Promise<Result>,
): Promise<Result> {
  let isLost = false;
  const release = await acquire(path, lockWaitMs, () => {
    isLost = true;
  });
  try {
    return await work(() => {
      if (isLost) throw lostLock(path);
    });
  } finally {
    // A lock that is lost is another's by now; one that cannot be removed grows stale.
    await release().catch(() => undefined);
  }
}

async function acquire(
  path: string,
  lockWaitMs: number,
  onLost: () => void,
): Promise<() => Promise<void>> {
  const startedAt = performance.now();
  try {
    // Only a directory made here gets this mode: DATA_DIR may be one that others use too.
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    for (;;) {
      try {
        return await lock(path, { realpath: false, stale: staleMs, onCompromised: onLost });
      } catch (error) {
        const isHeld = errorCode(error) === 'ELOCKED';
        if (!isHeld || performance.now() - startedAt > lockWaitMs) throw error;
      }
      await delay(5 + Math.random() * 20);
    }
  } catch (error) {
    throw asKeyFileError(error, `${path}: cannot be locked for writing`);
  }
}

const lostLock = (path: string) =>
  new KeyFileError(`${path}: another process changed it meanwhile; nothing was written`);

const asKeyFileError = (error: unknown, message: string) =>
  error instanceof KeyFileError
    ? error
    : new KeyFileError(`${message} (${errorCode(error)})`, { cause: error });
