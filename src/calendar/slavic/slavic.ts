/** Slavic use, as the Orthodox Church in America keeps it. */

import { allMovableFeasts } from '../feasts/movable-feasts.js';
import type { UseRules } from '../use.js';
import { readingsOn } from './appointed.js';
import { notesOn } from './notes.js';
import { slavicRulings } from './rulings.js';
import { dayTitle } from './title.js';

export const slavic: UseRules = {
  name: 'slavic',
  title: dayTitle,
  movableFeasts: allMovableFeasts,
  rulings: slavicRulings,
  readingsOn,
  transfersOn: () => [],
  notesOn,
};
