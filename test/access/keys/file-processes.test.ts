import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createKeyFile } from '../../../src/access/keys/file.js';

/** Prints each id once the file holds it. */
const issuer = (program: string) => `
import { createKeyFile } from ${JSON.stringify(`${program}/src/access/keys/file.js`)};
const [directory, count] = process.argv.slice(2);
const keys = createKeyFile({ directory, now: Date.now, tiers: ['free'], onError: console.error });
for (let number = 0; number < Number(count); number += 1) {
  const issued = await keys.issue({ tenant: 'tenant ' + process.pid, tier: 'free' });
  console.log(issued.record.id);
}
`;

describe('the key file of several processes', () => {
  let root: string;
  let directory: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'keys-processes-'));
    await writeFile(join(root, 'issuer.mjs'), issuer(inject('program')));
  });
  afterAll(() => rm(root, { recursive: true }));
  beforeEach(async () => {
    directory = await mkdtemp(join(root, 'data-'));
  });

  const open = () =>
    createKeyFile({ directory, now: Date.now, tiers: ['free'], onError: () => undefined });
  const storedIds = async () => (await open().list()).map((record) => record.id);
  const start = (count: number) => {
    const child = spawn(process.execPath, ['issuer.mjs', directory, String(count)], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return { child, ids: collect(child), closed: once(child, 'close') };
  };

  it('loses none of 50 keys from each of four', async () => {
    const issuers = Array.from({ length: 4 }, () => start(50));
    let isDone = false;
    const done = Promise.all(issuers.map(({ closed }) => closed)).finally(() => {
      isDone = true;
    });
    let most = 0;
    while (!isDone) {
      const count = (await storedIds()).length;
      expect(count).toBeGreaterThanOrEqual(most);
      most = count;
      await delay(2);
    }
    expect(await done).toEqual(issuers.map(() => [0, null]));
    const issued = issuers.flatMap(({ ids }) => ids);
    expect(issued).toHaveLength(200);
    expect((await storedIds()).sort()).toEqual(issued.sort());
  });

  it('survives kill -9 at any moment', async () => {
    const issued: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      const { child, ids, closed } = start(10_000);
      await expect.poll(() => ids.length, { interval: 1, timeout: 10_000 }).toBeGreaterThan(2);
      await delay(Math.random() * 15);
      child.kill('SIGKILL');
      await closed;
      issued.push(...ids);
      expect(await storedIds()).toEqual(expect.arrayContaining(issued));
      await outdateLock(directory);
    }
    expect(await open().issue({ tenant: 'after', tier: 'free' })).toHaveProperty('text');
    expect(await readdir(directory)).toEqual(['keys.json']);
  });
});

function collect(child: ChildProcess): string[] {
  const ids: string[] = [];
  let rest = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    ids.push(...lines);
  });
  return ids;
}

/** Spares the test the seconds after which the lock of a killed process counts as left behind. */
async function outdateLock(directory: string): Promise<void> {
  const longAgo = new Date(Date.now() - 60_000);
  for (const name of await readdir(directory)) {
    if (name.includes('.lock')) await utimes(join(directory, name), longAgo, longAgo);
  }
}
