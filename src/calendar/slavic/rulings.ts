/** How strictly each fast is kept in Slavic use, by the Orthodox Church in America. */
import { type DayCoordinates, isWeekend } from '../coordinates.js';
import {
  eased,
  type FastingTone,
  type Measure,
  plain,
  relaxed,
  strictTone,
} from '../fasting/measures.js';
import { commonRulings, type FastRulings } from '../fasting/rulings.js';
import { isBeforePentecost } from '../fasting/seasons.js';
import { annunciationDay } from '../feasts/great-feasts.js';
import { polyeleos } from '../ranks.js';
import { relaxationOn } from './relaxations.js';

/** How strictly each season is kept. */
export const slavicRulings: FastRulings = {
  ...commonRulings,
  'weekly-fast': weeklyFast,
  'one-day-fast': oneDayFast,
  'great-lent': greatLent,
  'holy-week': holyWeek,
  'apostles-fast': lesserFast,
  'dormition-fast': dormitionFast,
  'nativity-fast': nativityFast,
};

/**
 * Fish on Palm Sunday and the Annunciation; wine and oil on Saturdays and Sundays, on the days of
 * the Great Canon and the Akathist, and for greater saints, but not in the first week. No saint
 * allows fish.
 */
function greatLent(day: DayCoordinates): Measure {
  const { offset, monthDay } = day;
  if (offset === -7) return eased('fish', 'Palm Sunday');
  const relaxation = relaxationOn(day);
  if (monthDay === annunciationDay) return relaxed('xerophagy', relaxation);
  if (offset === -8) return eased('wine-oil', 'Lazarus Saturday');
  if (isWeekend(day)) return plain('wine-oil');
  if (offset <= -44) return plain('xerophagy');
  const hymn = greatHymns.get(offset);
  if (hymn !== undefined) return { tone: 'wine-oil', relaxedBy: hymn };
  return relaxed('xerophagy', relaxation, 'wine-oil');
}

/** Leading up to Thursday and Saturday of the fifth week, when they are sung. Source: Triodion. */
const greatHymns: ReadonlyMap<number, string> = new Map([
  [-18, 'the Great Canon of Saint Andrew of Crete'],
  [-17, 'the Great Canon of Saint Andrew of Crete'],
  [-16, 'the Akathist to the Theotokos'],
]);

/** Wine and oil on Holy Thursday, and on the Annunciation even if it is Holy Friday. */
function holyWeek(day: DayCoordinates): Measure {
  if (day.monthDay === annunciationDay) return relaxed('xerophagy', relaxationOn(day), 'wine-oil');
  if (day.offset === -3) return eased('wine-oil', 'the Mystical Supper');
  return plain('xerophagy');
}

/** No fish in the forefeast, from 20 December. */
function nativityFast(day: DayCoordinates): Measure {
  if (day.monthDay === 12_24) return plain(strictTone(day));
  return lesserFast(day, day.monthDay >= 12_20 ? 'wine-oil' : 'fish');
}

/**
 * The Apostles' Fast and the Nativity Fast. Monday is strict unless its saint eases it; Tuesday and
 * Thursday have wine and oil; Wednesday and Friday are strict, with fish only for a polyeleos;
 * Saturday and Sunday have fish.
 */
function lesserFast(day: DayCoordinates, mildest: FastingTone = 'fish'): Measure {
  const relaxation = relaxationOn(day);
  switch (day.weekday) {
    case 'saturday':
    case 'sunday':
      return plain(mildest);
    case 'tuesday':
    case 'thursday':
      return relaxed('wine-oil', relaxation, mildest);
    case 'monday':
      return relaxed('xerophagy', relaxation, mildest);
    default: {
      const hasPolyeleos = relaxation !== undefined && relaxation.rank >= polyeleos;
      return relaxed('xerophagy', relaxation, hasPolyeleos ? mildest : 'wine-oil');
    }
  }
}

/** Eased by the Transfiguration, but by no saint. */
function dormitionFast(day: DayCoordinates): Measure {
  return relaxed(strictTone(day), day.monthDay === 8_06 ? relaxationOn(day) : undefined);
}

/** The Eve of Theophany; the Beheading of the Forerunner and the Exaltation, on any weekday. */
function oneDayFast(day: DayCoordinates): Measure {
  return plain(day.monthDay === 1_05 ? strictTone(day) : 'wine-oil');
}

/**
 * All other Wednesdays and Fridays. From Thomas Sunday to Pentecost, wine and oil, with fish on
 * Mid-Pentecost and the Leavetaking of Pascha; in the rest of the year, as the saint allows.
 */
function weeklyFast(day: DayCoordinates): Measure {
  const { offset } = day;
  if (offset === 24) return eased('fish', 'Mid-Pentecost');
  if (offset === 38) return eased('fish', 'the Leavetaking of Pascha');
  const ordinary = isBeforePentecost(offset) ? 'wine-oil' : 'xerophagy';
  return relaxed(ordinary, relaxationOn(day));
}
