import { describe, expect, it } from 'vitest';
import {
  CommonHymnsFixture,
  CountryFixture,
  FixedFeastsFixture,
  SaintFixture,
} from '../../indexer/schemas.js';
import { parseYamlFile } from '../../indexer/yaml-file.js';
import { nicholas, turkey } from './fixture-folder.js';

type Schema = Parameters<typeof parseYamlFile>[0];

function mistakesOf(text: string, schema: Schema = CountryFixture): string[] {
  const mistakes: string[] = [];
  const parsed = parseYamlFile(schema, 'a.yaml', text, ({ file, line, message }) =>
    mistakes.push(`${file}:${line}: ${message}`),
  );
  expect(parsed === undefined).toBe(mistakes.length > 0);
  return mistakes;
}

const lines = (...texts: string[]) => `${texts.join('\n')}\n`;
const summary = turkey.split('\n')[2] ?? '';
const sound = ['name: Turkey', 'isoCode: TR', summary] as const;

describe('a YAML file', () => {
  it('is its value when it has no mistake', () => {
    const parsed = parseYamlFile(CountryFixture, 'a.yaml', turkey, () => expect.fail());
    expect(parsed?.value).toEqual({ name: 'Turkey', isoCode: 'TR', summary: summary.slice(9) });
  });

  it.each([
    ['nothing', '', 1, 'expected a document, but the input is empty'],
    ['comments alone', '# a\n\n# b\n', 1, 'expected a document, but the input is empty'],
    ['a field twice', lines(...sound, 'isoCode: GE'), 4, 'duplicated mapping key'],
    ['an open quote', lines('name: "Turkey', 'isoCode: TR'), 2, 'deficient indentation'],
    ['a tab', lines('name: Turkey', '\tisoCode: TR'), 2, 'tab characters must not be used'],
    ['a stray indent', lines('name: Turkey', '  isoCode: TR'), 2, 'bad indentation'],
    ['an alias of nothing', lines('name: Turkey', 'isoCode: *x'), 2, 'unidentified alias "x"'],
    ['a second document', lines(...sound, '---', 'a: 1'), 1, 'expected a single document'],
    ['a tag', lines('name: !!js/function x'), 1, 'unknown scalar tag'],
  ])('with %s names the line of the syntax', (_, text, line, message) => {
    expect(mistakesOf(text)).toEqual([expect.stringContaining(`a.yaml:${line}: ${message}`)]);
  });

  it.each([
    ['a list', '- Turkey\n', ['1: the file must be object']],
    ['a text', 'Turkey\n', ['1: the file must be object']],
    ['a number for a text', lines(...sound.with(0, 'name: 3')), ['1: name must be string']],
    [
      'a truth for a text',
      lines(...sound, 'adjectives: [true]'),
      ['4: adjectives[1] must be string'],
    ],
    ['no text at all', lines('# c', ...sound.with(0, 'name:')), ['2: name must be string']],
    ['spaces for a text', lines(...sound.with(0, 'name: "  "')), ['1: name must match \\S']],
    ['a missing field', lines(...sound.slice(1)), ['1: name is missing']],
    [
      'missing fields below a comment',
      lines('# a comment', '', 'name: Turkey'),
      ['3: isoCode is missing', '3: summary is missing'],
    ],
    ['a field unknown', lines(...sound, 'capital: x'), ['4: capital is not a known field']],
    [
      'a field of every object',
      lines(...sound, 'constructor: x'),
      ['4: constructor is not a known field'],
    ],
    ['a wrong code', lines(...sound.with(1, 'isoCode: tr')), ['2: isoCode must match ^[A-Z]{2}$']],
    [
      'a text too short',
      lines(...sound.with(2, 'summary: |\n  Short.')),
      ['3: summary must NOT have fewer than 60 characters'],
    ],
    [
      'an item left out',
      lines(...sound, 'adjectives:', '  - Turkish', '  -', '  - Turk'),
      ['4: adjectives[2] must be string'],
    ],
    [
      'an item of the wrong type',
      lines(...sound, 'adjectives:', '  - Turkish', '  - 7'),
      ['6: adjectives[2] must be string'],
    ],
    [
      'a wrong item by an alias',
      lines(...sound, 'adjectives:', '  - Turkish', 'alternateNames:', '  - &a 1', '  - *a'),
      ['7: alternateNames[1] must be string', '8: alternateNames[2] must be string'],
    ],
    [
      'an item twice',
      lines(...sound, 'adjectives:', '  - Turkish', '  - Turk', '  - Turkish'),
      ['7: adjectives[3] is listed twice'],
    ],
    [
      'mistakes inside an object',
      lines(...sound, 'orthodoxPopulation:', '  estimate: 2.5', '  year: 1800', '  sorce: x'),
      [
        '4: orthodoxPopulation.source is missing',
        '5: orthodoxPopulation.estimate must be integer',
        '6: orthodoxPopulation.year must be >= 1900',
        '7: orthodoxPopulation.sorce is not a known field',
      ],
    ],
    [
      'mistakes in one line',
      lines('{ name: 1, isoCode: x, summary: short }'),
      [
        '1: isoCode must match ^[A-Z]{2}$',
        '1: name must be string',
        '1: summary must NOT have fewer than 60 characters',
      ],
    ],
    [
      'Windows line ends',
      'name: Turkey\r\nisoCode: tr\r\nsummary: x\r\n',
      ['2: isoCode must match ^[A-Z]{2}$', '3: summary must NOT have fewer than 60 characters'],
    ],
    [
      'a byte order mark',
      `\ufeff${lines('name: Turkey', 'isoCode: tr', summary)}`,
      ['2: isoCode must match ^[A-Z]{2}$'],
    ],
  ])('with %s names each mistake and line', (_, text, expected) => {
    expect(mistakesOf(text).sort()).toEqual(expected.map((mistake) => `a.yaml:${mistake}`));
  });

  it('counts the items of a list from one', () => {
    const text = lines(
      '- key: Wrong Key',
      '  title: x',
      '  rank: small',
      '- key: ok',
      '  date: 1-1',
    );
    expect(mistakesOf(text, FixedFeastsFixture)).toEqual([
      'a.yaml:1: [1].key must match ^[a-z0-9]+(-[a-z0-9]+)*$',
      'a.yaml:3: [1].rank must be one of great, feast',
      'a.yaml:4: [2].title is missing',
      'a.yaml:4: [2].rank is missing',
      'a.yaml:5: [2].date must match ^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
    ]);
  });

  it('checks the classes of common hymns', () => {
    const hymn = '{ mode: 9, text: "Entreat Christ our God that our souls be saved." }';
    const text = lines('Great Martyr:', '  troparion: 1', 'martyr:', `  troparion: ${hymn}`);
    expect(mistakesOf(text, CommonHymnsFixture)).toEqual([
      'a.yaml:1: Great Martyr is not a known field',
      'a.yaml:3: martyr.kontakion is missing',
      'a.yaml:4: martyr.troparion.mode must be <= 8',
    ]);
  });

  it.each([
    ['rank: 5', 'rank: 9', '12: commemorations[1].rank must be <= 8'],
    ['rank: 5', 'rank: five', '12: commemorations[1].rank must be integer'],
    ['date: 12-06', 'date: 13-06', '11: commemorations[1].date must match'],
    ['date: 12-06', 'date: 12-6', '11: commemorations[1].date must match'],
    ['date: 12-06', 'offset: 64', '11: commemorations[1].offset must be <= 63'],
    ['    date: 05-09', '    dat: 05-09', '14: commemorations[2].dat is not a known field'],
    ['hierarch, won', 'bishop, won', '4: categories[1] must be one of theotokos'],
    ['[hierarch, wonderworker]', '[]', '4: categories must NOT have fewer than 1 items'],
    ['  - Santa Claus', '  - Nikolaos', '7: alternateNames[2] is listed twice'],
    ['class: hierarch', 'clas: hierarch', '17: hymns.clas is not a known field'],
    ['name: Nicholas of Myra', 'nam: Nicholas', '1: name is missing'],
  ])('of a saint refuses %j as %j', (from, to, mistake) => {
    const mistakes = mistakesOf(nicholas.replace(from, to), SaintFixture);
    expect(mistakes).toContainEqual(expect.stringContaining(`a.yaml:${mistake}`));
  });
});
