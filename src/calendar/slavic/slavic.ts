/** Slavic use, as the Orthodox Church in America keeps it. */

import { type DayCoordinates, isBetween } from '../coordinates.js';
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

interface Note {
  readonly sentence: string;
  applies(day: DayCoordinates): boolean;
}

/** A Saturday or Sunday of the Old Calendar between two of its dates. */
const onOld =
  (weekday: 'saturday' | 'sunday', from: number, to: number): Note['applies'] =>
  (day) =>
    day.reckoning === 'julian' && day.weekday === weekday && isBetween(day.monthDay, from, to);

/** What the books of Russia have on another day than the calendar of the Orthodox Church in America. */
const ofRussia: readonly Note[] = [
  {
    sentence:
      'The Russian Church keeps the Fathers of the Seventh Council on this Sunday, the nearest to 11 October.',
    applies: onOld('sunday', 10_08, 10_10),
  },
  {
    sentence: 'The Russian Church kept the Fathers of the Seventh Council on the Sunday before.',
    applies: onOld('sunday', 10_15, 10_17),
  },
  {
    sentence:
      'The Russian Church keeps Demetrius Saturday on this day, since the next is the day of the Kazan Icon.',
    applies: onOld('saturday', 10_15, 10_15),
  },
  {
    sentence:
      'The Russian Church kept Demetrius Saturday a week ago, since this is the day of the Kazan Icon.',
    applies: onOld('saturday', 10_22, 10_22),
  },
];

function notesOn(day: DayCoordinates): readonly string[] {
  const russian = ofRussia.filter(({ applies }) => applies(day)).map(({ sentence }) => sentence);
  if (russian.length > 0) return russian;
  if (day.offset === 63) return [localSaints];
  return yieldingFeastOn(day) === 'synaxis-of-the-new-martyrs-of-russia' ? [newMartyrs] : [];
}
