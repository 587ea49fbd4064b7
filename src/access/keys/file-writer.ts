import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '../../files/error-code.js';
import { type FileLock, lockFile } from '../../files/file-lock.js';
import { removeLitter, replaceFile } from '../../files/replace-file.js';
import { identityOf, KeyFileError, printKeys, readKeys } from './file-format.js';
import type { ApiKeyRecord } from './keys.js';

export interface Change<Result> {
  /** The new content of the file; absent if there is nothing to write. */
  readonly records?: readonly ApiKeyRecord[];
  readonly result: Result;
}

export interface KeyFileWriter {
  /** Reads, edits and replaces the file, while no other process can. */
  change<Result>(edit: (records: readonly ApiKeyRecord[]) => Change<Result>): Promise<Result>;
}

/** After this, a silent holder is considered dead; a change itself takes milliseconds. */
const staleMs = 5_000;
/** Longer than that, so that a killed holder makes nobody fail. */
const defaultLockWaitMs = 12_000;

export function createKeyFileWriter(path: string, lockWaitMs = defaultLockWaitMs): KeyFileWriter {
  let lastTurn: Promise<unknown> = Promise.resolve();
  return {
    change(edit) {
      // One at a time, so that a process does not compete with itself for the lock.
      const turn = lastTurn.then(() =>
        withLock(path, lockWaitMs, (lock) => apply(path, edit, lock)),
      );
      lastTurn = turn.catch(() => undefined);
      return turn;
    },
  };
}

async function apply<Result>(
  path: string,
  edit: (records: readonly ApiKeyRecord[]) => Change<Result>,
  lock: FileLock,
): Promise<Result> {
  const { identity, records: before } = await readKeys(path);
  const { records, result } = edit(before);
  if (records === undefined) return result;
  /** A process that was paused for longer than the lock lasts must not undo another's change. */
  const verify = async () => {
    if (!(await lock.isHeld()) || (await identityOf(path)) !== identity) throw lostLock(path);
  };
  try {
    // Litter found under the lock is from a killed process, or from one that lost the lock.
    await removeLitter(path);
    await replaceFile(path, printKeys(records), verify);
  } catch (error) {
    throw asKeyFileError(error, `${path}: cannot be written`);
  }
  return result;
}

async function withLock<Result>(
  path: string,
  waitMs: number,
  work: (lock: FileLock) => Promise<Result>,
): Promise<Result> {
  const lock = await acquire(path, waitMs);
  try {
    return await work(lock);
  } finally {
    // A lock that cannot be removed becomes stale by itself.
    await lock.release().catch(() => undefined);
  }
}

async function acquire(path: string, waitMs: number): Promise<FileLock> {
  try {
    // Only a directory created here gets this mode: others may use an existing DATA_DIR too.
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return await lockFile(path, { staleMs, waitMs });
  } catch (error) {
    throw asKeyFileError(error, `${path}: cannot be locked for writing`);
  }
}

const lostLock = (path: string) =>
  new KeyFileError(`${path}: another process has changed it; nothing was written`);

const asKeyFileError = (error: unknown, message: string) =>
  error instanceof KeyFileError
    ? error
    : new KeyFileError(`${message} (${errorCode(error)})`, { cause: error });
