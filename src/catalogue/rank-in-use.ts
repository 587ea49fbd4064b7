/** The rank that a commemoration has in each use; pure. */

import { vigil } from '../calendar/ranks.js';
import { formatMonthDay } from '../calendar/reckoning.js';
import type { Use } from './commemorations.js';
import type { DaySaint, SaintName } from './days.js';
import ranks from './ranks-of-use.json' with { type: 'json' };

type Kept = Pick<DaySaint<SaintName>, 'saint' | 'commemoration'>;

/** Saints of Greek lands, whose ranks in the files are those of Greek use. */
const greekSaints: ReadonlySet<string> = new Set(ranks.greek);

/** Saints of Slavic and western lands, whose ranks are those of Slavic use. */
const slavicSaints: ReadonlySet<string> = new Set(ranks.slavic);

/** Days of saints whose ranks in the Slavic typikon are lower. Source: the Greek Menaion. */
const greatDays: ReadonlySet<string> = new Set(ranks.greatInGreek);

/** Whether the rank holds in a whole use: that of a Greek saint is local elsewhere. */
export const isGeneralIn = (use: Use, { saint: { slug }, commemoration }: Kept): boolean =>
  !commemoration.local || (use === 'greek' && greekSaints.has(slug));

/**
 * The typikon's, by the Slavic books, under `all`. In Slavic use the saints of Greek lands have none.
 * Greek use gives no numbers: its own great days come as vigils do, and whoever is not in its Menaion,
 * such as the hierarchs of Moscow in Antiochian calendars, after all who are. A Slavic saint's rank is
 * no Greek one: Ignatius comes before John of Kronstadt.
 */
export function rankIn(use: Use, { saint: { slug }, commemoration }: Kept): number {
  const { calendars = [], rank } = commemoration;
  if (use !== 'greek') return use === 'slavic' && greekSaints.has(slug) ? 1 : rank;
  if (calendars.length > 0 && !calendars.includes('greek')) return 0;
  const day = 'julian' in commemoration ? formatMonthDay(commemoration.julian) : '';
  if (greatDays.has(`${day} ${slug}`)) return Math.max(rank, vigil);
  return slavicSaints.has(slug) ? 1 : rank;
}
