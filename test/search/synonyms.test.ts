import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { saintCategories } from '../../src/catalogue/records.js';
import { fold } from '../../src/search/text/fold.js';

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

  it('stand for categories that exist', () => {
    const known: readonly string[] = saintCategories;
    expect(targetsOf('categories').filter((target) => !known.includes(target))).toEqual([]);
  });
});
