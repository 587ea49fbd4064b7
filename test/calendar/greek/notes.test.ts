/** Each sentence with days that have it, and the nearest that do not. */
import { expect, it } from 'vitest';
import { coordinatesOf } from '../../../src/calendar/coordinates.js';
import { notesOn } from '../../../src/calendar/greek/notes.js';
import { dateFrom } from '../../support/dates.js';

/** Of "2026-09-21", or of "2026-09-21 julian". */
const wordsOn = (written: string): string => {
  const [date = '', calendar] = written.split(' ');
  const reckoning = calendar === 'julian' ? calendar : 'gregorian';
  return notesOn(coordinatesOf(dateFrom(date), reckoning)).join(' ');
};

it.each([
  ['The Lamentations of this evening', ['2026-04-10'], ['2026-04-09', '2026-04-11']],
  ['those of the Fourth Ecumenical Council', ['2025-07-13', '2026-07-19'], ['2026-07-12']],
  ['a part of the Salutations', ['2026-02-27', '2026-03-20'], ['2026-02-20', '2026-03-27']],
  ['the whole Akathist', ['2026-03-27'], ['2026-03-20', '2026-04-03']],
  ["sets this day's gospel each year", ['2026-01-19', '2026-01-26'], ['2025-01-19']],
  ['The readings of 3 January change', ['2028-01-03'], ['2026-01-03', '2027-01-03']],
  ['the gospels after the Nativity go on', ['2026-12-29'], ['2026-12-28', '2028-12-30']],
  ['the archdiocese repeats weeks', ['2027-01-11', '2027-01-30'], ['2027-01-10', '2026-01-13']],
  ['read the Sundays between Theophany', ['2027-01-17', '2027-02-07'], ['2027-02-14']],
  ['kept on Bright Monday', ['2027-04-23'], ['2027-05-03', '2026-04-23']],
  ['kept on Bright Tuesday', ['2027-04-25', '2011-04-25'], ['2027-05-04', '2026-04-25']],
  ['kept on 28 October', ['2026-10-01'], ['2026-10-28', '2026-10-14 julian']],
  ['left Saint Mark on 25 April', ['2027-05-04'], ['2011-04-26', '2027-05-03']],
  [
    'moves the Annunciation to Pascha',
    ['2034-04-07 julian', '2029-04-07 julian'],
    ['2026-04-07 julian'],
  ],
  ['In many places of Greece wine and oil', ['2026-09-14'], ['2026-08-29']],
  ['no fast on Wednesday and Friday', ['2026-04-22', '2026-05-20'], ['2026-04-17', '2026-05-22']],
  ['Mount Athos and old typika', ['2026-06-09'], ['2026-06-13', '2026-06-10', '2026-06-24']],
  ['from the Entry of the Theotokos on', ['2026-11-19'], ['2026-11-21', '2026-12-12']],
  ['until 17 December', ['2026-12-12', '2026-12-17'], ['2026-12-10', '2026-12-16', '2026-12-19']],
  ['wine on this day, but no oil', ['2026-04-09', '2026-04-11'], ['2018-04-07 julian']],
  [
    'the gospels wait for the Exaltation',
    ['2026-09-21 julian', '2026-10-04 julian'],
    ['2026-09-20 julian', '2026-10-05 julian', '2026-09-21'],
  ],
])('says "%s" on its days alone', (part, on, notOn) => {
  expect(on.filter((date) => !wordsOn(date).includes(part))).toEqual([]);
  expect(notOn.filter((date) => wordsOn(date).includes(part))).toEqual([]);
});
