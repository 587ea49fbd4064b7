/** What people call the reckonings, and how a path selects one. */
import type { Reckoning } from '../calendar/reckoning.js';

export const calendarNames: Readonly<Record<Reckoning, string>> = {
  gregorian: 'New Calendar',
  julian: 'Old Calendar',
};

/** The query that selects a reckoning; none for the default. */
export const calendarQuery = (calendar: string): string =>
  calendar === 'julian' ? '?calendar=julian' : '';
