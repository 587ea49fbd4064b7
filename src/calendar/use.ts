/** A use: the rules by which a tradition keeps the days that the calendar locates. */
import type { DayCoordinates } from './coordinates.js';
import type { FastRulings } from './fasting/rulings.js';
import type { FeastTable } from './feasts/movable-feasts.js';
import type { Reading } from './lectionary/table.js';
import type { Transfer } from './transfers.js';

export const useNames = ['slavic', 'greek'] as const;
export type UseName = (typeof useNames)[number];

/** Each use is a folder beside this file; what they share is in the other folders. */
export interface UseRules {
  readonly name: UseName;
  /** Names the day's place in the movable cycle. */
  title(day: DayCoordinates): string;
  readonly movableFeasts: FeastTable;
  /** How strictly it keeps each season of fasting. */
  readonly rulings: FastRulings;
  /** The readings, in the order of the day; empty if none are appointed. */
  readingsOn(day: DayCoordinates): readonly Reading[];
  /** The commemorations that it moves to another day. */
  transfersOn(day: DayCoordinates): readonly Transfer[];
  /** What its printed calendars do otherwise on the day, or what cannot be computed. */
  notesOn(day: DayCoordinates): readonly string[];
}
