/** The last days, for feed readers: Atom and JSON Feed. */
import { Feed } from 'feed';
import { calendarAndUse } from '../api/calendar-names.js';
import { today } from '../api/dates.js';
import type { DayBrief } from '../api/operations/spans.js';
import { Calendar, parameters, TextParameter, UseParameter } from '../api/schemas/parameters.js';
import { addDays, formatDate } from '../calendar/reckoning.js';
import { escapeHtml } from '../catalogue/escape-html.js';
import { daysBetween, type FeedContext, type FeedRow } from './feed.js';
import { readingsHtml } from './readings-html.js';

const daysShown = 14;
const shownParameters = parameters({ calendar: Calendar, use: UseParameter, text: TextParameter });

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
      about:
        'the last fourteen days with their saints, feasts and fasting, for feed readers; with text=web or text=kjv in the address, the readings in full',
      type,
      parameters: shownParameters,
      dependsOn: () => formatDate(today(now())),
      async write({ calendar, use, text }, query) {
        const last = today(now());
        const shown = { calendar, use };
        const days = await daysBetween(api, shown, addDays(last, 1 - daysShown), last);
        const read = (date: string) => (text ? readingsHtml(date, shown, text) : '');
        const feed = feedOf(days.reverse(), read, {
          self: origin() + path + query,
          calendar: calendarAndUse(calendar, use),
          origin: origin(),
        });
        return write === 'json1' ? jsonFeed(feed.json1()) : feed[write]();
      },
    }),
  );
}

interface Named {
  readonly self: string;
  readonly calendar: string;
  readonly origin: string;
}

/** `read` gives the readings of a date as HTML, or nothing. */
function feedOf(
  days: readonly DayBrief[],
  read: (date: string) => string,
  { self, calendar, origin }: Named,
) {
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
    const description = [...parts].map((part) => part.replace(/\.?$/, '.')).join(' ');
    const readings = read(date);
    feed.addItem({
      id: origin + url,
      link: origin + url,
      title: `${longDate(date)}: ${title}`,
      date: timeOf(date),
      description,
      ...(readings && { content: `<p>${escapeHtml(description)}</p>${readings}` }),
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
