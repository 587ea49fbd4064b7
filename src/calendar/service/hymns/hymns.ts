/**
 * The troparia and kontakia after the Little Entrance. Source: Typikon, chapter 52, and the rubrics
 * of the Triodia. The hymns of the church's own dedication are left out: they are the parish's.
 */
import type { UseName } from '../../use.js';
import { firstOf, type Row } from '../served-day.js';
import type { HymnReference, SungDay } from '../sung-day.js';
import { greatFeasts } from './great-feasts.js';
import { greek } from './greek.js';
import { ordinaryDays, plainWeekday } from './ordinary-days.js';
import { type Order, type Part, weekday } from './parts.js';
import { brightFriday, pentecostarion, saintOfBrightWeek } from './pentecostarion.js';
import { periods } from './periods.js';
import { triodionDays } from './triodion-days.js';

/** The hymns of a day, in the order in which they are sung. */
interface Hymns {
  readonly troparia: readonly HymnReference[];
  readonly kontakia: readonly HymnReference[];
}

const slavic = [
  saintOfBrightWeek,
  brightFriday,
  ...greatFeasts,
  ...pentecostarion,
  ...triodionDays,
  ...periods,
  ...ordinaryDays,
];

const tables = {
  slavic: { rows: slavic, otherwise: plainWeekday },
  greek: { rows: greek, otherwise: [[weekday], []] },
} satisfies Record<UseName, { rows: readonly Row<Order, SungDay>[]; otherwise: Order }>;

/** The troparia and kontakia of a day, as references to where they are written. */
export function hymnsOn(day: SungDay, use: UseName): Hymns {
  const { rows, otherwise } = tables[use];
  const [troparia, kontakia] = firstOf(rows, day, otherwise);
  const all = (parts: readonly Part[]) => parts.flatMap((part) => part(day));
  return { troparia: all(troparia), kontakia: all(kontakia) };
}
