import { expect, it } from 'vitest';
import { coordinatesOf } from '../../../src/calendar/coordinates.js';
import type { Reckoning } from '../../../src/calendar/reckoning.js';
import { notesOn } from '../../../src/calendar/slavic/notes.js';
import { dateFrom } from '../../support/dates.js';

it.each([
  ['2028-10-22', 'julian', /keeps the Fathers of the Seventh Council on this Sunday/],
  ['2028-10-29', 'julian', /kept the Fathers of the Seventh Council on the Sunday before/],
  ['2027-10-24', 'julian', /^$/],
  ['2028-10-15', 'gregorian', /^$/],
  ['2028-10-28', 'julian', /keeps Demetrius Saturday on this day/],
  ['2028-11-04', 'julian', /kept Demetrius Saturday a week ago/],
  ['2027-11-06', 'julian', /^$/],
  ['2028-06-18', 'gregorian', /saints of a local Church/],
  ['2027-01-24', 'gregorian', /New Martyrs of Russia/],
  ['2027-01-25', 'gregorian', /^$/],
] as const)('has of %s, %s: %s', (date, calendar, expected) => {
  const day = coordinatesOf(dateFrom(date), calendar satisfies Reckoning);
  expect(notesOn(day).join(' ')).toMatch(expected);
});
