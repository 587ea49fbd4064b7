/**
 * The fixed feasts that are not always kept on their date in the Menaion. Some give way to Lent and
 * Pascha: each is kept on the day of its phase in the period of a great feast, and on no other. One is
 * kept on the nearest Sunday. Sources: Typikon, under 2 February and 25 March; for the Synaxis of the
 * New Martyrs, the council of Moscow of 1918 and the Russian Church's calendars.
 */
import { type DayCoordinates, isBetween, isSunday } from '../coordinates.js';
import { periodOn } from './period.js';

const keysByPeriod: ReadonlyMap<string, string> = new Map([
  ['forefeast meeting-of-the-lord', 'forefeast-of-the-meeting'],
  ['leavetaking meeting-of-the-lord', 'leavetaking-of-the-meeting'],
  ['forefeast annunciation', 'forefeast-of-the-annunciation'],
  ['leavetaking annunciation', 'leavetaking-of-the-annunciation'],
]);

/** From the first to the last date of the Menaion on which it may fall. */
const onNearestSunday = [
  { key: 'synaxis-of-the-new-martyrs-of-russia', from: 1_22, to: 1_28 },
] as const;

const inLent = 'but not when the Meeting falls on Cheesefare Sunday or in Great Lent';
const nearPascha = 'but not from Lazarus Saturday to Bright Saturday';

/** How each departs from its date, as written after the date. */
export const departures: ReadonlyMap<string, string> = new Map([
  ['forefeast-of-the-meeting', inLent],
  ['leavetaking-of-the-meeting', `or earlier when Great Lent is near, ${inLent}`],
  ['forefeast-of-the-annunciation', nearPascha],
  ['leavetaking-of-the-annunciation', nearPascha],
  ['synaxis-of-the-new-martyrs-of-russia', 'or the Sunday nearest to it'],
]);

export const yieldingFeastKeys: readonly string[] = [...departures.keys()];

/** The key of the yielding feast that is kept on a day; no two are kept on one. */
export function yieldingFeastOn(day: DayCoordinates): string | undefined {
  const period = periodOn(day);
  const ofPeriod = period && keysByPeriod.get(`${period.phase} ${period.feast}`);
  if (ofPeriod) return ofPeriod;
  const isKept = ({ from, to }: { from: number; to: number }) => isBetween(day.monthDay, from, to);
  return isSunday(day) ? onNearestSunday.find(isKept)?.key : undefined;
}

/** Whether a fixed feast is displaced from its own date. */
export const isDisplaced = (key: string, day: DayCoordinates): boolean =>
  departures.has(key) && yieldingFeastOn(day) !== key;
