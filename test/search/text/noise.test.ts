import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../src/search/text/fold.js';
import { isNoise } from '../../../src/search/text/noise.js';

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');

describe('noise', () => {
  it('is what the analyzer of prose leaves out', () => {
    const { filter } = JSON.parse(read('mappings/analysis.json'));
    const written = wordsOf(read('src/search/text/noise.ts')).filter(isNoise);
    const expected = new Set(written.filter((word) => word.length > 1));
    expect([...filter.noise.stopwords].sort()).toEqual([...expected].sort());
    expect(filter.several_letters.min).toBe(2);
  });
});
