/**
 * The Sundays before and of Lent: a saint is sung only from polyeleos rank on. Source: the rubrics of
 * the Lenten Triodion.
 */
import { at } from '../served-day.js';
import { isInPeriod } from '../sung-day.js';
import {
  departed,
  honouredFirst,
  honouredLast,
  type Part,
  period,
  row,
  tone,
  triodion,
  wallAndHaven,
} from './parts.js';

const periodOrTone: Part = (day) => (isInPeriod(day) ? period : tone)(day);

export const triodionDays = [
  // Of the departed; the theotokion in the place of the last kontakion.
  row([triodion], [departed, wallAndHaven], at(-57, 48)),
  row(
    [tone, period, honouredFirst(4)],
    [honouredLast(4), triodion, period],
    at(-70, -63, -56, -49),
  ),
  // The fourth and fifth Sundays leave their saints to another day if they are near the Annunciation.
  // Before Palm Sunday, the Sunday's own kontakion is the last, or else that of a feast's period.
  row(
    [tone, triodion, period, honouredFirst(4)],
    [honouredLast(4), triodion, periodOrTone],
    (day) => at(-35)(day) || (at(-21, -14)(day) && !isInPeriod(day)),
  ),
  row(
    [tone, triodion, period, honouredFirst(4)],
    [honouredLast(4), triodion, period],
    at(-42, -28),
  ),
  row([triodion, period, honouredFirst(4)], [honouredLast(4), triodion, period], at(-50, -43, -15)),
  // Their Liturgy begins with Vespers: the hymns are those of the day.
  row([triodion], [triodion], at(-3, -2, -1)),
];
