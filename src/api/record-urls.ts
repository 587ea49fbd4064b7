/** The `url` of each kind of record: the path of its page, and under `/v1` of its answer. */
import type { HitType } from '../catalogue/queries.js';

export const saintUrl = (slug: string): string => `/saints/${slug}`;

export const hymnographyUrl = (slug: string): string => `${saintUrl(slug)}/hymnography`;

export const countryUrl = (slug: string): string => `/countries/${slug}`;

export const feastUrl = (key: string): string => `/feasts/${key}`;

export const urlsOf: Readonly<Record<HitType, (slug: string) => string>> = {
  saint: saintUrl,
  country: countryUrl,
  feast: feastUrl,
};

/** The date is civil, YYYY-MM-DD. */
export const dayUrl = (date: string, calendar: string, use?: string): string =>
  `/calendar/${date}${calendarQuery(calendar, use)}`;

export const serviceUrl = (date: string, calendar: string, use: string): string =>
  `/calendar/${date}/service${calendarQuery(calendar, use)}`;

export const bulletinUrl = (date: string, calendar: string, use: string): string =>
  `/bulletin/${date}${calendarQuery(calendar, use)}`;

export const paschaUrl = (year: number, use?: string): string =>
  `/calendar/pascha/${year}${calendarQuery('gregorian', use)}`;

export const greatFeastsUrl = (year: number): string => `/calendar/great-feasts/${year}`;

const yearUrl =
  (page: string) =>
  (year: number, calendar: string, use?: string): string =>
    `/calendar/${page}/${year}${calendarQuery(calendar, use)}`;

export const fastsUrl = yearUrl('fasts');
/** This page and the next three have no answer of the API. */
export const yearSheetUrl = yearUrl('sheet');
export const memorialsUrl = yearUrl('memorials');
export const wallCalendarUrl = yearUrl('wall');
export const weddingsUrl = yearUrl('weddings');

/** The query that selects a reckoning and a use; none for the defaults. */
export function calendarQuery(calendar: string, use = 'all'): string {
  const query = [
    ...(calendar === 'julian' ? ['calendar=julian'] : []),
    ...(use === 'all' ? [] : [`use=${use}`]),
  ].join('&');
  return query && `?${query}`;
}
