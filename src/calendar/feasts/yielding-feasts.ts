/**
 * The fixed feasts that give way to Lent and Pascha, though they have a date in the Menaion: each is
 * kept on the day of its phase in the period of a great feast, and on no other. Source: Typikon,
 * under 2 February and 25 March; the days are those of `periodOn`.
 */
import type { Period } from './period.js';

const keysByPeriod: ReadonlyMap<string, string> = new Map([
  ['forefeast meeting-of-the-lord', 'forefeast-of-the-meeting'],
  ['leavetaking meeting-of-the-lord', 'leavetaking-of-the-meeting'],
  ['forefeast annunciation', 'forefeast-of-the-annunciation'],
  ['leavetaking annunciation', 'leavetaking-of-the-annunciation'],
]);

const inLent = 'but not when the Meeting falls on Cheesefare Sunday or in Great Lent';
const nearPascha = 'but not from Lazarus Saturday to Bright Saturday';

/** How each departs from its date, as written after the date. */
export const departures: ReadonlyMap<string, string> = new Map([
  ['forefeast-of-the-meeting', inLent],
  ['leavetaking-of-the-meeting', `or earlier when Great Lent is near, ${inLent}`],
  ['forefeast-of-the-annunciation', nearPascha],
  ['leavetaking-of-the-annunciation', nearPascha],
]);

export const yieldingFeastKeys: readonly string[] = [...departures.keys()];

/** The key of the yielding feast that is kept on a day of this period. */
export const yieldingFeastIn = (period: Period | null): string | undefined =>
  period === null ? undefined : keysByPeriod.get(`${period.phase} ${period.feast}`);

/** Whether a fixed feast is not kept on a day of this period, even if it is the feast's date. */
export const isDisplaced = (key: string, period: Period | null): boolean =>
  departures.has(key) && yieldingFeastIn(period) !== key;
