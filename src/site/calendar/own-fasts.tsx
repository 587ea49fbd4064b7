/** Which churches keep some of several days otherwise than their use. */
import type { CalendarAndUse } from '../../api/calendar-names.js';
import { civilDate } from '../../api/dates.js';
import { churchFastsOn } from '../../calendar/churches.js';
import { coordinatesOf } from '../../calendar/coordinates.js';
import { grouped } from '../../catalogue/grouped.js';
import type { ListedChurch } from '../../catalogue/queries.js';
import { listed, toneInWords } from '../words.js';

interface OwnFastsProps extends CalendarAndUse {
  readonly days: readonly { readonly date: string }[];
  /** The one that is chosen, whose fasts the days have already. */
  readonly church?: ListedChurch | undefined;
}

/**
 * The days on which churches of the use fast by a rule of their own: "By their own rule: Church of
 * Greece, fish, wine and oil on 14 and 15."; empty if there are none, or if one is chosen.
 */
export function ownFastsInWords({ days, calendar, use, church }: OwnFastsProps): string {
  if (church !== undefined) return '';
  const fasts = days.flatMap(({ date }) => {
    const day = civilDate(date);
    const found = churchFastsOn(coordinatesOf(day, calendar), use === 'all' ? 'slavic' : use);
    return found.map(({ name, tone }): [string, string] => [
      `${name}, ${toneInWords(tone).toLowerCase()}`,
      String(day.day),
    ]);
  });
  const rules = [...grouped(fasts)].map(([rule, ofDays]) => `${rule} on ${listed(ofDays)}`);
  return rules.length === 0 ? '' : `By their own rule: ${rules.join('; ')}.`;
}

export function OwnFasts(props: OwnFastsProps) {
  const words = ownFastsInWords(props);
  return words === '' ? null : <p class="church-fasts">{words}</p>;
}
