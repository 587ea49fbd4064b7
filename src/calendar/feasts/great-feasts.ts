/** Pascha and the Twelve Great Feasts of a year. */
import { paschaOf } from '../paschalion.js';
import {
  addDays,
  assertAnsweredYear,
  type CalendarDate,
  isAnsweredYear,
  type MonthDay,
  monthDayNumber,
  toCivil,
} from '../reckoning.js';
import { paschalFeasts } from './movable-feasts.js';
import { occurrencesOf } from './occurrences.js';

export interface GreatFeast {
  readonly key: string;
  readonly kind: 'fixed' | 'movable';
  /** The civil date on the New Calendar. */
  readonly date: CalendarDate;
  /** The civil date on the Old Calendar; null if it is after 9999. */
  readonly julianDate: CalendarDate | null;
  /** Days from Pascha; null for a fixed feast. */
  readonly offset: number | null;
}

/** The nine with a fixed date, from the Church's new year (1 September) on. Source: Menaion. */
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

/** 25 March, which may fall in Great Lent, in Holy Week or on Pascha. */
export const annunciationDay = 3_25;

/** Their days of the Menaion: 12_25 is 25 December. */
export const fixedGreatDays: ReadonlySet<number> = new Set(fixedGreatFeasts.map(monthDayNumber));

/** Pascha and the three of the Twelve that move with it. Source: Triodion and Pentecostarion. */
const movableGreatKeys = new Set(['palm-sunday', 'pascha', 'ascension', 'pentecost']);
const movableGreatFeasts = paschalFeasts.filter(({ key }) => movableGreatKeys.has(key));

export const greatFeastKeys: ReadonlySet<string> = new Set([
  ...fixedGreatFeasts.map(({ key }) => key),
  ...movableGreatKeys,
]);

/** The thirteen by New Calendar date; if two share a date, the fixed feast comes first. */
export function greatFeastsOf(year: number): GreatFeast[] {
  assertAnsweredYear(year, 'great feasts');
  const fixed = fixedGreatFeasts.map(({ key, month, day }): GreatFeast => {
    const date = { year, month, day };
    // The Old Calendar keeps it on the same date of the Julian year with the same number.
    const onOld = toCivil(date, 'julian');
    const julianDate = isAnsweredYear(onOld.year) ? onOld : null;
    return { key, kind: 'fixed', date, julianDate, offset: null };
  });
  const pascha = paschaOf(year);
  const movable = movableGreatFeasts.map(({ key, offset }): GreatFeast => {
    const date = addDays(pascha, offset);
    return { key, kind: 'movable', date, julianDate: date, offset };
  });
  return [...fixed, ...movable].sort(byDay);
}

/**
 * The great feasts that the Old Calendar keeps within the civil year, by date; the Nativity on
 * 7 January is that of 25 December (Julian) of the year before. There are thirteen, except in rare
 * years when the growing gap between the calendars pushes one past the new year.
 */
export function julianGreatFeastsWithin(year: number): Pick<GreatFeast, 'key' | 'date'>[] {
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
    .sort(byDay);
}

/** Within a year. */
const byDay = (one: Pick<GreatFeast, 'date'>, other: Pick<GreatFeast, 'date'>): number =>
  monthDayNumber(one.date) - monthDayNumber(other.date);
