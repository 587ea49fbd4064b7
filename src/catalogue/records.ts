/** The records of saints, feasts and countries, the same in both catalogues. */
import type { Reckoning } from '../calendar/reckoning.js';
import type { UseName } from '../calendar/use.js';
import type { CalendarOfSaints, Commemoration, FixedDay } from './commemorations.js';
import type { MannerOfDeath, Persecutor, Relation, Station } from './facets.js';
import type { DayPropers, HymnsByUse } from './hymns.js';

/** A country, as named in a saint's record. */
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

export const sexes = ['female', 'male'] as const;
export type Sex = (typeof sexes)[number];

/** How a life was verified: all its statements in sources, or read whole by another person. */
export const verifications = ['sources', 'reader'] as const;
export type Verification = (typeof verifications)[number];

export interface Saint extends HymnsByUse {
  readonly slug: string;
  readonly name: string;
  readonly shortBio: string;
  readonly originCountry: CountryName | null;
  /** Null for a company of both, and for angels. */
  readonly sex: Sex | null;
  readonly categories: readonly string[];
  readonly patronage: readonly string[];
  readonly alternateNames: readonly string[];
  /** Days, feasts and places that people may search by; never shown. */
  readonly searchTerms: readonly string[];
  /** Former slugs. */
  readonly formerly: readonly string[];
  /** Plain text; paragraphs separated by a blank line. */
  readonly biography: string;
  /** The primary commemoration comes first; never empty. */
  readonly commemorations: readonly [Commemoration, ...Commemoration[]];
  readonly reposed: string | null;
  /** The act of a Church that numbered the saint among the saints, and its year. */
  readonly glorified: { readonly year: number; readonly act: string } | null;
  /** The hymns of further commemorations that have their own. */
  readonly commemorationHymns: readonly ({ readonly title: string } & HymnsByUse)[];
  readonly references: readonly string[];
  /** Null for a life that nobody has verified. */
  readonly verification: Verification | null;
  readonly stations: readonly Station[];
  /** Null where it is not known, and for those who died in peace. */
  readonly diedBy: MannerOfDeath | null;
  /** Who persecuted a martyr or confessor; null for others, and for those of lesser persecutions. */
  readonly sufferedUnder: Persecutor | null;
  /** Other saints, each with what they are to this one. */
  readonly related: readonly RelatedSaint[];
}

export interface RelatedSaint {
  readonly slug: string;
  readonly name: string;
  readonly relation: Relation;
}

/** The parts of a saint that lists and days show. */
export const listedSaintFields = [
  'slug',
  'name',
  'shortBio',
  'originCountry',
  'sex',
  'categories',
  'patronage',
  'commemorations',
] as const satisfies readonly (keyof Saint)[];
export type ListedSaint = Pick<Saint, (typeof listedSaintFields)[number]>;

/** What a saint has where nothing is written, or where a document is older than the field. */
export const saintDefaults = {
  originCountry: null,
  sex: null,
  patronage: [],
  alternateNames: [],
  searchTerms: [],
  formerly: [],
  reposed: null,
  glorified: null,
  troparion: null,
  kontakion: null,
  commemorationHymns: [],
  references: [],
  verification: null,
  stations: [],
  diedBy: null,
  sufferedUnder: null,
  related: [],
} as const satisfies Partial<Saint>;

/** The greatest first. */
export const feastRanks = [
  'great',
  'major',
  'sunday',
  'memorial',
  'fast',
  'holy-week',
  'bright-week',
  'feast',
  'forefeast',
  'leavetaking',
] as const;
export type FeastRank = (typeof feastRanks)[number];

/** A feast; the date of a fixed one is in the record, that of a movable one in the calendar. */
export interface Feast extends HymnsByUse {
  readonly key: string;
  readonly title: string;
  readonly rank: FeastRank;
  /** Null for a movable feast. */
  readonly fixed: FixedDay | null;
  /** The calendars that keep it, if not all do; movable feasts are kept by the rules of uses. */
  readonly calendars?: readonly CalendarOfSaints[] | undefined;
  /** Other titles, also in other languages. */
  readonly alternateTitles: readonly string[];
  /** Words that people may search by but that are not titles; never shown. */
  readonly searchTerms: readonly string[];
  /** What is celebrated and why, as plain text. */
  readonly description: string;
  /** Where Greek and Slavic practice differ, or null. */
  readonly use: string | null;
}

/** The parts of a feast that days and lists show. */
export const listedFeastFields = [
  'key',
  'title',
  'rank',
  'fixed',
  'calendars',
] as const satisfies readonly (keyof Feast)[];
export type ListedFeast = Pick<Feast, (typeof listedFeastFields)[number]>;

export const communions = ['eastern', 'oriental'] as const;

export interface Country extends CountryName {
  readonly adjectives: readonly string[];
  readonly alternateNames: readonly string[];
  readonly orthodoxPopulation: {
    readonly estimate: number;
    readonly year: number;
    readonly source: string;
    /** The communion of most of them. */
    readonly communion: (typeof communions)[number];
  } | null;
  /** The reckoning that its Churches keep; null if unknown. */
  readonly calendar: Reckoning | 'both' | null;
  /** Former slugs. */
  readonly formerly: readonly string[];
  /** Number of saints whose origin it is. */
  readonly saintCount: number;
  readonly summary: string;
  /** The churches whose seat it is, by slug. */
  readonly churches: readonly Church[];
}

/** A church, as far as its calendar goes. */
export interface Church {
  readonly slug: string;
  readonly name: string;
  readonly alternateNames: readonly string[];
  /** The calendar that most of its parishes keep. */
  readonly calendar: Reckoning;
  /** The use that it follows, or the nearest. */
  readonly use: UseName;
  /** Whether that use is approximate: its own differs or is not known. */
  readonly near: boolean;
  /** What its parishes are known to keep otherwise. */
  readonly notes: string;
  readonly sources: readonly { readonly title: string; readonly url: string }[];
}

/** All records of a catalogue, by kind. */
export interface Records {
  readonly saints: readonly Saint[];
  readonly feasts: readonly Feast[];
  readonly countries: readonly Country[];
  /** What is sung, by day; a folder of fixtures may be without it. */
  readonly propers?: readonly DayPropers[];
}
