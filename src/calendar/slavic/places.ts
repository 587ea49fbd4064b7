/**
 * The places of the movable cycle whose epistle and gospel are read on a day. Places are numbered
 * in days from Pascha; Saturdays, Sundays and weekdays are three interleaved courses, so readings
 * always shift by whole weeks. Source: the tables of the Apostol and the Gospel, and the Typikon on
 * the gospels after the Exaltation and after Theophany, in Slavic use.
 */
import type { DayCoordinates } from '../coordinates.js';
import {
  beforeLuke,
  countedBack,
  lastOfMatthew,
  saturdayBefore,
  sundayAfter,
  type Winter,
  winterAfter,
  zacchaeus,
} from '../lectionary/winter.js';
import { daysUntilNextPascha } from '../paschalion.js';

const forefathersPlace = 245;
const lastSundayOfLuke = 266;

/** The places of any day, even one whose own readings displace the cycle. */
export function placesOf(day: DayCoordinates): { epistle: number; gospel: number } {
  const { offset } = day;
  if (offset < 0) {
    const place = offset < -70 ? offset + countedBack : offset;
    return { epistle: place, gospel: place };
  }
  const winter = winterAfter(day.pascha.year, day.reckoning);
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
