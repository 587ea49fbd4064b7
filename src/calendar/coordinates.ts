/** A day's coordinates: everything that its feasts, fast and mode are computed from. */
import { cycleOf, type PaschalCycle } from './paschalion.js';
import {
  type CalendarDate,
  civilWeekday,
  fromCivil,
  type Reckoning,
  type Weekday,
} from './reckoning.js';

export interface DayCoordinates extends PaschalCycle {
  readonly reckoning: Reckoning;
  /** The date in the reckoning, under which commemorations are looked up in the Menaion. */
  readonly menaion: CalendarDate;
  /** The civil weekday, the same in both reckonings. */
  readonly weekday: Weekday;
}

export function coordinatesOf(date: CalendarDate, reckoning: Reckoning): DayCoordinates {
  return {
    ...cycleOf(date),
    reckoning,
    menaion: fromCivil(date, reckoning),
    weekday: civilWeekday(date),
  };
}
