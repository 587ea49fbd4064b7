/** What a page shows, in formats for programs: `link rel="alternate"`. */

import { calendarQuery } from '../api/calendar-names.js';
import type { Reckoning } from '../calendar/reckoning.js';
import { calendarName } from './words.js';

export interface Alternate {
  readonly type: string;
  readonly path: string;
  readonly name: string;
}

const files = {
  'great-feasts.ics': { type: 'text/calendar', name: 'Great feasts' },
  'feasts.ics': { type: 'text/calendar', name: 'Feasts' },
  'fasts.ics': { type: 'text/calendar', name: 'Fasts' },
  'saints.ics': { type: 'text/calendar', name: 'Saints of each day' },
  'today.atom': { type: 'application/atom+xml', name: 'Today' },
  'today.json': { type: 'application/feed+json', name: 'Today' },
} as const;

export interface PageFeeds {
  readonly calendars: readonly Reckoning[];
  readonly files: readonly (keyof typeof files)[];
}

interface Sources {
  /** The API request with the same answer. */
  readonly api?: { readonly request: string };
  readonly feeds?: PageFeeds;
}

/** The feeds of every page about days. */
export const dailyFeeds = ['today.atom', 'today.json', 'saints.ics'] as const;

/** The API answer, which needs a key, and the feeds of the page's calendars. */
export function alternatesOf({ api, feeds }: Sources): Alternate[] {
  const answer = api && { type: 'application/json', path: api.request, name: 'JSON, with a key' };
  const subscribed = (feeds?.calendars ?? []).flatMap((calendar) =>
    (feeds?.files ?? []).map((file) => ({
      type: files[file].type,
      path: `/feeds/${file}${calendarQuery(calendar)}`,
      name: `${files[file].name} (${calendarName(calendar)})`,
    })),
  );
  return [...(answer ? [answer] : []), ...subscribed];
}
