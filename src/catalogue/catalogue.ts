/**
 * The port for looking up and searching records. Its adapters answer from Elasticsearch or from
 * memory; `test/contracts/catalogue.ts` holds both to the same behaviour. Imports no library.
 */
import type { MonthDay, Reckoning } from '../calendar/reckoning.js';
import type { Transfer } from '../calendar/transfers.js';
import type { ChangeLedger } from './changes.js';
import type { Commemoration, Use } from './commemorations.js';
import type { FacetCounts, FilterName, SaintFilters } from './filters.js';
import type { Hymnal, HymnalQuery } from './hymnal.js';
import type {
  Church,
  Country,
  CountryName,
  Feast,
  ListedFeast,
  ListedSaint,
  Saint,
} from './records.js';
import type { WesternName } from './western-names.js';

/** What the calendar looks a day up by: its menaion days, offset from Pascha and feasts by key. */
export interface DayQuery {
  /** The civil year: nobody is commemorated in a year before his death. */
  readonly year: number;
  readonly reckoning: Reckoning;
  /** Two if 28 February also has the commemorations of the 29th. */
  readonly menaionDays: readonly MonthDay[];
  readonly offset: number;
  /** Its movable feasts, and fixed ones even if they have another date. */
  readonly feastKeys: readonly string[];
  /** Only saints whose commemoration this use keeps. */
  readonly use: Use;
  /** The commemorations and fixed feasts that are moved to the day or away from it. */
  readonly transfers?: readonly Transfer[];
}

/** A saint with what decides whether, and in which place, a day lists it. */
export interface KnownSaint<Saint extends SaintName = ListedSaint> {
  readonly saint: Saint;
  /** How well known the saint is, from 1 to 127; see `./renown.ts`. */
  readonly renown: number;
  /** The last year in which the saint may have been alive; see `lastYearOfLife`. */
  readonly lastYear: number;
}

/** A saint of the day, or a company, with the commemoration that is kept. */
export interface DaySaint<Saint extends SaintName = ListedSaint> extends KnownSaint<Saint> {
  readonly commemoration: Commemoration;
  /** The saints who are kept with the company; empty for any other saint. */
  readonly members: readonly KnownSaint<Saint>[];
  /** The day of the Menaion that the commemoration has been moved from. */
  readonly movedFrom?: MonthDay | undefined;
}

export interface DayRecords<Saint extends SaintName = ListedSaint> {
  /** Every saint with a commemoration on the day, once, in the order of `inDayOrder`. */
  readonly saints: readonly DaySaint<Saint>[];
  /**
   * The fixed feasts of the menaion days and the feasts asked for by key, each once, in no
   * particular order.
   */
  readonly feasts: readonly ListedFeast[];
}

/** The parts of a saint that a span of days shows. */
export type SaintName = Pick<ListedSaint, 'slug' | 'name' | 'commemorations'>;

/** A day of a span, in brief. */
export type DayNames = DayRecords<SaintName>;

