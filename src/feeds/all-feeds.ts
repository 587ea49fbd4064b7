/** Every feed, in the order pages list them. */
import { calendarFeeds } from './calendar-feeds.js';
import { dayFeeds } from './day-feeds.js';
import type { FeedContext, FeedRow } from './feed.js';

export const feedRows = (context: FeedContext): FeedRow[] => [
  ...calendarFeeds(context),
  ...dayFeeds(context),
];
