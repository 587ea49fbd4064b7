/** Pages of the site by what people call them when they search. */
import {
  bulletinUrl,
  dayUrl,
  fastsUrl,
  greatFeastsUrl,
  serviceUrl,
} from '../../api/record-urls.js';
import { type CalendarDate, formatDate } from '../../calendar/reckoning.js';
import { comingSunday } from '../calendar/weeks.js';
import { monthPath } from '../links.js';
import type { PageLink } from '../page.js';
import { dayWithin } from '../typed-date.js';
import { calendarSuffix, fullDate } from '../words.js';
import { comparePath } from './compare.js';

/** Longer texts tell of a saint, "monk who fasted in a cave", unless they ask what to do. */
const maxWords = 4;
const question = /^(can|may|is|are|do|does|should|when|how (to|do|can)|where (to|do|can|is)) /;

type Named = readonly (readonly [names: RegExp, page: PageLink])[];

/** `asked` is a day that the text names. */
function pagesOn(today: CalendarDate, asked: string | undefined): Named {
  const { year, month } = today;
  const sunday = formatDate(comingSunday(today));
  const wedding = serviceUrl(asked ?? formatDate(today), 'gregorian', 'all');
  return [
    [/^(.* )?(fasts?|fasting|lent)\b/, page(`Fasts of ${year}`, fastsUrl(year, 'gregorian'))],
    [/\bgreat feasts\b/, page(`Great feasts of ${year}`, greatFeastsUrl(year))],
    [/\b(pascha|easter)\b/, page('The date of Pascha', '/calendar/pascha')],
    [/\bname ?days?\b/, page('Name days', '/name-days')],
    [
      /\b(weddings?|marriages?|marry|married)\b/,
      page(
        `Whether there may be a wedding, ${asked ? 'that day' : 'today or on any day'}`,
        wedding,
      ),
    ],
    [
      /\bbulletins?\b/,
      page('Bulletin of the coming Sunday', bulletinUrl(sunday, 'gregorian', 'all')),
    ],
    [/\b(print|wall calendar)\b/, page('A month to print', monthPath(year, month, 'gregorian'))],
    [/\bold calendar\b/, page('Today on the Old Calendar', '/calendar/today?calendar=julian')],
    [/\b(old|new|julian) calendar\b/, page('The two calendars', '/about#calendars')],
    [/\bcompar(e|ing|ison)\b/, page('Compare saints', '/compare')],
    [
      /\b(cite|citing|citation|attribution)\b/,
      page('How to attribute; each page has its citation', '/attribution'),
    ],
    [/\b(mistakes?|errors?|report)\b/, page('Mistakes', '/about#mistakes')],
    [/\b(embed|widget|web ?site)\b/, page('Today on your own site', '/embed')],
    [/\b(subscri\w+|feeds?|rss|ical|ics|google)\b/, page('Calendars to subscribe to', '/feeds')],
    [/\b(api|json|mcp|developers?)\b/, page('The API, its keys and tools', '/docs')],
    [/\bstatus\b/, page('Whether all parts of the service work', '/status')],
  ];
}

/** The comparison that a text asks for: "compare Basil the Great with Gregory". */
function comparisonIn(text: string): PageLink[] {
  const [, one, other] = /^compare (.+?)(?:,| and| with| to) (.+)$/i.exec(text) ?? [];
  if (!one || !other) return [];
  return [page(`${one} and ${other} side by side`, comparePath([{ slug: one }, { slug: other }]))];
}

const page = (name: string, url: string): PageLink => ({ name, url });

/** The day that a text names, and the pages that it does if it is short or a question. */
export function pagesNamed(text: string, today: CalendarDate): PageLink[] {
  const typed = text.trim().replaceAll(/\s+/g, ' ');
  const words = typed.toLowerCase();
  const date = dayWithin(words, today);
  const day = date && formatDate(date);
  const calendar = /\b(old|julian) (calendar|style)\b/.test(words) ? 'julian' : 'gregorian';
  const isOfSite = question.test(words) || words.split(' ').length <= maxWords;
  const named = isOfSite ? pagesOn(today, day).filter(([names]) => names.test(words)) : [];
  return [
    ...(day ? [page(fullDate(day) + calendarSuffix(calendar), dayUrl(day, calendar))] : []),
    ...comparisonIn(typed),
    ...named.map(([, each]) => each),
  ];
}
