/**
 * Days on which no wedding is celebrated. Slavic use as parishes of the Orthodox Church in America
 * and of Moscow print it; Greek use by the yearbook of the Greek Orthodox Archdiocese of America.
 * A bishop may permit an exception.
 */
import { isBetween, isSaturday } from '../coordinates.js';
import type { UseName } from '../use.js';
import { at, firstOf, inSeason, on, type Row, type ServedDay } from './served-day.js';

const lent: Row<string> = ['Great Lent and Holy Week.', inSeason('great-lent', 'holy-week')];

const eveOfSunday =
  'The eve of Sunday; a bishop may permit it, and in Serbia and Bulgaria it is usual.';
const eveOfFastDay = 'The eve of a Wednesday or Friday.';

/** Why there is no wedding: the gravest reason first. */
const slavic: readonly Row<string>[] = [
  lent,
  ["The Apostles' Fast.", inSeason('apostles-fast')],
  ['The Dormition Fast.', inSeason('dormition-fast')],
  ['The Nativity Fast.', inSeason('nativity-fast')],
  [
    'From the Nativity to the Synaxis of the Forerunner.',
    ({ monthDay }) => monthDay >= 12_25 || monthDay <= 1_07,
  ],
  ['Pascha and Bright Week.', inSeason('bright-week')],
  ['Meatfare Sunday and Cheesefare Week.', ({ offset }) => isBetween(offset, -56, -49)],
  ['The Beheading of the Forerunner, with its eve.', on(8_28, 8_29)],
  ['The Exaltation of the Cross, with its eve.', on(9_13, 9_14)],
  ['The eve of a great feast.', (day) => on(9_07, 11_20, 2_01, 3_24, 8_05)(day) || at(38, 48)(day)],
  [eveOfSunday, isSaturday],
  [eveOfFastDay, ({ weekday }) => weekday === 'tuesday' || weekday === 'thursday'],
];

const greek: readonly Row<string>[] = [
  lent,
  ['Holy Pascha.', at(0)],
  ['Pentecost.', at(49)],
  ['The Dormition, with its fast.', ({ monthDay }) => isBetween(monthDay, 8_01, 8_15)],
  ['The Beheading of the Forerunner.', on(8_29)],
  ['The Exaltation of the Cross.', on(9_14)],
  ['The days before the Nativity.', ({ monthDay }) => isBetween(monthDay, 12_13, 12_24)],
  ['The Nativity of Christ.', on(12_25)],
  ['Theophany, with its eve.', on(1_05, 1_06)],
];

const tables = { slavic, greek } satisfies Record<UseName, unknown>;

/** Whether a reason recurs each week, and holds in no season of its own. */
export const isWeekly = (reason: string): boolean => [eveOfSunday, eveOfFastDay].includes(reason);

/** Whether a wedding may be celebrated; if not, why not. */
export function weddingOn(day: ServedDay, use: UseName) {
  const reason = firstOf<string | null, ServedDay>(tables[use], day, null);
  return { permitted: reason === null, reason };
}
