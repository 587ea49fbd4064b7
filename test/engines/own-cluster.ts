/**
 * A cluster of a test file's own, to be paused and killed at will. ENGINES_UP names the command
 * that starts a set of engines and prints `export ELASTICSEARCH_URL=…`; `down` lies beside it.
 */
import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from '@elastic/elasticsearch';
import { describe, it } from 'vitest';

const run = promisify(execFile);
const command = process.env.ENGINES_UP;

/** A node that others have yet to join does not hold up its own start; short lives need no optimising. */
const quickly = ['--set', 'discovery.initial_state_timeout=1s'];
const env = { ...process.env, ES_JAVA_OPTS: '-XX:TieredStopAtLevel=1' };

export interface OwnCluster {
  readonly url: string;
  /** The process of each node, by its name. */
  readonly processes: ReadonlyMap<string, number>;
  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void;
  /** Starts the nodes that are gone and waits until all have met. */
  start(): Promise<void>;
  /** Ends it for good, with its data. */
  stop(): Promise<void>;
}

export function describeWithOwnCluster(name: string, body: () => void): void {
  if (command) {
    describe(name, body);
  } else if (process.env.REQUIRE_ENGINES === '1') {
    describe(name, () => {
      it('has its engine', () => {
        throw new Error('ENGINES_UP is not set, and REQUIRE_ENGINES=1');
      });
    });
  } else {
    describe.skip(`${name} [skipped: ENGINES_UP is not set]`, body);
  }
}

export async function startOwnCluster(name: string, options: string[]): Promise<OwnCluster> {
  const up = command ?? '';
  const processes = new Map<string, number>();
  let url = '';
  const start = async () => {
    const { stdout } = await run(up, ['--name', name, ...quickly, ...options], { env });
    url = /ELASTICSEARCH_URL='([^']+)'/.exec(stdout)?.[1] ?? '';
    const client = new Client({ nodes: url.split(',') });
    const { nodes } = await client.nodes.info({ metric: 'process' });
    for (const node of Object.values(nodes)) processes.set(node.name, node.process?.id ?? 0);
    await client.close();
  };
  const signal = (text: NodeJS.Signals) => {
    for (const [name, id] of processes) {
      try {
        process.kill(id, text);
      } catch {
        processes.delete(name);
      }
    }
  };
  await start();
  return {
    get url() {
      return url;
    },
    processes,
    signal,
    start: async () => {
      // What was killed may still hold its port for a moment.
      await delay(500);
      await start();
    },
    stop: async () => {
      // A node that ends by itself may still write while its data is being removed.
      signal('SIGKILL');
      await run(join(dirname(up), 'down'), [name]);
    },
  };
}
