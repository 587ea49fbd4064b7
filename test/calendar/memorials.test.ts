import { describe, expect, it, test } from 'vitest';
import { addDays, formatDate } from '../../src/calendar/reckoning.js';
import { memorialsAfter, serbianMemorials } from '../../src/calendar/service/memorials.js';

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

describe('the Serbian zadušnice', () => {
  // As newspapers of Belgrade announced them.
  it.each([
    ['miholjske', '2020-10-10'],
    ['miholjske', '2022-10-08'],
    ['miholjske', '2025-10-11'],
    ['mitrovske', '2022-11-05'],
    ['mitrovske', '2024-11-02'],
    ['mitrovske', '2025-11-01'],
  ])('%s are on %s', (name, date) => {
    const year = Number(date.slice(0, 4));
    const found = serbianMemorials(year).find((memorial) => memorial.name === name);
    expect(found && formatDate(found.date)).toBe(date);
  });

  it('are a week before a Miholjdan that is a Saturday', () => {
    const [, , miholjske] = serbianMemorials(2024);
    expect(miholjske).toEqual({ name: 'miholjske', date: { year: 2024, month: 10, day: 5 } });
  });

  it.each([1583, 2027, 2100, 4000])('are four in %i', (year) => {
    expect(serbianMemorials(year).map(({ name }) => name)).toEqual([
      ...['winter', 'summer', 'miholjske', 'mitrovske'],
    ]);
  });
});
