/** The fast of a day as one Church keeps it: by its own rule, where it has one. */
import { type ChurchFast, churchFastsOn, hasUnknownFast } from '../calendar/churches.js';
import type { LiturgicalDay } from '../calendar/day.js';
import { foodsOf } from '../calendar/fasting/fasting.js';
import type { ListedChurch } from '../catalogue/queries.js';
import { useNames } from './calendar-names.js';

type Fasting = LiturgicalDay['fasting'] & { readonly churches?: ChurchFast[] };

/**
 * The fast by the rule of the church that was asked for, which then also stands in `churches`; where
 * that is not known, by the rule of its use, and the summary says so.
 */
export function fastingFor(day: LiturgicalDay, church: ListedChurch | undefined): Fasting {
  const { fasting } = day;
  if (church === undefined) return fasting;
  const { slug, name, use } = church;
  const own = churchFastsOn(day, use).find((each) => each.church === slug);
  if (own !== undefined) {
    const { tone } = own;
    const fast = tone !== 'fast-free';
    const season = fast || fasting.season !== 'weekly-fast' ? fasting.season : 'ordinary';
    const summary = `${name}, by its own rule: ${foodsOf(tone)}`;
    return { fast, season, tone, summary, churches: [own] };
  }
  if (!hasUnknownFast(slug, day)) return fasting;
  const doubt = `${name} may keep this day by its own rule, which is not known here.`;
  return { ...fasting, summary: `${doubt} By ${useNames[use]}: ${fasting.summary}` };
}
