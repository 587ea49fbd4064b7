/** What people call the reckonings, the uses and the readings. */
import type { Reading } from '../calendar/lectionary/table.js';
import type { Reckoning } from '../calendar/reckoning.js';
import type { UseName } from '../calendar/use.js';
import type { Use } from '../catalogue/commemorations.js';

/** The calendar and use that a day is shown by. */
export interface CalendarAndUse {
  readonly calendar: Reckoning;
  readonly use: Use;
}

export const calendarNames: Readonly<Record<Reckoning, string>> = {
  gregorian: 'New Calendar',
  julian: 'Old Calendar',
};

export const useNames: Readonly<Record<Use, string>> = {
  all: 'All saints',
  slavic: 'Slavic use',
  greek: 'Greek use',
};

/** "New Calendar", or "New Calendar · Greek use". */
export const calendarAndUse = (calendar: Reckoning, use: Use): string =>
  [calendarNames[calendar], ...(use === 'all' ? [] : [useNames[use]])].join(' · ');

/** A commemoration that one use keeps today and the other on another day. */
interface SplitDay {
  readonly otherDay?: { readonly use: UseName } | undefined;
}

/** Suffix for what only one use keeps that day: " (Greek use)"; otherwise empty. */
export const useSuffix = ({ otherDay }: SplitDay): string =>
  otherDay ? ` (${useNames[otherDay.use === 'greek' ? 'slavic' : 'greek']})` : '';

/** A lesson at Vespers is of the Old Testament, but on days of apostles of their epistles. */
export const readingNames: Readonly<Record<Reading['kind'], string>> = {
  epistle: 'Epistle',
  gospel: 'Gospel',
  ot: 'Lesson',
  'matins-gospel': 'Gospel',
};
