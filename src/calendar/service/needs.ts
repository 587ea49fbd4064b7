/** What must be looked up before it is known whom a day honours. */
import type { UseName } from '../use.js';
import { hymnsOn } from './hymns/hymns.js';
import { insteadOf, setsOn } from './sets.js';
import type { Honoured, SungDay } from './sung-day.js';

/** Nobody, a saint of doxology rank, and one of polyeleos: every rule depends on no more. */
const cases: readonly (readonly Honoured[])[] = [[], ...[3, 4].map((rank) => [anyone(rank)])];

function anyone(rank: number): Honoured {
  return { reference: { saint: '' }, title: '', rank, isLast: false };
}

/** The days of the propers and the feasts that may be needed, whoever is honoured. */
export function needsOf(
  day: Omit<SungDay, 'honoured'>,
  use: UseName,
): { readonly days: string[]; readonly feasts: string[] } {
  const all = cases.map((honoured) => ({ ...day, honoured }));
  const hymns = all.flatMap((each) => Object.values(hymnsOn(each, use)).flat());
  const days: string[] = [
    day.weekday,
    ...hymns.flatMap((reference) => ('day' in reference ? reference.day : [])),
    ...all.flatMap((each) =>
      setsOn(each, use).flatMap((set) => [set.day, set.otherwise ?? set.day]),
    ),
    ...all.flatMap((each) => Object.values(insteadOf(each, 'basil', use)).flat()),
  ];
  const feasts = hymns.flatMap((reference) => ('feast' in reference ? reference.feast : []));
  return { days: [...new Set(days)], feasts: [...new Set([...feasts, ...day.movable])] };
}
