/** The orders of lists and searches as sort clauses; pure. */
import type { estypes } from '@elastic/elasticsearch';
import { noDay } from '../catalogue/commemorations.js';
import type { SortOrder } from '../catalogue/queries.js';

type Sort = Record<string, estypes.FieldSort>;

const byKey: Readonly<Record<SortOrder, Sort>> = {
  name: { wholeName: { order: 'asc' } },
  date: {
    gregorianDays: { order: 'asc', mode: 'min', missing: noDay, unmapped_type: 'keyword' },
  },
};

/** An order by a key, if one is asked for, and then by its own. */
export const sortBy = (sort: SortOrder | undefined, own: readonly Sort[]): Sort[] => [
  ...(sort ? [byKey[sort]] : []),
  ...own,
];

/** The key among the values that a hit is sorted by, and the others. */
export function keyIn(sort: SortOrder | undefined, values: readonly unknown[]) {
  const [key, ...own] = sort ? values : [undefined, ...values];
  return { key: sort && { key: String(key) }, own };
}
