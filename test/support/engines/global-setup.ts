/**
 * Finds the engines once for a run: those of the environment, else containers, else none. Compiles
 * the program once, too.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { compiledProgram } from '../compiled.js';
import type { StartedEngine } from './containers.js';
import {
  asksFor,
  asksForProgram,
  type Engine,
  type EngineName,
  engineNames,
} from './engine-names.js';

interface Source {
  /** The variable that says where a running engine is. */
  readonly variable?: string;
  readonly isHere?: () => boolean;
  readonly start?: () => Promise<StartedEngine>;
}

async function startElasticsearch(isSecure: boolean): Promise<StartedEngine> {
  const { startElasticsearchContainer } = await import('./containers.js');
  return startElasticsearchContainer(isSecure);
}

async function startRedis(): Promise<StartedEngine> {
  const { startRedisContainer } = await import('./containers.js');
  return startRedisContainer();
}

const sources: Readonly<Record<EngineName, Source>> = {
  elasticsearch: { variable: 'ELASTICSEARCH_URL', start: () => startElasticsearch(false) },
  secureElasticsearch: {
    variable: 'SECURE_ELASTICSEARCH_URL',
    start: () => startElasticsearch(true),
  },
  redis: { variable: 'REDIS_URL', start: startRedis },
  ownRedis: { isHere: () => spawnSync('redis-server', ['--version']).status === 0 },
};

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const tests = await Promise.all(
    project.vitest.state.getPaths().map((path) => readFile(path, 'utf8')),
  );
  const asks = (call: string) => tests.some((text) => text.includes(call));
  const wanted = new Set(engineNames.filter((name) => asks(asksFor[name])));
  const folder = await mkdtemp(join(tmpdir(), 'menologion-program-'));
  project.provide('program', asksForProgram.some(asks) ? await compiledProgram(folder) : '');
  const started: StartedEngine[] = [];
  const found = await Promise.all(
    engineNames.map(async (name) => {
      const engine = wanted.has(name)
        ? await find(name, started)
        : { missing: 'no test asks for it' };
      if (wanted.has(name) && 'missing' in engine) console.log(`no ${name}: ${engine.missing}`);
      return [name, engine] as const;
    }),
  );
  project.provide('engines', Object.fromEntries(found) as Record<EngineName, Engine>);
  return async () => {
    await Promise.all(started.map((engine) => engine.stop()));
    await rm(folder, { recursive: true });
  };
}

async function find(name: EngineName, started: StartedEngine[]): Promise<Engine> {
  const { variable, isHere, start } = sources[name];
  const url = variable === undefined ? undefined : process.env[variable];
  if (url) return { url };
  if (isHere?.()) return { url: 'process:' };
  const none = variable === undefined ? 'no redis-server' : `${variable} is not set`;
  const { isDockerThere } = await import('./containers.js');
  if (!(await isDockerThere())) return { missing: `${none} and no Docker answers` };
  if (start === undefined) return { url: 'container:' };
  try {
    const engine = await start();
    started.push(engine);
    return { url: engine.url };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { missing: `${none} and its container does not start (${reason})` };
  }
}
