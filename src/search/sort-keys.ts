/** What lists and searches can be ordered by beside their own order; pure. */

import { daysOf, noDay } from '../catalogue/commemorations.js';
import type { FoundRecord, SortOrder } from '../catalogue/queries.js';
import { toSuggestion } from '../catalogue/suggestion.js';
import { wholeName } from './text/fold.js';
import { contentWords } from './text/noise.js';

/** By the name without "Saint" and articles, or by the first fixed day of the year (MM-DD). */
export const sortKeyOf: Readonly<Record<SortOrder, (record: FoundRecord) => string>> = {
  name: (record) => wholeName(contentWords(toSuggestion(record).name)),
  date: (record) => keptOn(record).sort()[0] ?? noDay,
};

function keptOn(record: FoundRecord): string[] {
  if (record.type === 'country') return [];
  return daysOf(record.type === 'saint' ? record.saint.commemorations : [record.feast.fixed]);
}
