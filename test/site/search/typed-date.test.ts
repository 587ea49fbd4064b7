import { expect, test } from 'vitest';
import { pathOfTyped } from '../../../src/site/search/typed-date.js';

test.each([
  ['2027', '/calendar/pascha/2027'],
  ['Pascha 2030', '/calendar/pascha/2030'],
  ['easter in 2030', '/calendar/pascha/2030'],
  ['2026-12-06', '/calendar/2026-12-06'],
  [' 6  December ', '/calendar/2026-12-06'],
  ['the 6th of December 2030', '/calendar/2030-12-06'],
  ['December 6, 2030', '/calendar/2030-12-06'],
  ['Dec. 6th', '/calendar/2026-12-06'],
  ['sep 8', '/calendar/2027-09-08'],
  ['1 October', '/calendar/2026-10-01'],
  ['6.12.2030', '/calendar/2030-12-06'],
  ['6.12.', '/calendar/2026-12-06'],
  ['november 2026', '/calendar/2026/11'],
  ['today', '/calendar/today'],
  ['Today, Old Calendar', '/calendar/today?calendar=julian'],
  ['19 Dec old calendar', '/calendar/2026-12-19?calendar=julian'],
  ['19 December on the Old Calendar', '/calendar/2026-12-19?calendar=julian'],
  ['2027-01-07, Julian calendar', '/calendar/2027-01-07?calendar=julian'],
  ['28 October 1893 old style', '/calendar/1893-11-09?calendar=julian'],
  ['25 December 2026 (O.S.)', '/calendar/2027-01-07?calendar=julian'],
  ['25 December 2026 julian style', '/calendar/2027-01-07?calendar=julian'],
  ['old calendar', undefined],
  ['0999', undefined],
  ['12345', undefined],
  ['31 February', undefined],
  ['6/12/2026', undefined],
  ['May', undefined],
  ['martyr of 4 June', undefined],
  ['April of Rome', undefined],
])('“%s” typed into the search leads to %s', (typed, path) => {
  expect(pathOfTyped(typed, { year: 2026, month: 11, day: 30 })).toBe(path);
});
