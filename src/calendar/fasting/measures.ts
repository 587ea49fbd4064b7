/** How strict a fast is, and how a feast eases it. */
import { type DayCoordinates, isWeekend } from '../coordinates.js';

/** A feast or saint whose day eases a fast. */
export interface Relaxation {
  readonly tone: 'fish' | 'wine-oil';
  /** As it appears in a summary, after "For". */
  readonly name: string;
}

/** From the strictest to none. Every tone but the last makes the day a fast. */
export const fastingTones = ['xerophagy', 'wine-oil', 'fish', 'no-meat', 'fast-free'] as const;
export type FastingTone = (typeof fastingTones)[number];

/** A tone, and the feast that made it milder than the season's own, if any. */
export interface Measure {
  readonly tone: FastingTone;
  readonly relaxedBy: string | null;
  /** A sentence on another rule in print, for the end of the summary. */
  readonly otherwise?: string;
}

export const plain = (tone: FastingTone): Measure => ({ tone, relaxedBy: null });

export const eased = (tone: FastingTone, relaxedBy: string): Measure => ({ tone, relaxedBy });

/** The day's own tone, or the feast's if milder, but no milder than the season allows. */
export function relaxed(
  own: FastingTone,
  relaxation: Relaxation | undefined,
  mildest: FastingTone = 'fish',
): Measure {
  if (relaxation === undefined) return plain(own);
  const tone = mildness(relaxation.tone) < mildness(mildest) ? relaxation.tone : mildest;
  if (mildness(tone) <= mildness(own)) return plain(own);
  return eased(tone, relaxation.name);
}

const mildness = (tone: FastingTone): number => fastingTones.indexOf(tone);

/** Strict on weekdays, wine and oil on Saturday and Sunday. */
export const strictTone = (day: DayCoordinates): FastingTone =>
  isWeekend(day) ? 'wine-oil' : 'xerophagy';
