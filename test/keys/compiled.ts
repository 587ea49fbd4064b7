import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const repository = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Compiles `src/keys` as it is now into a folder of its own, for processes that Vitest does not
 * run: Node 20 takes no TypeScript, and `dist` may be older than the sources under test.
 */
export async function compileKeys(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
  const sources = join(repository, 'src/keys');
  for (const name of await readdir(sources)) {
    if (!name.endsWith('.ts')) continue;
    const source = await readFile(join(sources, name), 'utf8');
    const { outputText } = ts.transpileModule(source, {
      compilerOptions: {
        module: ts.ModuleKind.ESNext,
        target: ts.ScriptTarget.ES2023,
        verbatimModuleSyntax: true,
      },
    });
    await writeFile(join(folder, name.replace(/\.ts$/, '.js')), outputText);
  }
}
