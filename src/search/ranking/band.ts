/** A band of the ranking: a kind of match, when it is tried, and what orders its hits; pure. */
import type { FoundRecord, MatchKind } from '../../catalogue/queries.js';
import type { QueryPlan } from '../plan/query-plan.js';
import type { Match } from './matchers.js';
import type { When } from './when.js';

export interface Row {
  /** Rows of one band are next to each other, and have the same `matched`. */
  readonly band: string;
  /** Every record that has a prose score, if there is none. */
  readonly match?: Match;
  readonly matched: MatchKind | ((plan: QueryPlan, found: FoundRecord) => MatchKind);
  readonly when?: When;
  /** Allows typing errors, and is tried only if nothing matches the query as written. */
  readonly fuzzy?: boolean;
  /**
   * What orders the hits of the band first: renown, the prose score of all words, that of the plan's
   * `rest` with its topics, or the score of hymns.
   */
  readonly ties?: Ties;
  /** A head start within the band, which greater renown can make up for. */
  readonly lead?: number;
}

export type Ties = 'renown' | 'prose' | 'rest' | 'hymn';

export interface Band extends Row {
  readonly score: number;
}

/** How far bands are apart. */
export const step = 4_000;

/** The score of a row is the position of its band, counted from the last, and its head start. */
export function withScores(rows: readonly Row[]): readonly Band[] {
  const bands = [...new Set(rows.map(({ band }) => band))].reverse();
  return rows.map((row) => ({ ...row, score: bands.indexOf(row.band) * step + (row.lead ?? 0) }));
}
