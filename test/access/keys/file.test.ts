import { writeFileSync } from 'node:fs';
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createKeyFile } from '../../../src/access/keys/file.js';
import { KeyFileError, printKeys } from '../../../src/access/keys/file-format.js';
import { lockFile } from '../../../src/files/file-lock.js';
import { describeKeys, contractTiers as tiers } from '../../contracts/keys.js';
import { createClock } from '../../support/clock.js';
import { keyFileEach, newDirectory, removeDirectory, start } from './key-file.js';

describeKeys('the key file', async () => {
  const directory = await newDirectory();
  const clock = createClock(start);
  const onError = (error: Error) => {
    throw error;
  };
  const keys = createKeyFile({ directory, now: clock.now, tiers, onError });
  return {
    lookup: keys,
    store: keys,
    clock,
    settle: async () => clock.advance(1_000),
    close: () => removeDirectory(directory),
  };
});

describe('the key file', () => {
  const { place, open, issue, hold } = keyFileEach();

  describe('on disk', () => {
    it('is readable only by its owner', async () => {
      const { directory, path } = place();
      await issue();
      expect((await stat(directory)).mode & 0o777).toBe(0o700);
      expect((await stat(path)).mode & 0o777).toBe(0o600);
    });

    it('tightens a file that others could read', async () => {
      const { path } = place();
      await hold(printKeys([]));
      expect((await stat(path)).mode & 0o777).not.toBe(0o600);
      await issue();
      expect((await stat(path)).mode & 0o777).toBe(0o600);
    });

    it('keeps the mode of an existing directory', async () => {
      const { directory } = place();
      await mkdir(directory, { mode: 0o755, recursive: true });
      await issue();
      expect((await stat(directory)).mode & 0o777).toBe(0o755);
    });

    it('leaves nothing else behind', async () => {
      const { directory, path } = place();
      await issue();
      await writeFile(`${path}.123456`, 'half of a fi');
      await writeFile(join(directory, 'usage.json'), '{}');
      await issue();
      expect((await readdir(directory)).sort()).toEqual(['keys.json', 'usage.json']);
    });

    it('is not created by reading', async () => {
      const { directory } = place();
      const keys = open();
      await keys.load();
      expect(await keys.find('0'.repeat(64))).toBeUndefined();
      expect(await keys.list()).toEqual([]);
      await expect(stat(directory)).rejects.toThrow('ENOENT');
    });
  });

  describe('with several writers', () => {
    it('waits for a lock that is held', async () => {
      const { path } = place();
      await hold(printKeys([]));
      const lock = await lockFile(path, { staleMs: 5_000, waitMs: 0 });
      const issued = issue();
      expect(await Promise.race([issued, later(200)])).toBe('later');
      await lock.release();
      const record = await issued;
      expect(await open().list()).toEqual([record]);
    });

    it('gives up waiting for a lock in the end', async () => {
      const { path } = place();
      await hold(printKeys([]));
      const lock = await lockFile(path, { staleMs: 5_000, waitMs: 0 });
      await expect(issue(open({ lockWaitMs: 200 }))).rejects.toThrow(
        new KeyFileError(`${path}: cannot be locked for writing (ELOCKED)`),
      );
      await lock.release();
      expect(await issue()).toBeDefined();
    });

    it('takes over the lock of a process that is gone', async () => {
      const { directory, path } = place();
      await mkdir(directory, { recursive: true });
      const longAgo = new Date(Date.now() - 60_000);
      await writeFile(`${path}.lock-gone`, '');
      await utimes(`${path}.lock-gone`, longAgo, longAgo);
      expect(await issue()).toBeDefined();
      expect(await readdir(directory)).toEqual(['keys.json']);
    });

    it('never undoes what another wrote meanwhile', async () => {
      const { directory, path } = place();
      const first = await issue();
      const late = open({
        now: () => {
          writeFileSync(path, printKeys([{ ...first, revokedAt: start }]));
          return Date.parse(start);
        },
      });
      await expect(issue(late)).rejects.toThrow('another process has changed it');
      expect(await open().list()).toEqual([{ ...first, revokedAt: start }]);
      expect(await readdir(directory)).toEqual(['keys.json']);
    });

    it('loses no key of several stores at once', async () => {
      const stores = Array.from({ length: 5 }, () => open());
      const issued = await Promise.all(stores.flatMap((keys) => [issue(keys), issue(keys)]));
      const ids = (await open().list()).map(({ id }) => id);
      expect(ids.sort()).toEqual(issued.map(({ id }) => id).sort());
    });
  });
});

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms, 'later'));
