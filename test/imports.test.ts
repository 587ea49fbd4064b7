import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plain, section, tables } from './support/markdown.js';

const repository = fileURLToPath(new URL('../', import.meta.url));
const options = await extractOptions(join(repository, '.dependency-cruiser.mjs'));
const rules = (options.ruleSet?.forbidden ?? []) as readonly {
  name: string;
  comment: string;
  scope?: 'module' | 'folder';
  from: { path?: string };
  to: { pathNot?: string | string[] };
}[];

async function cruised(baseDir: string): Promise<ICruiseResult> {
  const { output } = await cruise(['src', 'indexer', 'client/src'], { ...options, baseDir });
  if (typeof output === 'string') throw new TypeError('dependency-cruiser gave a report');
  return output;
}

const brokenBy = (result: ICruiseResult, rule: string): string[] =>
  result.summary.violations
    .filter((violation) => violation.rule.name === rule)
    .map(({ from, to, cycle }) =>
      [from, ...(cycle ? cycle.map(({ name }) => name) : [to])].join(' → '),
    );

describe('the dependency rule', () => {
  let result: ICruiseResult;
  beforeAll(async () => {
    result = await cruised(repository);
  }, 60_000);

  it.each(rules)('keeps $name', ({ name, comment }) => {
    expect(brokenBy(result, name), `${name}: ${comment}`).toEqual([]);
  });

  it.each(rules)('$name refers to files that exist', ({ from: { path = '' } }) => {
    const sources = result.modules.map(({ source }) => source);
    expect(sources.filter((source) => new RegExp(path).test(source))).not.toEqual([]);
  });
});

it('the table of ARCHITECTURE.md names what the rules let each part import', async () => {
  const text = await readFile(join(repository, 'ARCHITECTURE.md'), 'utf8');
  const [rows = []] = tables(section(text, '## The parts'));
  const allowedTo = (part: string): string => {
    const allowed = rules
      .filter(({ from: { path = '' } }) => path.startsWith(`^${part}`))
      .flatMap(({ to: { pathNot } }) => (Array.isArray(pathNot) ? pathNot : []));
    if (allowed.length === 0) return 'everything';
    const folders = allowed.flatMap((path) => /^\^src\/(\w+)/.exec(path)?.[1] ?? []);
    const others = new Set(folders.filter((folder) => part !== `src/${folder}/`));
    return [...others].sort().join(', ') || 'nothing';
  };
  for (const [cell = '', , imports] of rows) {
    const part = plain(cell);
    expect([part, imports?.replace(/;.*/, '')]).toEqual([part, allowedTo(part)]);
  }
});

/** For each rule a file and an import that it must not have. */
const trespasses: Readonly<Record<string, readonly [file: string, line: string]>> = {
  'no-cycles': ['src/calendar/wheel.ts', "import '../calendar/wheel-again.js';"],
  'no-folder-cycles': ['src/files/there.ts', "import '../fixtures/back.js';"],
  'no-strangers': ['src/commands/stranger.ts', "import 'vitest';"],
  'no-tests-in-product': ['src/commands/tested.ts', "import '../../test/some.js';"],
  'calendar-alone': ['src/calendar/clock.ts', "import 'node:fs';"],
  'port-alone': ['src/catalogue/day-saints.ts', "import 'lru-cache';"],
  'port-types-only': ['src/catalogue/catalogue.ts', "import '../calendar/day.js';"],
  'search-pure': ['src/search/plan.ts', "import 'node:crypto';"],
  'embedded-apart': [
    'src/embedded/search-index.ts',
    "import type {} from '../elasticsearch/query.js';",
  ],
  'elasticsearch-apart': ['src/elasticsearch/catalogue.ts', "import '../embedded/catalogue.js';"],
  'elasticsearch-pure-parts': ['src/elasticsearch/query.ts', "import '@elastic/elasticsearch';"],
  'keys-alone': ['src/access/keys/file.ts', "import type {} from '../limits/limiter.js';"],
  'limits-alone': ['src/access/limits/tiers.ts', "import '../keys/keys.js';"],
  'scripture-alone': ['src/scripture/bible.ts', "import '../catalogue/catalogue.js';"],
  'files-alone': ['src/files/replace-file.ts', "import '../access/limits/tiers.js';"],
  'fixtures-apart': ['src/fixtures/read.ts', "import '../search/vocabulary.js';"],
  'access-on-frame': ['src/access/gate.ts', "import '../api/parse.js';"],
  'api-on-ports': ['src/api/parse.ts', "import '@koa/router';"],
  'operations-without-requests': ['src/api/operations/x.ts', "import '../../http/app.js';"],
  'mcp-alone': ['src/mcp/tools.ts', "import '../site/page.js';"],
  'feeds-alone': ['src/feeds/days.ts', "import '../site/page.js';"],
  'ical-in-feeds': ['src/access/limits/address.ts', "import 'ical-generator';"],
  'mcp-when-asked': ['src/wire-up.ts', "import './mcp/server.js';"],
  'admin-alone': ['src/admin/mounts.ts', "import '../api/parse.js';"],
  'http-alone': ['src/http/app.ts', "import '../api/parse.js';"],
  'site-alone': ['src/site/page.tsx', "import 'ioredis';"],
  'preact-in-site': ['src/access/limits/windows.ts', "import 'preact';"],
  'config-alone': ['src/config/config.ts', "import '../calendar/day.js';"],
  'telemetry-alone': ['src/telemetry/metrics.ts', "import '../http/app.js';"],
  'indexer-apart': ['indexer/rebuild.ts', "import '../src/http/problem.js';"],
  'client-alone': ['client/src/problem-error.ts', "import '../../src/http/problem.js';"],
  'adapters-in-wire': ['src/commands/serve.ts', "import '../access/limits/memory.js';"],
  'nothing-on-top': ['src/telemetry/log.ts', "import '../wire/service.js';"],
  'redis-in-one-file': ['src/access/limits/memory.ts', "import 'ioredis';"],
  'elasticsearch-in-adapters': [
    'src/config/config.ts',
    "import type {} from '@elastic/elasticsearch';",
  ],
  'mcp-in-mcp': ['src/mcp/tool.ts', "import '@modelcontextprotocol/server';"],
  'koa-in-http': ['src/access/keys/keys.ts', "import '@koa/router';"],
};

