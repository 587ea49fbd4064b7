/** What people call the reckonings, and how a path selects one. */
import type { FastingTone } from '../calendar/fasting/measures.js';
import type { Reading } from '../calendar/lectionary/table.js';
import type { Reckoning } from '../calendar/reckoning.js';
import type { UseName } from '../calendar/use.js';
import type { Use } from '../catalogue/commemorations.js';

/** Whose day it is. */
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

/** After what only one use keeps on the day: " (Greek use)"; nothing after all else. */
export const useSuffix = ({ otherDay }: SplitDay): string =>
  otherDay ? ` (${useNames[otherDay.use === 'greek' ? 'slavic' : 'greek']})` : '';

/** The query that selects a reckoning and a use; none for the defaults. */
export function calendarQuery(calendar: string, use = 'all'): string {
  const query = [
    ...(calendar === 'julian' ? ['calendar=julian'] : []),
    ...(use === 'all' ? [] : [`use=${use}`]),
  ].join('&');
  return query && `?${query}`;
}

/** A lesson at Vespers is of the Old Testament, but on days of apostles of their epistles. */
export const readingNames: Readonly<Record<Reading['kind'], string>> = {
  epistle: 'Epistle',
  gospel: 'Gospel',
  ot: 'Lesson',
  'matins-gospel': 'Gospel',
};

const tones: Readonly<Record<FastingTone, string>> = {
  xerophagy: 'Strict fast',
  'wine-oil': 'Wine and oil',
  fish: 'Fish, wine and oil',
  'no-meat': 'No meat',
  'fast-free': 'No fast',
};

/** What a day permits: "Fish, wine and oil". */
export const toneInWords = (tone: FastingTone): string => tones[tone];
