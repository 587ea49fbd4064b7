/** The paths of pages that no record's `url` gives. */

/** The query that selects a reckoning. */
export const ofCalendar = (calendar: string): string =>
  calendar === 'julian' ? '?calendar=julian' : '';

export const dayPath = (date: string, calendar: string): string =>
  `/calendar/${date}${ofCalendar(calendar)}`;

export const monthPath = (year: number, month: number, calendar: string): string =>
  `/calendar/${year}/${month}${ofCalendar(calendar)}`;

export const fastsPath = (year: number, calendar: string): string =>
  `/calendar/fasts/${year}${ofCalendar(calendar)}`;

export const searchPath = (text: string): string =>
  `/search?q=${encodeURIComponent(text).replaceAll('%20', '+')}`;

export const feastPath = (key: string): string => `/feasts/${key}`;

export const letterPath = (letter: string): string => `/saints/by-letter/${letter}`;
