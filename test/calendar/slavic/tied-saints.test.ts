import { expect, it } from 'vitest';
import { liturgicalDay } from '../../../src/calendar/day.js';
import type { Reckoning } from '../../../src/calendar/reckoning.js';
import { slavic } from '../../../src/calendar/slavic/slavic.js';

const on = (month: number, day: number, reckoning: Reckoning = 'julian') =>
  liturgicalDay({ year: 2027, month, day }, reckoning, slavic);
const occasionsOn = (...date: Parameters<typeof on>) => [
  ...new Set(slavic.readingsOn(on(...date)).map(({ occasion }) => occasion)),
];

it.each([
  [2, 27, 3, 12, 'Raphael of Brooklyn'],
  [5, 7, 5, 20, 'Alexis of Wilkes-Barre'],
  [8, 9, 8, 22, 'Herman of Alaska'],
  [10, 6, 10, 19, 'Innocent of Alaska'],
  [10, 9, 10, 22, 'Tikhon of Moscow'],
])(
  'reads for the saint of %i/%i on that civil day of the Old Calendar, not on %i/%i: %s',
  (month, day, laterMonth, laterDay, saint) => {
    expect(occasionsOn(month, day)).toContain(saint);
    expect(occasionsOn(laterMonth, laterDay)).not.toContain(saint);
    expect(occasionsOn(month, day, 'gregorian')).toContain(saint);
  },
);

it('reads for nobody beside the Annunciation', () => {
  expect(occasionsOn(4, 7)).not.toContain('Tikhon of Moscow');
  expect(occasionsOn(4, 20)).not.toContain('Tikhon of Moscow');
});

it('does not read for Alexander Hotovitzky on the day of Barbara', () => {
  expect(occasionsOn(12, 17)).not.toContain('Alexander Hotovitzky');
  expect(occasionsOn(12, 4, 'gregorian')).toContain('Alexander Hotovitzky');
});

it('says of a leave on the Old Calendar whose menaion has it', () => {
  expect(on(4, 20).fasting).toMatchObject({
    tone: 'wine-oil',
    summary: expect.stringContaining(
      "For Saint Tikhon of Moscow, whom only the New Calendar's menaion has on this date, wine and oil",
    ),
  });
  expect(on(4, 7, 'gregorian').fasting.summary).toContain('For Saint Tikhon of Moscow, wine');
  expect(on(10, 22).fasting.summary).toContain('For the Apostle James, fish');
});

it('names the apostle alone who eases 6 October of the Old Calendar', () => {
  const { summary } = liturgicalDay({ year: 2029, month: 10, day: 19 }, 'julian', slavic).fasting;
  expect(summary).toContain('For the Apostle Thomas, fish');
});

it('reads on Cheesefare Saturday for the ascetic saints, not for the departed', () => {
  const occasions = occasionsOn(3, 13, 'gregorian');
  expect(occasions).toContain('All Ascetic Saints');
  expect(occasions).not.toContain('for the departed');
});
