import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { lockFile } from '../../files/file-lock.js';
import { removeTemporaryFiles, replaceFile } from '../../files/replace-file.js';
import { asKeyFileError, identityOf, KeyFileError, printKeys, readKeys } from './file-format.js';
import type { ApiKeyRecord } from './keys.js';

export interface Change<Result> {
  /** The new content of the file; absent if there is nothing to write. */
  readonly records?: readonly ApiKeyRecord[];
  readonly result: Result;
}

/** After this, a silent holder is considered dead; a change itself takes milliseconds. */
const staleMs = 5_000;
/** Longer than that, so that a killed holder never makes a writer fail. */
const defaultLockWaitMs = 12_000;

/** Reads, edits and replaces the file, while no other process can. */
export async function changeKeyFile<Result>(
  path: string,
  edit: (records: readonly ApiKeyRecord[]) => Change<Result>,
  waitMs = defaultLockWaitMs,
): Promise<Result> {
  const lock = await acquireLock(path, waitMs);
  try {
    const { identity, records: before } = await readKeys(path);
    const { records, result } = edit(before);
    /** A process that was paused for longer than the lock lasts must not undo another's change. */
    const verify = async () => {
      if (!(await lock.isHeld()) || (await identityOf(path)) !== identity) throw lostLock(path);
    };
    if (records !== undefined) await write(path, records, verify);
    return result;
  } finally {
    // A lock that cannot be removed becomes stale by itself.
    await lock.release().catch(() => undefined);
  }
}

async function acquireLock(path: string, waitMs: number) {
  try {
    // Only a directory created here gets this mode: others may use an existing DATA_DIR too.
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return await lockFile(path, { staleMs, waitMs });
  } catch (error) {
    throw asKeyFileError(error, `${path}: cannot be locked for writing`);
  }
}

async function write(
  path: string,
  records: readonly ApiKeyRecord[],
  verify: () => Promise<void>,
): Promise<void> {
  try {
    // Any found while holding the lock were left by a killed process, or by one that lost the lock.
    await removeTemporaryFiles(path);
    await replaceFile(path, printKeys(records), verify);
  } catch (error) {
    throw asKeyFileError(error, `${path}: cannot be written`);
  }
}

const lostLock = (path: string) =>
  new KeyFileError(`${path}: another process has changed it; nothing was written`);
