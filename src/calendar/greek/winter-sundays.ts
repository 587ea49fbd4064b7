/**
 * The Sundays of Luke and of the winter in Greek use, each by the place of the cycle that it reads:
 * before the Nativity they go by date, whatever Pascha is; after Theophany they are counted back
 * from the Triodion. Source: the typikon of the Great Church, as the Greek Orthodox Archdiocese of
 * America prints it year by year.
 */
import { type DayCoordinates, isBetween } from '../coordinates.js';
import { lastOfMatthew, sundayAfter, type Winter } from '../lectionary/winter.js';
import { daysUntilNextPascha } from '../paschalion.js';

const ofLuke = (number: number): number => lastOfMatthew + 7 * number;
const ofMatthew = (number: number): number => 49 + 7 * number;

/** Days of a Sunday's date that give it a number of Luke, both included. */
const windows = [
  { from: 10_11, to: 10_17, number: 4 },
  { from: 10_30, to: 11_05, number: 5 },
  { from: 11_24, to: 11_30, number: 13 },
  { from: 12_01, to: 12_03, number: 14 },
  { from: 12_04, to: 12_10, number: 10 },
  { from: 12_11, to: 12_17, number: 11 },
].map(({ from, to, number }) => ({ from: autumnDay(from), to: autumnDay(to), number }));

/** The numbers of Luke that belong to no window, in the order in which Sundays take them. */
const freeNumbers = [1, 2, 3, 6, 7, 8, 9, 12];

/** 22 September: a Sunday of Luke is never earlier. */
const firstOfLuke = 21;

/** The place of a Sunday from the second after the Exaltation to the Forefathers, by its date. */
export function autumnSundayPlace({ monthDay }: Pick<DayCoordinates, 'monthDay'>): number {
  const own = autumnDay(monthDay);
  const windowed = numberInWindow(own);
  if (windowed !== undefined) return ofLuke(windowed);
  let place = 0;
  for (let before = own - 7; before >= firstOfLuke; before -= 7) {
    if (numberInWindow(before) === undefined) place += 1;
  }
  return ofLuke(freeNumbers[place] ?? 0);
}

const numberInWindow = (day: number): number | undefined =>
  windows.find(({ from, to }) => isBetween(day, from, to))?.number;

/** Days since 1 September, until the end of the year. */
function autumnDay(monthDay: number): number {
  const before = [0, 30, 61, 91][Math.floor(monthDay / 100) - 9] ?? 0;
  return before + (monthDay % 100) - 1;
}

/** The order in which unread Sundays are taken, and that in which they are read. */
const taken = [ofLuke(12), ofLuke(15), ofLuke(14), ofMatthew(16), ofMatthew(15)];
const read = [ofLuke(12), ofLuke(14), ofLuke(15), ofMatthew(15), ofMatthew(16)];
const canaaniteWoman = ofMatthew(17);

/**
 * The place of a Sunday of the winter, which is `day` days after its Pascha; undefined on those
 * from the Forefathers to the Sunday after Theophany, which have readings of their own.
 */
export function winterSundayPlace(
  coordinates: DayCoordinates,
  day: number,
  winter: Winter,
): number | undefined {
  const { index, count } = winterSunday(coordinates, day, winter);
  return index < 0 ? undefined : winterPlaces(count, isFourteenthRead(winter))[index];
}

/** How many Sundays lie between the one after Theophany and the Publican, and which one this is. */
export function winterSunday(
  coordinates: DayCoordinates,
  day: number,
  { theophany }: Winter,
): { readonly index: number; readonly count: number } {
  // If 7 January is a Sunday, the Sunday after Theophany is repeated on the 14th.
  const afterTheophany = sundayAfter(theophany + 1);
  const last = day + daysUntilNextPascha(coordinates) - 77;
  return { index: (day - afterTheophany) / 7 - 1, count: (last - afterTheophany) / 7 };
}

/** Whether a Sunday from 1 to 3 December read the Fourteenth of Luke. */
const isFourteenthRead = ({ forefathers, theophany }: Winter): boolean =>
  forefathers >= theophany - 22;

function winterPlaces(count: number, isFourteenthTaken: boolean): readonly number[] {
  if (count === 1) return [ofLuke(15)];
  if (count === 2) return [ofLuke(12), ofLuke(15)];
  const unread = taken.filter((place) => !(isFourteenthTaken && place === ofLuke(14)));
  const chosen = new Set(unread.slice(0, count - 1));
  const others = Math.max(0, count - 1 - unread.length);
  const beyond = Array.from({ length: others }, (_, after) => ofMatthew(15 - others + after));
  return [...beyond, ...read.filter((place) => chosen.has(place)), canaaniteWoman];
}
