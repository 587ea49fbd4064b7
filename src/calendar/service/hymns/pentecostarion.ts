/** From Bright Monday to the Sunday of All Saints. Source: the rubrics of the Pentecostarion. */
import { isBetween } from '../../coordinates.js';
import { polyeleos } from '../../ranks.js';
import { annunciation, at } from '../served-day.js';
import { honours } from '../sung-day.js';
import {
  feast,
  honouredFirst,
  honouredLast,
  hypakoeOfPascha,
  ofMyrrhbearers,
  type Part,
  row,
  tone,
  triodion,
} from './parts.js';

/** By weeks from Pascha: its kontakion is sung through the week. */
const sundaysOfPascha: Readonly<Record<number, string>> = {
  2: 'myrrhbearers-sunday',
  3: 'paralytic-sunday',
  4: 'samaritan-woman-sunday',
  5: 'blind-man-sunday',
};

const ofWeek: Part = ({ offset }) => [
  { feast: sundaysOfPascha[Math.floor(offset / 7)] ?? 'pascha' },
];

/** The Life-giving Spring, kept with Pascha itself. */
export const brightFriday = row(
  [feast('pascha'), hypakoeOfPascha],
  [feast('bright-friday'), feast('pascha')],
  at(5),
);

/** A saint of polyeleos rank in Bright Week. Source: Typikon, under 23 April, of Saint George. */
export const saintOfBrightWeek = row(
  [feast('pascha'), honouredFirst(4)],
  [honouredLast(4), feast('pascha')],
  (day) => isBetween(day.offset, 1, 6) && honours(polyeleos)(day) && !annunciation(day),
);

/**
 * The leavetaking of Pascha is sung as Pascha; that of Mid-Pentecost is a week after it. On Sundays, a
 * saint is sung only from polyeleos rank on, as in the Triodion.
 */
export const pentecostarion = [
  row([triodion, honouredFirst(4)], [honouredLast(4), triodion], at(7)),
  row(
    [tone, ofMyrrhbearers, honouredFirst(4)],
    [triodion, honouredLast(4), feast('pascha')],
    at(14),
  ),
  row([tone, honouredFirst(4)], [triodion, honouredLast(4), feast('pascha')], at(21, 35)),
  row(
    [tone, feast('mid-pentecost'), honouredFirst(4)],
    [triodion, honouredLast(4), feast('mid-pentecost')],
    at(28),
  ),
  row(
    [tone, feast('ascension'), triodion, honouredFirst(4)],
    [triodion, honouredLast(4), feast('ascension')],
    at(42),
  ),
  row([tone, triodion, honouredFirst(4)], [honouredLast(4), triodion], at(56)),
  row([feast('pascha'), honouredFirst(4)], [honouredLast(4), feast('pascha')], at(38)),
  row(
    [feast('mid-pentecost'), honouredFirst(4)],
    [honouredLast(4), feast('mid-pentecost')],
    at(24, 31),
  ),
  row(
    [feast('mid-pentecost'), honouredFirst()],
    [honouredLast(), feast('mid-pentecost')],
    ({ offset }) => isBetween(offset, 25, 30),
  ),
  row(
    [feast('thomas-sunday'), honouredFirst()],
    [feast('thomas-sunday'), honouredLast(), feast('pascha')],
    ({ offset }) => isBetween(offset, 8, 13),
  ),
  row(
    [tone, ofMyrrhbearers, honouredFirst()],
    [ofWeek, honouredLast(), feast('pascha')],
    ({ offset }) => isBetween(offset, 15, 20),
  ),
  row([tone, honouredFirst()], [ofWeek, honouredLast(), feast('pascha')], ({ offset }) =>
    isBetween(offset, 21, 37),
  ),
];
