/**
 * The places of the movable cycle whose epistle and gospel are read on a day. Places are numbered
 * in days from Pascha; Saturdays, Sundays and weekdays are three interleaved courses, so readings
 * always shift by whole weeks. Source: the tables of the Apostol and the Gospel, and the Typikon on
 * the gospels after the Exaltation and after Theophany, in Slavic use.
 */
import type { DayCoordinates } from '../coordinates.js';
import { daysUntilNextPascha, paschaJulianDayNumber } from '../paschalion.js';
import { julianDayNumberOf, type MonthDay } from '../reckoning.js';

/** The last place of Matthew, on the Sunday after the Exaltation; Monday has Luke 3:19-22. */
const lastOfMatthew = 168;
const zacchaeus = 273;
/** A place counted back from the next Pascha; Zacchaeus Sunday is 77 days before it. */
const countedBack = zacchaeus + 77;
const forefathersPlace = 245;
const lastSundayOfLuke = 266;

/** The places of any day, even one whose own readings displace the cycle. */
export function placesOf(day: DayCoordinates): { epistle: number; gospel: number } {
  const { offset } = day;
  if (offset < 0) {
    const place = offset < -70 ? offset + countedBack : offset;
    return { epistle: place, gospel: place };
  }
  const winter = winterAfter(day);
  return { epistle: epistlePlace(day, winter), gospel: gospelPlace(day, winter) };
}

/**
 * Epistles never jump. The Sunday of the Forefathers and the 29th Sunday exchange epistles; after
 * the 32nd week, places are counted back from the next Pascha.
 */
function epistlePlace(day: DayCoordinates, { forefathers }: Winter): number {
  if (day.offset === 252) return forefathers;
  return day.offset < zacchaeus ? day.offset : countedBack - daysUntilNextPascha(day);
}

function gospelPlace(day: DayCoordinates, winter: Winter): number {
  const { offset } = day;
  const { lukeSunday, jump, forefathers, theophany } = winter;
  // The gospel of the Forefathers would fall here; it is exchanged for that of their Sunday.
  if (offset + jump === forefathersPlace) return forefathers + jump;
  if (offset <= lukeSunday) return beforeLuke(offset, lukeSunday);
  const unread = offset % 7 === 0 ? unreadSundayPlace(day, winter) : undefined;
  if (unread !== undefined) return unread;
  if (offset > saturdayBefore(theophany)) return countedBack - daysUntilNextPascha(day);
  return offset + jump;
}

/**
 * Luke never begins before the Monday after the Sunday after the Exaltation. If Pascha is early on
 * the Old Calendar, weekdays fill the gap from the rest of Mark, and Saturday and Sunday repeat.
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
 * If two or more Sundays lie between the Sunday after Theophany and Zacchaeus, they take the Sunday
 * gospels that the jump skipped: the last of Luke, then the last of Matthew.
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
  const ofLuke = (lastSundayOfLuke - firstOfLuke) / 7 + 1;
  if (index < ofLuke) return firstOfLuke + 7 * index;
  return lastOfMatthew - 7 * (count - 1 - index);
}

type Winter = ReturnType<typeof winterAfter>;

/** The fixed days that shift the cycle in the autumn and winter after a Pascha, in days from it. */
function winterAfter({ pascha, reckoning }: DayCoordinates) {
  const start = paschaJulianDayNumber(pascha.year);
  const daysTo = (year: number, day: MonthDay) =>
    julianDayNumberOf({ year, ...day }, reckoning) - start;
  const lukeSunday = sundayAfter(daysTo(pascha.year, { month: 9, day: 14 }));
  return {
    /** The Sunday after the Exaltation; Luke begins on the Monday that follows. */
    lukeSunday,
    /** Days by which the gospels jump ahead there; negative if they wait. */
    jump: lastOfMatthew - lukeSunday,
    forefathers: sundayAfter(daysTo(pascha.year, { month: 12, day: 10 })),
    theophany: daysTo(pascha.year + 1, { month: 1, day: 6 }),
  };
}

/** The first Sunday strictly after the day; Pascha, day 0, is a Sunday. */
const sundayAfter = (day: number): number => 7 * (Math.floor(day / 7) + 1);

/** The last Saturday strictly before the day. */
const saturdayBefore = (day: number): number => 7 * Math.floor(day / 7) - 1;
