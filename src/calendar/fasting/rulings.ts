/**
 * Which fast is kept on a day, and how strictly. The seasons are common to the whole Church; the
 * tones follow the Slavic use of the Orthodox Church in America. Source: Typikon and Triodion.
 */
import type { DayCoordinates } from '../coordinates.js';
import { monthDayNumber } from '../reckoning.js';
import { type FastingTone, type Measure, plain, relaxed } from './measures.js';
import { relaxationOn } from './relaxations.js';

export const fastingSeasons = [
  'ordinary',
  'weekly-fast',
  'one-day-fast',
  'publican-and-pharisee-week',
  'cheesefare-week',
  'great-lent',
  'holy-week',
  'bright-week',
  'pentecost-week',
  'apostles-fast',
  'dormition-fast',
  'nativity-fast',
  'christmastide',
  'theophany',
] as const;
export type FastingSeason = (typeof fastingSeasons)[number];

export interface FastRuling extends Measure {
  readonly season: FastingSeason;
}

type Rule = (day: DayCoordinates) => FastRuling | undefined;

/** In order of precedence: the first rule that applies to a day decides it. */
const rules: readonly Rule[] = [
  fastFreeWeek,
  christmastide,
  eveOfTheophany,
  cheesefareWeek,
  greatLent,
  holyWeek,
  apostlesFast,
  nativityFast,
  dormitionFast,
  oneDayFast,
  weeklyFast,
];

export function fastRulingOn(day: DayCoordinates): FastRuling {
  for (const rule of rules) {
    const ruling = rule(day);
    if (ruling !== undefined) return ruling;
  }
  return { season: 'ordinary', ...plain('fast-free') };
}

/**
 * The Apostles' Fast runs from the Monday after All Saints to the eve of Peter and Paul. On the New
 * Calendar, a late Pascha can leave it without a day.
 */
export function isInApostlesFast({ menaion, pascha, offset }: DayCoordinates): boolean {
  return offset >= 57 && menaion.year === pascha.year && monthDayNumber(menaion) < 6_29;
}

/** From Thomas Sunday to the eve of Pentecost, when the Wednesday and Friday fasts are eased. */
export function isBeforePentecost(offset: number): boolean {
  return isBetween(offset, 7, 48);
}

/** Bright Week, the week after Pentecost, and the week of the Publican and the Pharisee. */
function fastFreeWeek({ offset }: DayCoordinates): FastRuling | undefined {
  if (isBetween(offset, 0, 6)) return { season: 'bright-week', ...plain('fast-free') };
  if (isBetween(offset, 50, 55)) return { season: 'pentecost-week', ...plain('fast-free') };
  if (isBetween(offset, -70, -64)) {
    return { season: 'publican-and-pharisee-week', ...plain('fast-free') };
  }
  return undefined;
}

/** From the Nativity to the day before the Eve of Theophany, and Theophany itself. */
function christmastide({ menaion }: DayCoordinates): FastRuling | undefined {
  const monthDay = monthDayNumber(menaion);
  if (monthDay >= 12_25 || monthDay <= 1_04) {
    return { season: 'christmastide', ...plain('fast-free') };
  }
  return monthDay === 1_06 ? { season: 'theophany', ...plain('fast-free') } : undefined;
}

function eveOfTheophany({ menaion, weekday }: DayCoordinates): FastRuling | undefined {
  if (monthDayNumber(menaion) !== 1_05) return undefined;
  const tone = isWeekend(weekday) ? 'wine-oil' : 'xerophagy';
  return { season: 'one-day-fast', ...plain(tone) };
}

/** Only meat is given up, on every day of the week. */
function cheesefareWeek({ offset }: DayCoordinates): FastRuling | undefined {
  if (!isBetween(offset, -55, -49)) return undefined;
  return { season: 'cheesefare-week', ...plain('no-meat') };
}

/**
 * Fish on Palm Sunday and the Annunciation; wine and oil on Saturdays and Sundays, on the days of
 * the Great Canon and the Akathist, and for greater saints, but not in the first week. No saint
 * allows fish.
 */
function greatLent(day: DayCoordinates): FastRuling | undefined {
  if (!isBetween(day.offset, -48, -7)) return undefined;
  return { season: 'great-lent', ...lentenMeasure(day) };
}

