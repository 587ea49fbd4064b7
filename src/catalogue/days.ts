/** What a day is looked up by, and what it lists. */
import type { MonthDay, Reckoning } from '../calendar/reckoning.js';
import type { Transfer } from '../calendar/transfers.js';
import type { Commemoration, Use } from './commemorations.js';
import type { ListedFeast, ListedSaint } from './records.js';

/** What the calendar looks a day up by: its menaion days, offset from Pascha and feasts by key. */
export interface DayQuery {
  /** The civil year: nobody is commemorated before his death, and no day before it was founded. */
  readonly year: number;
  readonly reckoning: Reckoning;
  /** Two if 28 February also has the commemorations of the 29th. */
  readonly menaionDays: readonly MonthDay[];
  readonly offset: number;
  /** Its movable feasts, and fixed ones even if they have another date. */
  readonly feastKeys: readonly string[];
  /** Only saints whose commemoration this use keeps. */
  readonly use: Use;
  /** The commemorations and fixed feasts that are moved to the day or away from it. */
  readonly transfers?: readonly Transfer[];
}

/** A saint with what decides whether, and in which place, a day lists it. */
export interface KnownSaint<Saint extends SaintName = ListedSaint> {
  readonly saint: Saint;
  /** How well known the saint is, from 1 to 127; see `./renown.ts`. */
  readonly renown: number;
  /** The last year in which the saint may have been alive; see `lastYearOfLife`. */
  readonly lastYear: number;
}

/** A saint of the day, or a company, with the commemoration that is kept. */
export interface DaySaint<Saint extends SaintName = ListedSaint> extends KnownSaint<Saint> {
  readonly commemoration: Commemoration;
  /** The saints who are kept with the company; empty for any other saint. */
  readonly members: readonly KnownSaint<Saint>[];
  /** The day of the Menaion that the commemoration has been moved from. */
  readonly movedFrom?: MonthDay | undefined;
}

export interface DayRecords<Saint extends SaintName = ListedSaint> {
  /** Every saint with a commemoration on the day, once, in the order of `inDayOrder`. */
  readonly saints: readonly DaySaint<Saint>[];
  /**
   * The fixed feasts of the menaion days and the feasts asked for by key, each once, in no
   * particular order.
   */
  readonly feasts: readonly ListedFeast[];
}

/** The parts of a saint that a span of days shows. */
export type SaintName = Pick<ListedSaint, 'slug' | 'name' | 'commemorations'>;

/** A day of a span, in brief. */
export type DayNames = DayRecords<SaintName>;
