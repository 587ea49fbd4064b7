/** Slavic use, as the Orthodox Church in America keeps it. */

import { type DayCoordinates, isBetween, isSunday } from '../coordinates.js';
import { allMovableFeasts } from '../feasts/movable-feasts.js';
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

const newMartyrs = 'The Synaxis of the New Martyrs of Russia';

/** A synaxis that the calendar has on its date, though churches keep it on the Sunday nearest to it. */
function notesOn(day: DayCoordinates): readonly string[] {
  if (!isBetween(day.monthDay, 1_22, 1_28)) return [];
  if (isSunday(day)) {
    return day.monthDay === 1_25 ? [] : [`${newMartyrs}, of 25 January, is kept on this Sunday.`];
  }
  return day.monthDay === 1_25 ? [`${newMartyrs} is kept on the Sunday nearest to this day.`] : [];
}
