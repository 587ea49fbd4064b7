import { expect, test } from 'vitest';
import { addDays } from '../../src/calendar/reckoning.js';
import { memorialsAfter } from '../../src/calendar/service/memorials.js';

const pascha = { year: 2027, month: 5, day: 2 };

/** Whether a third day so many days after Pascha is moved. */
const isMovedOn = (offset: number) => memorialsAfter(addDays(pascha, offset - 2))[0]?.isMoved;

test.each([
  ['the Friday before Lazarus Saturday', -9, false],
  ['Lazarus Saturday', -8, true],
  ['Pascha', 0, true],
  ['the Sunday of Thomas', 7, true],
  ['the Monday after it', 8, false],
])('whether a memorial on %s is moved', (_, offset, isMoved) => {
  expect(isMovedOn(offset)).toBe(isMoved);
});
