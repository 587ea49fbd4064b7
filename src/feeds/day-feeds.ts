/** The last days, for feed readers: Atom and JSON Feed. */
import { Feed } from 'feed';
import { calendarAndUse } from '../api/calendar-names.js';
import { today } from '../api/dates.js';
import type { DayBrief } from '../api/operations/spans.js';
import { Calendar, parameters, UseParameter } from '../api/schemas/parameters.js';
import { addDays, formatDate } from '../calendar/reckoning.js';
import { daysBetween, type FeedContext, type FeedRow } from './feed.js';

const daysShown = 14;
const shownParameters = parameters({ calendar: Calendar, use: UseParameter });

export function dayFeeds({ api, now, origin }: FeedContext): FeedRow[] {
  const atom = 'application/atom+xml; charset=utf-8';
  const json = 'application/feed+json; charset=utf-8';
  const formats = [
    { path: '/feeds/today.atom', name: 'Today (Atom)', type: atom, write: 'atom1' },
    { path: '/feeds/today.json', name: 'Today (JSON Feed)', type: json, write: 'json1' },
  ] as const;
  return formats.map(
    ({ path, name, type, write }): FeedRow<typeof shownParameters> => ({
      path,
      name,
      about: 'the last fourteen days with their saints, feasts and fasting, for feed readers',
      type,
      parameters: shownParameters,
      dependsOn: () => formatDate(today(now())),
      async write({ calendar, use }, query) {
        const last = today(now());
        const days = await daysBetween(api, { calendar, use }, addDays(last, 1 - daysShown), last);
        const self = origin() + path + query;
        const feed = feedOf(days.reverse(), self, calendarAndUse(calendar, use), origin());
        return write === 'json1' ? jsonFeed(feed.json1()) : feed[write]();
      },
    }),
  );
}

function feedOf(days: readonly DayBrief[], self: string, calendar: string, origin: string) {
  const feed = new Feed({
    id: self,
    title: `Menologion: today on the ${calendar}`,
    description: 'The saints, feasts and fasting of each day.',
    link: `${origin}/`,
    language: 'en',
    copyright: `${origin}/terms`,
    updated: timeOf(days[0]?.date ?? ''),
    feedLinks: self.includes('.atom') ? { atom: self } : { json: self },
    author: { name: 'Menologion' },
  });
  for (const day of days) {
    const { date, title, url, saints, feasts, movableFeasts, fasting } = day;
    const kept = [...feasts, ...movableFeasts].map((feast) => feast.title);
    const names = saints.map(({ feastTitle }) => feastTitle);
    const fast = fasting.fast ? 'A fast day.' : 'No fast.';
    // On her feasts the Mother of God is among the saints, under the title of the feast.
    const parts = new Set([...kept, ...names, fast]);
    feed.addItem({
      id: origin + url,
      link: origin + url,
      title: `${longDate(date)}: ${title}`,
      date: timeOf(date),
      description: [...parts].map((part) => part.replace(/\.?$/, '.')).join(' '),
    });
  }
  return feed;
}

/** JSON Feed 1.1 from version 1: authors are several, and there is a language. */
function jsonFeed(text: string): string {
  const { author, ...feed } = JSON.parse(text);
  const version = 'https://jsonfeed.org/version/1.1';
  return JSON.stringify({ ...feed, version, authors: [author], language: 'en' });
}

const timeOf = (date: string) => new Date(`${date}T00:00:00Z`);

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const longDate = (date: string) => format.format(timeOf(date));
