/** What the rules of the hymns depend on: the day, its tone, and whom it honours. */
import { fixedGreatDays } from '../feasts/great-feasts.js';
import { polyeleos } from '../ranks.js';
import { on, type ServedDay } from './served-day.js';

/** Where a hymn is written: among the propers of a day, with a feast, or with a saint. */
export type HymnReference = (
  | {
      /** Such as `tone-1`, `monday`, `P-57`. */
      readonly day: string;
      /** If it is not of the list's own kind. */
      readonly kind?: 'hypakoe' | 'theotokion' | 'kontakion-theotokion';
      /** Which of its kind; all of them without a number. */
      readonly n?: number;
      /** Whose it is, in words. */
      readonly of?: string;
      /** Its tone in Greek books, where that is another. */
      readonly greekMode?: number;
    }
  | {
      readonly feast: string;
      /** Whose it is, in words, if not the feast's. */
      readonly of?: string;
    }
  | { readonly saint: string }
) & {
  /** What is sung before it, where the order does not follow from the list. */
  readonly place?: Place;
};

/** What is sung before a hymn: "Glory to the Father", "both now and ever", or both in one. */
export const places = ['glory', 'both-now', 'glory-both-now'] as const;
export type Place = (typeof places)[number];

/** A saint or a feast of the Menaion that is sung beside the season. */
export interface Honoured {
  readonly reference: { readonly saint: string } | { readonly feast: string };
  readonly title: string;
  /** The rank of the typikon: 5 vigil, 4 polyeleos, 3 doxology. */
  readonly rank: number;
  /** Whether it is of the Lord or the Theotokos, and so has the last kontakion. */
  readonly isLast: boolean;
}

export interface SungDay extends ServedDay {
  /** The tone of the week; null when none is kept. */
  readonly mode: number | null;
  /** The keys of its movable feasts. */
  readonly movable: readonly string[];
  /** Of the Menaion, the first one first. */
  readonly honoured: readonly Honoured[];
}

export const isGreatFixed = ({ monthDay }: ServedDay): boolean => fixedGreatDays.has(monthDay);

const feastsOfTheLord: ReadonlySet<string> = new Set([
  'exaltation-of-the-cross',
  'nativity-of-christ',
  'theophany',
  'transfiguration',
  'ascension',
  'pentecost',
]);

/** From the forefeast to the leavetaking of a feast of the Lord. */
export const isInPeriodOfTheLord = ({ period }: ServedDay): boolean =>
  period !== null && feastsOfTheLord.has(period.feast);

/** Any day from the forefeast to the leavetaking of a feast, except of Pascha. */
export const isInPeriod = ({ period }: ServedDay): boolean =>
  period !== null && period.feast !== 'pascha';

/** The last day of a feast's period, on which it is sung once more. */
export const isLeavetaking = ({ period }: ServedDay): boolean => period?.phase === 'leavetaking';

/** Whether the first of those honoured has this rank or a higher one. */
export const honours =
  (rank: number) =>
  ({ honoured }: SungDay): boolean =>
    honoured.some((each) => each.rank >= rank);

/**
 * Whether the weekday is not sung: from polyeleos rank on, and for the Robe and the Sash of the
 * Theotokos and the Procession of the Cross. Source: Typikon, chapter 48, under those days.
 */
export const isWithoutOctoechos = (day: SungDay): boolean =>
  honours(polyeleos)(day) || (honours(1)(day) && on(7_02, 8_01, 8_31)(day));

export const keeps =
  (...keys: readonly string[]) =>
  ({ movable }: SungDay): boolean =>
    keys.some((key) => movable.includes(key));
