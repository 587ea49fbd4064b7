/** What people call the reckonings, and how a path selects one. */
import type { Reckoning } from '../calendar/reckoning.js';

export const calendarNames: Readonly<Record<Reckoning, string>> = {
  gregorian: 'New Calendar',
  julian: 'Old Calendar',
};

/** The query that selects a reckoning and a use; none for the defaults. */
export function calendarQuery(calendar: string, use = 'all'): string {
  const query = [
    ...(calendar === 'julian' ? ['calendar=julian'] : []),
    ...(use === 'all' ? [] : [`use=${use}`]),
  ].join('&');
  return query && `?${query}`;
}
