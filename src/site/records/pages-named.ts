/** Pages of the site by what people call them when they search. */
import { bulletinUrl, fastsUrl, greatFeastsUrl, serviceUrl } from '../../api/record-urls.js';
import { type CalendarDate, formatDate } from '../../calendar/reckoning.js';
import { comingSunday } from '../calendar/weeks.js';
import { monthPath } from '../links.js';
import type { PageLink } from '../page.js';

/** Longer texts tell of a saint: "monk who fasted in a cave". */
const maxWords = 4;

const pagesOn = (date: CalendarDate): readonly (readonly [names: RegExp, page: PageLink])[] => {
  const { year, month } = date;
  const sunday = formatDate(comingSunday(date));
  const today = formatDate(date);
  return [
    [/^(.* )?(fasts?|fasting|lent)\b/, page(`Fasts of ${year}`, fastsUrl(year, 'gregorian'))],
    [/\bgreat feasts\b/, page(`Great feasts of ${year}`, greatFeastsUrl(year))],
    [/\bname ?days?\b/, page('Name days', '/name-days')],
    [
      /\b(weddings?|marriages?|marry)\b/,
      page(
        'Whether there may be a wedding, today or on any day',
        serviceUrl(today, 'gregorian', 'all'),
      ),
    ],
    [
      /\bbulletins?\b/,
      page('Bulletin of the coming Sunday', bulletinUrl(sunday, 'gregorian', 'all')),
    ],
    [/\b(print|wall calendar)\b/, page('A month to print', monthPath(year, month, 'gregorian'))],
    [/\b(embed|widget|web ?site)\b/, page('Today on your own site', '/embed')],
    [/\b(subscri\w+|feeds?|rss|ical|ics|google)\b/, page('Calendars to subscribe to', '/feeds')],
    [/\b(api|json|mcp|developers?)\b/, page('The API, its keys and tools', '/docs')],
  ];
};

const page = (name: string, url: string): PageLink => ({ name, url });

/** The pages that a short text names. */
export function pagesNamed(text: string, date: CalendarDate): PageLink[] {
  const asked = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (asked.split(' ').length > maxWords) return [];
  return pagesOn(date).flatMap(([names, named]) => (names.test(asked) ? [named] : []));
}
