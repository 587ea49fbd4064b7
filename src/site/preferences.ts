/**
 * What the reader prefers, a calendar, a use and a church, as pairs of a query that every link of a
 * page has. Pages without a calendar of their own only pass them on.
 */

import type { Reckoning } from '../calendar/reckoning.js';
import type { ListedChurch } from '../catalogue/queries.js';

const patterns = [/^calendar=julian$/, /^use=(?:slavic|greek)$/, /^church=[a-z-]+$/];

/** The preferences in a query: a calendar, a use and a church at most. Defaults are left out. */
export function preferencesIn(query: string): string[] {
  const pairs = query.split(/[?&]/);
  return patterns.flatMap((pattern) => pairs.find((pair) => pattern.test(pair)) ?? []);
}

/** Those of a church: its calendar and its use, and itself. */
export const preferencesOf = ({ calendar, use, slug }: ListedChurch): string[] =>
  preferencesIn(`calendar=${calendar}&use=${use}&church=${slug}`);

/** The calendar among preferences. */
export const calendarIn = (preferences: readonly string[]): Reckoning =>
  preferences.includes('calendar=julian') ? 'julian' : 'gregorian';

/** Paths that are not pages, or are for programs. */
const notPages = /^\/(?:v1|mcp|assets|feeds\/|embed\/|sitemaps|[^?#]*\.[a-z]+(?:[?#]|$))/;

/** Marks a link that names all that it leads to, and is left unchanged. */
export const keepUrl = { 'data-as-is': '' } as const;

/** Marks a link that names its calendar, which stays: only the other preferences are added. */
export const keepCalendar = { 'data-as-is': 'calendar' } as const;

/** Marks a link that names its use, which stays: only the other preferences are added. */
export const keepUse = { 'data-as-is': 'use' } as const;

/** A document whose links and forms have the preferences. */
export function addPreferences(html: string, preferences: readonly string[]): string {
  if (preferences.length === 0) return html;
  return html
    .replaceAll(/<a [^>]*>/g, (tag) => {
      const [mark, named] = / data-as-is(?:="(\w*)")?/.exec(tag) ?? [];
      if (mark !== undefined && !named) return tag;
      const added = preferences.filter((each) => nameIn(each) !== `${named}=`);
      const changed = tag.replace(
        / href="(\/[^"]*)"/,
        (_, url) => ` href="${withQuery(url, added, '&amp;')}"`,
      );
      return changed === tag || tag.includes(' rel=')
        ? changed
        : changed.replace('<a', '<a rel="nofollow"');
    })
    .replaceAll(/<form [^>]*action="\/[^>]*>/g, (tag) => tag + fields(preferences, tag));
}

/** A page's path with those of the pairs that it lacks; in HTML the separator is escaped. */
export function withQuery(url: string, pairs: readonly string[], and = '&'): string {
  if (notPages.test(url)) return url;
  const [address = '', fragment] = url.split('#');
  const missing = pairs.filter((pair) => !address.includes(nameIn(pair)));
  if (missing.length === 0) return url;
  const separator = address.includes('?') ? and : '?';
  const end = fragment === undefined ? '' : `#${fragment}`;
  return `${address}${separator}${missing.join(and)}${end}`;
}

/** "calendar=". */
const nameIn = (pair: string) => pair.slice(0, pair.indexOf('=') + 1);

/** The form of `/calendar` has a field of its own for the calendar. */
const fields = (preferences: readonly string[], form: string): string =>
  preferences
    .filter((pair) => !(form.includes('/calendar/go') && pair.startsWith('calendar')))
    .map((pair) => pair.split('='))
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}"/>`)
    .join('');
