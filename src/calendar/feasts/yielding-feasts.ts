/** The fixed feasts that give way to Lent and Pascha, though they have a date in the Menaion. */
import type { Period, PeriodPhase } from './period.js';

/** Kept on the day of its phase in the period of a great feast, and on no other. */
interface YieldingFeast {
  readonly key: string;
  /** Key of the great feast. */
  readonly feast: string;
  readonly phase: PeriodPhase;
  /** How it departs from its date, as written after the date. */
  readonly departure: string;
}

const inLent = 'but not when the Meeting falls on Cheesefare Sunday or in Great Lent';
const nearPascha = 'but not from Lazarus Saturday to Bright Saturday';

/** Source: Typikon, under 2 February and 25 March; the days are those of `periodOn`. */
const yieldingFeasts: readonly YieldingFeast[] = [
  {
    key: 'forefeast-of-the-meeting',
    feast: 'meeting-of-the-lord',
    phase: 'forefeast',
    departure: inLent,
  },
  {
    key: 'leavetaking-of-the-meeting',
    feast: 'meeting-of-the-lord',
    phase: 'leavetaking',
    departure: `or earlier when Great Lent is near, ${inLent}`,
  },
  {
    key: 'forefeast-of-the-annunciation',
    feast: 'annunciation',
    phase: 'forefeast',
    departure: nearPascha,
  },
  {
    key: 'leavetaking-of-the-annunciation',
    feast: 'annunciation',
    phase: 'leavetaking',
    departure: nearPascha,
  },
];

const byKey = new Map(yieldingFeasts.map((each) => [each.key, each]));

export const yieldingFeastKeys: readonly string[] = [...byKey.keys()];

/** The key of the yielding feast that is kept on a day of this period. */
export function yieldingFeastIn(period: Period | null): string | undefined {
  if (period === null) return undefined;
  const { feast, phase } = period;
  return yieldingFeasts.find((each) => each.feast === feast && each.phase === phase)?.key;
}

/** Whether a fixed feast is not kept on a day of this period, even if it is the feast's date. */
export function isDisplaced(key: string, period: Period | null): boolean {
  return byKey.has(key) && yieldingFeastIn(period) !== key;
}

/** How a fixed feast departs from its date, in words; undefined for one that always keeps it. */
export function departureOf(key: string): string | undefined {
  return byKey.get(key)?.departure;
}
