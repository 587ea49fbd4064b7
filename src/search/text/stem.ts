/** English stems, which the forms of a word share. */
import { stemmer } from 'stemmer';
import { memoize } from './memoize.js';

/**
 * Plurals and past tenses that Porter's rules cannot undo, with their base forms. Forms that are
 * other words too (saw, bore, found, lay, tore) are left out. `mappings/analysis.json` has the
 * same for Elasticsearch, and a test keeps the two equal.
 */
export const irregularForms: ReadonlyMap<string, string> = new Map(
  [
    'calves calf, children child, deer deer, elves elf, feet foot, geese goose, gentlemen gentleman',
    'halves half, hooves hoof, horsemen horseman, knives knife, leaves leaf, lice louse, lives life',
    'loaves loaf, men man, mice mouse, noblemen nobleman, oxen ox, seamen seaman, sheaves sheaf',
    'shelves shelf, fishermen fisherman, teeth tooth, thieves thief, wharves wharf, wives wife',
    'wolves wolf, women woman, workmen workman, midwives midwife, housewives housewife',
    'ate eat, eaten eat, became become, began begin, begun begin, bled bleed, bought buy, broke break',
    'broken break, brought bring, built build, burnt burn, caught catch, chose choose, chosen choose',
    'drank drink, drove drive, driven drive, dug dig, dwelt dwell, fed feed, fell fall, fallen fall',
    'fled flee, flew fly, fought fight, forgave forgive, forgiven forgive, forsook forsake',
    'forsaken forsake, froze freeze, frozen freeze, gave give, given give, hid hide, hidden hide',
    'hung hang, kept keep, knelt kneel, laid lay, led lead, overcame overcome, overthrew overthrow',
    'ridden ride, rode ride, sang sing, sung sing, sank sink, sunk sink, slain slay, slept sleep',
    'slew slay, smote smite, sold sell, sought seek, spoke speak, spoken speak, stole steal',
    'stolen steal, stood stand, struck strike, swam swim, swore swear, taught teach, threw throw',
    'thrown throw, took take, taken take, wept weep, withstood withstand, wore wear, worn wear',
    'woke wake, wove weave, woven weave, wrote write, written write',
  ]
    .flatMap((line) => line.split(', '))
    .map((pair) => pair.split(' ') as [form: string, base: string]),
);

/**
 * The Porter stem of a folded word, taken from its base form; memoized, since stemming runs a dozen
 * regular expressions.
 */
export const stemOf = memoize((word) => stemmer(irregularForms.get(word) ?? word));
