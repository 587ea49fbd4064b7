/** A day's coordinates: everything that its feasts, fast and mode are computed from. */
import { cycleOf, type PaschalCycle } from './paschalion.js';
import {
  type CalendarDate,
  civilWeekday,
  fromCivil,
  monthDayNumber,
  type Reckoning,
  type Weekday,
} from './reckoning.js';

export interface DayCoordinates extends PaschalCycle {
  readonly reckoning: Reckoning;
  /** The date in the reckoning, under which commemorations are looked up in the Menaion. */
  readonly menaion: CalendarDate;
  /** Its month and day as one number: 12_25 is 25 December. */
  readonly monthDay: number;
  /** The civil weekday, the same in both reckonings. */
  readonly weekday: Weekday;
}

export function coordinatesOf(date: CalendarDate, reckoning: Reckoning): DayCoordinates {
  const menaion = fromCivil(date, reckoning);
  const monthDay = monthDayNumber(menaion);
  return { ...cycleOf(date), reckoning, menaion, monthDay, weekday: civilWeekday(date) };
}

export const isBetween = (number: number, first: number, last: number): boolean =>
  first <= number && number <= last;

export const isWednesdayOrFriday = ({ weekday }: Pick<DayCoordinates, 'weekday'>): boolean =>
  weekday === 'wednesday' || weekday === 'friday';

export const isSunday = ({ weekday }: Pick<DayCoordinates, 'weekday'>): boolean =>
  weekday === 'sunday';

export const isSaturday = ({ weekday }: Pick<DayCoordinates, 'weekday'>): boolean =>
  weekday === 'saturday';

export const isWeekend = ({ weekday }: Pick<DayCoordinates, 'weekday'>): boolean =>
  weekday === 'saturday' || weekday === 'sunday';
