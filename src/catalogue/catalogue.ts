/**
 * The port for looking up and searching records. Its adapters answer from Elasticsearch or from
 * memory; `test/contracts/catalogue.ts` holds both to the same behaviour. Imports no library.
 */
import type { ChangeLedger } from './changes.js';
import type { DayNames, DayQuery, DayRecords } from './days.js';
import type { Hymnal, HymnalQuery } from './hymnal.js';
import type {
  FacetedPage,
  FeastsQuery,
  HitType,
  ListedChurch,
  ListPosition,
  Page,
  PageQuery,
  Patronage,
  PatronagePosition,
  PatronagesQuery,
  SaintsQuery,
  SearchHit,
  SearchPosition,
  SearchQuery,
  Suggestion,
  SuggestQuery,
} from './queries.js';
import type { Country, Feast, ListedFeast, ListedSaint, Saint } from './records.js';
import type { WesternName } from './western-names.js';

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
  /** The saints with these slugs, present or former ones, each once, in no particular order. */
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
