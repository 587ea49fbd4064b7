import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { mannersOfDeath, persecutors, stations } from '../../src/catalogue/facets.js';
import { saintCategories, sexes } from '../../src/catalogue/records.js';
import { regionNames } from '../../src/catalogue/regions.js';
import { planQuery } from '../../src/search/plan/query-plan.js';
import { fold } from '../../src/search/text/fold.js';
import { isNoise } from '../../src/search/text/noise.js';
import { stemOf } from '../../src/search/text/stem.js';
import { loadVocabulary } from '../../src/wire/package-files.js';

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

const rulesOf = (name: string) =>
  readFileSync(path(`mappings/synonyms/${name}.txt`), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
const targetsOf = (name: string) => rulesOf(name).map((rule) => rule.split('=>')[1]?.trim() ?? '');

describe('the synonyms', () => {
  it('spell names as search folds them', () => {
    const names = [...rulesOf('given-names'), ...rulesOf('epithets')]
      .flatMap((rule) => rule.split(','))
      .map((name) => name.trim());
    expect(names.filter((name) => fold(name) !== name || name.includes(' '))).toEqual([]);
  });

  it('put a name in only one class', () => {
    const names = [...rulesOf('given-names'), ...rulesOf('epithets')].flatMap((rule) =>
      rule.split(/\s*,\s*/),
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('have each everyday word in one class, in a form in which queries have it', () => {
    const words = rulesOf('everyday').flatMap((rule) => rule.split(/\s*[,;]\s*/));
    expect(words.filter((word) => !/^[a-z]+$/.test(word) || isNoise(word))).toEqual([]);
    const stems = rulesOf('everyday').flatMap((rule) => [
      ...new Set(rule.split(/\s*[,;]\s*/).map(stemOf)),
    ]);
    expect(stems.filter((stem, index) => stems.indexOf(stem) !== index)).toEqual([]);
  });

  it('have sentences for topics that exist, each only once', () => {
    const topics = new Set(
      [...loadVocabulary().topics.values()].flat().map(({ target }) => target),
    );
    expect(targetsOf('needs').filter((target) => !topics.has(fold(target)))).toEqual([]);
    const sentences = rulesOf('needs').map((rule) => fold(rule.split('=>')[0] ?? ''));
    expect(sentences.filter((each, index) => sentences.indexOf(each) !== index)).toEqual([]);
  });

  it('stand for categories and values of filters that exist', () => {
    const facets = {
      sex: sexes,
      station: stations,
      diedBy: mannersOfDeath,
      sufferedUnder: persecutors,
      region: regionNames,
      century: Array.from({ length: 21 }, (_, index) => String(index + 1)),
    };
    const known = new Set<string>(saintCategories);
    for (const [name, values] of Object.entries(facets)) {
      for (const value of values) known.add(`${name}:${value}`);
    }
    expect(targetsOf('categories').filter((target) => !known.has(target))).toEqual([]);
  });
});

it('“before the schism” is any of eleven centuries, and “by Muslims” either of two powers', () => {
  const facetsIn = (text: string, asked: string) =>
    planQuery(text, loadVocabulary()).words.find(({ word }) => word === asked)?.facets;
  const [first, ...others] = facetsIn('saints of Italy before the schism', 'schism') ?? [];
  expect([first, others.length, others.at(-1)]).toEqual(['century:1', 10, 'century:11']);
  const muslims = ['sufferedUnder:arabs', 'sufferedUnder:ottomans'];
  expect(facetsIn('bishops killed by Muslims', 'muslims')).toEqual(muslims);
});

it('“the first three centuries” are any of the three', () => {
  const { words } = planQuery('women martyrs of the first three centuries', loadVocabulary());
  const facetsOf = (asked: string) => words.find(({ word }) => word === asked)?.facets;
  const centuries = ['century:1', 'century:2', 'century:3'];
  expect([facetsOf('first'), facetsOf('three')]).toEqual([centuries, centuries]);
});
