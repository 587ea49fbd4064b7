/** How strictly a day is kept: its season, and the measure that a use has for it. */
import type { DayCoordinates } from '../coordinates.js';
import { type Measure, plain } from './measures.js';
import { type FastingSeason, seasonOn } from './seasons.js';

type Ruling = Measure | ((day: DayCoordinates) => Measure);

/** How strictly a use keeps each season. */
export type FastRulings = Readonly<Record<FastingSeason, Ruling>>;

const noFast = plain('fast-free');

/** The seasons that every use keeps alike. */
export const commonRulings = {
  ordinary: noFast,
  'publican-and-pharisee-week': noFast,
  /** Only meat is given up, on every day of the week. */
  'cheesefare-week': plain('no-meat'),
  'bright-week': noFast,
  'pentecost-week': noFast,
  christmastide: noFast,
  theophany: noFast,
} as const satisfies Partial<FastRulings>;

/** Whether a season has no fast in any use. */
export const isFastFree = (season: FastingSeason): boolean =>
  Object.entries(commonRulings).some(([free, ruling]) => free === season && ruling === noFast);

export interface FastRuling extends Measure {
  readonly season: FastingSeason;
}

export function fastRulingOn(day: DayCoordinates, rulings: FastRulings): FastRuling {
  const season = seasonOn(day);
  const measure = rulings[season];
  return { season, ...(typeof measure === 'function' ? measure(day) : measure) };
}
