/** What lists, searches and suggestions are asked for, and what they find. */
import type { FacetCounts, FilterName, SaintFilters } from './filters.js';
import type { Church, Country, CountryName, Feast, ListedFeast, ListedSaint } from './records.js';

/** What lists and searches can be ordered by: the name, or the first fixed day of the year. */
export const sortOrders = ['name', 'date'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The sort key of a position in an ordered list. */
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
export interface PageQuery<Position> {
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
  /** Searches only the words of hymns. */
  readonly seeksHymn?: boolean;
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
  'hymn',
  'spelling',
  'western-name',
] as const;
export type MatchKind = (typeof matchKinds)[number];

/** The kinds by which a record was found by its name, as written or by sound. */
export const matchesByName: readonly MatchKind[] = ['name', 'other-name', 'sound', 'title'];

/** A record that was found; `highlight` is HTML-escaped, with matches in `<em>`, or null. */
export type SearchHit = FoundRecord & {
  readonly highlight: string | null;
  readonly matched: MatchKind;
};

export type FoundRecord =
  | { readonly type: 'saint'; readonly saint: ListedSaint }
  | { readonly type: 'country'; readonly country: Country }
  | { readonly type: 'feast'; readonly feast: FoundFeast };

/** With its other titles, to recognize a name that was asked for. */
export type FoundFeast = ListedFeast & Pick<Feast, 'description' | 'alternateTitles'>;

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
