/** The propers of the Liturgy, and the hymns that a day may have; the same in both catalogues. */
import type { Feast, Hymn, Hymns, Incipit, Saint } from './records.js';

/** A part of a verse by its first and last words in the King James Version; all of it if neither. */
interface Part {
  readonly from?: string;
  readonly to?: string;
}

/** A verse of a psalm or canticle, in both numberings. */
export interface Verse {
  /** As the Slavonic books count: `Ps 32:22`. */
  readonly slavonic: string;
  readonly kingJames: string;
  readonly incipit: Incipit;
  /** The parts that are sung; empty for the whole. */
  readonly cut: readonly Part[];
  readonly note: string | null;
}

/** A hymn as it is sung at the Liturgy: some, such as the hymn to the Theotokos, have no mode. */
export type SungHymn = Omit<Hymn, 'mode'> & { readonly mode: number | null };

/** A hymn or a verse and its place in the Liturgy of a day. */
export interface Proper {
  /** Such as `troparion`, `prokeimenon`, `alleluia-verse`. */
  readonly kind: string;
  /** Its number among those of its kind in the set. */
  readonly n: number;
  readonly of: string | null;
  /** Which of the day's sets of the Liturgy it belongs to, from 1; null for what belongs to none. */
  readonly set: number | null;
  readonly mode: number | null;
  /** One of the two. */
  readonly verse: Verse | null;
  readonly hymn: SungHymn | null;
}

/** The propers of a day, in the order of the Liturgy. */
export interface DayPropers {
  /** Such as `tone-1`, `monday`, `class-martyr`, `P-57`, `12-25`, or the key of a feast. */
  readonly day: string;
  readonly propers: readonly Proper[];
}

/** The records whose hymns and verses a Liturgy may need, each by its name, key or slug. */
export interface HymnalQuery {
  readonly days: readonly string[];
  readonly feasts: readonly string[];
  readonly saints: readonly string[];
}

/** What was found of them, in no particular order. */
export interface Hymnal {
  readonly days: readonly DayPropers[];
  readonly feasts: readonly (Hymns & Pick<Feast, 'key' | 'title'>)[];
  readonly saints: readonly (Hymns &
    Pick<Saint, 'slug' | 'commemorations' | 'commemorationHymns'>)[];
}
