/**
 * Whether people kneel. Source: canon 20 of Nicaea, canon 90 of Trullo, the Triodion, and the Typikon,
 * chapter 48, under 25 March; for great feasts and Saturdays outside Lent, the custom of most parishes
 * (roca.org, Orthodox America 150).
 */
import { isBetween, isSaturday, isSunday } from '../coordinates.js';
import {
  annunciationOn,
  at,
  firstOf,
  isInLent,
  on,
  type Row,
  type ServedDay,
} from './served-day.js';

interface Kneeling {
  readonly permitted: boolean;
  readonly note: string | null;
}

const none = (note: string): Kneeling => ({ permitted: false, note });
const kneeling = (note: string | null): Kneeling => ({ permitted: true, note });

const isFeastOfTheLord = on(8_06, 9_14, 12_25, 1_06);
const isFeastOfTheTheotokos = on(2_02, 8_15, 9_08, 11_21);

const rows: readonly Row<Kneeling>[] = [
  [none('None from Pascha until Vespers of Pentecost.'), ({ offset }) => isBetween(offset, 0, 48)],
  [none('None until Vespers of the day, at which the kneeling prayers are read.'), at(49)],
  [kneeling('Only before the shroud.'), at(-2, -1)],
  [none('None after Great Wednesday, except before the shroud.'), at(-3)],
  [kneeling('With the prayer of Saint Ephrem, for the last time.'), at(-4)],
  [none('None on Sundays.'), isSunday],
  [
    none('None from the Nativity to Theophany.'),
    ({ monthDay }) => monthDay >= 12_25 || monthDay <= 1_06,
  ],
  [none('None on a feast of the Lord.'), isFeastOfTheLord],
  [none('By custom, none on a great feast.'), isFeastOfTheTheotokos],
  [
    kneeling('Three at the end of Matins and of the Hours, and none at the Liturgy.'),
    annunciationOn((day) => !isSaturday(day)),
  ],
  [none('None on Saturdays of Lent.'), (day) => isSaturday(day) && isBetween(day.offset, -48, -8)],
  [none('By custom, none on Saturdays.'), isSaturday],
  [
    kneeling('With the prayer of Saint Ephrem.'),
    (day) => isBetween(day.offset, -6, -5) || isInLent(day),
  ],
];

/** Whether prostrations are made on a day, the same in both uses. */
export const kneelingOn = (day: ServedDay): Kneeling => firstOf(rows, day, kneeling(null));
