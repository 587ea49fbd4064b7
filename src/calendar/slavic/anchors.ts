/** The days tied to a date, by the keys of their readings in Slavic use. */
import { type DayCoordinates, isBetween, isSaturday, isSunday, isWeekend } from '../coordinates.js';
import { tiedKeysOn } from '../feasts/movable-feasts.js';

/** Their readings come before those of the cycle; `true` if in its place. */
const chiefAnchors: ReadonlyMap<string, boolean> = new Map([
  ['saturday-before-exaltation', false],
  ['sunday-before-exaltation', false],
  ['saturday-after-exaltation', false],
  ['sunday-after-exaltation', false],
  ['sunday-of-the-forefathers', true],
  ['sunday-before-nativity', true],
  ['saturday-after-nativity', false],
  ['sunday-after-nativity', true],
  ['saturday-before-theophany', true],
  ['sunday-before-theophany', true],
  ['saturday-after-theophany', false],
  ['sunday-after-theophany', true],
]);

/**
 * The `chief` ones, in calendar order, are read before the cycle; the `lesser` after it: the
 * Fathers, the departed, the Unmercenaries.
 */
export function anchorsOn(day: DayCoordinates): { chief: string[]; lesser: string[] } {
  const keys = readKeysOn(day);
  return {
    chief: keys.filter((key) => chiefAnchors.has(key)),
    lesser: keys.filter((key) => !chiefAnchors.has(key)),
  };
}

/**
 * Whether the readings of the cycle are omitted: on great feasts of the Lord and the days around
 * Nativity and Theophany. The Sundays of Zacchaeus and of the Publican are always read.
 */
export function displacesCycle(day: DayCoordinates, chief: readonly string[]): boolean {
  if (day.offset === -77 || day.offset === -70) return false;
  const displaces = displacingDays.get(day.monthDay);
  return displaces?.(day) ?? chief.some((key) => chiefAnchors.get(key));
}

const isAlways = () => true;
const isSaturdayOfLent = (day: DayCoordinates) => isSaturday(day) && day.offset < -8;

/** When a day of the Menaion displaces the readings of the cycle. */
const displacingDays: ReadonlyMap<number, (day: DayCoordinates) => boolean> = new Map([
  [12_24, isWeekend],
  [12_25, isAlways],
  [12_26, isAlways],
  [1_05, isWeekend],
  [1_06, isAlways],
  [1_07, isWeekend],
  [3_25, isSaturdayOfLent],
  [8_06, isSunday],
  [9_14, isSunday],
]);

/** The anchored keys to read on the day; some are read on another day than the feast itself. */
function readKeysOn(day: DayCoordinates): string[] {
  const { monthDay, weekday } = day;
  const keys = tiedKeysOn(day).filter((key) => !isReadElsewhere(key, monthDay));
  if (monthDay === 9_13 && weekday === 'thursday') keys.push('saturday-before-exaltation');
  if (monthDay === 1_01 && (weekday === 'monday' || weekday === 'tuesday')) {
    keys.push('sunday-before-theophany');
  }
  if (isSunday(day) && isBetween(monthDay, 11_02, 11_07)) {
    keys.push('sunday-of-the-unmercenaries');
  }
  return keys;
}

/** 8 September is the Nativity of the Theotokos; 30–31 December has the Sunday after Nativity. */
function isReadElsewhere(key: string, monthDay: number): boolean {
  if (key === 'saturday-before-exaltation') return monthDay === 9_08;
  return key === 'sunday-before-theophany' && monthDay >= 12_30;
}
