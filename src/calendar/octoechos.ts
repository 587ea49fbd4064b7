/** The mode of the week, from the eight of the Octoechos. */
import { daysSinceLatestPascha, type PaschalCycle } from './paschalion.js';

/** Bright Week sings a mode a day and passes over the seventh. Source: Pentecostarion. */
const brightWeekModes = [1, 2, 3, 4, 5, 6, 8] as const;

/**
 * The modes follow one another by weeks, changing on Sunday: the first on Thomas Sunday, the
 * eighth on All Saints, and so round until the next Lazarus Saturday, through the new year's Lent.
 * From Lazarus Saturday to Holy Saturday the Octoechos is silent. Source: Octoechos and Triodion.
 */
export function octoechosMode(cycle: PaschalCycle): number | null {
  if (cycle.offset >= -8 && cycle.offset <= -1) return null;
  const days = daysSinceLatestPascha(cycle);
  return brightWeekModes[days] ?? ((Math.floor(days / 7) - 1) % 8) + 1;
}
