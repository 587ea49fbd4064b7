/** Slavic use, as the Orthodox Church in America keeps it. */

import type { DayCoordinates } from '../coordinates.js';
import { allMovableFeasts } from '../feasts/movable-feasts.js';
import { yieldingFeastOn } from '../feasts/yielding-feasts.js';
import type { UseRules } from '../use.js';
import { readingsOn } from './appointed.js';
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

const newMartyrs =
  'The New Martyrs of Russia, whom the Russian Church keeps on this Sunday, have readings of their own, Romans 8:28-39 and Luke 21:8-19, and a troparion and a kontakion that are not given here.';

const localSaints =
  'The saints of a local Church, such as those of Russia or of North America, whom it keeps on this Sunday, have a troparion and a kontakion that are not given here.';

function notesOn(day: DayCoordinates): readonly string[] {
  if (day.offset === 63) return [localSaints];
  return yieldingFeastOn(day) === 'synaxis-of-the-new-martyrs-of-russia' ? [newMartyrs] : [];
}
