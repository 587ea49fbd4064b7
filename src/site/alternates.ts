/** What a page shows, in formats for programs: `link rel="alternate"`. */
import { calendarQuery } from '../api/record-urls.js';
import type { Reckoning } from '../calendar/reckoning.js';
import type { Use } from '../catalogue/commemorations.js';
import type { ListedChurch } from '../catalogue/queries.js';
import { calendarName } from './words.js';

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
  readonly use?: Use;
  readonly files: readonly (keyof typeof files)[];
  /** Whose they are, if the reader has chosen a church. */
  readonly church?: ListedChurch;
}

/** The feeds of every page about days. */
export const dailyFeeds = ['today.atom', 'today.json', 'saints.ics'] as const;

const noFeeds: PageFeeds = { calendars: [], files: [] };

/** The API answer, which needs a key, and the feeds of the page's calendars. */
export const alternatesOf = (api: { readonly request: string } | undefined, feeds = noFeeds) => [
  ...(api ? [{ type: 'application/json', path: api.request, name: 'JSON, with a key' }] : []),
  ...shownIn(feeds).flatMap(({ query, whose }) =>
    feeds.files.map((file) => ({
      type: files[file].type,
      path: `/feeds/${file}${query}`,
      name: `${files[file].name} (${whose})`,
    })),
  ),
];

const shownIn = ({ calendars, use, church }: PageFeeds) =>
  church
    ? [{ query: `?church=${church.slug}`, whose: church.name }]
    : calendars.map((calendar) => ({
        query: calendarQuery(calendar, use),
        whose: calendarName(calendar),
      }));
