/**
 * How strictly each fast is kept in Greek use, by the daily calendar of the Greek Orthodox
 * Archdiocese of America.
 */
import { type DayCoordinates, isWednesdayOrFriday, isWeekend } from '../coordinates.js';
import { eased, type FastingTone, type Measure, plain, strictTone } from '../fasting/measures.js';
import { commonRulings, type FastRulings } from '../fasting/rulings.js';
import { isBeforePentecost } from '../fasting/seasons.js';
import { annunciationDay } from '../feasts/great-feasts.js';
import { fishDays, lentenDays, wineAndOilDays } from './relaxations.js';

export const greekRulings: FastRulings = {
  ...commonRulings,
  'weekly-fast': weeklyFast,
  'one-day-fast': (day) => plain(strictTone(day)),
  'great-lent': greatLent,
  'holy-week': holyWeek,
  'apostles-fast': apostlesFast,
  'dormition-fast': dormitionFast,
  'nativity-fast': nativityFast,
};

/** Fish on Palm Sunday and the Annunciation; wine and oil also on the Thursday of the Canon. */
function greatLent(day: DayCoordinates): Measure {
  const { offset, monthDay } = day;
  if (offset === -7) return eased('fish', 'Palm Sunday');
  if (monthDay === annunciationDay) return eased('fish', 'the Annunciation');
  if (isWeekend(day)) return plain('wine-oil');
  if (offset === -17) return eased('wine-oil', 'the Great Canon of Saint Andrew of Crete');
  return easedBy(lentenDays, 'wine-oil', monthDay) ?? plain('xerophagy');
}

function holyWeek({ offset, monthDay }: DayCoordinates): Measure {
  if (monthDay === annunciationDay) return eased('wine-oil', 'the Annunciation');
  return offset === -3 ? eased('wine-oil', 'the Mystical Supper') : plain('xerophagy');
}

/** Fish on every day but Wednesday and Friday. */
function apostlesFast(day: DayCoordinates): Measure {
  if (day.monthDay === 6_24) return eased('fish', 'the Nativity of the Forerunner');
  return plain(isWednesdayOrFriday(day) ? 'xerophagy' : 'fish');
}

function dormitionFast(day: DayCoordinates): Measure {
  if (day.monthDay === 8_06) return eased('fish', 'the Transfiguration of the Lord');
  return plain(strictTone(day));
}

/** Fish on every day but Wednesday and Friday until 11 December, then only wine and oil. */
function nativityFast(day: DayCoordinates): Measure {
  const { monthDay } = day;
  if (monthDay === 11_21) return eased('fish', 'the Entry of the Theotokos');
  if (isWednesdayOrFriday(day)) {
    return easedBy(wineAndOilDays, 'wine-oil', monthDay) ?? plain('xerophagy');
  }
  if (monthDay < 12_12) return plain('fish');
  const own = isWeekend(day) ? plain('wine-oil') : lateInNativityFast(monthDay);
  return monthDay <= 12_17 ? { ...own, otherwise: printedRule } : own;
}

const printedRule =
  'The calendar of the Greek Orthodox Archdiocese of America marks the day this way, while its general rule permits fish until 17 December.';

const lateInNativityFast = (monthDay: number): Measure =>
  easedBy(wineAndOilDays, 'wine-oil', monthDay) ?? plain('xerophagy');

/** All other Wednesdays and Fridays. */
function weeklyFast({ offset, monthDay }: DayCoordinates): Measure {
  if (offset === 24) return eased('fish', 'Mid-Pentecost');
  if (offset === 38) return eased('fish', 'the Leavetaking of Pascha');
  const fish = easedBy(fishDays, 'fish', monthDay);
  if (fish !== undefined) return fish;
  if (isBeforePentecost(offset)) return plain('wine-oil');
  return easedBy(wineAndOilDays, 'wine-oil', monthDay) ?? plain('xerophagy');
}

function easedBy(
  days: ReadonlyMap<number, string>,
  tone: FastingTone,
  monthDay: number,
): Measure | undefined {
  const name = days.get(monthDay);
  return name === undefined ? undefined : eased(tone, name);
}
