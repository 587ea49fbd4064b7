/**
 * Which fast is kept on a day, and how strictly. The seasons are common to the whole Church; the
 * tones follow the Slavic use of the Orthodox Church in America. Source: Typikon and Triodion.
 */
import { type DayCoordinates, isWeekend } from '../coordinates.js';
import { type FastingTone, type Measure, plain, relaxed } from './measures.js';
import { relaxations } from './relaxations.js';

const noFast = plain('fast-free');

/** How strictly each season is kept. */
const measures = {
  ordinary: noFast,
  'weekly-fast': weeklyFast,
  'one-day-fast': oneDayFast,
  'publican-and-pharisee-week': noFast,
  /** Only meat is given up, on every day of the week. */
  'cheesefare-week': plain('no-meat'),
  'great-lent': greatLent,
  'holy-week': holyWeek,
  'bright-week': noFast,
  'pentecost-week': noFast,
  'apostles-fast': lesserFast,
  'dormition-fast': dormitionFast,
  'nativity-fast': nativityFast,
  christmastide: noFast,
  theophany: noFast,
} satisfies Record<string, Measure | ((day: DayCoordinates) => Measure)>;

export type FastingSeason = keyof typeof measures;
export const fastingSeasons = Object.keys(measures) as readonly FastingSeason[];

/** In order of precedence: the first season that applies to a day is kept. */
const seasons: readonly (readonly [FastingSeason, (day: DayCoordinates) => boolean])[] = [
  ['bright-week', ({ offset }) => isBetween(offset, 0, 6)],
  ['pentecost-week', ({ offset }) => isBetween(offset, 50, 55)],
  ['publican-and-pharisee-week', ({ offset }) => isBetween(offset, -70, -64)],
  ['christmastide', ({ monthDay }) => monthDay >= 12_25 || monthDay <= 1_04],
  ['one-day-fast', ({ monthDay }) => monthDay === 1_05],
  ['theophany', ({ monthDay }) => monthDay === 1_06],
  ['cheesefare-week', ({ offset }) => isBetween(offset, -55, -49)],
  ['great-lent', ({ offset }) => isBetween(offset, -48, -7)],
  ['holy-week', ({ offset }) => isBetween(offset, -6, -1)],
  ['apostles-fast', isInApostlesFast],
  ['nativity-fast', ({ monthDay }) => isBetween(monthDay, 11_15, 12_24)],
  ['dormition-fast', ({ monthDay }) => isBetween(monthDay, 8_01, 8_14)],
  ['one-day-fast', ({ monthDay }) => monthDay === 8_29 || monthDay === 9_14],
  ['weekly-fast', ({ weekday }) => weekday === 'wednesday' || weekday === 'friday'],
];

export interface FastRuling extends Measure {
  readonly season: FastingSeason;
}

export function fastRulingOn(day: DayCoordinates): FastRuling {
  const season = seasonOn(day);
  const measure = measures[season];
  return { season, ...(typeof measure === 'function' ? measure(day) : measure) };
}

export const isFastFree = (season: FastingSeason): boolean => measures[season] === noFast;

export const seasonOn = (day: DayCoordinates): FastingSeason =>
  seasons.find(([, applies]) => applies(day))?.[0] ?? 'ordinary';

/**
 * The Apostles' Fast runs from the Monday after All Saints to the eve of Peter and Paul. On the New
 * Calendar, a late Pascha can leave it without a day.
 */
export function isInApostlesFast({ menaion, monthDay, pascha, offset }: DayCoordinates): boolean {
  return offset >= 57 && menaion.year === pascha.year && monthDay < 6_29;
}

/** From Thomas Sunday to the eve of Pentecost, when the Wednesday and Friday fasts are eased. */
export const isBeforePentecost = (offset: number): boolean => isBetween(offset, 7, 48);

/**
 * Fish on Palm Sunday and the Annunciation; wine and oil on Saturdays and Sundays, on the days of
 * the Great Canon and the Akathist, and for greater saints, but not in the first week. No saint
 * allows fish.
 */
function greatLent(day: DayCoordinates): Measure {
  const { offset, monthDay } = day;
  if (offset === -7) return { tone: 'fish', relaxedBy: 'Palm Sunday' };
  const relaxation = relaxations.get(monthDay);
  if (monthDay === annunciation) return relaxed('xerophagy', relaxation);
  if (offset === -8) return { tone: 'wine-oil', relaxedBy: 'Lazarus Saturday' };
  if (isWeekend(day)) return plain('wine-oil');
  if (offset <= -44) return plain('xerophagy');
  const hymn = greatHymns.get(offset);
  if (hymn !== undefined) return { tone: 'wine-oil', relaxedBy: hymn };
  return relaxed('xerophagy', relaxation, 'wine-oil');
}

const annunciation = 3_25;

/** Leading up to Thursday and Saturday of the fifth week, when they are sung. Source: Triodion. */
const greatHymns: ReadonlyMap<number, string> = new Map([
  [-18, 'the Great Canon of Saint Andrew of Crete'],
  [-17, 'the Great Canon of Saint Andrew of Crete'],
  [-16, 'the Akathist to the Theotokos'],
]);

/** Wine and oil on Holy Thursday, and on the Annunciation even if it is Holy Friday. */
function holyWeek({ offset, monthDay }: DayCoordinates): Measure {
  if (monthDay === annunciation) return relaxed('xerophagy', relaxations.get(monthDay), 'wine-oil');
  if (offset === -3) return { tone: 'wine-oil', relaxedBy: 'the Mystical Supper' };
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
function lesserFast({ weekday, monthDay }: DayCoordinates, mildest: FastingTone = 'fish'): Measure {
  const relaxation = relaxations.get(monthDay);
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

/** Eased by the Transfiguration, but by no saint. */
function dormitionFast(day: DayCoordinates): Measure {
  return relaxed(strictTone(day), day.monthDay === 8_06 ? relaxations.get(8_06) : undefined);
}

/** The Eve of Theophany; the Beheading of the Forerunner and the Exaltation, on any weekday. */
function oneDayFast(day: DayCoordinates): Measure {
  return plain(day.monthDay === 1_05 ? strictTone(day) : 'wine-oil');
}

/**
 * All other Wednesdays and Fridays. From Thomas Sunday to Pentecost, wine and oil, with fish on
 * Mid-Pentecost and the Leavetaking of Pascha; in the rest of the year, as the saint allows.
 */
function weeklyFast({ offset, monthDay }: DayCoordinates): Measure {
  if (offset === 24) return { tone: 'fish', relaxedBy: 'Mid-Pentecost' };
  if (offset === 38) return { tone: 'fish', relaxedBy: 'the Leavetaking of Pascha' };
  const ordinary = isBeforePentecost(offset) ? 'wine-oil' : 'xerophagy';
  return relaxed(ordinary, relaxations.get(monthDay));
}

const strictTone = (day: DayCoordinates): FastingTone =>
  isWeekend(day) ? 'wine-oil' : 'xerophagy';

const isBetween = (number: number, first: number, last: number): boolean =>
  first <= number && number <= last;
