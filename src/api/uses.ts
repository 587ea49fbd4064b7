/** Whose rules an answer follows: `all` mixes saints, never rules. */
import { greek } from '../calendar/greek/greek.js';
import { slavic } from '../calendar/slavic/slavic.js';
import type { UseRules } from '../calendar/use.js';
import type { Use } from '../catalogue/commemorations.js';

export const rulesOf: Readonly<Record<Use, UseRules>> = { all: slavic, slavic, greek };

/** The other use, whose differences an answer lists, if any. */
export const elsewhereOf: Readonly<Record<Use, typeof greek | undefined>> = {
  all: greek,
  slavic: greek,
  greek: undefined,
};
