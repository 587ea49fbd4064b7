import { expect, it } from 'vitest';
import { liturgicalDay } from '../../../src/calendar/day.js';
import type { Reckoning } from '../../../src/calendar/reckoning.js';
import { slavic } from '../../../src/calendar/slavic/slavic.js';

const notesOn = (month: number, day: number, reckoning: Reckoning = 'julian') =>
  liturgicalDay({ year: 2027, month, day }, reckoning, slavic).notes;

it.each([
  [4, 20, 'Saint Tikhon of Moscow', '25 March'],
  [8, 22, 'Saint Herman of Alaska', '27 July'],
  [10, 19, 'Saint Innocent of Alaska', '23 September'],
  [10, 22, 'Saint Tikhon of Moscow', '26 September'],
])('says on %i/%i of the Old Calendar that %s was kept on %s', (month, day, name, keptOn) => {
  const [note = '', ...others] = notesOn(month, day);
  expect(others).toEqual([]);
  expect(note).toContain(`The readings of ${name}`);
  expect(note).toContain(`kept him on ${keptOn}`);
});

it('says nothing on other days, and on the New Calendar', () => {
  expect(notesOn(4, 7)).toEqual([]);
  expect(notesOn(4, 7, 'gregorian')).toEqual([]);
  expect(notesOn(4, 20, 'gregorian')).toEqual([]);
});
