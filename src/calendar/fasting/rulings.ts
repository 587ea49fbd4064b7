/** How strictly a day is kept: its season, and the measure that a use has for it. */
import type { DayCoordinates } from '../coordinates.js';
import { type Measure, plain } from './measures.js';
import { type FastingSeason, seasonOn } from './seasons.js';

export const noFast = plain('fast-free');

/** How strictly a use keeps each season. */
export type FastRulings = Readonly<
  Record<FastingSeason, Measure | ((day: DayCoordinates) => Measure)>
>;

export interface FastRuling extends Measure {
  readonly season: FastingSeason;
}

export function fastRulingOn(day: DayCoordinates, rulings: FastRulings): FastRuling {
  const season = seasonOn(day);
  const measure = rulings[season];
  return { season, ...(typeof measure === 'function' ? measure(day) : measure) };
}