/** What the trespasses import, and the other half of the cycle. */
const surroundings: Readonly<Record<string, string>> = {
  'src/mcp/server.ts': '',
  'src/fixtures/back.ts': "import '../files/elsewhere.js';",
  'src/files/elsewhere.ts': '',
  'src/calendar/wheel-again.ts': "import '../calendar/wheel.js';",
  'src/calendar/day.ts': '',
  'src/embedded/catalogue.ts': '',
  'src/http/problem.ts': '',
  'src/search/text/fold.ts': '',
  'src/access/limits/limiter.ts': '',
  'src/wire/service.ts': '',
  'test/some.ts': '',
};

describe('each rule bites', () => {
  let folder: string;
  let result: ICruiseResult;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'menologion-imports-'));
    const write = async (path: string, text: string) => {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    };
    for (const name of ['package.json', 'tsconfig.json']) {
      await write(name, await readFile(join(repository, name), 'utf8'));
    }
    for (const name of [
      'vitest',
      'lru-cache',
      'ioredis',
      '@elastic/elasticsearch',
      '@koa/router',
      'preact',
      '@modelcontextprotocol/server',
      'ical-generator',
    ]) {
      await write(`node_modules/${name}/package.json`, '{ "exports": "./index.js" }');
      await write(`node_modules/${name}/index.js`, '');
    }
    for (const [path, text] of Object.entries(surroundings)) await write(path, text);
    for (const [path, line] of Object.values(trespasses)) await write(path, line);
    result = await cruised(folder);
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(rules)('$name', ({ name, scope }) => {
    const [file] = trespasses[name] ?? ['no trespass is written for this rule'];
    const place = scope === 'folder' ? dirname(file) : file;
    expect(brokenBy(result, name)).toContainEqual(expect.stringContaining(place));
  });
});

describe('what imports do not show', () => {
  const sources = async (folder: string) => {
    const names = await readdir(join(repository, folder), { recursive: true });
    const paths = names.filter((name) => name.endsWith('.ts')).map((name) => join(folder, name));
    return Promise.all(
      paths.map(async (path) => ({ path, text: await readFile(join(repository, path), 'utf8') })),
    );
  };
  const holding = async (folder: string, pattern: RegExp) =>
    (await sources(folder)).filter(({ text }) => pattern.test(text)).map(({ path }) => path);

  it('only config.ts reads the environment', async () => {
    expect(await holding('src', /process\s*\.\s*env\b|\benv\b.*['"]node:process['"]/)).toEqual([
      'src/config/config.ts',
    ]);
    expect(await holding('indexer', /process\s*\.\s*env\b|node:process/)).toEqual([]);
  });

  it('the calendar uses no clock, no time zone and no randomness', async () => {
    const asking = /\bnew Date\b|\bDate\.\w|\bperformance\.|\bIntl\.|\bTemporal\.|\bMath\.random\b/;
    expect(await holding('src/calendar', asking)).toEqual([]);
  });
});
