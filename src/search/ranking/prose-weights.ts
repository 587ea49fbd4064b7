/** The prose score: what the words of a query weigh where no band decides. */
import { isCategory } from '../../catalogue/filters.js';
import type { QueryWord } from '../plan/query-plan.js';
import { isOfClass } from '../vocabulary.js';
import { type Lookup, lookup, type ProseField } from './lookups.js';

/**
 * What a word counts in each field of the prose: all of a record is one text, in which a name stands
 * as often as it weighs.
 */
export const fieldWeights: Readonly<Record<ProseField, number>> = {
  labels: 2,
  shortBio: 2,
  biography: 1,
};

/** What each point of renown adds to the prose score, to prefer the better known of two. */
export const rankWeight = 0.03;

/** The weight of a word that means much the same as one of the query. */
export const synonymWeight = 0.5;

/** The lists in which other forms of a word count, each with the weight of its rarity. */
export const proseWeights: readonly { readonly by: Lookup; readonly weight: number }[] = [
  { by: lookup('keys', 'key'), weight: 0.3 },
  { by: lookup('categoryNames', 'categories'), weight: 1 },
  { by: lookup('facets', 'facets'), weight: 0.25 },
  { by: lookup('relatives', 'relatives'), weight: 2 },
];

/** The weight of being patron of what the query names, where it does not ask for a patron. */
export const topicWeight = 0.25;

/** How much more a name counts if the query marks it as one: "Saint Photios". */
const namedFactor = 2.5;

/**
 * The weight of a word in a list of the prose score. As a name, only a known one counts, since other
 * words sound like names too, and none that is somebody else's.
 */
export function proseWeightOf(word: QueryWord, { field }: Lookup, weight: number): number {
  // Categories count by their names.
  if (field === 'facets') return word.facets.some(isCategory) ? 0 : weight;
  if (field !== 'keys') return weight;
  if (word.mentionedNames.includes(word.key)) return 0;
  if (word.isNamed) return weight * namedFactor;
  return isOfClass(word.key) ? weight : 0;
}
