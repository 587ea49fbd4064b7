import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProgram, type Program } from '../support/program.js';
import { removeFixtures, writeFixtures } from '../support/records/fixture-folder.js';

describe('menologion new saint', () => {
  let program: Program;
  let folder: string;
  beforeAll(async () => {
    [program, folder] = await Promise.all([openProgram(), writeFixtures()]);
  }, 120_000);
  afterAll(() => Promise.all([program.remove(), removeFixtures(folder)]));
  const begin = (...args: string[]) => program.run(['new', 'saint', ...args, '--fixtures', folder]);

  it('writes a template into the folder of the month', async () => {
    const file = join(folder, 'saints/01/basil-of-ostrog.yaml');
    expect(await begin('basil-of-ostrog', '--day', '01-12')).toEqual({
      code: 0,
      stdout: `${file}\n`,
      stderr: '',
    });
    const text = await readFile(file, 'utf8');
    expect(text).toContain('$schema=../../schemas/saint.json\nname: Basil of Ostrog\n');
    expect(text).toContain('    date: 01-12\n');
  });

  it('is understood by the validator, but refused until it is filled in', async () => {
    const { code, stdout } = await program.run(['index', 'validate', '--fixtures', folder]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/basil-of-ostrog\.yaml:\d+: shortBio/);
    expect(stdout).not.toMatch(/cannot be read|is no YAML|unknown/);
  });

  it('has a place for a movable day', async () => {
    expect((await begin('martyrs-of-zografou', '--day', 'movable')).stdout).toBe(
      `${join(folder, 'saints/movable/martyrs-of-zografou.yaml')}\n`,
    );
  });

  it('overwrites nothing, whatever the month', async () => {
    const { code, stderr } = await begin('nicholas-of-myra', '--day', '05-09');
    expect(code).toBe(1);
    expect(stderr).toContain(`exists already: ${folder}/saints/12/nicholas-of-myra.yaml`);
  });

  it.each([
    [['Nicholas', '--day', '12-06'], 'lower-case letters'],
    [['../countries/x', '--day', '12-06'], 'lower-case letters'],
    [['nicholas', '--day', '02-30'], 'MM-DD'],
    [['nicholas'], '--day'],
  ])('refuses %j', async (args, told) => {
    const { code, stderr } = await begin(...args);
    expect(code).toBe(2);
    expect(stderr).toContain(told);
  });
});
