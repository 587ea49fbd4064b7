/** The fast of a day as one Church keeps it: by its own rule, where it has one. */
import { type ChurchFast, churchFastsOn, hasUnknownFast } from '../calendar/churches.js';
import type { DayCoordinates } from '../calendar/coordinates.js';
import { foodsOf } from '../calendar/fasting/fasting.js';
import type { FastingTone } from '../calendar/fasting/measures.js';
import type { ListedChurch } from '../catalogue/queries.js';
import { useNames } from './calendar-names.js';

interface Fasting {
  readonly fast: boolean;
  readonly tone: FastingTone;
  /** A day in brief has none. */
  readonly summary?: string;
  readonly churches?: readonly ChurchFast[];
}

/**
 * The fast by the rule of the Church, which then also stands in `churches`; where that is not known,
 * by the rule of its use, and the summary says so.
 */
export function fastingFor<Of extends Fasting>(
  fasting: Of,
  day: DayCoordinates,
  { slug, name, use }: ListedChurch,
): Of {
  const own = churchFastsOn(day).find(({ church }) => church === slug);
  const withSummary = (summary: string) => (fasting.summary === undefined ? {} : { summary });
  if (own !== undefined) {
    const { tone } = own;
    const summary = `${name}, by its own rule: ${foodsOf(tone)}`;
    return {
      ...fasting,
      fast: tone !== 'fast-free',
      tone,
      ...withSummary(summary),
      churches: [own],
    };
  }
  if (!hasUnknownFast(slug, day)) return fasting;
  const doubt = `${name} may keep this day by its own rule, which is not known here.`;
  return { ...fasting, ...withSummary(`${doubt} By ${useNames[use]}: ${fasting.summary}`) };
}
