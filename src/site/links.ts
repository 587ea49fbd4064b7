/** The paths of pages that no record's `url` gives. */
import { calendarQuery } from '../api/calendar-names.js';

export const dayPath = (date: string, calendar: string): string =>
  `/calendar/${date}${calendarQuery(calendar)}`;

export const monthPath = (year: number, month: number, calendar: string): string =>
  `/calendar/${year}/${month}${calendarQuery(calendar)}`;

export const fastsPath = (year: number, calendar: string): string =>
  `/calendar/fasts/${year}${calendarQuery(calendar)}`;

export const searchPath = (text: string): string =>
  `/search?q=${encodeURIComponent(text).replaceAll('%20', '+')}`;

export const feastPath = (key: string): string => `/feasts/${key}`;

export const letterPath = (letter: string): string => `/saints/by-letter/${letter}`;
