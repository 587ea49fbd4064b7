/** Replaces files atomically. */
import { randomInt } from 'node:crypto';
import { type FileHandle, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a new file beside the old one, readable only by its owner and flushed to disk, and renames
 * it into place. Concurrent readers, and a crash at any time, see either the old text or the new.
 * @param verify runs before the rename, and keeps the old file by throwing
 */
export async function replaceFile(
  path: string,
  text: string,
  verify: () => Promise<void> = async () => {},
): Promise<void> {
  // Replaces the target of a symbolic link, not the link.
  const target = await realpath(path).catch(() => path);
  const temporary = `${target}.${randomInt(2 ** 47)}`;
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(text);
      await keepOwner(handle, target);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await verify();
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncDirectory(dirname(target));
}

/** Removes what killed processes left beside a file. Do not call it while others may replace it. */
export async function removeTemporaryFiles(path: string): Promise<void> {
  const target = await realpath(path).catch(() => path);
  const stem = `${basename(target)}.`;
  for (const name of await readdir(dirname(target))) {
    const isTemporary = name.startsWith(stem) && /^\d+$/.test(name.slice(stem.length));
    if (isTemporary) await rm(join(dirname(target), name), { force: true });
  }
}

/** A command run by root must not take the file away from the user who runs the service. */
async function keepOwner(handle: FileHandle, target: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const old = await stat(target).catch(() => undefined);
  if (old) await handle.chown(old.uid, old.gid);
}

/** Makes the rename survive a power failure; Windows cannot open a directory. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
