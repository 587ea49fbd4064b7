import { cp, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const built = join(repository, 'dist');

/**
 * The folder of the program's compiled modules: `dist` when it is newer than every source, else
 * one made in `folder`, since Node 20 takes no TypeScript.
 */
export async function compiledProgram(folder: string): Promise<string> {
  const sources = (await Promise.all(['src', 'indexer'].map(filesUnder))).flat();
  if (await isNewerThan(join(built, '.tsbuildinfo'), sources)) return built;
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  for (const name of ['node_modules', 'mappings']) {
    await symlink(join(repository, name), join(folder, name));
  }
  const target = join(folder, 'dist');
  await compile(sources, target);
  return target;
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(join(repository, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

async function isNewerThan(path: string, others: readonly string[]): Promise<boolean> {
  const timeOf = async (file: string) => (await stat(file)).mtimeMs;
  const time = await timeOf(path).catch(() => 0);
  const times = await Promise.all(others.map(timeOf));
  return times.every((other) => other < time);
}

/** Each file by itself: types are checked elsewhere. */
async function compile(sources: readonly string[], target: string): Promise<void> {
  const { default: ts } = await import('typescript');
  const compilerOptions = {
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2023,
    verbatimModuleSyntax: true,
  };
  for (const source of sources) {
    const path = join(target, source.slice(repository.length));
    await mkdir(dirname(path), { recursive: true });
    if (!source.endsWith('.ts')) {
      await cp(source, path);
      continue;
    }
    const text = await readFile(source, 'utf8');
    const { outputText } = ts.transpileModule(text, { compilerOptions });
    await writeFile(path.replace(/\.ts$/, '.js'), outputText);
  }
}
