/** A lock that the processes of a machine share by files. */
import { randomUUID } from 'node:crypto';
import { open, readdir, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export interface FileLock {
  /** Whether it is still held: a process that slept for too long has lost it. */
  isHeld(): Promise<boolean>;
  release(): Promise<void>;
}

export interface FileLockOptions {
  /** A holder that gives no sign of life for this long is taken for gone. */
  readonly staleMs: number;
  /** How long another holder is waited for. */
  readonly waitMs: number;
}

/** Another process holds the lock. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
  readonly code = 'ELOCKED';
}

/**
 * Takes the lock of a file. Who wants it puts a file of its own beside it, and holds it if there is
 * no other fresh one then. Of two who come at once, the later one at least sees the other's, so
 * never do both hold it; a name is used once, so a stale one can be removed without harm to a fresh.
 */
export async function lockFile(
  path: string,
  { staleMs, waitMs }: FileLockOptions,
): Promise<FileLock> {
  const own = `${path}.lock-${randomUUID()}`;
  const startMs = performance.now();
  for (;;) {
    if (!(await isTaken(path, own, staleMs))) {
      await (await open(own, 'wx', 0o600)).close();
      if (!(await isTaken(path, own, staleMs))) break;
      await rm(own, { force: true });
    }
    if (performance.now() - startMs > waitMs) throw new LockedError(`${path} is locked`);
    await delay(5 + Math.random() * 20);
  }
  const timer = setInterval(() => {
    const now = new Date();
    utimes(own, now, now).catch(() => {});
  }, staleMs / 4).unref();
  return {
    isHeld: () => isFresh(own, staleMs),
    async release() {
      clearInterval(timer);
      await rm(own, { force: true });
    },
  };
}

/** Whether another holds the lock, or is about to; clears away those of holders that are gone. */
async function isTaken(path: string, own: string, staleMs: number): Promise<boolean> {
  const stem = `${basename(path)}.lock`;
  const names = (await readdir(dirname(path))).filter((name) => name.startsWith(stem));
  let isAnyFresh = false;
  for (const other of names.map((name) => join(dirname(path), name))) {
    if (other === own) continue;
    if (await isFresh(other, staleMs)) isAnyFresh = true;
    else await rm(other, { recursive: true, force: true });
  }
  return isAnyFresh;
}

/** By the clock of the machine, which may have been set back meanwhile. */
async function isFresh(path: string, staleMs: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && Math.abs(Date.now() - found.mtimeMs) < staleMs;
}
