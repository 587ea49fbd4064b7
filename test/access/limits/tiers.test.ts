import { describe, expect, it } from 'vitest';
import { builtInTiers, parseTiers } from '../../../src/access/limits/tiers.js';

const free = { perMinute: 60, perMonth: 1_000, attribution: true };
const limitRule = 'must be an integer from 1 to 2147483646, or null for unlimited';

const read = (json: unknown) => parseTiers(JSON.stringify(json));

describe('the tiers', () => {
  it('are those of the contract when built in', () => {
    expect(Object.fromEntries(builtInTiers)).toEqual({
      free: { perMinute: 60, perMonth: 1_000, attribution: true },
      starter: { perMinute: 300, perMonth: 50_000, attribution: false },
      pro: { perMinute: 1_200, perMonth: 1_000_000, attribution: false },
      internal: { perMinute: null, perMonth: null, attribution: false },
    });
  });

  it('are read back as they are printed', () => {
    const text = JSON.stringify(Object.fromEntries(builtInTiers));
    expect(parseTiers(text)).toEqual(builtInTiers);
  });

  it('replace the built-in ones', () => {
    expect(read({ 'parish-2': { ...free, perMonth: null } })).toEqual(
      new Map([['parish-2', { perMinute: 60, perMonth: null, attribution: true }]]),
    );
  });
});

describe('a file of tiers', () => {
  it.each([
    ['a list', [], ['must be an object of tiers']],
    ['null', null, ['must be an object of tiers']],
    ['no tier', {}, ['must define at least one tier']],
    ['a tier that is no object', { free: 60 }, ['free must be an object']],
    ['a limit of zero', { free: { ...free, perMinute: 0 } }, [`free.perMinute ${limitRule}`]],
    ['a fraction', { free: { ...free, perMonth: 1.5 } }, [`free.perMonth ${limitRule}`]],
    ['a limit as text', { free: { ...free, perMonth: '9' } }, [`free.perMonth ${limitRule}`]],
    [
      'the number that tells unlimited',
      { free: { ...free, perMonth: 2_147_483_647 } },
      [`free.perMonth ${limitRule}`],
    ],
    [
      'an attribution of one',
      { free: { ...free, attribution: 1 } },
      ['free.attribution must be true or false'],
    ],
    [
      'a missing limit',
      { free: { perMinute: 60, attribution: true } },
      [`free.perMonth is missing; it ${limitRule}`],
    ],
    [
      'an unknown field',
      { free: { ...free, perDay: 9 } },
      ['free.perDay is not a field of a tier'],
    ],
    [
      'a name that no header can carry',
      { 'frée\n': free },
      ['"frée\\n" must be 1 to 32 of a-z, 0-9 and -, beginning with a letter'],
    ],
    [
      'several mistakes',
      { free: { ...free, perMinute: -1 }, pro: { ...free, attribution: null } },
      [`free.perMinute ${limitRule}`, 'pro.attribution must be true or false'],
    ],
  ])('is refused for %s', (_, json, faults) => {
    expect(() => read(json)).toThrow(new RangeError(faults.join('\n')));
  });

  it('is refused when it is not JSON', () => {
    expect(() => parseTiers('{ free')).toThrow(/^is not JSON: ./);
  });
});
