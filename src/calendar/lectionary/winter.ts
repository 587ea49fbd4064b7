/**
 * The autumn and winter after a Pascha, in which the gospels go from Matthew to Luke and are then
 * counted back from the next Pascha; common to all uses. Days are counted from that Pascha.
 */
import { paschaJulianDayNumber } from '../paschalion.js';
import { julianDayNumberOf, type MonthDay, type Reckoning } from '../reckoning.js';

/** The last place of Matthew, on the Sunday after the Exaltation; Monday has Luke 3:19-22. */
export const lastOfMatthew = 168;
/** The Sunday of Zacchaeus, from which places are counted back from the next Pascha. */
export const zacchaeus = 273;
/** A place counted back from the next Pascha: the place 273 is 77 days before it. */
export const countedBack = zacchaeus + 77;

/**
 * Luke never begins before the Monday after the Sunday after the Exaltation. If Pascha is early on
 * the Old Calendar, weekdays fill the gap from the rest of Mark, and Saturday and Sunday repeat.
 */
export function beforeLuke(offset: number, lukeSunday: number): number {
  if (lukeSunday <= lastOfMatthew) return offset;
  const weekday = offset % 7;
  if (weekday === 0 || weekday === 6) {
    return offset > lastOfMatthew ? lastOfMatthew - ((7 - weekday) % 7) : offset;
  }
  return offset < 162 ? offset : offset + zacchaeus - lukeSunday;
}

export type Winter = ReturnType<typeof winterAfter>;

/** The fixed days that shift the cycle in the autumn and winter after a Pascha, in days from it. */
export function winterAfter(paschaYear: number, reckoning: Reckoning) {
  const start = paschaJulianDayNumber(paschaYear);
  const daysTo = (year: number, day: MonthDay) =>
    julianDayNumberOf({ year, ...day }, reckoning) - start;
  const lukeSunday = sundayAfter(daysTo(paschaYear, { month: 9, day: 14 }));
  return {
    /** The Sunday after the Exaltation; Luke begins on the Monday that follows. */
    lukeSunday,
    /** Days by which the gospels jump ahead there; negative if they wait. */
    jump: lastOfMatthew - lukeSunday,
    forefathers: sundayAfter(daysTo(paschaYear, { month: 12, day: 10 })),
    theophany: daysTo(paschaYear + 1, { month: 1, day: 6 }),
  };
}

/** The first Sunday strictly after the day; Pascha, day 0, is a Sunday. */
export const sundayAfter = (day: number): number => 7 * (Math.floor(day / 7) + 1);

/** The last Saturday strictly before the day. */
export const saturdayBefore = (day: number): number => 7 * Math.floor(day / 7) - 1;
