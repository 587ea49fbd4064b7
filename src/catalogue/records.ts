/** What is known of saints, feasts and countries, as both catalogues hold it. */
import type { MonthDay, Reckoning } from '../calendar/reckoning.js';

/** A country as a saint's record names it. */
export interface CountryName {
  readonly slug: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly isoCode: string;
}

/** The kinds of saint, the liturgical classes first. */
export const saintCategories = [
  'theotokos',
  'bodiless-powers',
  'forerunner',
  'forefather',
  'prophet',
  'apostle',
  'evangelist',
  'equal-to-the-apostles',
  'enlightener',
  'hierarch',
  'hieromartyr',
  'protomartyr',
  'great-martyr',
  'virgin-martyr',
  'martyr',
  'new-martyr',
  'venerable',
  'venerable-martyr',
  'confessor',
  'passion-bearer',
  'right-believing',
  'righteous',
  'unmercenary',
  'fool-for-christ',
  'stylite',
  'holy-father',
  'wonderworker',
  'hermit',
  'elder',
  'founder',
  'hymnographer',
  'iconographer',
  'teacher',
  'myrrh-bearer',
  'physician',
  'soldier',
  'missionary',
] as const;

/** The typikon's rank of a commemoration: 8 feast of the Lord … 1 simple. */
export type Rank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** The fixed day in each reckoning. */
export interface FixedDay {
  readonly gregorian: MonthDay;
  readonly julian: MonthDay;
}

/** A day on which a saint is kept: on a fixed date of each reckoning, or so many days from Pascha. */
export type Commemoration = {
  readonly title: string;
  readonly rank: Rank;
  /** Whether the rank is by local use: of a see, a people, a monastery. */
  readonly local: boolean;
  /** What another use does; null where there is nothing to tell. */
  readonly note: string | null;
} & (FixedDay | { readonly offset: number });

/** The first words of the received original: Church Slavonic (`cu`) or Greek (`el`). */
export interface Incipit {
  readonly language: 'cu' | 'el';
  readonly text: string;
}

/** A hymn's mode (1–8) and its text as HTML of `p` and `br` alone. */
export interface Hymn {
  readonly mode: number;
  readonly html: string;
  /** `proper` to the saint, or `common`: the General Menaion's for the saint's class. */
  readonly source: 'proper' | 'common';
  readonly incipit: Incipit;
}

/** The hymns of a day or a saint; either may be missing. */
export interface Hymns {
  readonly troparion: Hymn | null;
  readonly kontakion: Hymn | null;
}

export interface Saint extends Hymns {
  readonly slug: string;
  readonly name: string;
  readonly shortBio: string;
  readonly originCountry: CountryName | null;
  readonly categories: readonly string[];
  readonly patronage: readonly string[];
  readonly alternateNames: readonly string[];
  /** Days, feasts and places by which people look for the saint; shown nowhere. */
  readonly searchTerms: readonly string[];
  /** Slugs that the saint once had. */
  readonly formerly: readonly string[];
  /** Plain text; paragraphs separated by a blank line. */
  readonly biography: string;
  /** The primary commemoration first; never empty. */
  readonly commemorations: readonly [Commemoration, ...Commemoration[]];
  readonly reposed: string | null;
  /** Of further commemorations that have hymns of their own. */
  readonly commemorationHymns: readonly ({ readonly title: string } & Hymns)[];
  readonly references: readonly string[];
}

/** What lists and days need of a saint. */
export type ListedSaint = Pick<
  Saint,
  'slug' | 'name' | 'shortBio' | 'originCountry' | 'categories' | 'patronage' | 'commemorations'
>;

export const feastRanks = [
  'great',
  'major',
  'feast',
  'sunday',
  'memorial',
  'fast',
  'holy-week',
  'bright-week',
  'forefeast',
  'leavetaking',
] as const;
export type FeastRank = (typeof feastRanks)[number];

/** A feast's words; the calendar knows when the movable ones fall, the record when the fixed do. */
export interface Feast extends Hymns {
  readonly key: string;
  readonly title: string;
  readonly rank: FeastRank;
  /** Null for a movable feast. */
  readonly fixed: FixedDay | null;
  /** Other titles, in other tongues too. */
  readonly alternateTitles: readonly string[];
  /** Words by which people look for the feast that are no titles; never shown. */
  readonly searchTerms: readonly string[];
  /** What is kept and why; plain text. */
  readonly description: string;
  /** Where Greek and Slavic practice differ; null where there is nothing to tell. */
  readonly use: string | null;
}

/** What days and lists need of a feast. */
export type ListedFeast = Pick<Feast, 'key' | 'title' | 'rank' | 'fixed'>;

export const communions = ['eastern', 'oriental'] as const;
export type Communion = (typeof communions)[number];

export interface Country extends CountryName {
  readonly adjectives: readonly string[];
  readonly alternateNames: readonly string[];
  readonly orthodoxPopulation: {
    readonly estimate: number;
    readonly year: number;
    readonly source: string;
    /** The communion of most of them. */
    readonly communion: Communion;
  } | null;
  /** The reckoning that its Churches keep; null when it is not told. */
  readonly calendar: Reckoning | 'both' | null;
  /** Slugs that the country once had. */
  readonly formerly: readonly string[];
  /** How many saints have their origin here. */
  readonly saintCount: number;
  readonly summary: string;
}

/** All that a catalogue holds, by kind. */
export interface Records {
  readonly saints: readonly Saint[];
  readonly feasts: readonly Feast[];
  readonly countries: readonly Country[];
}
