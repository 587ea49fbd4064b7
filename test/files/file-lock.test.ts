import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LockedError, lockFile } from '../../src/files/file-lock.js';

describe('the lock of a file', () => {
  let folder: string;
  let path: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'file-lock-'));
    path = join(folder, 'keys.json');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const take = (waitMs = 0, staleMs = 5_000) => lockFile(path, { staleMs, waitMs });
  const outdate = async () => {
    const longAgo = new Date(Date.now() - 60_000);
    for (const name of await readdir(folder)) await utimes(join(folder, name), longAgo, longAgo);
  };

  it('is one holder’s until it is released', async () => {
    const lock = await take();
    expect(await lock.isHeld()).toBe(true);
    await expect(take(100)).rejects.toThrow(LockedError);
    await lock.release();
    await (await take()).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('has one holder at a time among many who come at once', async () => {
    let holders = 0;
    let most = 0;
    const turn = async () => {
      const lock = await take(10_000);
      holders += 1;
      most = Math.max(most, holders);
      await delay(2);
      holders -= 1;
      await lock.release();
    };
    await Promise.all(Array.from({ length: 12 }, turn));
    expect(most).toBe(1);
  });

  it('has one holder at a time among many who take over a stale one', async () => {
    for (let round = 0; round < 10; round += 1) {
      await writeFile(`${path}.lock-gone`, '');
      await outdate();
      const takers = await Promise.allSettled(Array.from({ length: 8 }, () => take()));
      const held = takers.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      expect(held.length).toBeLessThanOrEqual(1);
      for (const lock of held) await lock.release();
      await (await take()).release();
      expect(await readdir(folder)).toEqual([]);
    }
  });

  it('is lost by a holder that slept, and survives its waking', async () => {
    const slept = await take();
    await outdate();
    const lock = await take();
    expect(await slept.isHeld()).toBe(false);
    await slept.release();
    expect(await lock.isHeld()).toBe(true);
    await lock.release();
  });

  it('is kept for as long as it is held', async () => {
    const lock = await take(0, 400);
    await delay(900);
    expect(await lock.isHeld()).toBe(true);
    await expect(take(0, 400)).rejects.toThrow(LockedError);
    await lock.release();
  });
});
