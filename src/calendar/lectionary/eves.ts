/** The keys of what is read on the eves of Nativity and Theophany, and around the Annunciation. */
import { type DayCoordinates, isWeekend } from '../coordinates.js';

/** The eves that are kept differently at a weekend: the royal hours then move to the Friday. */
const eves = [
  { feast: 'nativity', eve: 12_24, fridays: [12_22, 12_23] },
  { feast: 'theophany', eve: 1_05, fridays: [1_03, 1_04] },
];

/** Source: Typikon, 24 December and 5 January, on an eve that is a Saturday or Sunday. */
export function eveKeysOn(day: DayCoordinates): string[] {
  const { monthDay, weekday } = day;
  for (const { feast, eve, fridays } of eves) {
    if (monthDay === eve) {
      return isWeekend(day)
        ? [`eve-of-${feast}-weekend`]
        : [`eve-of-${feast}`, `royal-eve-of-${feast}`];
    }
    if (weekday === 'friday' && fridays.includes(monthDay)) return [`royal-eve-of-${feast}`];
  }
  return [];
}

/**
 * In Lent, vespers of the Annunciation are served on the eve and on the day, unless the feast is on
 * a Saturday, Sunday or Monday. Source: Typikon, 25 March.
 */
export function annunciationKeysOn(day: DayCoordinates): string[] {
  const { monthDay, weekday } = day;
  const [eve, own] = ['annunciation-eve', 'annunciation-day'];
  if (monthDay === 3_24) {
    if (weekday === 'friday') return [eve, own];
    return isWeekend(day) ? [] : [eve];
  }
  if (monthDay !== 3_25 || weekday === 'saturday') return [];
  return weekday === 'sunday' || weekday === 'monday' ? [eve, own] : [own];
}
