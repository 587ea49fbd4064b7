/**
 * The port: what can be looked up and searched. Adapters answer it from Elasticsearch or from
 * memory; `test/contracts/catalogue.ts` holds them to one behaviour. Imports no library.
 */
import type { MonthDay, Reckoning } from '../calendar/reckoning.js';
import type { Country, Feast, ListedFeast, ListedSaint, Rank, Saint } from './records.js';

/** What the calendar asks of a day: its menaion days, its offset from Pascha, its movable feasts. */
export interface DayQuery {
  readonly reckoning: Reckoning;
  /** Two days when 28 February also keeps the commemorations of the 29th. */
  readonly menaionDays: readonly MonthDay[];
  readonly offset: number;
  readonly movableFeastKeys: readonly string[];
}

/** A saint of the day, under the commemoration kept that day. */
export interface DaySaint<Saint extends SaintName = ListedSaint> {
  readonly saint: Saint;
  /** Title of the commemoration. */
  readonly title: string;
  readonly rank: Rank;
  readonly local: boolean;
}

export interface DayRecords {
  /** Every saint with a commemoration on the day, once, in the order of `inDayOrder`. */
  readonly saints: readonly DaySaint[];
  /** The fixed feasts of the day and the movable feasts asked for, in no particular order. */
  readonly feasts: readonly ListedFeast[];
}

/** What a span of days needs of a saint. */
export type SaintName = Pick<ListedSaint, 'slug' | 'name' | 'commemorations'>;

/** A day of a span, in brief. */
export interface DayNames {
  readonly saints: readonly DaySaint<SaintName>[];
  readonly feasts: readonly ListedFeast[];
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
  | { readonly type: 'saint'; readonly saint: ListedSaint }
  | { readonly type: 'country'; readonly country: Country }
  | { readonly type: 'feast'; readonly feast: ListedFeast & Pick<Feast, 'description'> };

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

/**
 * The catalogue. Unknown slugs are `undefined`, and one that a record once had finds it under its
 * present slug; every method throws
 * {@link CatalogueUnavailableError} when the engine behind it cannot answer in time.
 */
export interface Catalogue {
  day(query: DayQuery): Promise<DayRecords>;
  /** Each day asked for, in the order of the questions; as cheap as a few days. */
  days(queries: readonly DayQuery[]): Promise<readonly DayNames[]>;
  /** Every feast, fixed and movable. */
  listedFeasts(): Promise<readonly ListedFeast[]>;
  feast(key: string): Promise<Feast | undefined>;
  /** Ordered by key, which takes the place of the slug. */
  feasts(query: FeastsQuery): Promise<Page<ListedFeast, ListPosition>>;
  saint(slug: string): Promise<Saint | undefined>;
  saints(query: SaintsQuery): Promise<Page<ListedSaint, ListPosition>>;
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
