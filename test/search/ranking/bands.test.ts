import { describe, expect, it } from 'vitest';
import type { Band } from '../../../src/search/ranking/band.js';
import { searchBands, suggestionBands } from '../../../src/search/ranking/bands.js';

/** The most that renown adds to a score. */
const maxRenown = 127;
const baseOf = ({ score, lead = 0 }: Band) => score - lead;

describe.each([
  ['a search', searchBands],
  ['suggestions', suggestionBands],
])('the bands of %s', (_, bands) => {
  it('are in the order of their scores', () => {
    const bases = bands.map(baseOf);
    expect(bases).toEqual(bases.toSorted((one, other) => other - one));
  });

  it('have all their rows together, which say alike what a hit matched', () => {
    for (const [at, row] of bands.entries()) {
      const first = bands.findIndex(({ band }) => band === row.band);
      const between = bands.slice(first, at + 1);
      expect(between.every(({ band }) => band === row.band)).toBe(true);
      expect(row.matched).toBe(bands[first]?.matched);
    }
  });

  it('are too far apart for a head start and renown to lift a hit into a better one', () => {
    const bases = [...new Set(bands.map(baseOf))];
    for (const { score } of bands) {
      const above = bases.findLast((base) => base > score) ?? Number.POSITIVE_INFINITY;
      expect(score + maxRenown).toBeLessThan(above);
    }
  });
});
