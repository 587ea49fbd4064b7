/** Why a record matched, where the band alone does not say; pure. */

import { isDay } from '../../catalogue/filters.js';
import type { FoundRecord, MatchKind } from '../../catalogue/queries.js';
import { toSuggestion } from '../../catalogue/suggestion.js';
import type { QueryPlan } from '../plan/query-plan.js';
import { fold, wholeName } from '../text/fold.js';
import { contentWords } from '../text/noise.js';
import { stemOf } from '../text/stem.js';

/** Whether the words are in the name itself, the last one possibly incomplete. */
export function nameOrOtherName({ whole, countryNames }: QueryPlan, found: FoundRecord): MatchKind {
  const text = ` ${wholeName(contentWords(toSuggestion(found).name))}`;
  const isOfName = [whole, ...countryNames].some((each) => text.includes(` ${each}`));
  return isOfName ? 'name' : 'other-name';
}

export function categoryOrOrigin({ words }: QueryPlan, found: FoundRecord): MatchKind {
  if (found.type !== 'saint') return 'origin';
  const { categories } = found.saint;
  const stems = new Set(categories.flatMap((category) => category.split('-')).map(stemOf));
  const isOfCategory = words.some(
    (word) =>
      stems.has(word.stem) || word.categories.some((category) => categories.includes(category)),
  );
  return isOfCategory ? 'category' : 'origin';
}

/** Where filters decide, most have no kind of match of their own. */
export function kindOrDay({ words }: QueryPlan): MatchKind {
  const facets = words.flatMap((word) => word.facets);
  return facets.every(isDay) ? 'date' : 'category';
}

/** A patron of the topic that the words point to is found by that, though no patron is asked for. */
export function textOrPatronage({ topTopic }: QueryPlan, found: FoundRecord): MatchKind {
  const topics = found.type === 'saint' ? found.saint.patronage : [];
  return topics.some((topic) => fold(topic) === topTopic?.topic) ? 'patronage' : 'text';
}
