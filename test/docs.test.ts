/** README.md and ARCHITECTURE.md against the code: what they show, name and link to is so. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtInTiers } from '../src/access/limits/tiers.js';
import type { Operation } from '../src/api/operation.js';
import { apiOf, operationsOf } from '../src/api/operations.js';
import { toConfig } from '../src/config/config.js';
import { settings } from '../src/config/settings.js';
import { problemKinds } from '../src/http/problem-kinds.js';
import { createLog } from '../src/telemetry/log.js';
import { type Service, startService } from '../src/wire/service.js';
import { blocks, code, commandLines, plain, section, tables } from './support/markdown.js';

const repository = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFile(join(repository, path), 'utf8');
const documents = {
  'README.md': await read('README.md'),
  'ARCHITECTURE.md': await read('ARCHITECTURE.md'),
};
const readme = documents['README.md'];
const architecture = documents['ARCHITECTURE.md'];
const reference = await read('docs/reference.md');

describe('the license', () => {
  it('of the package is not that of the code alone, as the content has terms of its own', async () => {
    const { license, files } = JSON.parse(await read('package.json'));
    expect(files).toContain('fixtures');
    expect(license).toBe('SEE LICENSE IN README.md');
    expect(readme).toContain('[MIT License](LICENSE)');
    expect(readme).toContain('[its own terms](fixtures/LICENSE.md)');
  });
});

describe('the size', () => {
  it('of README.md is at most 200 lines', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(200);
  });

  it('of ARCHITECTURE.md is at most 3,000 words', () => {
    expect(architecture.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(3_000);
  });
});

describe('the tables of the documents', () => {
  it('lists the settings', () => {
    const [rows] = tables(section(reference, '## Settings'));
    expect(rows?.map((row) => row.map(plain))).toEqual(
      Object.values(settings).map(({ name, defaultText, defaultValue, help }) => [
        name,
        defaultText ?? String(defaultValue),
        help,
      ]),
    );
  });

  it('lists the tiers', () => {
    const [rows] = tables(section(readme, '## Keys, quotas and errors'));
    const count = (limit: number | null) => limit?.toLocaleString('en-US') ?? 'unlimited';
    expect(rows?.map((row) => row.map(plain))).toEqual(
      [...builtInTiers].map(([name, { perMinute, perMonth, attribution }]) => [
        name,
        count(perMinute),
        count(perMonth),
        attribution ? 'required' : 'optional',
      ]),
    );
  });

  it('lists the codes of errors by status', () => {
    const [, rows] = tables(section(readme, '## Keys, quotas and errors'));
    const shown = (rows ?? []).flatMap(([status = '', codes = '']) =>
      code(codes).map((each) => [each, Number.parseInt(status, 10)]),
    );
    expect(new Map(shown as [string, number][])).toEqual(
      new Map(Object.entries(problemKinds).map(([name, { status }]) => [name, status])),
    );
    expect(shown).toHaveLength(Object.keys(problemKinds).length);
  });
});

describe('the commands of the documents', async () => {
  const folder = join(repository, 'src/commands');
  const modules = await Promise.all(
    (await readdir(folder, { recursive: true }))
      .filter((name) => name.endsWith('-command.ts'))
      .map((name) => import(pathToFileURL(join(folder, name)).href)),
  );
  const commands = modules
    .flatMap((module: Record<string, () => Command>) => Object.entries(module))
    .filter(([name]) => name.endsWith('Command'))
    .map(([, create]) => create());
  const leaves = commands.flatMap((command) => leavesOf(command, 'menologion'));

  function leavesOf(command: Command, parent: string): { name: string; options: string[] }[] {
    const name = `${parent} ${command.name()}`;
    if (command.commands.length > 0)
      return command.commands.flatMap((child) => leavesOf(child, name));
    return [{ name, options: command.options.map(({ long }) => long ?? '').sort() }];
  }
  const called = (line: string) => ({
    name: line.split(/ (?=[[A-Z'-])/)[0] ?? '',
    options: [...line.matchAll(/--[a-z-]+/g)].map(([option]) => option).sort(),
  });

  it('lists every command with every option', () => {
    const [rows] = tables(section(reference, '## Command line'));
    const shown = rows?.map(([command = '']) => called(plain(command)));
    expect(new Set(shown)).toEqual(new Set(leaves));
  });

  it('uses only commands and options that exist', () => {
    for (const line of commandLines(readme).filter((each) => each.startsWith('npx '))) {
      const { name, options } = called(line.replace(/^npx /, ''));
      if (options.includes('--help')) continue;
      const leaf = leaves.find((each) => each.name === name);
      expect(leaf, line).toBeDefined();
      expect(leaf?.options, line).toEqual(expect.arrayContaining(options));
    }
  });

  it('uses only scripts that exist', async () => {
    const { scripts } = JSON.parse(await read('package.json')) as { scripts: object };
    const known = ['npm ci', 'npm start', 'npm test'];
    for (const line of commandLines(readme).filter((each) => /^npm /.test(each))) {
      const [, script] = /^npm run (\w+)$/.exec(line) ?? [];
      if (script === undefined) expect(known).toContain(line);
      else expect(Object.keys(scripts)).toContain(script);
    }
    expect(scripts).toMatchObject({ start: expect.anything(), test: expect.anything() });
  });
});

describe('the calls of the README', () => {
  const rows = tables(section(readme, '## Endpoints'))[0] ?? [];
  const shownAnswers = answersShown(readme);
  let folder: string;
  let service: Service;
  let operations: Operation[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'menologion-docs-'));
    vi.setSystemTime(dateOfToday(shownAnswers));
    const config = toConfig({
      PORT: '0',
      DATA_DIR: folder,
      FIXTURES: join(repository, 'fixtures'),
    });
    service = await startService(config, createLog('silent'));
    operations = operationsOf(apiOf({ catalogue: {} as never, now: Date.now }), () => service.url);
  }, 60_000);
  afterAll(async () => {
    vi.useRealTimers();
    await service?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Runs a `curl` line as written, but for the address and the key of this service. */
  async function call(line: string): Promise<{ status: number; answer: unknown }> {
    const { url, headers } = parseCurl(line);
    const { host } = new URL(service.url);
    const address = new URL(url);
    expect(address.origin, line).toBe('http://127.0.0.1:3000');
    address.host = host;
    const key = `Bearer ${service.developmentKey}`;
    if ('Authorization' in headers) headers.Authorization = key;
    const response = await fetch(address, { headers });
    return { status: response.status, answer: await response.json() };
  }

  it('lists every endpoint with its parameters', () => {
    const shown = rows.map(([path = '', parameters = '']) => [plain(path), code(parameters)]);
    expect(shown).toEqual(
      operations.map(({ path, parameters: { properties } }) => [
        path,
        expect.arrayContaining(
          Object.keys(properties).filter((name) => !path.includes(`{${name}}`)),
        ),
      ]),
    );
    for (const [index, [, parameters = '']] of rows.entries()) {
      const properties = operations[index]?.parameters.properties ?? {};
      for (const name of code(parameters)) expect(properties).toHaveProperty(name);
      const bounds = /`limit` (\d+)–(\d+) \((\d+)\)/.exec(parameters)?.slice(1).map(Number);
      const {
        minimum,
        maximum,
        default: usual,
      } = (properties.limit ?? {}) as Record<string, unknown>;
      if ('limit' in properties) expect(bounds).toEqual([minimum, maximum, usual]);
    }
  });

  it.each(
    rows.map(([path = '', , line = '', answer = '']) => ({
      path: plain(path),
      line: plain(line),
      answer,
    })),
  )('gets from $path what it says', async ({ path, line, answer }) => {
    const template = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`);
    expect(new URL(parseCurl(line).url).pathname).toMatch(template);
    const got = await call(line);
    expect(got.status).toBe(200);
    const keys = keysOf(got.answer);
    for (const name of code(answer)) expect(keys, name).toContain(name);
  });

  it.each(shownAnswers)('answers $line as shown', async ({ line, shown }) => {
    const { status, answer } = await call(line);
    const wanted = (shown as { status?: number }).status ?? 200;
    expect(status).toBe(wanted);
    expect(differences(shown, answer)).toEqual([]);
  });

  it('runs every curl that it shows', async () => {
    const lines = commandLines(readme).filter((line) => line.startsWith('curl '));
    expect(lines.length).toBeGreaterThan(rows.length);
    for (const line of lines) expect((await call(line)).status, line).toBeLessThan(500);
  });

  it('names health paths that answer without a key', async () => {
    const paths = code(readme).filter((span) => span.startsWith('/health/'));
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect((await fetch(service.url + path)).status, path).toBe(200);
  });
});

interface ShownAnswer {
  readonly line: string;
  readonly shown: unknown;
}

/** Each `json` block of the README is the answer to the `curl` before it. */
function answersShown(text: string): ShownAnswer[] {
  let line = '';
  const shown: ShownAnswer[] = [];
  for (const block of blocks(text)) {
    if (block.language === 'sh') line = block.text.trim().split('\n').at(-1) ?? '';
    if (block.language === 'json') shown.push({ line, shown: JSON.parse(block.text) });
  }
  return shown;
}

/** Noon of the day that the first answer shows as today. */
function dateOfToday(answers: readonly ShownAnswer[]): string {
  const { date } = (answers[0]?.shown ?? {}) as { date?: string };
  return `${date}T12:00:00Z`;
}

/** The variables that the README sets before it uses them. */
const variables = new Map(
  [...readme.matchAll(/^([A-Z]+)='?(.*?)'?$/gm)].map(([, name = '', value = '']) => [name, value]),
);

function parseCurl(line: string) {
  const words = [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, bare]) =>
      single ?? (double ?? bare ?? '').replace(/\$(\w+)/g, (_, name) => variables.get(name) ?? ''),
  );
  const headers: Record<string, string> = {};
  const urls: string[] = [];
  expect(words.shift(), line).toBe('curl');
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '-H') {
      const [name = '', value = ''] = (words.shift() ?? '').split(': ');
      headers[name] = value;
    } else urls.push(word);
  }
  const [url = ''] = urls;
  expect(urls, line).toEqual([expect.stringMatching(/^http/)]);
  return { url, headers };
}

/** Every property name in an answer, at any depth. */
function keysOf(value: unknown): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set();
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return new Set([...own, ...Object.values(value).flatMap((part) => [...keysOf(part)])]);
}

/** Where a shown value is not the real one; `…` stands for anything left out at the end. */
function differences(shown: unknown, real: unknown, at = 'answer'): string[] {
  if (typeof shown === 'string' && shown.endsWith('…')) {
    const begins = typeof real === 'string' && real.startsWith(shown.slice(0, -1));
    return begins ? [] : [`${at} is ${JSON.stringify(real)}`];
  }
  if (typeof shown !== 'object' || shown === null || typeof real !== 'object' || real === null) {
    return shown === real ? [] : [`${at} is ${JSON.stringify(real)}`];
  }
  const isOpen = Array.isArray(shown) ? shown.at(-1) === '…' : '…' in shown;
  const entries = Object.entries(shown).filter(
    ([key, value]) => key !== '…' && !(Array.isArray(shown) && value === '…'),
  );
  const names = isOpen ? [] : Object.keys(real).filter((name) => !Object.hasOwn(shown, name));
  return [
    ...names.map((name) => `${at}.${name} is not shown`),
    ...entries.flatMap(([key, value]) =>
      differences(value, (real as Record<string, unknown>)[key], `${at}.${key}`),
    ),
  ];
}

describe('what the documents refer to', async () => {
  const listed = async (folder: string) =>
    (await readdir(join(repository, folder), { recursive: true }).catch(() => [])).map(
      (name) => `${folder}/${name}`,
    );
  const folders = [
    'src',
    'indexer',
    'client',
    'test',
    'bench',
    'docs',
    'fixtures',
    'mappings',
    '.ci',
  ];
  const paths = [
    ...(await readdir(repository)),
    ...(await Promise.all(folders.map(listed))).flat(),
  ];
  const exists = (path: string) => {
    const shape = path.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '[^/]*');
    return paths.some((each) => new RegExp(`^${shape}$`).test(each));
  };
  const isPath = (span: string) =>
    /^[\w.*-]+(?:\/[\w.*-]+)*\/?$/.test(span) &&
    (folders.includes(span.split('/')[0] ?? '') || /\.(?:ts|json|ya?ml|md|mjs|txt)$/.test(span));

  it.each(Object.entries(documents))('%s names only paths that exist', (_, text) => {
    const spans = code(text.replace(/^```.*?^```$/gms, '')).filter(isPath);
    const missing = spans.filter(
      (span) => !exists(span) && !(exists(`src/${span}`) || exists(`test/${span}`)),
    );
    expect(missing).toEqual([]);
  });

  it.each(Object.entries(documents))('%s links only to what exists', async (_, text) => {
    for (const [, target = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
      const [path = '', anchor] = target.split('#');
      if (/^https?:/.test(path)) continue;
      const linked = path === '' ? text : await read(path);
      const anchors = linked.match(/^#+ .*$/gm)?.map((heading) =>
        heading
          .replace(/^#+ /, '')
          .toLowerCase()
          .replaceAll(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
      );
      if (anchor !== undefined) expect(anchors, target).toContain(anchor);
    }
  });

  it('the glossary names types that carry its terms', async () => {
    const sources = await Promise.all(
      paths.filter((path) => /^(?:src|indexer)\/.*\.ts$/.test(path)).map(read),
    );
    const [rows = []] = tables(section(architecture, '## Glossary'));
    expect(rows.length).toBeGreaterThan(20);
    for (const [term = '', , carriers = ''] of rows) {
      expect(code(carriers), term).not.toEqual([]);
      for (const carrier of code(carriers)) {
        const [type = '', member] = carrier.split('.');
        const declaration = new RegExp(
          `export (?:interface|type|const|class|function|async function) ${type}\\b`,
        );
        const carrying = sources.filter((text) => declaration.test(text));
        expect(carrying, `${term}: ${carrier}`).not.toEqual([]);
        if (member !== undefined) {
          const has = carrying.some((text) => new RegExp(`\\b${member}\\b`).test(text));
          expect(has, `${term}: ${carrier}`).toBe(true);
        }
      }
    }
  });

  it('the table of the parts has a row for every folder', async () => {
    const [rows = []] = tables(section(architecture, '## The parts'));
    const folders = (await readdir(join(repository, 'src'), { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `src/${name}/`);
    expect(rows.map(([part = '']) => plain(part)).sort()).toEqual(
      [...folders, 'client/', 'indexer/'].sort(),
    );
  });

  const walkthroughs = section(architecture, '## Walkthroughs')
    .split(/^### /m)
    .slice(1)
    .map((text) => ({ title: text.split('\n')[0], files: code(text).filter(isSourceFile) }));

  it.each(walkthroughs)('each file on the way of $title is imported there', async ({ files }) => {
    const imported = new Map<string, string[]>();
    for (const file of files) imported.set(file, await importsOf(file));
    const [, ...further] = files;
    const astray = further.filter((file, index) => {
      const before = files.slice(0, index + 1);
      const isImported = before.some((each) => imported.get(each)?.includes(file));
      // An adapter is not imported by its caller: it imports the port that was named before.
      const isAdapter = imported.get(file)?.some((each) => before.includes(each));
      return !isImported && !isAdapter;
    });
    expect(files.length).toBeGreaterThan(5);
    expect(astray).toEqual([]);
  });
});

const isSourceFile = (span: string) => /^(?:src|indexer)\/.*\.tsx?$/.test(span);

/** The files of ours that a file imports, statically or on use. */
async function importsOf(file: string): Promise<string[]> {
  const text = await read(file);
  return [...text.matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, specifier = '']) =>
    join(file, '..', specifier).replace(/\.js$/, '.ts'),
  );
}
