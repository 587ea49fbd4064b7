import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { KeyFileError } from '../../../src/access/keys/file-format.js';
import { keyFileEach, start } from './key-file.js';

describe('the key file', () => {
  const { place, open, issue, hold } = keyFileEach();

  describe('while served', () => {
    it('is checked once a second for known keys', async () => {
      const { clock } = place();
      const keys = open();
      const { id, digest } = await issue(keys);
      await keys.load();
      await open().revoke(id);
      clock.advance(999);
      expect(await keys.find(digest)).toBeDefined();
      clock.advance(1);
      expect(await keys.find(digest)).toBeUndefined();
    });

    it('shows a new key at the next check', async () => {
      const keys = open();
      await keys.load();
      for (let time = 0; time < 3; time += 1) {
        const { digest } = await issue();
        expect(await keys.find(digest)).toBeDefined();
      }
    });

    it('is not checked for every unknown key', async () => {
      const { clock } = place();
      const keys = open();
      await keys.load();
      for (let time = 0; time < 20; time += 1) await keys.find(`${time}`);
      const { digest } = await issue();
      expect(await keys.find(digest)).toBeUndefined();
      clock.advance(1_000);
      expect(await keys.find(digest)).toBeDefined();
    });

    it('is checked even if the clock was set back', async () => {
      const { clock } = place();
      const keys = open();
      const { id, digest } = await issue(keys);
      await keys.load();
      await open().revoke(id);
      clock.advance(-86_400_000);
      expect(await keys.find(digest)).toBeUndefined();
    });

    it('shows many callers at once the same change', async () => {
      const { clock } = place();
      const keys = open();
      await keys.load();
      const { digest } = await issue();
      clock.advance(1_000);
      const found = await Promise.all(Array.from({ length: 100 }, () => keys.find(digest)));
      expect(found.filter((record) => record === undefined)).toEqual([]);
    });

    it('keeps the last good keys when it is damaged', async () => {
      const { path, clock, errors } = place();
      const keys = open();
      const first = await issue(keys);
      expect(await keys.find(first.digest)).toBeDefined();
      const good = await readFile(path, 'utf8');
      for (const damage of ['', good.slice(0, -9)]) {
        await writeFile(path, damage);
        for (let seconds = 0; seconds < 3; seconds += 1) {
          clock.advance(1_000);
          expect(await keys.find(first.digest)).toBeDefined();
        }
      }
      expect(errors).toEqual([`${path}: is not JSON; the file is damaged and was left as it is`]);
      await writeFile(path, good);
      const second = await issue();
      clock.advance(1_000);
      expect(await keys.find(second.digest)).toBeDefined();
      await writeFile(path, '');
      clock.advance(1_000);
      expect(await keys.find(second.digest)).toBeDefined();
      expect(errors).toHaveLength(2);
    });

    it('keeps the last good keys when it cannot be read', async () => {
      const { path, clock, errors } = place();
      const keys = open();
      const { digest } = await issue(keys);
      expect(await keys.find(digest)).toBeDefined();
      await rm(path);
      await mkdir(path);
      clock.advance(1_000);
      expect(await keys.find(digest)).toBeDefined();
      expect(errors).toEqual([`${path}: cannot be read (EISDIR)`]);
    });

    it('ends every key when it is removed', async () => {
      const { path, clock, errors } = place();
      const keys = open();
      const { digest } = await issue(keys);
      expect(await keys.find(digest)).toBeDefined();
      await rm(path);
      clock.advance(1_000);
      expect(await keys.find(digest)).toBeUndefined();
      expect(errors).toEqual([`${path}: is gone or empty; no key is live now`]);
    });

    it('reports a key of an unknown tier once', async () => {
      const { path, clock, errors } = place();
      const keys = open();
      const known = await issue(keys);
      expect(await keys.find(known.digest)).toBeDefined();
      const stranger = await issue(open({ tiers: ['gold'] }), 'gold');
      await keys.revoke(known.id);
      for (let seconds = 0; seconds < 3; seconds += 1) {
        clock.advance(1_000);
        expect(await keys.find(stranger.digest)).toBeDefined();
        expect(await keys.find(known.digest)).toBeUndefined();
      }
      const fault = 'the tier of these keys is not configured';
      expect(errors).toEqual([`${path}: ${fault}: ${stranger.id} of acme (gold)`]);
    });
  });

  describe('at the start', () => {
    it('is refused for a live key of an unknown tier', async () => {
      const { path } = place();
      const gold = open({ tiers: ['gold'] });
      const { id } = await issue(gold, 'gold');
      await expect(open().load()).rejects.toThrow(
        `${path}: the tier of these keys is not configured: ${id} of acme (gold)`,
      );
      expect(await open().list()).toHaveLength(1);
      await open().revoke(id);
      await open().load();
    });

    const good = {
      id: 'k_0123456789AB',
      tenant: 'acme',
      quota: 'k_0123456789AB',
      tier: 'free',
      digest: 'a'.repeat(64),
      createdAt: start,
      expiresAt: null,
      revokedAt: null,
    };
    const file = (...keys: unknown[]) => JSON.stringify({ version: 1, keys });

    it.each([
      ['no byte', '', 'is not JSON'],
      ['half a file', file(good).slice(0, 80), 'is not JSON'],
      ['another file', '[]', 'is not a key file of version 1'],
      ['another version', '{"version":2,"keys":[]}', 'is not a key file of version 1'],
      ['a key that is no object', file(good, null), 'keys[1] is not an object'],
      ['a wrong id', file({ ...good, id: 'acme' }), 'keys[0].id is missing or wrong'],
      ['a wrong tenant', file({ ...good, tenant: '' }), 'keys[0].tenant is missing or wrong'],
      ['a wrong digest', file({ ...good, digest: 'A' }), 'keys[0].digest is missing or wrong'],
      ['a wrong time', file({ ...good, expiresAt: 0 }), 'keys[0].expiresAt is missing or wrong'],
      [
        'no date',
        file({ ...good, revokedAt: '2026-02-30T00:00:00.000Z' }),
        'keys[0].revokedAt is missing or wrong',
      ],
      [
        'a missing time',
        file({ ...good, revokedAt: undefined }),
        'keys[0].revokedAt is missing or wrong',
      ],
      ['a strange field', file({ ...good, owner: 1 }), 'keys[0] has an unknown field'],
      ['one key twice', file(good, good), 'has two keys with the same id'],
      [
        'one digest twice',
        file(good, { ...good, id: 'k_0123456789AC' }),
        'has two keys with the same digest',
      ],
    ])('is refused and left alone with %s', async (_, text, fault) => {
      const { directory, path } = place();
      await hold(text);
      const keys = open();
      const message = `${path}: ${fault}; the file is damaged and was left as it is`;
      for (const attempt of [
        () => keys.load(),
        () => keys.find(good.digest),
        () => keys.find(good.digest),
        () => keys.list(),
        () => keys.issue({ tenant: 'acme', tier: 'free' }),
        () => keys.rotate(good.id, 0),
        () => keys.revoke(good.id),
      ]) {
        await expect(attempt()).rejects.toThrow(new KeyFileError(message));
      }
      expect(await readFile(path, 'utf8')).toBe(text);
      expect(await readdir(directory)).toEqual(['keys.json']);
    });
  });
});
