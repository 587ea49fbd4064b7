/**
 * The title of a day in Greek use, which numbers Sundays by their evangelist. Source: the Greek
 * Orthodox Archdiocese of America; where it puts a saint in the headline, the place of the day.
 */
import { type DayCoordinates, isBetween } from '../coordinates.js';
import type { Reading } from '../lectionary/table.js';
import { lastOfMatthew } from '../lectionary/winter.js';
import { afterPentecost, inFigures, ordinal, titleAroundPascha, weekdayName } from '../title.js';
import { placesOf, positionOf } from './places.js';

/** Days that Greek use names otherwise, by days from Pascha. */
const ownTitles: ReadonlyMap<number, string> = new Map([
  [-57, 'Saturday of Souls'],
  [-42, 'Sunday of Orthodoxy'],
  [-35, 'Sunday of Saint Gregory Palamas'],
  [-28, 'Sunday of the Holy Cross'],
  [-21, 'Sunday of Saint John of the Ladder'],
  [-14, 'Sunday of Saint Mary of Egypt'],
  [7, 'Sunday of Thomas'],
  [14, 'Sunday of the Myrrh-bearing Women'],
  [21, 'Sunday of the Paralytic'],
  [28, 'Sunday of the Samaritan Woman'],
  [35, 'Sunday of the Blind Man'],
  [42, 'Sunday of the Fathers of the First Council'],
  [48, 'Saturday of Souls'],
  [50, 'Monday of the Holy Spirit'],
  [56, 'Sunday of All Saints'],
]);

/** Sundays near a date of the Menaion; the last that begins on or before a day names it. */
const datedSundays: readonly (readonly [from: number, to: number, title: string])[] = [
  [1_01, 1_05, 'Sunday before Theophany'],
  [1_06, 1_06, 'Sunday of Theophany'],
  [1_07, 1_14, 'Sunday after Theophany'],
  [9_07, 9_13, 'Sunday before the Exaltation'],
  [9_15, 9_21, 'Sunday after the Exaltation'],
  [12_18, 12_24, 'Sunday before the Nativity'],
  [12_25, 12_25, 'Sunday of the Nativity'],
  [12_26, 12_31, 'Sunday after the Nativity'],
];

/** "Third Sunday of Luke"; a week has the name of the Sunday that ends it. */
export function dayTitle(day: DayCoordinates): string {
  const { offset, weekday, monthDay } = day;
  if (isBetween(offset, -76, 56)) return titleOfTriodion(offset);
  if (weekday === 'sunday') {
    const dated = datedSundays.find(([from, to]) => isBetween(monthDay, from, to));
    if (dated !== undefined) return dated[2];
  }
  const { days, winter } = positionOf(day);
  if (weekday === 'sunday') {
    const place = days <= winter.lukeSunday ? days : (placesOf(day)?.gospel ?? days);
    return days <= winter.lukeSunday ? sundayOfMatthew(place) : sundayTitle(place);
  }
  return days <= winter.lukeSunday
    ? afterPentecost(days)
    : weekOfLuke(placesOf(day)?.gospel ?? days);
}

/** What a reading of the cycle is for: epistles are numbered from Pentecost, gospels as Sundays. */
export function titleOfPlace(place: number, kind: Reading['kind']): string {
  if (place <= 56) return titleOfTriodion(place);
  if (kind !== 'gospel') return afterPentecost(place);
  if (place % 7 === 0) return sundayTitle(place);
  return place <= lastOfMatthew ? afterPentecost(place) : weekOfLuke(place);
}

/** From the week of the Publican to All Saints. */
function titleOfTriodion(offset: number): string {
  const own = ownTitles.get(offset);
  if (own !== undefined) return own;
  const weekday = weekdayName(offset);
  if (offset < -70) return `${weekday} of the Week of the Publican and the Pharisee`;
  if (isBetween(offset, -69, -64)) return `${weekday} of the Week of the Prodigal Son`;
  return offset > 50 ? afterPentecost(offset) : titleAroundPascha(offset);
}

/** The title of a Sunday by the place of its gospel. */
function sundayTitle(place: number): string {
  if (place === lastOfMatthew) return 'Sunday of the Canaanite Woman';
  if (place < lastOfMatthew) return sundayOfMatthew(place);
  return `${ordinal((place - lastOfMatthew) / 7)} Sunday of Luke`;
}

const sundayOfMatthew = (place: number): string => `${ordinal((place - 49) / 7)} Sunday of Matthew`;

const weekOfLuke = (place: number): string =>
  `${weekdayName(place)} of the ${inFigures(Math.floor((place - lastOfMatthew - 1) / 7) + 1)} Week of Luke`;
