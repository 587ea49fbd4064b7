/** The prose score: what the words of a query weigh where no band decides. */
import type { QueryWord } from '../plan/query-plan.js';
import { by, type Lookup, lookup } from './lookups.js';

/** What each matching word adds to the prose score, however rare it is. */
export const coverageWeight = 6;
export const coverageLookups = by.prose;

/** What each point of renown adds to the prose score, to prefer the better known of two. */
export const rankWeight = 0.35;

/** What a word in the prose adds for its rarity, however often it occurs there. */
export const rarityLookup = lookup('prose', 'stem');
export const rarityWeight = 4;

/** The word lists that count in the prose score besides the prose itself, with their weights. */
export const proseWeights: readonly { readonly by: Lookup; readonly weight: number }[] = [
  { by: lookup('names', 'word'), weight: 2 },
  { by: lookup('keys', 'key'), weight: 2 },
  { by: lookup('titleStems', 'stem'), weight: 2 },
  { by: lookup('topics', 'stem'), weight: 2 },
  { by: lookup('categories', 'stem'), weight: 3 },
  { by: lookup('origin', 'stem'), weight: 1.5 },
];

/** The weight of a word's BM25 in each prose field. */
export const runningTextWeight = 0.8;

/** How much more a name or title counts if the query marks it as one: "Saint Photios". */
const namedFactor = 2.5;
const nameFields: readonly string[] = ['names', 'keys'];
const titleField = 'titleStems';

/** The weight of a word in a field of the prose score; none as a name if it is somebody else's. */
export function proseWeightOf(word: QueryWord, { field }: Lookup, weight: number): number {
  const isName = nameFields.includes(field);
  if (isName && word.mentionedNames.includes(word.key)) return 0;
  return word.isNamed && (isName || field === titleField) ? weight * namedFactor : weight;
}
