/**
 * What printed calendars of Greek use do otherwise than these rules, and what no rule computes: one
 * table of sentences, each with the days that it is for.
 */
import {
  type DayCoordinates,
  isBetween,
  isSunday,
  isWednesdayOrFriday,
  isWeekend,
} from '../coordinates.js';
import { fastRulingOn } from '../fasting/rulings.js';
import { seasonOn } from '../fasting/seasons.js';
import { lastOfMatthew, saturdayBefore, sundayAfter } from '../lectionary/winter.js';
import { type Note, sentencesOn } from '../notes.js';
import { positionOf } from './places.js';
import { greekRulings } from './rulings.js';
import { transfersOn } from './transfers.js';
import { winterSunday } from './winter-sundays.js';

const isFish = (day: DayCoordinates) => toneOn(day) === 'fish';

const toneOn = (day: DayCoordinates) => fastRulingOn(day, greekRulings).tone;

const yearlyGospels = new Set([1_19, 1_24, 1_26]);

const notes: readonly Note[] = [
  {
    sentence:
      'The Lamentations of this evening are the Matins of Great Saturday, and all their readings are listed on that day.',
    applies: ({ offset }) => offset === -2,
  },
  {
    sentence: 'The Fathers of this Sunday are those of the Fourth Ecumenical Council.',
    applies: (day) => isSunday(day) && isBetween(day.monthDay, 7_13, 7_19),
  },
  {
    sentence: 'In the evening a part of the Salutations to the Theotokos (Chairetismoi) is sung.',
    applies: ({ offset }) => [-44, -37, -30, -23].includes(offset),
  },
  {
    sentence: 'In the evening the whole Akathist to the Theotokos is sung.',
    applies: ({ offset }) => offset === -16,
  },
  {
    sentence: "The printed typikon sets this day's gospel each year; here it is that of the cycle.",
    applies: (day) => yearlyGospels.has(day.monthDay) && !isSunday(day),
  },
  {
    sentence:
      'The readings of 3 January change from year to year; the typikon of the year decides.',
    applies: (day) => day.monthDay === 1_03 && !isWeekend(day),
  },
  {
    sentence:
      'In some years the gospels after the Nativity go on from those before it; here they go by the place in the cycle.',
    applies: (day) => day.monthDay >= 12_29 && !isWeekend(day),
  },
  {
    sentence:
      'In a long winter the archdiocese repeats weeks by no known rule; this is one of them.',
    applies: isInRepeatedWeek,
  },
  {
    sentence:
      'The Antiochian Archdiocese may read the Sundays between Theophany and the Triodion in another order.',
    applies: isInLongWinter,
  },
  {
    sentence: 'Saint George, of 23 April, is kept on Bright Monday.',
    applies: (day) => isMovedFrom(day, 'george-the-trophy-bearer'),
  },
  {
    sentence: 'Saint Mark, of 25 April, is kept on Bright Tuesday.',
    applies: (day) => isMovedFrom(day, 'mark-the-evangelist'),
  },
  {
    sentence: 'The Protection of the Theotokos is kept on 28 October.',
    applies: (day) => isMovedFrom(day, 'protection-of-the-theotokos'),
  },
  {
    sentence: 'The Antiochian Archdiocese left Saint Mark on 25 April when it fell in Great Lent.',
    applies: ({ offset, monthDay }) => offset === 2 && monthDay > 4_29,
  },
  {
    sentence:
      'The typikon of Violakis moves the Annunciation to Pascha from this day; Mount Athos keeps it here.',
    applies: ({ offset, monthDay }) => monthDay === 3_25 && (offset === -2 || offset === -1),
  },
  {
    sentence: 'In many places of Greece wine and oil are permitted on this day.',
    applies: (day) =>
      (day.monthDay === 8_29 || day.monthDay === 9_14) && toneOn(day) === 'xerophagy',
  },
  {
    sentence:
      'The Antiochian Archdiocese has no fast on Wednesday and Friday from Pascha to Ascension.',
    applies: (day) => isBetween(day.offset, 7, 38) && seasonOn(day) === 'weekly-fast',
  },
  {
    sentence:
      'Mount Athos and old typika permit fish only on Saturday and Sunday, and wine and oil on Tuesday and Thursday.',
    applies: (day) => seasonOn(day) === 'apostles-fast' && isFish(day) && isStrictOnAthos(day),
  },
  {
    sentence:
      'Mount Athos permits fish only on Saturday and Sunday, from the Entry of the Theotokos on.',
    applies: (day) => seasonOn(day) === 'nativity-fast' && isFish(day) && day.monthDay !== 11_21,
  },
  {
    sentence: 'The Church of Greece permits fish until 17 December.',
    applies: (day) => isBetween(day.monthDay, 12_12, 12_17) && !isWednesdayOrFriday(day),
  },
  {
    sentence: 'Mount Athos permits wine on this day, but no oil.',
    applies: ({ offset, monthDay }) => (offset === -3 || offset === -1) && monthDay !== 3_25,
  },
  {
    sentence:
      'After so early a Pascha the gospels wait for the Exaltation; this has not been compared with a printed calendar.',
    applies: waitsForLuke,
  },
];

export const notesOn = (day: DayCoordinates): readonly string[] => sentencesOn(day, notes);

const isMovedFrom = (day: DayCoordinates, slug: string) =>
  transfersOn(day).some((each) => each.slug === slug && !each.isHere);

const isStrictOnAthos = (day: DayCoordinates) => !isWeekend(day) && day.monthDay !== 6_24;

const isOfWinter = ({ offset, monthDay }: DayCoordinates) =>
  (offset > 250 || offset <= -77) && monthDay < 3_01;

/** Weekdays between Theophany and the last three weeks before the Publican, if five Sundays are. */
function isInRepeatedWeek(day: DayCoordinates): boolean {
  if (!isOfWinter(day) || day.weekday === 'sunday') return false;
  const { days, winter } = positionOf(day);
  const { index, count } = winterSunday(day, 7 * Math.ceil(days / 7), winter);
  if (count < 5 || days <= saturdayBefore(winter.theophany)) return false;
  return index >= -1 && index < count - 3 && days > sundayAfter(winter.theophany);
}

/** Sundays of a winter in which three or more are between Theophany and the Publican. */
function isInLongWinter(day: DayCoordinates): boolean {
  if (!isOfWinter(day) || !isSunday(day)) return false;
  const { days, winter } = positionOf(day);
  const { index, count } = winterSunday(day, days, winter);
  return count >= 3 && index >= 0 && index < count - 1;
}

/** The Old Calendar after an early Pascha: from the 17th week to the Sunday after the Exaltation. */
function waitsForLuke(day: DayCoordinates): boolean {
  if (day.offset < 162) return false;
  const { days, winter } = positionOf(day);
  return winter.lukeSunday > lastOfMatthew && days <= winter.lukeSunday && days >= 162;
}
