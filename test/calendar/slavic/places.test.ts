import { describe, expect, test } from 'vitest';
import { coordinatesOf } from '../../../src/calendar/coordinates.js';
import { paschaOf } from '../../../src/calendar/paschalion.js';
import { addDays, type Reckoning } from '../../../src/calendar/reckoning.js';
import { placesOf } from '../../../src/calendar/slavic/places.js';

/** The places of the epistle and the gospel on a day after the Pascha of a year. */
function placesAfter(year: number, days: number, reckoning: Reckoning): [number, number] {
  const { epistle, gospel } = placesOf(coordinatesOf(addDays(paschaOf(year), days), reckoning));
  return [epistle, gospel];
}

describe('the places of the movable cycle', () => {
  test.each([
    [238, 238, 252, "has the Forefathers' gospel"],
    [245, 245, 252, 'is that of the Forefathers'],
    [252, 245, 259, "has the Forefathers' epistle"],
    [265, 265, 272, 'is the last one before Theophany, a Saturday'],
    [266, 266, 231, 'is the first one counted back from the next Pascha, for the gospel alone'],
    [273, 238, 238, 'is the first one counted back for the epistle'],
    [280, 245, 259, 'is the first of four Sundays before Zacchaeus: what the jump left of Luke'],
    [287, 252, 266, 'is the second: the last of Luke'],
    [294, 259, 161, 'is the third: what it left of Matthew'],
    [301, 266, 168, 'is the last: the last of Matthew'],
  ])('%d days after Pascha 2026 are %d and %d: the day %s', (days, epistle, gospel) => {
    expect(placesAfter(2026, days, 'gregorian')).toEqual([epistle, gospel]);
  });

  test('fill five Sundays before Zacchaeus with one of Luke and four of Matthew', () => {
    const gospels = [273, 280, 287, 294, 301].map(
      (days) => placesAfter(2023, days, 'gregorian')[1],
    );
    expect(gospels).toEqual([266, 147, 154, 161, 168]);
  });

  test('leave a single one to the count back from Pascha', () => {
    expect(placesAfter(2025, 266, 'gregorian')).toEqual([266, 259]);
    expect(placesAfter(2025, 273, 'gregorian')).toEqual([266, 266]);
  });

  test('fill two with Luke alone', () => {
    const gospels = [259, 266, 273].map((days) => placesAfter(2027, days, 'gregorian')[1]);
    expect(gospels).toEqual([259, 266, 273]);
    expect(placesAfter(2027, 252, 'gregorian')).toEqual([224, 252]);
  });

  test('wait for Luke after an early Pascha of the Old Calendar', () => {
    const gospels = [160, 161, 162, 163, 166, 167, 168, 169, 174, 175, 181, 182, 183].map(
      (days) => [days, placesAfter(2010, days, 'julian')[1]],
    );
    expect(Object.fromEntries(gospels)).toEqual({
      ...{ 160: 160, 161: 161, 162: 253, 163: 254, 166: 257, 167: 167, 168: 168 },
      ...{ 169: 260, 174: 167, 175: 168, 181: 167, 182: 168, 183: 169 },
    });
  });

  test('wait for nothing if Matthew ends on the Sunday after the Exaltation', () => {
    expect([163, 169].map((days) => placesAfter(2001, days, 'julian')[1])).toEqual([163, 169]);
  });
});
