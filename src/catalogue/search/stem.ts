/** English stems, by which forms of one word meet. */
import { stemmer } from 'stemmer';
import { remembering } from './remember.js';

/**
 * Plurals that no rule of endings undoes, with their singulars. `mappings/analysis.json` tells
 * Elasticsearch the same, and a test holds the two together.
 */
export const irregularPlurals: ReadonlyMap<string, string> = new Map(
  [
    'calves calf, children child, deer deer, elves elf, feet foot, geese goose, gentlemen gentleman',
    'halves half, hooves hoof, horsemen horseman, knives knife, leaves leaf, lice louse, lives life',
    'loaves loaf, men man, mice mouse, noblemen nobleman, oxen ox, seamen seaman, sheaves sheaf',
    'shelves shelf, fishermen fisherman, teeth tooth, thieves thief, wharves wharf, wives wife',
    'wolves wolf, women woman, workmen workman, midwives midwife, housewives housewife',
  ]
    .flatMap((line) => line.split(', '))
    .map((pair): [string, string] => {
      const [plural = '', singular = ''] = pair.split(' ');
      return [plural, singular];
    }),
);

/** The irregular plurals of the words of a stem. */
export const pluralsOf = (stem: string): string[] =>
  [...irregularPlurals.keys()].filter((plural) => stemOf(plural) === stem);

/**
 * What is left of a folded word by the algorithm of Porter, its singular first; remembered, since
 * that takes a dozen expressions.
 */
export const stemOf = remembering((word) => stemmer(irregularPlurals.get(word) ?? word));
