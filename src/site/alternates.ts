/** What a page shows, in formats for programs: `link rel="alternate"`. */
import { calendarQuery } from '../api/calendar-names.js';
import type { Reckoning } from '../calendar/reckoning.js';
import type { Use } from '../catalogue/commemorations.js';
import { calendarName } from './words.js';

const files = {
  'great-feasts.ics': { type: 'text/calendar', name: 'Great feasts' },
  'feasts.ics': { type: 'text/calendar', name: 'Feasts', hasUse: true },
  'fasts.ics': { type: 'text/calendar', name: 'Fasts', hasUse: true },
  'saints.ics': { type: 'text/calendar', name: 'Saints of each day', hasUse: true },
  'today.atom': { type: 'application/atom+xml', name: 'Today', hasUse: true },
  'today.json': { type: 'application/feed+json', name: 'Today', hasUse: true },
} as const;

export interface PageFeeds {
  readonly calendars: readonly Reckoning[];
  readonly use?: Use;
  readonly files: readonly (keyof typeof files)[];
}

/** The feeds of every page about days. */
export const dailyFeeds = ['today.atom', 'today.json', 'saints.ics'] as const;

const noFeeds: PageFeeds = { calendars: [], files: [] };

/** The API answer, which needs a key, and the feeds of the page's calendars. */
export const alternatesOf = (api: { readonly request: string } | undefined, feeds = noFeeds) => [
  ...(api ? [{ type: 'application/json', path: api.request, name: 'JSON, with a key' }] : []),
  ...feeds.calendars.flatMap((calendar) =>
    feeds.files.map((file) => ({
      type: files[file].type,
      path: `/feeds/${file}${calendarQuery(calendar, 'hasUse' in files[file] ? feeds.use : 'all')}`,
      name: `${files[file].name} (${calendarName(calendar)})`,
    })),
  ),
];
