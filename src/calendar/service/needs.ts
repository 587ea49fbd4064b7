/** What must be looked up before it is known whom a day honours. */
import { doxology, polyeleos } from '../ranks.js';
import type { UseName } from '../use.js';
import { hymnsOn } from './hymns/hymns.js';
import { insteadOf } from './instead-of.js';
import { setsOn } from './sets.js';
import type { Honoured, SungDay } from './sung-day.js';

/** A saint or a feast, which has the last kontakion. */
const anyone = (reference: Honoured['reference'], rank: number): Honoured[] => [
  { reference, title: '', rank, isLast: 'feast' in reference },
];

/** The cases that rules distinguish: nobody; a doxology; a polyeleos, of a saint or a feast. */
const cases = [
  [],
  anyone({ saint: '' }, doxology),
  anyone({ saint: '' }, polyeleos),
  anyone({ feast: '' }, polyeleos),
];

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
  const feasts = hymns.flatMap((reference) =>
    'feast' in reference && reference.feast !== '' ? reference.feast : [],
  );
  return { days: [...new Set(days)], feasts: [...new Set([...feasts, ...day.movable])] };
}
