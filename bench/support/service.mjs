/** The service as users start it, with a key of its own whose requests are counted. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fixtures, root } from './settings.mjs';

const cli = join(root, 'dist/src/cli.js');
const mostTimeMs = 120_000;
const pollMs = 2;

/** Both windows are counted, as for a customer, and neither is ever used up. */
const tiers = { bench: { perMinute: 2_000_000_000, perMonth: 2_000_000_000, attribution: false } };

/** Settings and a key for a service; `environment` adds to the settings. */
export async function prepareService(environment = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'menologion-bench-'));
  const tiersFile = join(directory, 'tiers.json');
  writeFileSync(tiersFile, JSON.stringify(tiers));
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: directory,
    FIXTURES: fixtures,
    TIERS: tiersFile,
    LOG_LEVEL: 'warn',
    ...environment,
  };
  const issue = [cli, 'keys', 'issue', '--tenant', 'bench', '--tier', 'bench'];
  const key = execFileSync(process.execPath, issue, {
    env,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
  return {
    url: `http://127.0.0.1:${port}`,
    headers: { authorization: `Bearer ${key}` },
    env,
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

/** Starts it; resolves at the first 200 of `path`. */
export async function startService(prepared, { path = '/v1/calendar/today', nodeFlags = [] } = {}) {
  const { url, headers, env } = prepared;
  const startMs = performance.now();
  const child = spawn(process.execPath, [...nodeFlags, cli, 'serve'], {
    env,
    stdio: ['ignore', 'ignore', env.LOG_LEVEL === 'warn' ? 'inherit' : 'ignore'],
  });
  await firstAnswer(url + path, headers);
  const firstAnswerMs = performance.now() - startMs;
  return { url, headers, pid: child.pid, firstAnswerMs, stop: () => end(child) };
}

/** The bare server of `bare.mjs`, which answers each path with the body given for it. */
export async function startBare(bodies) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'bench/bare.mjs'), String(port)], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.end(JSON.stringify(bodies));
  const url = `http://127.0.0.1:${port}`;
  await firstAnswer(`${url}/v1/calendar/2026-01-01`, {});
  return { url, headers: {}, pid: child.pid, stop: () => end(child) };
}

/** The bare process of `forward.mjs`, in front of Elasticsearch. */
export async function startForward() {
  const child = spawn(process.execPath, [join(root, 'bench/forward.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { url: line.toString().trim(), stop: () => end(child) };
}

async function firstAnswer(url, headers) {
  const endMs = performance.now() + mostTimeMs;
  while (performance.now() < endMs) {
    const status = await fetch(url, { headers }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => undefined,
    );
    if (status === 200) return;
    await sleep(pollMs);
  }
  throw new Error(`no answer of ${url} within ${mostTimeMs} ms`);
}

function end(child) {
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
