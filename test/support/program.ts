import { type ChildProcessWithoutNullStreams as Child, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, inject, vi } from 'vitest';

export type Environment = Readonly<Record<string, string>>;

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Program {
  /** A folder of the test's own, removed with the program. */
  newFolder(): Promise<string>;
  /**
   * Runs a command with no setting but those given, in a process that has the modules loaded
   * already: a new one for each of a hundred commands would take a minute.
   */
  run(args: readonly string[], environment?: Environment): Promise<Outcome>;
  /** Runs a command in a process of its own; once it writes, nobody reads on for `pauseMs`. */
  spawn(args: readonly string[], environment?: Environment, pauseMs?: number): Promise<Outcome>;
  /** Runs a command, and interrupts it as Ctrl-C does once it has written `cue` to stderr. */
  interrupt(cue: string, args: readonly string[], environment?: Environment): Promise<Outcome>;
  /** Starts `serve` on a free port and waits until it listens. */
  serve(environment: Environment, ...args: string[]): Promise<Served>;
  remove(): Promise<void>;
}

export interface Served {
  readonly url: string;
  /** All that it has written so far. */
  written(): Outcome;
  get(path: string, key?: string): Promise<Response>;
  /** Ends it by SIGTERM. */
  stop(): Promise<Outcome>;
}

/** Takes commands as lines of JSON, one after the other, and answers each with its outcome. */
const warmProcess = (cli: string) => `
import { createInterface } from 'node:readline';
const answer = process.stdout.write.bind(process.stdout);
process.exit = (code) => { process.exitCode = code; };
let count = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const { args, environment } = JSON.parse(line);
  const outcome = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) {
    process[name].write = (text, done) => { outcome[name] += text; done?.(); return true; };
  }
  process.argv = [process.execPath, 'menologion', ...args];
  process.env = environment;
  process.exitCode = 0;
  await import(${JSON.stringify(cli)} + '?' + count++);
  answer(JSON.stringify({ ...outcome, code: process.exitCode }) + '\\n');
}
`;

export async function openProgram(): Promise<Program> {
  const root = await mkdtemp(join(tmpdir(), 'menologion-'));
  const cli = join(inject('program'), 'src/cli.js');
  await writeFile(join(root, 'warm.mjs'), warmProcess(cli));
  const running = new Set<Child>();

  const start = (script: string, args: readonly string[], environment: Environment): Child => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env: { PATH: process.env.PATH ?? '', ...environment },
      stdio: 'pipe',
    });
    running.add(child);
    child.once('close', () => running.delete(child));
    return child;
  };
  let warm: ReturnType<typeof keepWarm> | undefined;

  return {
    newFolder: () => mkdtemp(join(root, 'folder-')),
    run(args, environment = {}) {
      warm ??= keepWarm(start(join(root, 'warm.mjs'), [], {}));
      return warm(args, environment);
    },
    async spawn(args, environment = {}, pauseMs = 0) {
      const child = start(cli, args, environment);
      const closed = once(child, 'close');
      const written = collect(child);
      if (pauseMs > 0) {
        await Promise.race([once(child.stdout, 'data'), closed]);
        child.stdout.pause();
        await delay(pauseMs);
        child.stdout.resume();
      }
      const [code] = await closed;
      return { ...written(), code };
    },
    async interrupt(cue, args, environment = {}) {
      const child = start(cli, args, environment);
      const closed = once(child, 'close');
      const written = collect(child);
      const isCued = () => expect(written().stderr).toContain(cue);
      await vi.waitFor(isCued, { interval: 5, timeout: 60_000 });
      child.kill('SIGINT');
      const [code] = await closed;
      return { ...written(), code };
    },
    async serve(environment, ...args) {
      const child = start(cli, ['serve', ...args], { PORT: '0', ...environment });
      const written = collect(child);
      const closed = once(child, 'close');
      const url = await Promise.race([listening(written), closed.then(() => undefined)]);
      if (url === undefined) expect.fail(`serve has ended: ${written().stderr}`);
      return {
        url,
        written,
        get: (path, key) =>
          // A connection that is kept would keep the server from stopping for a second.
          fetch(`${url}${path}`, {
            headers: { Connection: 'close', ...(key ? { Authorization: `Bearer ${key}` } : {}) },
          }),
        async stop() {
          child.kill('SIGTERM');
          const [code] = await closed;
          return { ...written(), code };
        },
      };
    },
    async remove() {
      for (const child of running) child.kill('SIGKILL');
      await rm(root, { recursive: true, maxRetries: 3 });
    },
  };
}

/** Commands of one at a time, each answered before the next is told. */
function keepWarm(child: Child) {
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  child.stderr.pipe(process.stderr);
  let last: Promise<unknown> = Promise.resolve();
  return (args: readonly string[], environment: Environment): Promise<Outcome> => {
    const outcome = last.then(async () => {
      child.stdin.write(`${JSON.stringify({ args, environment })}\n`);
      const { value, done } = await lines.next();
      return done ? expect.fail('the warm process has ended') : JSON.parse(value);
    });
    last = outcome.catch(() => undefined);
    return outcome;
  };
}

/** The URL of the log line that tells it; `serve` must log at `info`. */
function listening(written: () => Outcome): Promise<string> {
  return vi.waitFor(
    () => {
      const [, url] = /"msg":"serving on (http:[^"]+)"/.exec(written().stderr) ?? [];
      return url ?? expect.fail(`serve does not listen: ${written().stderr}`);
    },
    { interval: 20, timeout: 60_000 },
  );
}

function collect(child: Child): () => Outcome {
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (chunk: string) => {
      texts[name] += chunk;
    });
  }
  return () => ({ code: child.exitCode, ...texts });
}
