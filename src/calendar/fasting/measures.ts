/** How strictly a fast is kept, and how a feast eases it. */
import type { Relaxation } from './relaxations.js';

/** From the strictest to none. A day is a fast in every tone but the last. */
export const fastingTones = ['xerophagy', 'wine-oil', 'fish', 'no-meat', 'fast-free'] as const;
export type FastingTone = (typeof fastingTones)[number];

/** A tone, and the feast that made it milder than the season alone would have it. */
export interface Measure {
  readonly tone: FastingTone;
  readonly relaxedBy: string | null;
}

export function plain(tone: FastingTone): Measure {
  return { tone, relaxedBy: null };
}

/** The day's own tone, or its feast's where that is milder, as far as the season lets it. */
export function relaxed(
  own: FastingTone,
  relaxation: Relaxation | undefined,
  mildest: FastingTone = 'fish',
): Measure {
  if (relaxation === undefined) return plain(own);
  const tone = mildness(relaxation.tone) < mildness(mildest) ? relaxation.tone : mildest;
  if (mildness(tone) <= mildness(own)) return plain(own);
  return { tone, relaxedBy: relaxation.name };
}

function mildness(tone: FastingTone): number {
  return fastingTones.indexOf(tone);
}
