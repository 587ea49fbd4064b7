/** The civil days of a year on which a feast is kept in either reckoning. */
import { coordinatesOf } from '../coordinates.js';
import { paschaOf } from '../paschalion.js';
import {
  addDays,
  assertAnsweredYear,
  type CalendarDate,
  daysFrom,
  isLeapYear,
  type MonthDay,
  monthDayNumber,
  monthDayOf,
  type Reckoning,
  reckonings,
  toCivil,
} from '../reckoning.js';
import { movableFeastsOn, paschalOffsetOf, tiedFeasts } from './movable-feasts.js';
import { yieldingFeastKeys, yieldingFeastOn } from './yielding-feasts.js';

/** What decides when a feast is kept: its day in each reckoning, or its key if it is movable. */
export interface KeptFeast {
  readonly key: string;
  readonly fixed:
    | (Readonly<Record<Reckoning, MonthDay>> & { readonly since?: number | null })
    | null;
}

export interface Occurrence {
  readonly calendar: Reckoning | 'both';
  /** The civil date. */
  readonly date: CalendarDate;
}

/**
 * In order of date; a day on which both calendars keep the feast is listed once, as `both`. On the
 * Old Calendar, a fixed feast may fall once, twice or not at all in a civil year: its Nativity on
 * 7 January 2027 is 25 December 2026 (Julian).
 */
export function occurrencesOf(feast: KeptFeast, year: number): Occurrence[] {
  assertAnsweredYear(year, 'feasts');
  const found = new Map<number, Occurrence>();
  for (const calendar of reckonings) {
    for (const date of datesOf(feast, calendar, year)) {
      if (date.year !== year) continue;
      const day = monthDayNumber(date);
      const others = found.get(day)?.calendar ?? calendar;
      found.set(day, { calendar: others === calendar ? calendar : 'both', date });
    }
  }
  return [...found].sort(([one], [other]) => one - other).map(([, occurrence]) => occurrence);
}

/** The civil days of a year on which one reckoning keeps a feast, in order. */
export const daysKeptIn = (feast: KeptFeast, year: number, reckoning: Reckoning): CalendarDate[] =>
  occurrencesOf(feast, year).flatMap(({ calendar, date }) =>
    calendar === reckoning || calendar === 'both' ? [date] : [],
  );

function datesOf({ key, fixed }: KeptFeast, reckoning: Reckoning, year: number): CalendarDate[] {
  if (fixed !== null && year < (fixed.since ?? year)) return [];
  if (fixed === null) {
    return candidatesOf(key, reckoning, year).filter((date) =>
      movableFeastsOn(coordinatesOf(date, reckoning)).some((feast) => feast.key === key),
    );
  }
  const dates = civilDatesOf(fixed[reckoning], reckoning, year);
  if (!yieldingFeastKeys.includes(key)) return dates;
  // A feast that gives way is kept on its date, up to six days before, up to three after, or not at all.
  return dates
    .flatMap((date) => daysFrom(addDays(date, -6), 10))
    .filter((date) => yieldingFeastOn(coordinatesOf(date, reckoning)) === key);
}

/** The civil dates of a day of the Menaion in the reckoning's year of that number and the last. */
const civilDatesOf = (monthDay: MonthDay, reckoning: Reckoning, year: number): CalendarDate[] =>
  [year - 1, year].map((own) => {
    const { month, day } = monthDay;
    const isMissing = month === 2 && day === 29 && !isLeapYear(own, reckoning);
    return toCivil({ year: own, month, day: isMissing ? 28 : day }, reckoning);
  });

/** The only days on which the movable feast could fall. */
function candidatesOf(key: string, reckoning: Reckoning, year: number): CalendarDate[] {
  const offset = paschalOffsetOf(key);
  if (offset !== null) return [addDays(paschaOf(year), offset)];
  return tiedFeasts
    .filter((feast) => feast.key === key)
    .flatMap(({ from }) => civilDatesOf(monthDayOf(from), reckoning, year))
    .flatMap((first) => daysFrom(first, 7));
}
