import { cp, mkdir, readdir, stat, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transpile } from './transpile.js';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const built = join(repository, 'dist');
const sourceFolders = ['src', 'indexer'];

/**
 * The folder of the program's compiled modules: `dist` when it is whole and newer than every
 * source, else one made in `folder`.
 */
export async function compiledProgram(folder: string): Promise<string> {
  if (await isUpToDate(built)) return built;
  await cp(join(repository, 'package.json'), join(folder, 'package.json'));
  for (const name of ['node_modules', 'mappings', 'assets', 'fixtures']) {
    await symlink(join(repository, name), join(folder, name));
  }
  const target = join(folder, 'dist');
  await compileInto(target);
  return target;
}

async function compileInto(target: string): Promise<void> {
  for (const name of await sources()) {
    const path = join(target, compiledName(name));
    await mkdir(dirname(path), { recursive: true });
    await transpile(join(repository, name), path);
  }
}

/** Every source of the program, from the top of the repository. */
export async function sources(): Promise<string[]> {
  const folders = sourceFolders.map(async (folder) => {
    const entries = await readdir(join(repository, folder), {
      recursive: true,
      withFileTypes: true,
    });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(repository, join(parentPath, name)));
  });
  return (await Promise.all(folders)).flat();
}

/** Where a source's module is, from the folder of the compiled ones. */
export const compiledName = (source: string): string => source.replace(/\.tsx?$/, '.js');

/** A compiler that runs incrementally touches only what has changed, and its notes at last. */
export async function isUpToDate(folder: string): Promise<boolean> {
  const timeOf = async (path: string) => (await stat(path)).mtimeMs;
  const time = await timeOf(join(folder, '.tsbuildinfo')).catch(() => 0);
  const all = await sources();
  const times = await Promise.all(all.map((name) => timeOf(join(repository, name))));
  if (!times.every((each) => each < time)) return false;
  const modules = all.map((name) => timeOf(join(folder, compiledName(name))));
  return (await Promise.allSettled(modules)).every(({ status }) => status === 'fulfilled');
}
