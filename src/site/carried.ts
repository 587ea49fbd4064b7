/**
 * Carries the chosen calendar, use and church from page to page: every link keeps the choice. Pages
 * without a calendar of their own only pass it on.
 */

import type { Reckoning } from '../calendar/reckoning.js';
import type { ListedChurch } from '../catalogue/queries.js';

const choices = [/^calendar=julian$/, /^use=(?:slavic|greek)$/, /^church=[a-z-]+$/];

/** The choice in a query: a calendar, a use and a church at most. The defaults need not be carried. */
export function choiceIn(query: string): string[] {
  const pairs = query.split(/[?&]/);
  return choices.flatMap((choice) => pairs.find((pair) => choice.test(pair)) ?? []);
}

/** The choice of a church: its calendar and its use, and itself. */
export const choiceOf = ({ calendar, use, slug }: ListedChurch): string[] =>
  choiceIn(`calendar=${calendar}&use=${use}&church=${slug}`);

/** The calendar of a choice. */
export const calendarIn = (choice: readonly string[]): Reckoning =>
  choice.includes('calendar=julian') ? 'julian' : 'gregorian';

/** Paths that are not pages, or are for programs. */
const notPages = /^\/(?:v1|mcp|assets|feeds\/|embed\/|sitemaps|[^?#]*\.[a-z]+(?:[?#]|$))/;

/** Marks a link that names the calendar it leads to, and is left unchanged. */
export const asIs = { 'data-as-is': '' } as const;

/** Marks a link that names its calendar alone: the use is carried to it. */
export const ofCalendar = { 'data-as-is': 'calendar' } as const;

/** Marks a link that names its use alone: the calendar is carried to it. */
export const ofUse = { 'data-as-is': 'use' } as const;

/** A document whose links and forms pass on the choice, as `choiceIn` returns it. */
export function withChoice(html: string, choice: readonly string[]): string {
  if (choice.length === 0) return html;
  return html
    .replaceAll(/<a [^>]*>/g, (tag) => {
      const [mark, named] = / data-as-is(?:="(\w*)")?/.exec(tag) ?? [];
      if (mark !== undefined && !named) return tag;
      const chosen = choice.filter((each) => nameIn(each) !== `${named}=`);
      const carried = tag.replace(
        / href="(\/[^"]*)"/,
        (_, url) => ` href="${carriedTo(url, chosen, '&amp;')}"`,
      );
      return carried === tag || tag.includes(' rel=')
        ? carried
        : carried.replace('<a', '<a rel="nofollow"');
    })
    .replaceAll(/<form [^>]*action="\/[^>]*>/g, (tag) => tag + fields(choice, tag));
}

/** A path with the choice added; in HTML the separator is escaped. */
export function carriedTo(url: string, choice: readonly string[], and = '&'): string {
  if (notPages.test(url)) return url;
  const [address = '', fragment] = url.split('#');
  const missing = choice.filter((pair) => !address.includes(nameIn(pair)));
  if (missing.length === 0) return url;
  const separator = address.includes('?') ? and : '?';
  const end = fragment === undefined ? '' : `#${fragment}`;
  return `${address}${separator}${missing.join(and)}${end}`;
}

/** "calendar=". */
const nameIn = (pair: string) => pair.slice(0, pair.indexOf('=') + 1);

/** The form of `/calendar` has a field of its own for the calendar. */
const fields = (choice: readonly string[], form: string): string =>
  choice
    .filter((pair) => !(form.includes('/calendar/go') && pair.startsWith('calendar')))
    .map((pair) => pair.split('='))
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}"/>`)
    .join('');