/** What lists and searches can be ordered by: the name, or the first fixed day of the year. */
export const sortOrders = ['name', 'date'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** What a position has where a list or search is ordered by one of these. */
interface Sorted {
  readonly key?: string | undefined;
}

/** The next page of a list begins after this slug, by which it is ordered, or else by the key. */
export interface ListPosition extends Sorted {
  readonly slug: string;
}

/** What a search can find. */
export const hitTypes = ['saint', 'country', 'feast'] as const;
export type HitType = (typeof hitTypes)[number];

/** The types that are searched by default. */
export const usualTypes: readonly HitType[] = ['saint', 'country'];

/** The next page of a search begins after the hit with this score, rank, slug and type. */
export interface SearchPosition extends Sorted {
  readonly score: number;
  readonly rank: number;
  readonly slug: string;
  readonly type: HitType;
  /** Whether the search allowed for typing errors, having found nothing sure without. */
  readonly fuzzy: boolean;
}

export interface Page<Item, Position> {
  readonly items: readonly Item[];
  /** Null on the last page. */
  readonly next: Position | null;
}

/** A page of a list of saints, or of a search, with what was counted, if that was asked. */
export interface FacetedPage<Item, Position> extends Page<Item, Position> {
  readonly facets?: FacetCounts | undefined;
}

/** What every query of a list has. */
interface PageQuery<Position> {
  readonly limit: number;
  readonly after?: Position | undefined;
}

/** What lists of saints and searches have in common. */
interface ListQuery {
  /** In a search, only what matches by more than prose is then found, unless nothing does. */
  readonly sort?: SortOrder | undefined;
  /**
   * The facets to count, each over the saints that match all filters but its own. In a search, over
   * those that match by more than prose, or over all hits if there are none.
   */
  readonly facets?: readonly FilterName[] | undefined;
}

export interface SaintsQuery extends SaintFilters, ListQuery, PageQuery<ListPosition> {
  /** A topic of patronage, in any case, its words separated by spaces or hyphens. */
  readonly patronOf?: string | undefined;
  /** A given name in any spelling. */
  readonly name?: string | undefined;
}

export interface FeastsQuery extends PageQuery<ListPosition> {
  readonly kind?: 'fixed' | 'movable' | undefined;
}

/** With any filter, finds only saints. */
export interface SearchQuery extends SaintFilters, ListQuery, PageQuery<SearchPosition> {
  readonly text: string;
  /** Saints and countries by default. */
  readonly types?: readonly HitType[] | undefined;
}

/** Why a record was found. */
export const matchKinds = [
  'name',
  'other-name',
  'sound',
  'title',
  'patronage',
  'origin',
  'category',
  'related',
  'date',
  'text',
  'spelling',
  'western-name',
] as const;
export type MatchKind = (typeof matchKinds)[number];

/** A record that was found; `highlight` is HTML-escaped, with matches in `<em>`, or null. */
export type SearchHit = FoundRecord & {
  readonly highlight: string | null;
  readonly matched: MatchKind;
};

export type FoundRecord =
  | { readonly type: 'saint'; readonly saint: ListedSaint }
  | { readonly type: 'country'; readonly country: Country }
  | { readonly type: 'feast'; readonly feast: ListedFeast & Pick<Feast, 'description'> };

/** Its text is a half-typed name. */
export type SuggestQuery = Pick<SearchQuery, 'text' | 'limit' | 'types'>;

export interface Suggestion {
  readonly type: HitType;
  /** The key of a feast. */
  readonly slug: string;
  /** The title of a feast. */
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

/** A church with the country of its seat. */
export interface ListedChurch extends Church {
  readonly country: CountryName;
}

/** The next page of patronages begins after this topic. */
export interface PatronagePosition {
  readonly topic: string;
}

export type PatronagesQuery = PageQuery<PatronagePosition>;

/**
 * The catalogue. An unknown slug finds `undefined`; a former slug finds the record, which has its
 * new one. Every method throws {@link CatalogueUnavailableError} if the engine cannot answer in
 * time.
 */
export interface Catalogue {
  day(query: DayQuery): Promise<DayRecords>;
  /** The days in the order of the queries, at little more than the cost of one. */
  days(queries: readonly DayQuery[]): Promise<readonly DayNames[]>;
  /** Every feast, fixed and movable. */
  listedFeasts(): Promise<readonly ListedFeast[]>;
  feast(key: string): Promise<Feast | undefined>;
  /** The feasts with these keys, in no particular order. */
  feastsOf(keys: readonly string[]): Promise<readonly Feast[]>;
  /** Ordered by key, a feast's slug. */
  feasts(query: FeastsQuery): Promise<Page<ListedFeast, ListPosition>>;
  saint(slug: string): Promise<Saint | undefined>;
  /** The saints with these slugs, some of which may be former ones, each once, in no particular order. */
  saintsOf(slugs: readonly string[]): Promise<readonly Saint[]>;
  saints(query: SaintsQuery): Promise<FacetedPage<ListedSaint, ListPosition>>;
  country(slug: string): Promise<Country | undefined>;
  countries(query: PageQuery<ListPosition>): Promise<Page<Country, ListPosition>>;
  /** Every church, ordered by slug. */
  churches(): Promise<readonly ListedChurch[]>;
  /** What may be sung on a day; what is not there is left out. */
  hymnal(query: HymnalQuery): Promise<Hymnal>;
  search(query: SearchQuery): Promise<FacetedPage<SearchHit, SearchPosition>>;
  /** Best first. */
  suggest(query: SuggestQuery): Promise<readonly Suggestion[]>;
  /** Ordered by topic. */
  patronages(query: PatronagesQuery): Promise<Page<Patronage, PatronagePosition>>;
  /** If the text is a Western name that no saint has: what it is. */
  westernName(text: string): Promise<WesternName | undefined>;
  /** What changed in recent generations. */
  changes(): Promise<ChangeLedger>;
  /**
   * When the record with this present slug last changed, in milliseconds since the epoch; if that
   * is longer ago than changes are kept, when the oldest of them begin.
   */
  changedAt(type: HitType, slug: string): Promise<number>;
  /** The content that is served now. */
  generation(): Promise<ContentGeneration>;
  /** Resolves if the catalogue can answer now, with content that this program can read. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** A version of the content; any difference in content means another `id`. */
export interface ContentGeneration {
  readonly id: string;
  /** When it was built, in milliseconds since the epoch. */
  readonly time: number;
  /** Set while the catalogue is away: how long ago this was the content served. */
  readonly ageMs?: number;
}

/** `other-version`: built by another version of this program; look-ups may still work. */
export type UnavailableReason = 'down' | 'unpublished' | 'other-version';

/** The catalogue cannot answer; `cause` is the library's own error, for the log only. */
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
