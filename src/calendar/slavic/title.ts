/** The title of a day in Slavic use, which numbers Sundays and weeks from Pentecost. */
import { isBetween } from '../coordinates.js';
import { daysSinceLatestPascha, type PaschalCycle } from '../paschalion.js';
import { afterPentecost, titleAroundPascha, weekdayName } from '../title.js';

/** "Twenty-fifth Sunday after Pentecost": every day has one, the same in both reckonings. */
export const dayTitle = (cycle: PaschalCycle): string =>
  titleOfPlace(cycle.offset, daysSinceLatestPascha(cycle));

/** The title of the place `offset` days from the Pascha that governs it. */
export function titleOfPlace(offset: number, sinceLatestPascha = offset): string {
  if (offset === -77) return 'Sunday of Zacchaeus';
  if (offset === -57) return 'Meatfare Saturday';
  if (offset < -70 || offset > 49) return afterPentecost(sinceLatestPascha);
  if (isBetween(offset, -69, -64)) {
    return `${weekdayName(offset)} of the Week of the Publican and the Pharisee`;
  }
  return titleAroundPascha(offset);
}
