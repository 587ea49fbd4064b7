import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestOf, isWellFormed } from '../../src/keys/key-text.js';
import { compileProgram, type Program } from './program.js';

interface Listed {
  readonly id: string;
  readonly expiresAt: string | null;
}

describe('the keys commands', () => {
  let program: Program;
  let dataDir: string;
  const issued: string[] = [];
  beforeAll(async () => {
    program = await compileProgram();
    dataDir = join(await program.newFolder(), 'data');
  }, 30_000);
  afterAll(() => program.remove());

  const keys = (...args: string[]) => program.run(['keys', ...args], { DATA_DIR: dataDir });
  const list = async (): Promise<Listed[]> => JSON.parse((await keys('list', '--json')).stdout);
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const newKey = /^omk_[0-9A-Za-z]{40}\n$/;

  it('list nothing before the first key', async () => {
    expect(await keys('list', '--json')).toEqual({ code: 0, stdout: '[]\n', stderr: '' });
    expect((await keys('list')).stdout).toBe('ID  TENANT  TIER  CREATED  EXPIRES  REVOKED\n');
  });

  it('issue a key, alone on stdout', async () => {
    const args = ['keys', 'issue', '--tenant', 'Holy Trinity', '--tier', 'pro'];
    const outcomes = await Promise.all(
      [program.run, program.spawn].map((each) => each(args, { DATA_DIR: dataDir })),
    );
    for (const outcome of outcomes) {
      expect(outcome).toEqual({ code: 0, stdout: expect.stringMatching(newKey), stderr: '' });
      issued.push(outcome.stdout.trim());
    }
    expect(issued.filter(isWellFormed)).toHaveLength(2);
    expect(new Set(issued).size).toBe(2);
  });

  it('list exactly six fields of each', async () => {
    const record = {
      id: expect.stringMatching(/^k_[0-9A-Za-z]{12}$/),
      tenant: 'Holy Trinity',
      tier: 'pro',
      createdAt: time,
      expiresAt: null,
      revokedAt: null,
    };
    expect(await list()).toStrictEqual([record, record]);
  });

  it('rotate a key with a grace', async () => {
    const [old] = await list();
    const before = Date.now();
    const { code, stdout, stderr } = await keys('rotate', old?.id ?? '', '--grace', '90s');
    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout: expect.stringMatching(newKey),
      stderr: '',
    });
    issued.push(stdout.trim());
    const [rotated, , next] = await list();
    const graceMs = Date.parse(rotated?.expiresAt ?? '') - before;
    expect(graceMs).toBeGreaterThanOrEqual(90_000);
    expect(graceMs).toBeLessThan(100_000);
    expect(next).toMatchObject({ tenant: 'Holy Trinity', tier: 'pro', expiresAt: null });
  });

  it('end a key without grace, or by revoking', async () => {
    const [, second, third] = await list();
    const rotated = await keys('rotate', second?.id ?? '', '--grace', '0');
    issued.push(rotated.stdout.trim());
    expect(rotated.code).toBe(0);
    expect(await keys('revoke', third?.id ?? '')).toEqual({
      code: 0,
      stdout: '',
      stderr: `${third?.id} of Holy Trinity is revoked\n`,
    });
    const [, ended, revoked] = await list();
    expect(Date.parse(ended?.expiresAt ?? '')).toBeLessThanOrEqual(Date.now());
    expect(revoked).toMatchObject({ expiresAt: null, revokedAt: time });
  });

  it('refuse ended and unknown keys with 1', async () => {
    const [, ended] = await list();
    const [key = ''] = issued;
    const outcomes = await Promise.all([
      keys('rotate', ended?.id ?? ''),
      keys('rotate', 'k_000000000000'),
      keys('revoke', key),
    ]);
    expect(outcomes).toEqual([
      { code: 1, stdout: '', stderr: 'this key has ended; issue a new one\n' },
      { code: 1, stdout: '', stderr: 'no key has this id\n' },
      { code: 1, stdout: '', stderr: 'no key has this id\n' },
    ]);
  });

  it('print a table with a row for each', async () => {
    const { stdout } = await keys('list');
    const rows = stdout.trimEnd().split('\n');
    expect(rows[0]).toMatch(/^ID {2,}TENANT {2,}TIER {2,}CREATED {2,}EXPIRES {2,}REVOKED$/);
    expect(rows.slice(1).map((row) => row.split(/ {2,}/)[1])).toEqual(
      issued.map(() => 'Holy Trinity'),
    );
    expect(new Set(rows.map((row) => row.indexOf('TENANT'))).size).toBe(2);
  });

  it('keep no key in any file or list', async () => {
    const files = await readdir(dataDir, { recursive: true });
    const kept = await Promise.all(files.map((file) => readFile(join(dataDir, file), 'utf8')));
    const { stdout } = await keys('list');
    expect(files).toEqual(['keys.json']);
    for (const key of issued) {
      for (const text of [...kept, stdout, JSON.stringify(await list())]) {
        expect(text).not.toContain(key.slice(4, 34));
      }
      expect(kept[0]).toContain(digestOf(key));
    }
  });

  it('fail with 1 when the file cannot be read', async () => {
    const { code, stderr } = await program.run(['keys', 'list'], { DATA_DIR: '/dev/null' });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'menologion: /dev/null/keys.json: cannot be read (ENOTDIR)\n',
    });
  });
});