function lentenMeasure({ offset, menaion, weekday }: DayCoordinates): Measure {
  if (offset === -7) return { tone: 'fish', relaxedBy: 'Palm Sunday' };
  const relaxation = relaxationOn(menaion);
  if (isAnnunciation(menaion)) return relaxed('xerophagy', relaxation);
  if (offset === -8) return { tone: 'wine-oil', relaxedBy: 'Lazarus Saturday' };
  if (isWeekend(weekday)) return plain('wine-oil');
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
function holyWeek({ offset, menaion }: DayCoordinates): FastRuling | undefined {
  if (!isBetween(offset, -6, -1)) return undefined;
  const season = 'holy-week';
  if (isAnnunciation(menaion)) {
    return { season, ...relaxed('xerophagy', relaxationOn(menaion), 'wine-oil') };
  }
  if (offset === -3) return { season, tone: 'wine-oil', relaxedBy: 'the Mystical Supper' };
  return { season, ...plain('xerophagy') };
}

function apostlesFast(day: DayCoordinates): FastRuling | undefined {
  return isInApostlesFast(day) ? { season: 'apostles-fast', ...lesserFast(day) } : undefined;
}

/** 15 November to the Eve of the Nativity; no fish in the forefeast, from 20 December. */
function nativityFast(day: DayCoordinates): FastRuling | undefined {
  const monthDay = monthDayNumber(day.menaion);
  if (!isBetween(monthDay, 11_15, 12_24)) return undefined;
  const season = 'nativity-fast';
  if (monthDay === 12_24) {
    return { season, ...plain(isWeekend(day.weekday) ? 'wine-oil' : 'xerophagy') };
  }
  return { season, ...lesserFast(day, monthDay >= 12_20 ? 'wine-oil' : 'fish') };
}

/**
 * The Apostles' Fast and the Nativity Fast. Monday is strict unless its saint eases it; Tuesday and
 * Thursday have wine and oil; Wednesday and Friday are strict, with fish only for a polyeleos;
 * Saturday and Sunday have fish.
 */
function lesserFast({ weekday, menaion }: DayCoordinates, mildest: FastingTone = 'fish'): Measure {
  const relaxation = relaxationOn(menaion);
  switch (weekday) {
    case 'saturday':
    case 'sunday':
      return plain(mildest);
    case 'tuesday':
    case 'thursday':
      return relaxed('wine-oil', relaxation, mildest);
    case 'monday':
      return relaxed('xerophagy', relaxation, mildest);
    default: {
      const hasPolyeleos = relaxation !== undefined && relaxation.rank >= 4;
      return relaxed('xerophagy', relaxation, hasPolyeleos ? mildest : 'wine-oil');
    }
  }
}

/** 1 to 14 August; eased by the Transfiguration, but by no saint. */
function dormitionFast({ menaion, weekday }: DayCoordinates): FastRuling | undefined {
  const monthDay = monthDayNumber(menaion);
  if (!isBetween(monthDay, 8_01, 8_14)) return undefined;
  const season = 'dormition-fast';
  const ordinary = isWeekend(weekday) ? 'wine-oil' : 'xerophagy';
  if (monthDay === 8_06) return { season, ...relaxed(ordinary, relaxationOn(menaion)) };
  return { season, ...plain(ordinary) };
}

/** The Beheading of the Forerunner and the Exaltation of the Cross, on any day of the week. */
function oneDayFast({ menaion }: DayCoordinates): FastRuling | undefined {
  const monthDay = monthDayNumber(menaion);
  if (monthDay !== 8_29 && monthDay !== 9_14) return undefined;
  return { season: 'one-day-fast', ...plain('wine-oil') };
}

/**
 * All other Wednesdays and Fridays. From Thomas Sunday to Pentecost, wine and oil, with fish on
 * Mid-Pentecost and the Leavetaking of Pascha; in the rest of the year, as the saint allows.
 */
function weeklyFast({ weekday, offset, menaion }: DayCoordinates): FastRuling | undefined {
  if (weekday !== 'wednesday' && weekday !== 'friday') return undefined;
  const season = 'weekly-fast';
  if (offset === 24) return { season, tone: 'fish', relaxedBy: 'Mid-Pentecost' };
  if (offset === 38) return { season, tone: 'fish', relaxedBy: 'the Leavetaking of Pascha' };
  const ordinary = isBeforePentecost(offset) ? 'wine-oil' : 'xerophagy';
  return { season, ...relaxed(ordinary, relaxationOn(menaion)) };
}

function isAnnunciation(menaion: DayCoordinates['menaion']): boolean {
  return monthDayNumber(menaion) === 3_25;
}

function isWeekend(weekday: DayCoordinates['weekday']): boolean {
  return weekday === 'saturday' || weekday === 'sunday';
}

function isBetween(number: number, first: number, last: number): boolean {
  return first <= number && number <= last;
}
