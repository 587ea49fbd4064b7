import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transpile } from '../../support/transpile.js';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** Compiles the key file as it is now into `folder/access/keys`, for processes of several. */
export async function compileKeys(folder: string): Promise<void> {
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
  for (const part of ['access/keys', 'files']) {
    const sources = join(repository, 'src', part);
    await mkdir(join(folder, part), { recursive: true });
    for (const name of await readdir(sources)) {
      await transpile(join(sources, name), join(folder, part, name.replace(/\.ts$/, '.js')));
    }
  }
}
