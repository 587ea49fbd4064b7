/** The feasts of the Lord that take the place of everything else, and Annunciation on any day. */
import { isBetween, isSunday } from '../../coordinates.js';
import { annunciation, at, on } from '../served-day.js';
import { isGreatFixed } from '../sung-day.js';
import { annunciationIfAny, feast, period, row, tone, triodion, written } from './parts.js';

export const greatFeasts = [
  // With the Annunciation, the hymns of Pascha come first and last.
  row(
    [feast('pascha'), annunciationIfAny, written({ day: 'P+0', kind: 'hypakoe', of: 'Pascha' })],
    [annunciationIfAny, feast('pascha')],
    ({ offset }) => isBetween(offset, 0, 6),
  ),
  row(
    [feast('annunciation'), triodion],
    [triodion, feast('annunciation')],
    (day) => annunciation(day) && at(-8)(day),
  ),
  row([triodion], [triodion], at(-8)),
  row(
    [feast('palm-sunday'), written({ day: 'P-7' }), annunciationIfAny],
    [annunciationIfAny, feast('palm-sunday')],
    (day) => annunciation(day) && at(-7)(day),
  ),
  row(
    [feast('palm-sunday'), written({ day: 'P-7', place: 'glory-both-now' })],
    [feast('palm-sunday')],
    at(-7),
  ),
  row([triodion], [triodion], at(39, 49, 50)),
  row([period], [period], on(9_14, 12_25, 1_06, 8_06)),
  row([tone, period], [tone, period], (day) => isGreatFixed(day) && isSunday(day)),
  row([period], [period], isGreatFixed),
];
