/** When a saint is kept, in which rank, and by whose calendars; pure. */
import { formatMonthDay, type MonthDay } from '../calendar/reckoning.js';

/** The typikon's rank of a commemoration, from 8 (a feast of the Lord) to 1 (simple). */
export type Rank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** The calendars that may keep a commemoration: books and Churches in the order of all files. */
export const calendarsOfSaints = [
  'slavic-menaion',
  'oca',
  'rocor',
  'greek',
  'antiochian',
  'serbian',
  'romanian',
  'georgian',
  'bulgarian',
  'western',
  'local',
] as const;
export type CalendarOfSaints = (typeof calendarsOfSaints)[number];

/** The calendars whose churches follow each use; `western` and `local` follow neither. */
const calendarsOf = {
  slavic: ['slavic-menaion', 'oca', 'rocor', 'serbian', 'bulgarian', 'georgian'],
  greek: ['greek', 'antiochian', 'romanian'],
} as const satisfies Record<string, readonly CalendarOfSaints[]>;

export const uses = ['all', 'slavic', 'greek'] as const;
export type Use = (typeof uses)[number];

/** What is kept, with the calendars that are known to keep it. */
export interface KeptByCalendars {
  readonly calendars?: readonly string[] | undefined;
}

/**
 * Whether a use keeps a commemoration or a fixed feast. One whose calendars are unknown is never left
 * out.
 */
export function isKeptIn(use: Use, { calendars }: KeptByCalendars): boolean {
  if (use === 'all' || calendars === undefined) return true;
  return calendarsOf[use].some((calendar) => calendars.includes(calendar));
}

/** The uses that keep any of a saint's commemorations, apart from `all`. */
export const usesOf = (commemorations: readonly KeptByCalendars[]): Use[] =>
  uses.filter((use) => use !== 'all' && commemorations.some((each) => isKeptIn(use, each)));

/** The fixed days among these as `MM-DD` of the New Calendar; most are the same on the Old. */
export const daysOf = (kept: readonly (Commemoration | FixedDay | null)[]): string[] =>
  kept.flatMap((each) => (each && 'gregorian' in each ? formatMonthDay(each.gregorian) : []));

/** In place of a fixed day, where there is none: after every day of the year. */
export const noDay = '99';

/** The fixed day in each reckoning. */
export interface FixedDay {
  readonly gregorian: MonthDay;
  readonly julian: MonthDay;
  /** The first civil year in which the day is kept, if it was founded after 1583. */
  readonly since?: number | null;
}

/**
 * A saint's commemoration: on a fixed date in each reckoning, at an offset from Pascha, or on the
 * movable `feast` with this key.
 */
export type Commemoration = {
  readonly title: string;
  readonly rank: Rank;
  /** Whether the rank is that of a local use: a see, a people, a monastery. */
  readonly local: boolean;
  /** What another use does, or null. */
  readonly note: string | null;
  /** The calendars that keep it, as far as known; documents of older generations have none. */
  readonly calendars?: readonly CalendarOfSaints[];
  /** Slug of the company with which the saint is kept: a synaxis with a record of its own. */
  readonly company?: string;
} & (FixedDay | { readonly offset: number } | { readonly feast: string });
