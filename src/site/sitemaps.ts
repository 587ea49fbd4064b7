/** The paths that search engines are shown, by sitemap name. */
import { today } from '../api/dates.js';
import { dayUrl, fastsUrl, greatFeastsUrl, paschaUrl } from '../api/record-urls.js';
import { addDays, formatDate, isLeapYear, reckonings } from '../calendar/reckoning.js';
import { entrances } from './discovery.js';
import { letterPath, monthPath, yearsAround } from './links.js';
import type { RecordLists } from './records/lists.js';

export function sitemapsOf(lists: RecordLists, now: () => number) {
  const urls = async (records: Promise<readonly { readonly url: string }[]>) =>
    (await records).map(({ url }) => url);
  const letters = async () => [...(await lists.letters()).keys()].map(letterPath);
  return new Map<string, () => Promise<string[]>>([
    // Search results do not belong in search engines: robots.txt excludes them too.
    ['pages', async () => entrances.map(({ path }) => path).filter((path) => path !== '/search')],
    ['saints', async () => [...(await letters()), ...(await urls(lists.saints()))]],
    ['hymnography', async () => (await urls(lists.saints())).map((url) => `${url}/hymnography`)],
    ['feasts', () => urls(lists.feasts())],
    ['countries', () => urls(lists.countries())],
    ['calendar', async () => calendarPaths(today(now()).year)],
  ]);
}

/** The days, months and years around now, so that no crawler walks on to the year 9999. */
export function calendarPaths(current: number): string[] {
  return yearsAround(current).flatMap((year) => [
    paschaUrl(year),
    greatFeastsUrl(year),
    ...reckonings.flatMap((calendar) => [
      fastsUrl(year, calendar),
      ...Array.from({ length: 12 }, (_, month) => monthPath(year, month + 1, calendar)),
      ...daysOf(year).map((date) => dayUrl(date, calendar)),
    ]),
  ]);
}

const daysOf = (year: number) =>
  Array.from({ length: isLeapYear(year, 'gregorian') ? 366 : 365 }, (_, days) =>
    formatDate(addDays({ year, month: 1, day: 1 }, days)),
  );
