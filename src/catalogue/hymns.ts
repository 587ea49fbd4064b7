/** Hymns of saints and feasts, and the propers of a day at the Liturgy. */
import type { Use } from './commemorations.js';

/** The first words of the received original: Church Slavonic (`cu`) or Greek (`el`). */
export interface Incipit {
  readonly language: 'cu' | 'el';
  readonly text: string;
}

/** A hymn: its mode (1–8), and its text as HTML with only `p` and `br`. */
export interface Hymn {
  readonly mode: number;
  /** The first words of the model that it is sung like, in the language of the incipit. */
  readonly melody: string | null;
  readonly html: string;
  /** `proper` to the saint, or `common`: the General Menaion's for the saint's class. */
  readonly source: 'proper' | 'common';
  readonly incipit: Incipit;
  /** The whole original, where it is in hand; in a common hymn, a word stands for the name. */
  readonly original: string | null;
}

/** What a hymn has where nothing is written, or where a document is older than the field. */
export const hymnDefaults = { melody: null, original: null } as const satisfies Partial<Hymn>;

/** The hymns of a feast or a saint; either may be null. */
export interface Hymns {
  readonly troparion: Hymn | null;
  readonly kontakion: Hymn | null;
}

/** Received hymns, and those that Greek use has in their place. */
export interface HymnsByUse extends Hymns {
  readonly greek?: Hymns;
}

/** Each hymn as a use has it. */
export const hymnsIn = (use: Use, { troparion, kontakion, greek }: HymnsByUse): Hymns => ({
  troparion: (use === 'greek' ? greek?.troparion : null) ?? troparion,
  kontakion: (use === 'greek' ? greek?.kontakion : null) ?? kontakion,
});

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
  /** Its words, if it is of a book that the Bible of the service lacks. */
  readonly text?: string;
  /** The parts that are sung; empty for the whole. */
  readonly cut: readonly Part[];
  readonly note: string | null;
}

/** A hymn as it is sung at the Liturgy: some, such as the hymn to the Theotokos, have no mode. */
export type SungHymn = Omit<Hymn, 'mode' | 'original'> & { readonly mode: number | null };

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
