import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transpile } from '../support/transpile.js';

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** Compiles `src/keys` as it is now into a folder of its own, for processes of several. */
export async function compileKeys(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
  const sources = join(repository, 'src/keys');
  for (const name of await readdir(sources)) {
    await transpile(join(sources, name), join(folder, name.replace(/\.ts$/, '.js')));
  }
}
