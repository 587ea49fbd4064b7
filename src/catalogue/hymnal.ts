/** The hymns and verses that a day may have; the same in both catalogues. */

import type { DayPropers, HymnsByUse } from './hymns.js';
import type { Feast, Saint } from './records.js';

/** The records whose hymns and verses a Liturgy may need, each by its name, key or slug. */
export interface HymnalQuery {
  readonly days: readonly string[];
  readonly feasts: readonly string[];
  readonly saints: readonly string[];
}

/** What was found of them, in no particular order. */
export interface Hymnal {
  readonly days: readonly DayPropers[];
  readonly feasts: readonly (HymnsByUse & Pick<Feast, 'key' | 'title'>)[];
  readonly saints: readonly (HymnsByUse &
    Pick<Saint, 'slug' | 'commemorations' | 'commemorationHymns'>)[];
}
