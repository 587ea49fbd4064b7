import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestOf, isWellFormed } from '../../src/access/keys/key-text.js';
import { openProgram, type Program } from '../support/program.js';

interface Listed {
  readonly id: string;
  readonly expiresAt: string | null;
}

describe('the keys commands', () => {
  let program: Program;
  let dataDir: string;
  const issued: string[] = [];
  beforeAll(async () => {
    program = await openProgram();
    dataDir = join(await program.newFolder(), 'data');
  }, 120_000);
  afterAll(() => program.remove());

  const keys = (...args: string[]) => program.run(['keys', ...args], { DATA_DIR: dataDir });
  const list = async (): Promise<Listed[]> => JSON.parse((await keys('list', '--json')).stdout);
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  /** The lines of the log that tell who changed which key. */
  const audited = (stderr: string) =>
    stderr
      .trimEnd()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
      .map(({ audit, keyId, tenant, by }) => [audit, keyId, tenant, typeof by]);
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
      expect(outcome).toMatchObject({ code: 0, stdout: expect.stringMatching(newKey) });
      const id = expect.stringMatching(/^k_/);
      expect(audited(outcome.stderr)).toEqual([['key-issued', id, 'Holy Trinity', 'string']]);
      expect(outcome.stderr).not.toContain(outcome.stdout.slice(4, 34));
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

  it('rotate a key with a grace period', async () => {
    const [old] = await list();
    const before = Date.now();
    const { code, stdout, stderr } = await keys('rotate', old?.id ?? '', '--grace', '90s');
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(newKey) });
    expect(audited(stderr).map(([change, id]) => [change, id === old?.id])).toEqual([
      ['key-rotated', true],
      ['key-issued', false],
    ]);
    issued.push(stdout.trim());
    const [rotated, , next] = await list();
    const graceMs = Date.parse(rotated?.expiresAt ?? '') - before;
    expect(graceMs).toBeGreaterThanOrEqual(90_000);
    expect(graceMs).toBeLessThan(100_000);
    expect(next).toMatchObject({ tenant: 'Holy Trinity', tier: 'pro', expiresAt: null });
  });

  it('end a key without a grace period, or by revoking it', async () => {
    const [, second, third] = await list();
    const rotated = await keys('rotate', second?.id ?? '', '--grace', '0');
    issued.push(rotated.stdout.trim());
    expect(rotated.code).toBe(0);
    const outcome = await keys('revoke', third?.id ?? '');
    expect(outcome).toMatchObject({ code: 0, stdout: '' });
    expect(outcome.stderr).toContain(`${third?.id} of Holy Trinity is revoked\n`);
    expect(audited(outcome.stderr)).toEqual([['key-revoked', third?.id, 'Holy Trinity', 'string']]);
    const [, ended, revoked] = await list();
    expect(Date.parse(ended?.expiresAt ?? '')).toBeLessThanOrEqual(Date.now());
    expect(revoked).toMatchObject({ expiresAt: null, revokedAt: time });
  });

  it('refuse ended and unknown keys with exit code 1', async () => {
    const [, ended] = await list();
    const [key = ''] = issued;
    const outcomes = await Promise.all([
      keys('rotate', ended?.id ?? ''),
      keys('rotate', 'k_000000000000'),
      keys('revoke', key),
    ]);
    expect(outcomes).toEqual([
      { code: 1, stdout: '', stderr: 'this key has expired or been revoked; issue a new one\n' },
      { code: 1, stdout: '', stderr: 'no key has this id\n' },
      { code: 1, stdout: '', stderr: 'no key has this id\n' },
    ]);
  });

  it('show what live keys have used of the month', async () => {
    const [first] = await list();
    const folder = join(await program.newFolder(), 'data');
    const run = (...args: string[]) => program.run(['keys', ...args], { DATA_DIR: folder });
    for (const tier of ['free', 'internal']) await run('issue', '--tenant', 'acme', '--tier', tier);
    const [free, internal] = JSON.parse((await run('list', '--json')).stdout) as Listed[];
    const month = new Date().toISOString().slice(0, 7);
    const counts = { [free?.id ?? '']: 7 };
    await writeFile(join(folder, 'usage.json'), JSON.stringify({ version: 1, month, counts }));
    const resets = expect.stringMatching(/^\d{4}-\d\d-01$/);
    const rows = [
      {
        ...{ id: free?.id, tenant: 'acme', tier: 'free' },
        // The server alone has the count of the minute.
        ...{ minute: { used: null, limit: 60 }, month: { used: 7, limit: 1000 }, resets },
      },
      {
        ...{ id: internal?.id, tenant: 'acme', tier: 'internal' },
        ...{ minute: { used: null, limit: null }, month: { used: null, limit: null }, resets },
      },
    ];
    expect(JSON.parse((await run('usage', '--json')).stdout)).toEqual(rows);
    expect(JSON.parse((await run('usage', free?.id ?? '', '--json')).stdout)).toEqual([rows[0]]);
    expect((await run('usage')).stdout).toMatch(
      /^ID +TENANT +TIER +MINUTE +LIMIT +MONTH +LIMIT +RESETS\n/,
    );
    expect(await run('usage', first?.id ?? '')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'no key has this id\n',
    });
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

  it.each([
    ['15m', 900_000],
    ['2h', 7_200_000],
    ['7d', 604_800_000],
  ])('let the old key live on for %s', async (grace, graceMs) => {
    const environment = { DATA_DIR: await program.newFolder() };
    const run = (...args: string[]) => program.run(['keys', ...args], environment);
    const first = async (): Promise<Listed | undefined> =>
      JSON.parse((await run('list', '--json')).stdout)[0];
    await run('issue', '--tenant', 'acme', '--tier', 'pro');
    const before = Date.now();
    await run('rotate', (await first())?.id ?? '', '--grace', grace);
    const lifeMs = Date.parse((await first())?.expiresAt ?? '') - before;
    expect(Math.abs(lifeMs - graceMs)).toBeLessThan(10_000);
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

  it('exit with 1 if the file cannot be read', async () => {
    const { code, stderr } = await program.run(['keys', 'list'], { DATA_DIR: '/dev/null' });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'menologion: /dev/null/keys.json: cannot be read (ENOTDIR)\n',
    });
  });
});
