import { describe, expect, it } from 'vitest';
import { renownOf } from '../../src/catalogue/renown.js';
import { keptOn, saint } from '../support/records/builders.js';

const kept = (rank: 1 | 8, local = false) => [
  { ...keptOn('01-01', { title: 'A day', rank }), local },
];
const life = (length: number) => 'x'.repeat(length);

describe('renown', () => {
  const plain = { slug: 'one', alternateNames: [], patronage: [], biography: life(900) };
  const renown = (fields: object) => renownOf(saint({ ...plain, ...fields }));

  it('grows with names, patronages, days, the life and the rank', () => {
    const least = renown({});
    expect(renown({ alternateNames: ['Two', 'Three'] })).toBeGreaterThan(least);
    expect(renown({ patronage: ['bakers'] })).toBeGreaterThan(least);
    expect(renown({ commemorations: [...kept(1), ...kept(1)] })).toBeGreaterThan(
      renown({ commemorations: kept(1) }),
    );
    expect(renown({ biography: life(2000) })).toBeGreaterThan(least);
    expect(renown({ commemorations: kept(8) })).toBeGreaterThan(
      renown({ commemorations: kept(1) }),
    );
  });

  it('counts a local rank for half', () => {
    expect(renown({ commemorations: kept(8, true) })).toBe(
      renown({ commemorations: kept(8) }) - 20,
    );
  });

  it('stays within what a cursor can hold', () => {
    const names = Array.from({ length: 10_000 }, (_, index) => `Name ${index}`);
    expect(renown({ alternateNames: names, biography: life(1_000_000) })).toBe(127);
    expect(renown({ commemorations: kept(1, true) })).toBeGreaterThanOrEqual(1);
  });
});
