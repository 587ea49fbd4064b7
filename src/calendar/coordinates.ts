/** Where a day stands: all that its feasts, its fast and its mode are told from. */
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
  /** The date by the reckoning, under which the Menaion's commemorations are looked up. */
  readonly menaion: CalendarDate;
  /** The civil weekday; both reckonings keep it. */
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
