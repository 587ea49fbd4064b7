/** Whole files in place of whole files. */
import { randomInt } from 'node:crypto';
import { type FileHandle, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file beside the old one and puts it in its place, the owner's alone and on the disk:
 * whoever reads meanwhile, and whatever ends the process, finds the old text or the new one.
 * @param verify runs between the two, and keeps the old file by throwing
 */
export async function replaceFile(
  path: string,
  text: string,
  verify: () => Promise<void> = async () => {},
): Promise<void> {
  // What is linked to is replaced, not the link.
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

/** Removes what killed processes have left beside a file. Not while another may be replacing it. */
export async function removeLitter(path: string): Promise<void> {
  const target = await realpath(path).catch(() => path);
  const stem = `${basename(target)}.`;
  for (const name of await readdir(dirname(target))) {
    const isLitter = name.startsWith(stem) && /^\d+$/.test(name.slice(stem.length));
    if (isLitter) await rm(join(dirname(target), name), { force: true });
  }
}

/** Root, who runs a command, must not take the file from the user who runs the service. */
async function keepOwner(handle: FileHandle, target: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const old = await stat(target).catch(() => undefined);
  if (old) await handle.chown(old.uid, old.gid);
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
