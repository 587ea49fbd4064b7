/** The feasts of the Lord that take the place of everything else, and Annunciation on any day. */
import { isSunday } from '../../coordinates.js';
import { annunciationOn, at, isBright, on } from '../served-day.js';
import { isGreatFixed } from '../sung-day.js';
import { feast, hypakoeOfPascha, period, row, tone, triodion, written } from './parts.js';

const annunciation = feast('annunciation');

/** Source: Typikon, chapter 48, under 25 March, which does not foresee the first Sundays of Lent. */
const ofAnnunciation = [
  row([tone, triodion, annunciation], [triodion, annunciation], annunciationOn(at(-42, -28))),
  row([tone, annunciation], [annunciation], annunciationOn(at(-35, -21, -14))),
  row([annunciation, triodion], [triodion, annunciation], annunciationOn(at(-8, -7, -3, -2, -1))),
  row(
    [feast('pascha'), written({ feast: 'annunciation', place: 'glory' })],
    [written({ feast: 'pascha', place: 'both-now' })],
    annunciationOn(at(0)),
  ),
  row([feast('pascha'), annunciation], [feast('pascha'), annunciation], annunciationOn(isBright)),
];

export const greatFeasts = [
  ...ofAnnunciation,
  row([feast('pascha'), hypakoeOfPascha], [feast('pascha')], isBright),
  row([triodion], [triodion], at(-8)),
  row(
    [feast('palm-sunday'), written({ day: 'P-7', place: 'glory' })],
    [written({ feast: 'palm-sunday', place: 'both-now' })],
    at(-7),
  ),
  row([triodion], [triodion], at(39, 49, 50)),
  row([period], [period], on(9_14, 12_25, 1_06, 8_06)),
  row([tone, period], [tone, period], (day) => isGreatFixed(day) && isSunday(day)),
  row([period], [period], isGreatFixed),
];
