/**
 * The years whose pages search engines are shown. The calendar answers for 8,417 years in two
 * reckonings, six million days: a crawler that followed "next" would never finish.
 */
import { isAnsweredYear } from '../../calendar/reckoning.js';

export interface Years {
  /** From the year before to two years ahead. */
  readonly shown: readonly number[];
  has(year: number): boolean;
}

export function yearsAround(current: number): Years {
  const shown = [-1, 0, 1, 2].map((ahead) => current + ahead).filter(isAnsweredYear);
  return { shown, has: (year) => shown.includes(year) };
}
