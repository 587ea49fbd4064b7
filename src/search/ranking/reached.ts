/** Which bands a plan tries, and what the score of a hit tells of the band that it reached. */
import type { FoundRecord, MatchKind } from '../../catalogue/queries.js';
import type { QueryPlan } from '../plan/query-plan.js';
import { type Band, step } from './band.js';
import { searchBands } from './bands.js';

/** Hits of this score or a better one match by more than prose. */
export const leastBeyondProse = scoreOf('prose') + step;

function scoreOf(name: 'kind' | 'prose'): number {
  return searchBands.find(({ band }) => band === name)?.score ?? 0;
}

/** The bands to try for a plan; nothing matches one without words. */
export function bandsFor(bands: readonly Band[], plan: QueryPlan, isFuzzy: boolean) {
  if (plan.words.length === 0) return [];
  const tried = plan.seeksHymn ? bands.filter(({ matched }) => matched === 'hymn') : bands;
  return tried.filter(({ when, fuzzy = false }) => (isFuzzy || !fuzzy) && (when?.(plan) ?? true));
}

/** The kind of match behind the score of a hit. */
export function matchedOf(score: number, plan: QueryPlan, found: FoundRecord): MatchKind {
  const reached = searchBands.find((band) => score >= band.score - (band.lead ?? 0));
  const matched = reached?.matched ?? 'text';
  return typeof matched === 'function' ? matched(plan, found) : matched;
}

/**
 * Whether a best hit of this score has every word of the query as written. Words that meet only in a
 * life do not make sure of two or more: "Genevieve of Prais" is a mistyped name.
 */
export function isSure(score: number, { words }: QueryPlan): boolean {
  return score >= scoreOf(words.length > 1 ? 'kind' : 'prose');
}
