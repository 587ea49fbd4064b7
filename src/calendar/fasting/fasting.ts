/** The fasting rule of a day, as the API gives it. */
import type { DayCoordinates } from '../coordinates.js';
import type { FastingTone } from './measures.js';
import { type FastingSeason, fastRulingOn } from './rulings.js';
import { fastSummary } from './summary.js';

export interface Fasting {
  readonly fast: boolean;
  readonly season: FastingSeason;
  readonly tone: FastingTone;
  readonly summary: string;
}

export function fastingOf(day: DayCoordinates): Fasting {
  const ruling = fastRulingOn(day);
  return {
    fast: ruling.tone !== 'fast-free',
    season: ruling.season,
    tone: ruling.tone,
    summary: fastSummary(ruling, day),
  };
}
