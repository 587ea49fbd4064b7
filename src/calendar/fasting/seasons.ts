/** The seasons of fasting, which are common to the whole Church. Source: Typikon and Triodion. */
import { type DayCoordinates, isBetween, isWednesdayOrFriday } from '../coordinates.js';

/** Those that move with Pascha. */
export const movableSeasons = [
  'publican-and-pharisee-week',
  'cheesefare-week',
  'great-lent',
  'holy-week',
  'bright-week',
  'pentecost-week',
  'apostles-fast',
] as const;

export const fastingSeasons = [
  'ordinary',
  'weekly-fast',
  'one-day-fast',
  ...movableSeasons,
  'dormition-fast',
  'nativity-fast',
  'christmastide',
  'theophany',
] as const;

export type FastingSeason = (typeof fastingSeasons)[number];

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
  ['weekly-fast', isWednesdayOrFriday],
];

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
