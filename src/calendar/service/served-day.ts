/** What the rules of a day's service depend on. */
import { type DayCoordinates, isBetween } from '../coordinates.js';
import { type FastingSeason, seasonOn } from '../fasting/seasons.js';
import { annunciationDay } from '../feasts/great-feasts.js';
import type { Period } from '../feasts/period.js';
import { polyeleos } from '../ranks.js';

/** The saint who decides a day's service: the first of those whose rank is not a local one. */
export interface LeadingSaint {
  /** From 8 (a feast of the Lord) to 1 (simple). */
  readonly rank: number;
  readonly categories: readonly string[];
  readonly sex?: 'female' | 'male' | null;
}

export interface ServedDay extends DayCoordinates {
  readonly period: Period | null;
  readonly saint: LeadingSaint | null;
}

/** A rule: what applies to a day, the first of a table that does. */
export type Row<Outcome, Day extends ServedDay = ServedDay> = readonly [
  Outcome,
  (day: Day) => boolean,
];

/** The outcome of the first row that applies. */
export const firstOf = <Outcome, Day extends ServedDay>(
  rows: readonly Row<Outcome, Day>[],
  day: Day,
  otherwise: Outcome,
): Outcome => rows.find(([, applies]) => applies(day))?.[0] ?? otherwise;

/** From Clean Monday to the Friday before Lazarus Saturday. */
export const isInLent = ({ offset }: DayCoordinates): boolean => isBetween(offset, -48, -9);

export const hasPolyeleos = ({ saint }: ServedDay): boolean => (saint?.rank ?? 0) >= polyeleos;

export const on =
  (...days: readonly number[]) =>
  ({ monthDay }: ServedDay): boolean =>
    days.includes(monthDay);

/** So many days from Pascha. */
export const at =
  (...offsets: readonly number[]) =>
  ({ offset }: ServedDay): boolean =>
    offsets.includes(offset);

export const annunciation = on(annunciationDay);

/** The Annunciation, on such a day. */
export const annunciationOn =
  <Day extends ServedDay>(applies: (day: Day) => boolean) =>
  (day: Day): boolean =>
    annunciation(day) && applies(day);

export const isBright = ({ offset }: DayCoordinates): boolean => isBetween(offset, 0, 6);

export const inSeason =
  (...seasons: readonly FastingSeason[]) =>
  (day: ServedDay): boolean =>
    seasons.includes(seasonOn(day));
