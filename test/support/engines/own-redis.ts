/** A test file's own Redis, to be stopped and started at will. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export interface OwnRedis {
  readonly url: string;
  /** Stops it as SIGSTOP does: connections stay, nothing answers. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Ends it as SIGKILL does, with all that it held. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
}

const volatile = ['--save', '', '--appendonly', 'no'];

/** `means` is what `describeWithOwnRedis` hands out. */
export async function startOwnRedis(means: string, args: string[] = []): Promise<OwnRedis> {
  const port = await freePort();
  if (means === 'process:') return startProcess(port, [...volatile, ...args]);
  const { startPausableRedis } = await import('./containers.js');
  return startPausableRedis(port, [...volatile, ...args]);
}

async function startProcess(port: number, args: string[]): Promise<OwnRedis> {
  const cwd = await mkdtemp(join(tmpdir(), 'redis-'));
  let child: ChildProcess;
  const endChild = () => child.kill('SIGKILL');
  process.once('exit', endChild);

  async function start(): Promise<void> {
    const address = ['--port', String(port), '--bind', '127.0.0.1'];
    child = spawn('redis-server', [...address, ...args], { stdio: 'ignore', cwd });
    await isListening(port);
  }
  async function kill(): Promise<void> {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    async pause() {
      child.kill('SIGSTOP');
    },
    async resume() {
      child.kill('SIGCONT');
    },
    async stop() {
      process.off('exit', endChild);
      if (child.exitCode === null && child.signalCode === null) await kill();
      await rm(cwd, { recursive: true });
    },
  };
}

async function isListening(port: number): Promise<void> {
  for (let attempt = 1; attempt <= 200; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch {
      await delay(25);
    } finally {
      socket.destroy();
    }
  }
  throw new Error(`nothing listens on port ${port}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
