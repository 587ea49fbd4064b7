/** The paths of pages that stand for no single record, and the years that are linked. */
import { calendarQuery } from '../api/record-urls.js';
import { type CalendarDate, formatDate, isAnsweredYear } from '../calendar/reckoning.js';
import type { PageLink, PagerProps } from './page.js';
import { monthName, shortMonth } from './words.js';

export const monthPath = (year: number, month: number, calendar: string, use?: string): string =>
  `/calendar/${year}/${month}${calendarQuery(calendar, use)}`;

export const monthLink = (
  year: number,
  month: number,
  calendar: string,
  use?: string,
): PageLink => ({
  name: `${monthName(month)} ${year}`,
  url: monthPath(year, month, calendar, use),
});

/** The pages of the years before and after, where they are answered. */
export function yearsBeside(
  year: number,
  urlOf: (year: number) => string,
  isFollowed: boolean,
): PagerProps {
  const linkTo = (other: number) =>
    isAnsweredYear(other) ? { name: String(other), url: urlOf(other) } : undefined;
  return { label: 'Years', previous: linkTo(year - 1), next: linkTo(year + 1), isFollowed };
}

/** The page of a day near this one, "5 Dec", if its year is answered. */
export const dateLink = (
  date: CalendarDate,
  urlOf: (date: string) => string,
): PageLink | undefined =>
  isAnsweredYear(date.year)
    ? { name: `${date.day} ${shortMonth(date.month)}`, url: urlOf(formatDate(date)) }
    : undefined;

/** A week from Sunday; see `calendar/weeks.ts`. */
export const weekPath = (
  { year, week }: { readonly year: number; readonly week: number },
  calendar: string,
  use?: string,
): string => `/calendar/${year}/week/${week}${calendarQuery(calendar, use)}`;

/** The feasts of a civil year as a table for spreadsheets. */
export const feastsCsvPath = (year: number, calendar: string): string =>
  `/feasts.csv?year=${year}${calendar === 'julian' ? '&calendar=julian' : ''}`;

export const searchPath = (text: string): string =>
  `/search?q=${encodeURIComponent(text).replaceAll('%20', '+')}`;

/** The search for the saints whose help is asked in a need. */
export const patronsPath = (topic: string): string => searchPath(`patron of ${topic}`);

/** What kinds of saints, words and foods are. */
export const kindsPath = '/kinds';

export const letterPath = (letter: string): string => `/saints/by-letter/${letter}`;

/**
 * The years whose pages search engines are shown. The calendar answers for 8,417 years in two
 * reckonings, six million days: a crawler that followed "next" would never finish.
 */
export const yearsAround = (current: number): number[] =>
  [-1, 0, 1, 2].map((ahead) => current + ahead).filter(isAnsweredYear);
