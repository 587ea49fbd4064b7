/** The days of a year on which a saint is commemorated. */
import { coordinatesOf } from '../calendar/coordinates.js';
import { type Occurrence, occurrencesOf } from '../calendar/feasts/occurrences.js';
import { greek } from '../calendar/greek/greek.js';
import { paschaOf } from '../calendar/paschalion.js';
import {
  addDays,
  type CalendarDate,
  daysFrom,
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

/** The most days by which a day in Lent is moved. */
const maxDaysMoved = 40;

/**
 * The day to which Greek use moves a saint's day of the Menaion: that of George in Lent to Bright
 * Monday; undefined if it stays.
 */
export function movedInGreekUse(
  slug: string,
  { calendar, date }: Occurrence,
): CalendarDate | undefined {
  const reckoning = calendar === 'both' ? 'gregorian' : calendar;
  const movedOn = (day: CalendarDate) =>
    greek.transfersOn(coordinatesOf(day, reckoning)).find((each) => each.slug === slug);
  if (movedOn(date)?.isHere !== false) return undefined;
  return daysFrom(addDays(date, 1), maxDaysMoved).find((day) => movedOn(day)?.isHere);
}
