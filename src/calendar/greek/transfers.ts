/**
 * The feasts that Greek use moves: Saints George and Mark, if they fall before the end of the
 * Triodion, to the first days of Bright Week, and, on the New Calendar, the Protection of the
 * Theotokos. Source: the Greek Orthodox Archdiocese of America; on the Protection, the Church of
 * Greece since 1952, which moved it to the day of the nation.
 */
import type { DayCoordinates } from '../coordinates.js';
import { monthDayOf } from '../reckoning.js';
import type { Transfer } from '../transfers.js';

interface BrightTransfer {
  readonly slug: string;
  /** The day of the Menaion: 4_23 is 23 April. */
  readonly from: number;
  /** Its day in Bright Week, from Pascha; it is moved there from any day before. */
  readonly to: number;
  /** The last day from Pascha that is moved. */
  readonly last: number;
}

const brightTransfers: readonly BrightTransfer[] = [
  { slug: 'george-the-trophy-bearer', from: 4_23, to: 1, last: 0 },
  { slug: 'mark-the-evangelist', from: 4_25, to: 2, last: 1 },
];

/** The feast, and the Theotokos as the saint of the day. */
const protection = ['protection-of-the-theotokos', 'theotokos'];
const protectionFrom = 10_01;
const protectionTo = 10_28;

export function transfersOn(day: DayCoordinates): readonly Transfer[] {
  const { monthDay, offset, reckoning } = day;
  const isOfProtection = monthDay === protectionFrom || monthDay === protectionTo;
  if (isOfProtection && reckoning === 'gregorian') {
    const isHere = monthDay === protectionTo;
    return protection.map((slug) => ({ slug, from: monthDayOf(protectionFrom), isHere }));
  }
  if (offset > 2 || monthDay < 4_23) return [];
  return brightTransfers.flatMap(({ slug, from, to, last }) => {
    const isAway = monthDay === from && offset <= last;
    const isHere = offset === to && monthDay > from;
    return isAway || isHere ? [{ slug, from: monthDayOf(from), isHere }] : [];
  });
}
