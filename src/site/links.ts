/** The paths of pages that stand for no single record. */
import { calendarQuery } from '../api/calendar-names.js';

export const monthPath = (year: number, month: number, calendar: string): string =>
  `/calendar/${year}/${month}${calendarQuery(calendar)}`;

export const searchPath = (text: string): string =>
  `/search?q=${encodeURIComponent(text).replaceAll('%20', '+')}`;

/** The search for the saints whose help is asked in a need. */
export const patronsPath = (topic: string): string => searchPath(`patron of ${topic}`);

export const letterPath = (letter: string): string => `/saints/by-letter/${letter}`;
