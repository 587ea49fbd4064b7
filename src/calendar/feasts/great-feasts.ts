/** Pascha and the Twelve Great Feasts of a year. */

import { paschaOf } from '../paschalion.js';
import {
  addDays,
  type CalendarDate,
  isAnsweredYear,
  type MonthDay,
  monthDayNumber,
  toCivil,
} from '../reckoning.js';
import { type PaschalFeast, paschalFeasts } from './movable-feasts.js';
import { occurrencesOf } from './occurrences.js';

export interface GreatFeast {
  readonly key: string;
  readonly kind: 'fixed' | 'movable';
  /** The civil date on the New Calendar. */
  readonly date: CalendarDate;
  /** The civil date on the Old Calendar; null where it lies beyond 9999. */
  readonly julianDate: CalendarDate | null;
  /** Days from Pascha; null for a fixed feast. */
  readonly offset: number | null;
}

/** The nine that keep their day of the month, from the Church's new year on. Source: Menaion. */
export const fixedGreatFeasts = [
  { key: 'nativity-of-the-theotokos', month: 9, day: 8 },
  { key: 'exaltation-of-the-cross', month: 9, day: 14 },
  { key: 'entry-of-the-theotokos', month: 11, day: 21 },
  { key: 'nativity-of-christ', month: 12, day: 25 },
  { key: 'theophany', month: 1, day: 6 },
  { key: 'meeting-of-the-lord', month: 2, day: 2 },
  { key: 'annunciation', month: 3, day: 25 },
  { key: 'transfiguration', month: 8, day: 6 },
  { key: 'dormition', month: 8, day: 15 },
] as const satisfies readonly (MonthDay & { key: string })[];

const fixedGreatDays: ReadonlySet<number> = new Set(fixedGreatFeasts.map(monthDayNumber));

/** Whether one of the nine falls on the day of the Menaion: 12_25 is 25 December. */
export function isFixedGreatFeast(monthDay: number): boolean {
  return fixedGreatDays.has(monthDay);
}

/** The three of the Twelve that hang on Pascha, and Pascha. Source: Triodion and Pentecostarion. */
const movableGreatKeys = new Set(['palm-sunday', 'pascha', 'ascension', 'pentecost']);
const movableGreatFeasts = paschalFeasts.filter(({ key }) => movableGreatKeys.has(key));

/** The thirteen in the order of their New Calendar dates; of two on one date the fixed is first. */
export function greatFeastsOf(year: number): GreatFeast[] {
  if (!isAnsweredYear(year)) throw new RangeError(`no great feasts are reckoned for ${year}`);
  const pascha = paschaOf(year);
  const feasts = [
    ...fixedGreatFeasts.map((feast) => fixedFeast(year, feast)),
    ...movableGreatFeasts.map((feast) => movableFeast(pascha, feast)),
  ];
  return feasts.sort((one, other) => monthDayNumber(one.date) - monthDayNumber(other.date));
}

export interface DatedGreatFeast {
  readonly key: string;
  /** Civil. */
  readonly date: CalendarDate;
}

/**
 * The great feasts that the Old Calendar keeps within the civil year, by date: the Nativity on
 * 7 January, by the Julian 25 December of the year before. Thirteen, but for the rare year in which
 * the growing difference of the calendars carries one over the new year.
 */
export function julianGreatFeastsWithin(year: number): DatedGreatFeast[] {
  if (!isAnsweredYear(year)) throw new RangeError(`no great feasts are reckoned for ${year}`);
  const fixed = fixedGreatFeasts.map(({ key, month, day }) => ({
    key,
    fixed: { gregorian: { month, day }, julian: { month, day } },
  }));
  const movable = movableGreatFeasts.map(({ key }) => ({ key, fixed: null }));
  return [...fixed, ...movable]
    .flatMap((feast) =>
      occurrencesOf(feast, year)
        .filter(({ calendar }) => calendar !== 'gregorian')
        .map(({ date }) => ({ key: feast.key, date })),
    )
    .sort((one, other) => monthDayNumber(one.date) - monthDayNumber(other.date));
}

/** The Old Calendar keeps it on the same day of the Julian year of the same number. */
function fixedFeast(year: number, { key, month, day }: MonthDay & { key: string }): GreatFeast {
  const date = { year, month, day };
  const julianDate = toCivil(date, 'julian');
  return {
    key,
    kind: 'fixed',
    date,
    julianDate: isAnsweredYear(julianDate.year) ? julianDate : null,
    offset: null,
  };
}

function movableFeast(pascha: CalendarDate, { key, offset }: PaschalFeast): GreatFeast {
  const date = addDays(pascha, offset);
  return { key, kind: 'movable', date, julianDate: date, offset };
}
