/**
 * From which places of the movable cycle a day reads. Saturdays, Sundays and weekdays are three
 * interleaved courses in one numbering, days from Pascha, so that every step between places is of
 * whole weeks. Source: the tables of the Apostol and the Gospel, and the Typikon on the gospels
 * after the Exaltation and after Theophany, in the Slavic use.
 */
import type { DayCoordinates } from '../coordinates.js';
import { daysUntilNextPascha, paschaJulianDayNumber } from '../paschalion.js';
import { julianDayNumberOf, type MonthDay } from '../reckoning.js';

export interface Places {
  readonly epistle: number;
  readonly gospel: number;
}

/** The fixed days that the cycle turns on, in the autumn and winter after a Pascha: days from it. */
interface Winter {
  /** The Sunday after the Exaltation, on the morrow of which Luke begins. */
  readonly lukeSunday: number;
  /** How far the gospels jump ahead there, or wait. */
  readonly jump: number;
  readonly forefathers: number;
  readonly theophany: number;
}

/** The gospel of the Sunday after the Exaltation; that of the Monday is Luke 3:19-22. */
const lastOfMatthew = 168;
const zacchaeus = 273;
/** From a day's distance to the next Pascha to its place: the Sunday of Zacchaeus is that many before. */
const countedBack = zacchaeus + 77;
const forefathersPlace = 245;
const lastSundayOfLuke = 266;

/** On every day, though the day may have readings that leave no room for the cycle's. */
export function placesOf(day: DayCoordinates): Places {
  const { offset } = day;
  if (offset < 0) {
    const place = offset < -70 ? offset + countedBack : offset;
    return { epistle: place, gospel: place };
  }
  const winter = winterAfter(day);
  return { epistle: epistlePlace(day, winter), gospel: gospelPlace(day, winter) };
}

/**
 * Epistles never jump. That of the Forefathers is the 29th Sunday's, which changes places with
 * theirs; from the 32nd Sunday on they are counted back from the next Pascha.
 */
function epistlePlace(day: DayCoordinates, { forefathers }: Winter): number {
  if (day.offset === 252) return forefathers;
  return day.offset < zacchaeus ? day.offset : countedBack - daysUntilNextPascha(day);
}

function gospelPlace(day: DayCoordinates, winter: Winter): number {
  const { offset } = day;
  const { lukeSunday, jump, forefathers, theophany } = winter;
  // The Forefathers' own gospel would fall here, and gives way to that of their Sunday.
  if (offset + jump === forefathersPlace) return forefathers + jump;
  if (offset <= lukeSunday) return beforeLuke(offset, lukeSunday);
  const unread = offset % 7 === 0 ? unreadSundayPlace(day, winter) : undefined;
  if (unread !== undefined) return unread;
  if (offset > saturdayBefore(theophany)) return countedBack - daysUntilNextPascha(day);
  return offset + jump;
}

/**
 * Luke begins on the Monday after the Exaltation's Sunday and never sooner. After an early Pascha of
 * the Old Calendar the weekdays wait with what was left of Mark, Saturday and Sunday repeat theirs.
 */
function beforeLuke(offset: number, lukeSunday: number): number {
  if (lukeSunday <= lastOfMatthew) return offset;
  const weekday = offset % 7;
  if (weekday === 0 || weekday === 6) {
    return offset > lastOfMatthew ? lastOfMatthew - ((7 - weekday) % 7) : offset;
  }
  return offset < 162 ? offset : offset + zacchaeus - lukeSunday;
}

/**
 * Where two Sundays or more lie between the one after Theophany and Zacchaeus, they take the Sunday
 * gospels that the jump has left unread: the last of Luke, then the last of Matthew.
 */
function unreadSundayPlace(
  day: DayCoordinates,
  { jump, forefathers, theophany }: Winter,
): number | undefined {
  const { offset } = day;
  const first = sundayAfter(theophany) + 7;
  const zacchaeusSunday = offset + daysUntilNextPascha(day) - 77;
  const count = (zacchaeusSunday - first) / 7;
  if (offset < first || count < 2) return undefined;
  const index = (offset - first) / 7;
  const firstOfLuke = forefathers + jump + 7;
  const ofLuke = Math.max(0, (lastSundayOfLuke - firstOfLuke) / 7 + 1);
  if (index < ofLuke) return firstOfLuke + 7 * index;
  return lastOfMatthew - 7 * (count - 1 - index);
}

function winterAfter({ pascha, reckoning }: DayCoordinates): Winter {
  const start = paschaJulianDayNumber(pascha.year);
  const daysTo = (year: number, day: MonthDay) =>
    julianDayNumberOf({ year, ...day }, reckoning) - start;
  const lukeSunday = sundayAfter(daysTo(pascha.year, { month: 9, day: 14 }));
  return {
    lukeSunday,
    jump: lastOfMatthew - lukeSunday,
    forefathers: sundayAfter(daysTo(pascha.year, { month: 12, day: 10 })),
    theophany: daysTo(pascha.year + 1, { month: 1, day: 6 }),
  };
}

/** The first one strictly after; Pascha, day 0, is a Sunday. */
function sundayAfter(day: number): number {
  return 7 * (Math.floor(day / 7) + 1);
}

/** The last one strictly before. */
function saturdayBefore(day: number): number {
  return 7 * Math.floor(day / 7) - 1;
}
