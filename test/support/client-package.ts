/** Packs the client and installs it into an empty folder, offline. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

/** Without the settings of the npm that may be running these tests. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)),
);

export interface InstalledClient {
  readonly folder: string;
  /** The paths of the files in the package. */
  readonly packed: readonly string[];
  /** Type-checks and compiles programs, given as text by name; returns the compiler's errors. */
  compile(programs: Readonly<Record<string, string>>): Promise<string[]>;
  /** Runs a compiled program and returns the lines that it prints. */
  run(name: string): Promise<string[]>;
  remove(): Promise<void>;
}

export async function installClient(): Promise<InstalledClient> {
  const folder = await mkdtemp(join(tmpdir(), 'menologion-client-'));
  const npm = async (cwd: string, ...words: string[]) => {
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error', `--cache=${folder}/cache`];
    return (await run('npm', [...words, ...quiet], { cwd, env: environment })).stdout;
  };
  const pack = (...words: string[]) =>
    npm(repository, 'pack', '--json', `--pack-destination=${folder}`, ...words);

  const [packed] = packedFiles(await pack('--workspace=@menologion/client'));
  // Its dependencies are packed from node_modules, so that the install needs no registry.
  const needed = await dependenciesOf('client');
  const brought = packedFiles(await pack('--ignore-scripts', ...needed));
  const files = [packed, ...brought].map((each) => `./${each?.filename}`);
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  await npm(folder, 'install', '--offline', ...files);

  return {
    folder,
    packed: packed?.files.map(({ path }) => path) ?? [],
    async compile(programs) {
      const source = await mkdtemp(join(folder, 'source-'));
      for (const [name, text] of Object.entries(programs)) {
        await writeFile(join(source, `${name}.ts`), text);
      }
      const config = { compilerOptions: strict, include: ['.'] };
      await writeFile(join(source, 'tsconfig.json'), JSON.stringify(config));
      const compiler = join(repository, 'node_modules/typescript/bin/tsc');
      return run(process.execPath, [compiler, '-p', source]).then(
        () => [],
        ({ stdout }: { stdout: string }) => stdout.trim().split('\n'),
      );
    },
    async run(name) {
      const program = join(folder, 'compiled', `${name}.js`);
      return (await run(process.execPath, [program], { timeout: 20_000 })).stdout.split('\n');
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Strict settings of a user, with library types checked as well and without Node's types. */
const strict = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  module: 'NodeNext',
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  types: [],
  outDir: '../compiled',
};

interface PackedFile {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** The JSON that `npm pack` prints, which may follow the output of a package's scripts. */
const packedFiles = (printed: string) =>
  JSON.parse(printed.slice(printed.search(/^\[/m))) as PackedFile[];

/** The installed folders of all dependencies of a package, transitive ones included. */
async function dependenciesOf(path: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(repository, path, 'package.json'), 'utf8'));
  const direct = Object.keys(manifest.dependencies ?? {}).map((name) => `./node_modules/${name}`);
  const further = await Promise.all(direct.map(dependenciesOf));
  return [...new Set([...direct, ...further.flat()])];
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
};

/** Serves the files of a folder on an origin of its own. */
export async function serveFolder(folder: string) {
  const server = createServer(async (request, response) => {
    const path = join(folder, new URL(request.url ?? '/', 'http://localhost').pathname);
    const body = await readFile(path).catch(() => undefined);
    response.writeHead(body ? 200 : 404, { 'Content-Type': types[extname(path)] ?? 'text/plain' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
