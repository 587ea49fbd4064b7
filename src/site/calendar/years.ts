/**
 * The years whose pages search engines are shown. The calendar answers for 8,417 years in two
 * reckonings, six million days: a crawler that followed "next" would never finish.
 */
import { isAnsweredYear } from '../../calendar/reckoning.js';
import type { PageLink } from '../page.js';

export interface Years {
  /** The current civil year, in UTC. */
  readonly current: number;
  /** From the year before to two years ahead. */
  readonly shown: readonly number[];
  has(year: number): boolean;
}

export function yearsAround(current: number): Years {
  const shown = [-1, 0, 1, 2].map((ahead) => current + ahead).filter(isAnsweredYear);
  return { current, shown, has: (year) => shown.includes(year) };
}

/** The same page of another year, if there is one. */
export const yearLink = (year: number, pathOf: (year: number) => string): PageLink | undefined =>
  isAnsweredYear(year) ? { name: String(year), path: pathOf(year) } : undefined;
