/** Sundays and weekdays outside the seasons and the periods of feasts. Source: Typikon, chapter 52. */
import { isSaturday, isSunday } from '../../coordinates.js';
import { doxology, polyeleos } from '../../ranks.js';
import { at, on } from '../served-day.js';
import { honours, isWithoutOctoechos, keeps } from '../sung-day.js';
import {
  allSaints,
  departed,
  honouredFirst,
  honouredLast,
  last,
  type Order,
  type Part,
  protection,
  row,
  tone,
  weekday,
} from './parts.js';

const isMemorialOfLent = at(-36, -29, -22);

const honouredOrDeparted: Part = (day) =>
  (day.honoured.length > 0 ? honouredFirst() : departed)(day);

export const ordinaryDays = [
  // Basil and the Circumcision leave no place for the kontakion of Sunday.
  row([tone, honouredFirst()], [honouredLast()], (day) => isSunday(day) && on(1_01)(day)),
  row([tone, honouredFirst()], [tone, honouredLast(), last], isSunday),
  // The departed are not left out for a feast that falls on their Saturday.
  row(
    [honouredFirst(polyeleos), departed],
    [departed, honouredLast(polyeleos)],
    (day) => keeps('demetrius-saturday')(day) && honours(polyeleos)(day),
  ),
  // From polyeleos rank on, and on Saturday from a doxology, the weekday is not sung.
  row(
    [honouredFirst()],
    [honouredLast(), last],
    (day) => isWithoutOctoechos(day) || (isSaturday(day) && honours(doxology)(day)),
  ),
  row(
    [allSaints, departed],
    [departed, allSaints],
    (day) => isMemorialOfLent(day) || keeps('demetrius-saturday')(day),
  ),
  row([allSaints, honouredOrDeparted], [honouredLast(), departed, allSaints], isSaturday),
  // A doxology leaves no place for the departed.
  row([weekday, honouredFirst()], [weekday, honouredLast(), last], honours(doxology)),
];

/** Any other day. */
export const plainWeekday: Order = [
  [weekday, honouredFirst()],
  [weekday, honouredLast(), departed, protection],
];
