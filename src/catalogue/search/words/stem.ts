/** English stems, which the forms of a word share. */
import { stemmer } from 'stemmer';
import { remembering } from './remember.js';

/**
 * Plurals that Porter's rules cannot undo, with their singulars. `mappings/analysis.json` has the
 * same for Elasticsearch, and a test keeps the two equal.
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

/** The irregular plurals that have this stem. */
export const pluralsOf = (stem: string): string[] =>
  [...irregularPlurals.keys()].filter((plural) => stemOf(plural) === stem);

/**
 * The Porter stem of a folded word, taken from its singular; memoized, since stemming runs a dozen
 * regular expressions.
 */
export const stemOf = remembering((word) => stemmer(irregularPlurals.get(word) ?? word));
