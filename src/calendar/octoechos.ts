/** The mode (tone) of the week, one of the eight in the Octoechos. */
import { isBetween } from './coordinates.js';
import { daysSinceLatestPascha, type PaschalCycle } from './paschalion.js';

/** Each day of Bright Week has its own mode; the seventh is skipped. Source: Pentecostarion. */
const brightWeekModes = [1, 2, 3, 4, 5, 6, 8] as const;

/**
 * The modes rotate weekly, changing on Sunday: the first on Thomas Sunday, the eighth on All
 * Saints, and so on until the next Lazarus Saturday, including Great Lent. From Lazarus Saturday to
 * Holy Saturday the Octoechos is not sung (null). Source: Octoechos and Triodion.
 */
export function octoechosMode(cycle: PaschalCycle): number | null {
  if (isBetween(cycle.offset, -8, -1)) return null;
  const days = daysSinceLatestPascha(cycle);
  return brightWeekModes[days] ?? ((Math.floor(days / 7) - 1) % 8) + 1;
}
