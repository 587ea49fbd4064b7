/** The days of a year on which a saint is commemorated. */
import { type Occurrence, occurrencesOf } from '../calendar/feasts/occurrences.js';
import { paschaOf } from '../calendar/paschalion.js';
import {
  addDays,
  type CalendarDate,
  formatDate,
  type Reckoning,
  reckonings,
} from '../calendar/reckoning.js';
import type { FixedDay } from '../catalogue/commemorations.js';

/** A day that moves, as records or answers have it. */
export interface Movable {
  readonly offset?: number | null;
  readonly feast?: string | null;
}

/** The day of a commemoration. */
export type Kept = FixedDay | Movable;

/** Its civil days in a year, in order; what moves with Pascha is kept on both calendars together. */
export function daysKept(kept: Kept, year: number): readonly Occurrence[] {
  if ('gregorian' in kept) return occurrencesOf({ key: '', fixed: kept }, year);
  const { offset = null, feast } = kept;
  return offset === null
    ? occurrencesOf({ key: feast ?? '', fixed: null }, year)
    : [{ calendar: 'both', date: addDays(paschaOf(year), offset) }];
}

/** Its next days from a day on, first on the chosen calendar, then on the other unless it is the same. */
export function nextDaysKept(kept: Kept, from: CalendarDate, chosen: Reckoning): Occurrence[] {
  const first = formatDate(from);
  const ahead = [from.year, from.year + 1]
    .flatMap((year) => daysKept(kept, year))
    .filter(({ date }) => formatDate(date) >= first);
  const next = reckonings.flatMap(
    (each) => ahead.find(({ calendar }) => calendar === 'both' || calendar === each) ?? [],
  );
  return [...new Set(chosen === 'julian' ? next.toReversed() : next)];
}
