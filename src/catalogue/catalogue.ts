/**
 * The port: what can be looked up and searched. Adapters answer it from Elasticsearch or from
 * memory; `test/contracts/catalogue.ts` holds them to one behaviour. Imports no library.
 */
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
export type SaintEntry = Pick<
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
export type FeastEntry = Pick<Feast, 'key' | 'title' | 'rank' | 'fixed'>;

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

/** What the calendar asks of a day: its menaion days, its offset from Pascha, its movable feasts. */
export interface DayQuery {
  readonly reckoning: Reckoning;
  /** Two days when 28 February also keeps the commemorations of the 29th. */
  readonly menaionDays: readonly MonthDay[];
  readonly offset: number;
  readonly movableFeastKeys: readonly string[];
}

export interface DayEntries {
  /** In no particular order; every saint with a commemoration on the day, once. */
  readonly saints: readonly SaintEntry[];
  /** The fixed feasts of the day and the movable feasts asked for, in no particular order. */
  readonly feasts: readonly FeastEntry[];
}

/** What a span of days needs of a saint. */
export type SaintName = Pick<SaintEntry, 'slug' | 'name' | 'commemorations'>;

/** A day of a span, in brief. */
export interface DayNames {
  readonly saints: readonly SaintName[];
  readonly feasts: readonly FeastEntry[];
}

/** Where the next page of a list ordered by slug begins: after this slug. */
export interface ListPosition {
  readonly slug: string;
}

/** What a search can find. */
export const hitTypes = ['saint', 'country', 'feast'] as const;
export type HitType = (typeof hitTypes)[number];

/** What a search finds that names no type. */
export const usualTypes: readonly HitType[] = ['saint', 'country'];

/** Where the next page of a search begins: after the hit with this score, rank, slug and type. */
export interface SearchPosition {
  readonly score: number;
  readonly rank: number;
  readonly slug: string;
  readonly type: HitType;
  /** Whether the search forgave slips of the pen, having found nothing without. */
  readonly guessed: boolean;
}

export interface Page<Item, Position> {
  readonly items: readonly Item[];
  /** Null when this is the last page. */
  readonly next: Position | null;
}

export interface SaintsQuery {
  readonly limit: number;
  readonly after?: ListPosition | undefined;
  /** A patronage topic in any case, its words joined by spaces or hyphens. */
  readonly patronOf?: string | undefined;
  /** Slug of the country of origin. */
  readonly country?: string | undefined;
  /** Of these categories, any one. */
  readonly categories?: readonly string[] | undefined;
  /** A given name in any spelling. */
  readonly name?: string | undefined;
}

export interface CountriesQuery {
  readonly limit: number;
  readonly after?: ListPosition | undefined;
}

export interface FeastsQuery {
  readonly limit: number;
  readonly after?: ListPosition | undefined;
  readonly kind?: 'fixed' | 'movable' | undefined;
}

export interface SearchQuery {
  readonly text: string;
  readonly limit: number;
  readonly after?: SearchPosition | undefined;
  /** Saints and countries unless told. */
  readonly types?: readonly HitType[] | undefined;
  /** Slug of the country of origin: saints of it alone. */
  readonly country?: string | undefined;
  /** Saints of these categories alone, of any one of them. */
  readonly categories?: readonly string[] | undefined;
}

/** The kind of match by which a record was found. */
export const matchKinds = [
  'name',
  'other-name',
  'sound',
  'title',
  'patronage',
  'origin',
  'category',
  'text',
  'spelling',
] as const;
export type MatchKind = (typeof matchKinds)[number];

/** A record found; `highlight` is HTML-escaped with the matches in `<em>`, or null. */
export type SearchHit = FoundRecord & {
  readonly highlight: string | null;
  readonly matched: MatchKind;
};

export type FoundRecord =
  | { readonly type: 'saint'; readonly saint: SaintEntry }
  | { readonly type: 'country'; readonly country: Country }
  | { readonly type: 'feast'; readonly feast: FeastEntry & Pick<Feast, 'description'> };

export interface SuggestQuery {
  /** A text half typed. */
  readonly text: string;
  readonly limit: number;
  /** Saints and countries unless told. */
  readonly types?: readonly HitType[] | undefined;
}

export interface Suggestion {
  readonly type: HitType;
  /** A feast's key. */
  readonly slug: string;
  /** A feast's title. */
  readonly name: string;
}

/** A topic of patronage. */
export interface Patronage {
  readonly topic: string;
  /** How many saints have it. */
  readonly saintCount: number;
  /** Other words for it. */
  readonly alsoCalled: readonly string[];
}

/** Where the next page of patronages begins: after this topic. */
export interface PatronagePosition {
  readonly topic: string;
}

export interface PatronagesQuery {
  readonly limit: number;
  readonly after?: PatronagePosition | undefined;
}

/** All that a catalogue holds, by kind. */
export interface Records {
  readonly saints: readonly Saint[];
  readonly feasts: readonly Feast[];
  readonly countries: readonly Country[];
}

/**
 * The catalogue. Unknown slugs are `undefined`, and one that a record once had finds it under its
 * present slug; every method throws
 * {@link CatalogueUnavailableError} when the engine behind it cannot answer in time.
 */
export interface Catalogue {
  day(query: DayQuery): Promise<DayEntries>;
  /** Each day asked for, in the order of the questions; as cheap as a few days. */
  days(queries: readonly DayQuery[]): Promise<readonly DayNames[]>;
  /** Every feast, fixed and movable. */
  feastEntries(): Promise<readonly FeastEntry[]>;
  feast(key: string): Promise<Feast | undefined>;
  /** Ordered by key, which takes the place of the slug. */
  feasts(query: FeastsQuery): Promise<Page<FeastEntry, ListPosition>>;
  saint(slug: string): Promise<Saint | undefined>;
  saints(query: SaintsQuery): Promise<Page<SaintEntry, ListPosition>>;
  country(slug: string): Promise<Country | undefined>;
  countries(query: CountriesQuery): Promise<Page<Country, ListPosition>>;
  search(query: SearchQuery): Promise<Page<SearchHit, SearchPosition>>;
  /** Best first. */
  suggest(query: SuggestQuery): Promise<readonly Suggestion[]>;
  /** By topic. */
  patronages(query: PatronagesQuery): Promise<Page<Patronage, PatronagePosition>>;
  /** What is served now. */
  generation(): Promise<ContentGeneration>;
  /** Resolves when the catalogue can answer now, from content that this program understands. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** A state of the content: another `id` where anything of it differs. */
export interface ContentGeneration {
  readonly id: string;
  /** When it was made, in milliseconds since the epoch. */
  readonly time: number;
}

/** Why a catalogue cannot answer; `other-version`: another program's content, read as far as can be. */
export type UnavailableReason = 'down' | 'unpublished' | 'other-version';

/** The catalogue cannot answer; `cause` keeps what its library said, for the log alone. */
export class CatalogueUnavailableError extends Error {
  override readonly name = 'CatalogueUnavailableError';
  readonly reason: UnavailableReason;
  constructor(
    message: string,
    { reason = 'down', cause }: { reason?: UnavailableReason; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.reason = reason;
  }
}
