/**
 * The places of the movable cycle whose epistle and gospel are read on a day in Greek use. Weekdays
 * and Saturdays are as in Slavic use; Sundays after the Exaltation go by `winter-sundays.ts`.
 */
import { type DayCoordinates, isBetween } from '../coordinates.js';
import {
  beforeLuke,
  countedBack,
  saturdayBefore,
  sundayAfter,
  type Winter,
  winterAfter,
  zacchaeus,
} from '../lectionary/winter.js';
import { daysSinceLatestPascha, daysUntilNextPascha } from '../paschalion.js';
import { autumnSundayPlace, winterSundayPlace } from './winter-sundays.js';

export interface Places {
  readonly epistle: number;
  readonly gospel: number;
}

/** The places of a day; undefined on Sundays of the winter that have readings of their own. */
export function placesOf(day: DayCoordinates): Places | undefined {
  const { offset } = day;
  if (isBetween(offset, -70, 56)) return { epistle: offset, gospel: offset };
  const { days, winter } = positionOf(day);
  if (days <= winter.lukeSunday)
    return { epistle: days, gospel: beforeLuke(days, winter.lukeSunday) };
  if (day.weekday === 'sunday') return sundayPlaces(day, days, winter);
  const back = countedBack - daysUntilNextPascha(day);
  return {
    epistle: days < zacchaeus ? days : back,
    gospel: days > saturdayBefore(winter.theophany) ? back : days + winter.jump,
  };
}

/** The days from the latest Pascha, and the winter that follows it. */
export function positionOf(day: DayCoordinates): { days: number; winter: Winter } {
  const paschaYear = day.offset < 0 ? day.pascha.year - 1 : day.pascha.year;
  return { days: daysSinceLatestPascha(day), winter: winterAfter(paschaYear, day.reckoning) };
}

function sundayPlaces(day: DayCoordinates, days: number, winter: Winter): Places | undefined {
  if (days <= winter.forefathers) return { epistle: days, gospel: autumnSundayPlace(day) };
  if (days <= sundayAfter(winter.theophany + 1)) return undefined;
  const place = winterSundayPlace(day, days, winter);
  return place === undefined ? undefined : { epistle: place, gospel: place };
}
