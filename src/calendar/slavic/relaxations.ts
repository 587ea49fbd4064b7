/** The feasts and saints whose day eases a fast, including the weekly Wednesday and Friday fast. */

import type { DayCoordinates } from '../coordinates.js';
import type { Relaxation } from '../fasting/measures.js';

interface RankedRelaxation extends Relaxation {
  /** The rank of the day in the Typikon, from 8 (a feast of the Lord) to 1 (a simple saint). */
  readonly rank: number;
}

type Row = readonly [monthDay: number, rank: number, name: string];

/**
 * Source: the ranks of the Typikon, and the feasts of the American saints, as in the calendar of
 * the Orthodox Church in America.
 */
const fishDays: readonly Row[] = [
  [1_07, 3, 'the Synaxis of the Forerunner'],
  [1_17, 5, 'Saint Anthony the Great'],
  [1_20, 5, 'Saint Euthymius the Great'],
  [1_30, 5, 'the Three Hierarchs'],
  [2_02, 8, 'the Meeting of the Lord'],
  [2_27, 5, 'Saint Raphael of Brooklyn'],
  [3_25, 7, 'the Annunciation'],
  [5_07, 5, 'the Apparition of the Cross over Jerusalem'],
  [5_08, 5, 'the Apostle John the Theologian'],
  [5_11, 5, 'Saints Cyril and Methodius'],
  [6_24, 6, 'the Nativity of the Forerunner'],
  [6_29, 6, 'the Apostles Peter and Paul'],
  [7_05, 4, 'Saint Athanasius of Athos and Saint Sergius of Radonezh'],
  [7_15, 5, 'Saint Vladimir of Kiev'],
  [7_20, 5, 'the Prophet Elijah'],
  [7_26, 4, 'Saint Jacob Netsvetov of Alaska'],
  [8_06, 8, 'the Transfiguration of the Lord'],
  [8_15, 7, 'the Dormition of the Theotokos'],
  [9_08, 7, 'the Nativity of the Theotokos'],
  [9_24, 4, 'the New Martyrs of Alaska'],
  [9_25, 4, 'Saint Sergius of Radonezh'],
  [9_26, 5, 'the Apostle John the Theologian'],
  [10_01, 6, 'the Protection of the Theotokos'],
  [10_06, 5, 'the Apostle Thomas and Saint Innocent of Alaska'],
  [10_09, 5, 'the Apostle James and Saint Tikhon of Moscow'],
  [10_26, 4, 'the Great Martyr Demetrius'],
  [11_08, 5, 'the Synaxis of the Archangels'],
  [11_13, 5, 'Saint John Chrysostom'],
  [11_16, 6, 'the Apostle and Evangelist Matthew'],
  [11_21, 7, 'the Entry of the Theotokos'],
  [11_30, 4, 'the Apostle Andrew'],
  [12_06, 5, 'Saint Nicholas the Wonderworker'],
  [12_13, 5, 'Saint Herman of Alaska'],
];

/** Source: as above. */
const wineAndOilDays: readonly Row[] = [
  [2_24, 4, "the First and Second Finding of the Forerunner's Head"],
  [3_09, 4, 'the Forty Martyrs of Sebaste'],
  [3_24, 2, 'the Forefeast of the Annunciation'],
  [3_26, 3, 'the Synaxis of the Archangel Gabriel'],
  [3_31, 4, 'Saint Innocent of Alaska'],
  [4_07, 4, 'Saint Tikhon of Moscow'],
  [4_23, 5, 'the Great Martyr George'],
  [4_25, 4, 'the Apostle and Evangelist Mark'],
  [4_30, 4, 'the Apostle James the son of Zebedee'],
  [8_16, 5, 'the Image of Christ Not Made by Hands'],
  [8_28, 4, 'Saint Job of Pochaev'],
  [9_01, 4, 'the Church New Year and Saint Symeon the Stylite'],
  [9_12, 3, 'the Leavetaking of the Nativity of the Theotokos'],
  [9_13, 3, 'the Forefeast of the Exaltation of the Cross'],
  [9_23, 3, 'the Conception of the Forerunner'],
  [9_28, 4, 'Saint Chariton the Confessor'],
  [11_14, 4, 'the Apostle Philip'],
  [11_25, 3, 'the Leavetaking of the Entry of the Theotokos'],
];

/** By the day of the Menaion: 6_24 is 24 June. */
const relaxations: ReadonlyMap<number, RankedRelaxation> = new Map([
  ...entries('fish', fishDays),
  ...entries('wine-oil', wineAndOilDays),
]);

function entries(tone: Relaxation['tone'], rows: readonly Row[]): [number, RankedRelaxation][] {
  return rows.map(([monthDay, rank, name]) => [monthDay, { tone, rank, name }]);
}

/** The same days on the Old Calendar, which keeps American saints by the civil date: `tied-saints.ts`. */
const namesOnOldCalendar: ReadonlyMap<number, string> = new Map([
  [2_27, "Saint Raphael of Brooklyn, whom only the New Calendar's menaion has on this date"],
  [4_07, "Saint Tikhon of Moscow, whom only the New Calendar's menaion has on this date"],
  [10_06, 'the Apostle Thomas'],
  [10_09, 'the Apostle James'],
]);

/** How a day of the Menaion eases a fast that falls on it. */
export function relaxationOn({
  monthDay,
  reckoning,
}: Pick<DayCoordinates, 'monthDay' | 'reckoning'>): RankedRelaxation | undefined {
  const relaxation = relaxations.get(monthDay);
  const name = reckoning === 'julian' ? namesOnOldCalendar.get(monthDay) : undefined;
  return relaxation && name ? { ...relaxation, name } : relaxation;
}
