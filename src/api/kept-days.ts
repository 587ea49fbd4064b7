/** The days of a year on which a saint is commemorated. */
import { type Occurrence, occurrencesOf } from '../calendar/feasts/occurrences.js';
import { paschaOf } from '../calendar/paschalion.js';
import { addDays } from '../calendar/reckoning.js';
import type { Commemoration } from '../catalogue/commemorations.js';

/** Its civil days in a year, in order; what moves with Pascha is kept on both calendars together. */
export function daysKept(commemoration: Commemoration, year: number): readonly Occurrence[] {
  if ('offset' in commemoration) {
    return [{ calendar: 'both', date: addDays(paschaOf(year), commemoration.offset) }];
  }
  if ('feast' in commemoration) {
    return occurrencesOf({ key: commemoration.feast, fixed: null }, year);
  }
  return occurrencesOf({ key: '', fixed: commemoration }, year);
}
