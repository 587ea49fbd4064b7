/** The days from the forefeast of a great feast to its leavetaking. Source: Typikon, chapter 52. */
import { isSunday } from '../../coordinates.js';
import { on } from '../served-day.js';
import { isInPeriod, isInPeriodOfTheLord, isLeavetaking, type SungDay } from '../sung-day.js';
import {
  feast,
  honouredFirst,
  honouredLast,
  type Part,
  period,
  row,
  sundayTone,
  tone,
} from './parts.js';

/** Only the feasts that a Sunday near the Nativity brings with it. */
const ofSundayFeasts =
  (part: Part): Part =>
  (day: SungDay) =>
    part({
      ...day,
      honoured: day.honoured.filter(
        ({ reference }) => 'feast' in reference && day.movable.includes(reference.feast),
      ),
    });

const honouredOrTone: Part = (day) => (day.honoured.length > 0 ? honouredLast() : tone)(day);

const dedication = feast('dedication-of-the-church-of-the-resurrection');
const saints: Part = ({ honoured }) =>
  honoured.flatMap(({ reference }) => ('saint' in reference ? [reference] : []));

/** On a Sunday, its saint moves to another day. Source: Typikon, chapter 48, under 13 September. */
const ofDedication = [
  row([tone, dedication, period], [tone, dedication], (day) => on(9_13)(day) && isSunday(day)),
  row([dedication, period, saints], [dedication], on(9_13)),
];

export const periods = [
  // The Synaxis has the last kontakion, on its own day.
  row(
    [sundayTone, period, ofSundayFeasts(honouredFirst())],
    [ofSundayFeasts(honouredLast()), feast('synaxis-of-the-theotokos')],
    on(12_26),
  ),
  ...ofDedication,
  row([sundayTone, honouredFirst(4), period], [sundayTone, honouredLast(4), period], on(8_16)),
  row(
    [tone, period, honouredFirst(3)],
    [tone, honouredLast(3), period],
    (day) => isSunday(day) && isLeavetaking(day),
  ),
  row(
    [tone, period, honouredFirst()],
    [honouredOrTone, period],
    (day) => isSunday(day) && isInPeriodOfTheLord(day),
  ),
  row(
    [tone, period, honouredFirst()],
    [tone, honouredLast(), period],
    (day) => isSunday(day) && isInPeriod(day),
  ),
  // The eve has the feast's own service; at a leavetaking, a simple saint moves to another day.
  row(
    [period, honouredFirst(3)],
    [honouredLast(3), period],
    (day) => isInPeriod(day) && (on(12_24, 1_05)(day) || isLeavetaking(day)),
  ),
  row([period, honouredFirst()], [honouredLast(), period], isInPeriod),
];
