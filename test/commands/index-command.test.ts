import { spawnSync } from 'node:child_process';
import { mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { openProgram, type Program } from '../support/program.js';
import {
  fixturesForTest,
  nicholas,
  removeFixtures,
  soundFixtures,
  turkey,
  writeFixtures,
} from '../support/records/fixture-folder.js';

describe('index validate', () => {
  let program: Program;
  let sound: string;
  let broken: string;
  beforeAll(async () => {
    [program, sound, broken] = await Promise.all([
      openProgram(),
      writeFixtures(),
      writeFixtures({
        'countries/turkey.yaml': turkey.replace('TR', 'tr'),
        'saints/12/nicholas-of-myra.yaml': 'name: [\n',
        'hymns/common.yaml': null,
      }),
    ]);
  }, 120_000);
  afterAll(() => Promise.all([program.remove(), removeFixtures(sound), removeFixtures(broken)]));

  it('counts the records if there is no mistake', async () => {
    const feasts = Object.entries(soundFixtures).flatMap(([path, text]) =>
      path.startsWith('feasts/') ? (text?.match(/^- /gm) ?? []) : [],
    );
    expect(await program.run(['index', 'validate', '--fixtures', sound])).toEqual({
      code: 0,
      stdout: `1 saints, ${feasts.length} feasts and 1 countries, no mistakes\n`,
      stderr: '',
    });
  });

  it('reads the fixtures beside it, or else those of the package', async () => {
    const cli = join(inject('program'), 'src/cli.js');
    const validate = (cwd: string) =>
      spawnSync(process.execPath, [cli, 'index', 'validate'], { cwd, encoding: 'utf8' }).stdout;
    const parent = await mkdtemp(join(tmpdir(), 'menologion-fixtures-'));
    onTestFinished(() => rm(parent, { recursive: true }));
    expect(validate(parent)).toMatch(/^3,?\d{3} saints, .* no mistakes\n$/);
    await symlink(sound, join(parent, 'fixtures'));
    expect(validate(parent)).toMatch(/^1 saints, /);
  });

  it.each([
    ['given', () => ['--fixtures', broken], () => ({ FIXTURES: sound })],
    ['set', () => [], () => ({ FIXTURES: broken })],
  ])('prints every mistake of the folder %s', async (_, args, environment) => {
    const { code, stdout, stderr } = await program.run(
      ['index', 'validate', ...args()],
      environment(),
    );
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'mistakes in the fixtures: 3\n' });
    expect(stdout.split('\n')).toEqual([
      `${broken}/countries/turkey.yaml:2: isoCode tr: write the two capital letters of ISO 3166-1, for example GE`,
      `${broken}/hymns/common.yaml:1: the file is missing`,
      expect.stringMatching(`^${broken}/saints/12/nicholas-of-myra\\.yaml:\\d: .+`),
      '',
    ]);
  });

  it('loses no mistake to a slow reader', { timeout: 60_000 }, async () => {
    const unknown = Array.from({ length: 600 }, (_, index) => `${'field'.repeat(20)}${index}: x\n`);
    const long = await fixturesForTest({ 'countries/turkey.yaml': turkey + unknown.join('') });
    const args = ['index', 'validate', '--fixtures', long];
    const { code, stdout } = await program.spawn(args, {}, 2_000);
    expect(stdout.length).toBeGreaterThan(100_000);
    expect({ code, lines: stdout.trimEnd().split('\n').length }).toEqual({ code: 1, lines: 600 });
  });

  it('reports breaches of the guide, and what it ignores', async () => {
    const folder = await fixturesForTest({
      'saints/12/.DS_Store': 'x',
      'saints/12/nicholas-of-myra.yaml': nicholas.replace('born', '**born**'),
    });
    const { code, stdout, stderr } = await program.run(['index', 'validate', '--fixtures', folder]);
    expect(stdout).toBe(
      `${folder}/saints/12/nicholas-of-myra.yaml:19: **born** is Markdown: texts are plain\n`,
    );
    expect(stderr).toContain(`${folder}/saints/12/.DS_Store is ignored: nothing reads it\n`);
    expect(code).toBe(1);
  });

  it('in git, names what the last commit had and a rebuild would refuse to lose', async () => {
    const folder = await fixturesForTest();
    const git = (...args: string[]) =>
      spawnSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args]);
    git('init');
    git('add', '.');
    git('commit', '-m', 'All');
    const file = join(folder, 'saints/12/nicholas-of-myra.yaml');
    const validate = () => program.run(['index', 'validate', '--fixtures', folder]);
    await rename(file, join(folder, 'saints/12/nicholas.yaml'));
    const { code, stderr } = await validate();
    expect(code).toBe(1);
    expect(stderr).toContain('  nicholas-of-myra: renamed to nicholas?');
    expect(stderr).toContain('write formerly: [nicholas-of-myra] in its file');
    await rename(join(folder, 'saints/12/nicholas.yaml'), file);
    await writeFile(file, nicholas.replace('gold fell', 'some gold fell'));
    expect(await validate()).toMatchObject({ code: 0 });
  });

  it('says what a folder without fixtures lacks', async () => {
    const folder = await program.newFolder();
    const { code, stdout } = await program.run(['index', 'validate'], { FIXTURES: folder });
    expect(code).toBe(1);
    expect(stdout).toContain(`${folder}/saints:1: the folder is missing\n`);
    expect(stdout).toContain(`${folder}/feasts/fixed:1: the folder is missing\n`);
  });
});

describe('index report', () => {
  let program: Program;
  let sound: string;
  beforeAll(async () => {
    [program, sound] = await Promise.all([openProgram(), writeFixtures()]);
  }, 120_000);
  afterAll(() => Promise.all([program.remove(), removeFixtures(sound)]));

  it('shows what is there and names what is missing', async () => {
    const { code, stdout } = await program.run(['index', 'report', '--fixtures', sound]);
    expect(code).toBe(0);
    for (const told of [
      '1: 2 days',
      'fewer than four, 366: 01-01 (0)',
      'by saints, 1: sailors 1',
      'by saints, 1: turkey 1',
      'saints                  0       2       0',
      'REFERENCES\nnone: 1, one: 0, more: 0',
    ]) {
      expect(stdout).toContain(told);
    }
  });

  it('is JSON for programs', async () => {
    const { stdout } = await program.run(['index', 'report', '--json'], { FIXTURES: sound });
    expect(JSON.parse(stdout)).toMatchObject({ saints: 1, countriesWithoutSaints: [] });
  });
});
