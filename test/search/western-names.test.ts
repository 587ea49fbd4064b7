import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { westernNameIn, westernNamesOf } from '../../src/search/western-names.js';
import { loadVocabulary } from '../../src/wire/package-files.js';
import { vocabularyOf } from '../support/records/builders.js';
import { corpus } from '../support/records/corpus.js';

const vocabulary = loadVocabulary();
const all = [...vocabulary.westernNames.values()];

test('lines are read as names and whom they stand for', () => {
  const read = westernNamesOf([
    'molly, polly => mary | form | A pet form of Mary.',
    'erin => irene-the-great-martyr | sound | A name of Ireland.',
    'ryan => - | none | An Irish surname.',
  ]);
  expect([...read.keys()]).toEqual(['molly', 'polly', 'erin', 'ryan']);
  expect(read.get('polly')).toEqual({
    ...{ name: 'polly', basis: 'form', givenName: 'mary', saint: null, feast: null },
    reason: 'A pet form of Mary.',
  });
  expect(read.get('erin')).toMatchObject({ givenName: null, saint: 'irene-the-great-martyr' });
  expect(read.get('ryan')).toMatchObject({ basis: 'none', givenName: null, saint: null });
  for (const line of ['ryan => -', 'ryan => - | perhaps | Why.', 'ryan | none | Why.']) {
    expect(() => westernNamesOf([line]), line).toThrow(line);
  }
});

test.each([
  ['Jennifer', 'jennifer'],
  ['JENNIFER!', 'jennifer'],
  ['Which is the patron saint for Jennifer?', 'jennifer'],
  ["Ryan's name day", 'ryan'],
  ['Jennifer of Lawrence', undefined],
  ['saint', undefined],
  ['', undefined],
  ['Mary', undefined],
])('%j asks for %s', (text, name) => {
  expect(westernNameIn(text, vocabulary.westernNames)?.name).toBe(name);
});

describe('the table of western names', () => {
  it('has each name once', () => {
    const file = new URL('../../mappings/synonyms/western-names.txt', import.meta.url);
    const rows = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^[^#].* => /.test(line));
    const names = rows.flatMap((row) => row.split(' => ')[0]?.split(', ') ?? []);
    expect(names.length).toBeGreaterThan(150);
    expect(names).toHaveLength(all.length);
  });

  it('names a saint or a given name for each, but where there is none', () => {
    for (const { name, basis, saint, givenName, feast, reason } of all) {
      const found = [saint, givenName, feast].filter((each) => each !== null);
      expect([name, found.length]).toEqual([name, basis === 'none' ? 0 : 1]);
      expect([name, feast !== null]).toEqual([name, basis === 'feast']);
      expect(reason, name).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('has saints and given names that are in the fixtures', async () => {
    const catalogue = await corpus();
    const slugs = [...new Set(all.flatMap(({ saint }) => saint ?? []))];
    const found = await catalogue.saintsOf(slugs);
    expect(found.map(({ slug }) => slug).sort()).toEqual(slugs.sort());
    const keys = [...new Set(all.flatMap(({ feast }) => feast ?? []))];
    expect((await catalogue.feastsOf(keys)).map(({ key }) => key).sort()).toEqual(keys.sort());
    for (const name of new Set(all.flatMap(({ givenName }) => givenName ?? []))) {
      const { items } = await catalogue.saints({ limit: 1, name });
      expect(items, name).toHaveLength(1);
    }
  });

  it('has no name that a saint has, nor one in the list of given names', async () => {
    const catalogue = await corpus();
    const borne: string[] = [];
    const others = all.filter(({ basis }) => basis !== 'feast');
    for (const { name } of others) {
      const { items } = await catalogue.saints({ limit: 1, name });
      borne.push(...items.map(({ slug }) => `${name}: ${slug}`));
    }
    expect(borne).toEqual([]);
    expect(others.filter(({ name }) => vocabulary.givenNames.has(name))).toEqual([]);
  });
});

test('a vocabulary may be without it', () => {
  expect(vocabularyOf().westernNames.size).toBe(0);
});
