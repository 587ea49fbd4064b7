import { expect, it } from 'vitest';
import { coordinatesOf } from '../../../src/calendar/coordinates.js';
import { readingsOn as readingsOfGreekUse } from '../../../src/calendar/greek/appointed.js';
import { readingsOn } from '../../../src/calendar/slavic/appointed.js';

it.each([
  ['Herman of Alaska', 1836, { month: 8, day: 9 }, readingsOn],
  ['Nectarius of Pentapolis', 1920, { month: 11, day: 9 }, readingsOfGreekUse],
])('%s, who died in %d, has no readings before the year after', (saint, year, monthDay, on) => {
  const occasionsIn = (asked: number) =>
    on(coordinatesOf({ year: asked, ...monthDay }, 'gregorian')).map(({ occasion }) => occasion);
  expect(occasionsIn(year)).not.toContain(saint);
  expect(occasionsIn(year + 1)).toContain(saint);
});
