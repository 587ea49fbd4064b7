/** A lock that processes on one machine share through files. */
import { randomUUID } from 'node:crypto';
import { open, readdir, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Another process holds the lock. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
  readonly code = 'ELOCKED';
}

/**
 * Takes the lock of a file. A process that wants it puts a file of its own beside it, and holds the
 * lock if there is no other fresh one. Of two that come at once, at least the later one sees the
 * other's file, so they never both hold it. Each name is used only once, so removing a stale file
 * cannot remove a fresh one.
 * @param staleMs after which a holder without a sign of life is considered dead
 * @param waitMs how long to wait for another holder
 */
export async function lockFile(
  path: string,
  { staleMs, waitMs }: { readonly staleMs: number; readonly waitMs: number },
) {
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
    /** Whether it is still held; a process that was paused for too long has lost it. */
    isHeld: () => isFresh(own, staleMs),
    async release(): Promise<void> {
      clearInterval(timer);
      await rm(own, { force: true });
    },
  };
}

/** Whether another process holds the lock or is about to; removes the files of dead holders. */
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

/** Uses the system clock, which may have been set back in the meantime. */
async function isFresh(path: string, staleMs: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && Math.abs(Date.now() - found.mtimeMs) < staleMs;
}
