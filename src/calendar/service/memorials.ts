/**
 * When the departed are prayed for. Sources: the Triodion and the Pentecostarion; on Saturdays of
 * Souls and the days without memorials, the Greek Orthodox Archdiocese of America.
 */
import { coordinatesOf, type DayCoordinates, isBetween, isSaturday } from '../coordinates.js';
import { cycleOf } from '../paschalion.js';
import { addDays, type CalendarDate, daysOfYear, isAnsweredYear } from '../reckoning.js';
import type { UseName } from '../use.js';

/** The movable feasts that are days of memorial, by use. */
const memorials: Readonly<Record<UseName, ReadonlySet<string>>> = {
  slavic: new Set([
    ...['meatfare-saturday', 'second-saturday-of-lent', 'third-saturday-of-lent'],
    ...['fourth-saturday-of-lent', 'radonitsa', 'trinity-saturday', 'demetrius-saturday'],
  ]),
  greek: new Set([
    ...['meatfare-saturday', 'cheesefare-saturday', 'theodore-saturday', 'trinity-saturday'],
  ]),
};

/** Whether a movable feast, by its key, is a day of memorial in a use. */
export const isMemorial = (feast: string, use: UseName): boolean => memorials[use].has(feast);

/** The memorial Saturdays of Lent give way to the Forty Martyrs and to the Annunciation's days. */
export function isWithoutLentenMemorial({ offset, monthDay }: DayCoordinates): boolean {
  if (offset !== -36 && offset !== -29 && offset !== -22) return false;
  return monthDay === 3_09 || isBetween(monthDay, 3_24, 3_26);
}

export interface PersonalMemorial {
  readonly name: string;
  readonly date: CalendarDate;
  /** Whether it falls between Lazarus Saturday and the Sunday of Thomas, when none is served. */
  readonly isMoved: boolean;
}

/** The memorials of somebody who has died; the day of death is counted as the first. */
export const memorialsAfter = (death: CalendarDate): PersonalMemorial[] =>
  [
    { name: 'Third day', date: addDays(death, 2) },
    { name: 'Ninth day', date: addDays(death, 8) },
    { name: 'Fortieth day', date: addDays(death, 39) },
    { name: 'A year', date: aYearAfter(death) },
  ]
    .filter(({ date }) => isAnsweredYear(date.year))
    .map((memorial) => ({ ...memorial, isMoved: isWithoutMemorials(memorial.date) }));

/** Of 29 February, 1 March. */
const aYearAfter = ({ year, month, day }: CalendarDate): CalendarDate =>
  month === 2 && day === 29 ? { year: year + 1, month: 3, day: 1 } : { year: year + 1, month, day };

function isWithoutMemorials(date: CalendarDate): boolean {
  return isBetween(cycleOf(date).offset, -8, 7);
}

export interface SerbianMemorial {
  readonly name: 'winter' | 'summer' | 'miholjske' | 'mitrovske';
  readonly date: CalendarDate;
}

/**
 * The four Saturdays of the departed of the Serbian Church, zadušnice, which keeps the Old Calendar:
 * before Meatfare Sunday, before Pentecost, before Miholjdan (29 September, Saint Cyriacus) and
 * before Mitrovdan (26 October). In autumn it is the last Saturday that precedes the feast: if this
 * is itself a Saturday, a week before it. Source: the days that the Church announced in Belgrade,
 * 10 October 2020, 8 October 2022 and 11 October 2025; 5 November 2022, 2 November 2024 and
 * 1 November 2025, when Mitrovdan was a Saturday.
 */
export const serbianMemorials = (year: number): SerbianMemorial[] =>
  daysOfYear(year).flatMap((date) => {
    const name = serbianMemorialOn(coordinatesOf(date, 'julian'));
    return name ? { name, date } : [];
  });

function serbianMemorialOn(day: DayCoordinates): SerbianMemorial['name'] | undefined {
  if (!isSaturday(day)) return undefined;
  if (day.offset === -57) return 'winter';
  if (day.offset === 48) return 'summer';
  if (isBetween(day.monthDay, 9_22, 9_28)) return 'miholjske';
  return isBetween(day.monthDay, 10_19, 10_25) ? 'mitrovske' : undefined;
}
