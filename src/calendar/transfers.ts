/** Commemorations that a use moves from their day of the Menaion to another. */
import type { MonthDay } from './reckoning.js';

export interface Transfer {
  /** Slug of the saint, or key of the feast. */
  readonly slug: string;
  /** The day of the Menaion whose commemoration is moved. */
  readonly from: MonthDay;
  /** Whether it is moved to this day; otherwise it is moved away from it. */
  readonly isHere: boolean;
}
