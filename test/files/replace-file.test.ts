import {
  chmod,
  chown,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeTemporaryFiles, replaceFile } from '../../src/files/replace-file.js';

describe('replacing a file', () => {
  let folder: string;
  let path: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'replace-file-'));
    path = join(folder, 'keys.json');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('makes it readable only by the owner, whoever could read the old one', async () => {
    await writeFile(path, 'old');
    await chmod(path, 0o644);
    await replaceFile(path, 'new');
    expect(await readFile(path, 'utf8')).toBe('new');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it.runIf(process.getuid?.() === 0)('leaves it to its owner when root writes', async () => {
    await writeFile(path, 'old');
    await chown(path, 1234, 1234);
    await replaceFile(path, 'new');
    expect(await stat(path)).toMatchObject({ uid: 1234, gid: 1234 });
  });

  it('writes all of the new one while the old one is still in place', async () => {
    await writeFile(path, 'old');
    const text = 'new'.repeat(100_000);
    await replaceFile(path, text, async () => {
      expect(await readFile(path, 'utf8')).toBe('old');
      const [beside = ''] = (await readdir(folder)).filter((name) => name !== 'keys.json');
      expect(await readFile(join(folder, beside), 'utf8')).toBe(text);
    });
    expect(await readFile(path, 'utf8')).toBe(text);
  });

  it('leaves the old one, and nothing else, if it fails halfway', async () => {
    await writeFile(path, 'old');
    const failing = replaceFile(path, 'new', async () => {
      throw new Error('the lock is lost');
    });
    await expect(failing).rejects.toThrow('the lock is lost');
    expect(await readFile(path, 'utf8')).toBe('old');
    expect(await readdir(folder)).toEqual(['keys.json']);
  });

  it('follows a link', async () => {
    await writeFile(join(folder, 'real.json'), 'old');
    await symlink('real.json', path);
    await replaceFile(path, 'new');
    expect(await readFile(join(folder, 'real.json'), 'utf8')).toBe('new');
  });

  it('clears away what killed processes left, and nothing else', async () => {
    for (const name of ['keys.json', 'keys.json.123', 'keys.json.bak', 'usage.json.123']) {
      await writeFile(join(folder, name), '');
    }
    await removeTemporaryFiles(path);
    expect((await readdir(folder)).sort()).toEqual([
      'keys.json',
      'keys.json.bak',
      'usage.json.123',
    ]);
  });
});
