import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type FixtureRecord, readFixtures } from '../../indexer/read.js';
import {
  type FixtureFiles,
  nicholas,
  removeFixtures,
  soundFixtures,
  spyridon,
  turkey,
  writeFixtures,
} from './fixture-folder.js';

describe('reading fixtures', () => {
  let directory: string;
  afterEach(() => removeFixtures(directory));

  async function read(changes: FixtureFiles = {}, prepare?: () => Promise<unknown>) {
    directory = await writeFixtures(changes);
    await prepare?.();
    const mistakes: string[] = [];
    const records: FixtureRecord[] = [];
    for await (const record of readFixtures(directory, ({ file, line, message }) =>
      mistakes.push(`${file}:${line}: ${message}`),
    )) {
      records.push(record);
    }
    return { records, mistakes };
  }
  const mistakesOf = async (changes: FixtureFiles) => (await read(changes)).mistakes;
  const path = 'saints/12/nicholas-of-myra.yaml';
  const beside = 'saints/12/spyridon.yaml';
  const feasts = (file: string) => soundFixtures[`feasts/${file}.yaml`] ?? '';
  const lineOf = (text: string, part: string) => text.split(part)[0]?.split('\n').length;

  it('yields feasts, then saints, then countries', async () => {
    const { records, mistakes } = await read({ [beside]: spyridon });
    expect(mistakes).toEqual([]);
    const kinds = records.map(({ kind }) => kind);
    expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toEqual([
      'feast',
      'saint',
      'country',
    ]);
    expect(records.at(-1)).toEqual({
      kind: 'country',
      record: expect.objectContaining({ slug: 'turkey', saintCount: 2 }),
    });
  });

  it.each<[string, FixtureFiles, string[]]>([
    [
      'a file name that is no slug',
      { 'saints/12/Saint_Spyridon.yaml': spyridon },
      ["saints/12/Saint_Spyridon.yaml:1: the file's name must be a slug"],
    ],
    [
      'a slug over 100 characters',
      { [`countries/${'a'.repeat(101)}.yaml`]: turkey },
      [`countries/${'a'.repeat(101)}.yaml:1: the file's name must be a slug`],
    ],
    [
      'a slug in two months',
      { 'saints/05/nicholas-of-myra.yaml': spyridon.replace('12-06', '05-30') },
      [`${path}:1: the slug nicholas-of-myra is already that of saints/05/nicholas-of-myra.yaml`],
    ],
    [
      'a name borne twice',
      { [beside]: spyridon.replace('name: Spyridon of', 'name: NICHOLAS of') },
      [`${beside}:1: name NICHOLAS of Myra is already that of ${path}`],
    ],
    [
      'another name that repeats the name',
      { [path]: nicholas.replace('- Nikolaos', '- nicholas of myra') },
      [`${path}:6: alternateNames[1] repeats the name`],
    ],
    [
      'another name that is a later saint’s',
      { [path]: nicholas.replace('- Santa Claus', '- Spyridon of Myra'), [beside]: spyridon },
      [`${path}:7: alternateNames[2] Spyridon of Myra is the name of another saint`],
    ],
    [
      'another name that is an earlier saint’s',
      { [beside]: spyridon.replace('- Spyros', '- NICHOLAS OF MYRA') },
      [`${beside}:7: alternateNames[2] NICHOLAS OF MYRA is the name of another saint`],
    ],
    [
      'a folder that is not its month',
      { [path]: null, 'saints/11/nicholas-of-myra.yaml': nicholas },
      ['saints/11/nicholas-of-myra.yaml:10: the primary commemoration belongs in saints/12'],
    ],
    [
      'a movable saint in a month',
      { [path]: nicholas.replace('date: 12-06', 'offset: -43') },
      [`${path}:10: the primary commemoration belongs in saints/movable`],
    ],
    [
      'a fixed saint among the movable',
      { [path]: null, 'saints/movable/nicholas.yaml': nicholas },
      ['saints/movable/nicholas.yaml:10: the primary commemoration belongs in saints/12'],
    ],
    [
      'a country without a file',
      { [path]: nicholas.replace('country: turkey', 'country: lycia') },
      [`${path}:3: country lycia has no file in countries/`],
    ],
    [
      'a class without common hymns',
      { [path]: nicholas.replace('class: hierarch', 'class: constructor') },
      [`${path}:17: hymns.class constructor is not in hymns/common.yaml`],
    ],
    [
      'a class without the name in hymns',
      { [path]: nicholas.replace('  name: Nicholas\n', '') },
      [`${path}:16: hymns.class and hymns.name go together`],
    ],
    [
      'a name in hymns without the class',
      { [path]: nicholas.replace('  class: hierarch\n', '') },
      [`${path}:16: hymns.class and hymns.name go together`],
    ],
    [
      'days that no year has',
      { [path]: nicholas.replace('12-06', '02-30').replace('05-09', '04-31') },
      [`${path}:10: 02-30 is no day of the year`, `${path}:13: 04-31 is no day of the year`],
    ],
    [
      'a date beside an offset',
      { [path]: nicholas.replace('    date: 05-09', '    date: 05-09\n    offset: 3') },
      [`${path}:13: needs exactly one of date, gregorian with julian, or offset`],
    ],
    [
      'a date beside a civil date',
      { [path]: nicholas.replace('date: 05-09', 'date: 05-09\n    julian: 05-09') },
      [`${path}:13: needs exactly one of date, gregorian with julian, or offset`],
    ],
    [
      'a civil date without its Julian day',
      { [path]: nicholas.replace('date: 05-09', 'gregorian: 05-09') },
      [`${path}:13: needs exactly one of date, gregorian with julian, or offset`],
    ],
    [
      'a commemoration without a day',
      { [path]: nicholas.replace('    date: 05-09\n', '') },
      [`${path}:13: needs exactly one of date, gregorian with julian, or offset`],
    ],
    [
      'a country’s code borne twice',
      { 'countries/asia.yaml': turkey.replace('Turkey', 'Asia') },
      ['countries/turkey.yaml:2: Turkey (TR) repeats asia'],
    ],
    [
      'a country’s name borne twice',
      { 'countries/asia.yaml': turkey.replace('TR', 'AS') },
      ['countries/turkey.yaml:2: Turkey (TR) repeats asia'],
    ],
    [
      'stray files',
      {
        'saints/12/notes.txt': '',
        'saints/todo.yaml': '',
        'countries/deep/x.yaml': turkey,
        'feasts/extra.yaml': '',
        'hymns/special.yaml': '',
      },
      [
        'countries/deep:1: only .yaml files belong here',
        'feasts/extra.yaml:1: is not read; feasts/ holds fixed.yaml and movable.yaml alone',
        'hymns/special.yaml:1: is not read; hymns/ holds common.yaml alone',
        'saints/12/notes.txt:1: only .yaml files belong here',
        'saints/todo.yaml:1: only folders belong here',
      ],
    ],
    [
      'missing files and folders',
      Object.fromEntries(Object.keys(soundFixtures).map((file) => [file, null])),
      [
        'countries:1: the folder is missing',
        'feasts/fixed.yaml:1: cannot be read (ENOENT)',
        'feasts/movable.yaml:1: cannot be read (ENOENT)',
        'hymns/common.yaml:1: cannot be read (ENOENT)',
        'saints:1: the folder is missing',
      ],
    ],
  ])('reports %s', async (_, changes, expected) => {
    const mistakes = (await mistakesOf(changes)).sort();
    expect(mistakes).toEqual(expected.map((start) => expect.stringContaining(start)));
  });

  describe('of feasts', () => {
    const theophany = '- key: theophany\n  title: The theophany\n  rank: great\n  date: 01-06\n';

    it.each<[string, string, string[]]>([
      ['that is missing', '', ['1: the great feast theophany must be listed on 1-6']],
      [
        'on another day',
        theophany.replace('01-06', '01-07'),
        ['1: the great feast theophany must be listed on 1-6'],
      ],
      [
        'on another Julian day',
        theophany.replace('date: 01-06', 'gregorian: 01-06\n  julian: 01-05'),
        ['1: the great feast theophany must be listed on 1-6'],
      ],
      ['listed twice', theophany + theophany, ['21: theophany is listed twice']],
      [
        'with mixed days',
        theophany.replace('date: 01-06', 'gregorian: 01-06'),
        [
          '17: needs exactly one of date, gregorian with julian, or offset',
          '1: the great feast theophany must be listed on 1-6',
        ],
      ],
    ])('reports a great feast %s', async (_, entry, expected) => {
      expect(feasts('fixed')).toContain(theophany);
      const changed = feasts('fixed').replace(theophany, entry);
      const mistakes = await mistakesOf({ 'feasts/fixed.yaml': changed });
      expect(mistakes).toEqual(expected.map((rest) => `feasts/fixed.yaml:${rest}`));
    });

    it('reports movable feasts missing, strange and repeated', async () => {
      const pascha = '- key: pascha\n';
      const text = feasts('movable').replace(pascha, '- key: easter\n');
      const again = '- key: pentecost\n  title: Again\n  rank: feast\n';
      const end = text.split('\n').length;
      expect(await mistakesOf({ 'feasts/movable.yaml': text + again })).toEqual([
        `feasts/movable.yaml:${lineOf(text, 'easter')}: easter is no movable feast of the calendar`,
        `feasts/movable.yaml:${end}: pentecost is listed twice`,
        'feasts/movable.yaml:1: the movable feast pascha is missing',
      ]);
    });

    it('reports a key used for both kinds', async () => {
      const fixed = '- key: pascha\n  title: x\n  rank: feast\n  date: 04-20\n';
      const mistakes = await mistakesOf({ 'feasts/fixed.yaml': feasts('fixed') + fixed });
      const line = lineOf(feasts('movable'), 'key: pascha\n');
      expect(mistakes).toEqual([`feasts/movable.yaml:${line}: pascha is listed twice`]);
    });
  });

  it('reports every mistake of every file', async () => {
    const { mistakes, records } = await read({
      [path]: nicholas.replace('turkey', 'lycia').replace('class: hierarch', 'class: bishop'),
      [beside]: spyridon.replace('rank: 5', 'rank: 0').replace('rank: 4', 'rank: 10'),
      'countries/greece.yaml': 'name: Greece\n',
      'countries/greece-two.yaml': 'name: [',
    });
    expect(mistakes.map((mistake) => mistake.split(': ')[0])).toEqual([
      'countries/greece-two.yaml:1',
      'countries/greece.yaml:1',
      'countries/greece.yaml:1',
      `${path}:3`,
      `${path}:17`,
      `${beside}:12`,
      `${beside}:15`,
    ]);
    expect(records.filter(({ kind }) => kind === 'saint')).toEqual([]);
  });

  it('blames no saint for another file’s mistake', async () => {
    expect(
      await mistakesOf({
        'countries/turkey.yaml': turkey.replace('TR', 'tr'),
        'hymns/common.yaml': 'hierarch: 1\n',
      }),
    ).toEqual([
      'countries/turkey.yaml:2: isoCode must match ^[A-Z]{2}$',
      'hymns/common.yaml:1: hierarch must be object',
    ]);
  });

  it('does not take an empty folder for a saint', async () => {
    const { mistakes } = await read({}, () => mkdir(join(directory, 'saints/01')));
    expect(mistakes).toEqual([]);
  });
});
