/** What the indices hold: written by the indexer, read by the catalogue (`mappings/*.json`). */
import type { Country, Feast, Saint, SaintEntry } from '../catalogue.js';
import type { ListField, ProseField } from '../search/tiers.js';

/** The three indices of a generation. */
export const indexKinds = ['saints', 'feasts', 'countries'] as const;
export type IndexKind = (typeof indexKinds)[number];

/** Fields that searches look into. */
type Searchable = Readonly<Partial<Record<ListField, readonly string[]>>> &
  Readonly<Partial<Record<ProseField, string>>> & {
    readonly type: 'saint' | 'country';
    readonly slug: string;
    readonly formerly: readonly string[];
    readonly rank: number;
    readonly wholeName: string;
    readonly givenName: string;
    readonly otherNames: readonly string[];
    readonly phrases: readonly string[];
  };

/** What a saint's own page needs beyond the entry and the biography. */
export type SaintDetails = Omit<Saint, keyof SaintEntry | 'biography'>;

export interface SaintDocument extends Searchable {
  readonly type: 'saint';
  readonly country: string | undefined;
  /** `MM-DD` of each fixed commemoration. */
  readonly gregorianDays: readonly string[];
  readonly julianDays: readonly string[];
  /** Days from Pascha of each movable commemoration. */
  readonly offsets: readonly number[];
  readonly wholeTitles: readonly string[];
  readonly topicKeys: readonly string[];
  readonly biography: string;
  readonly entry: SaintEntry;
  readonly detail: SaintDetails;
}

export interface CountryDocument extends Searchable {
  readonly type: 'country';
  readonly entry: Country;
}

export interface FeastDocument {
  readonly key: string;
  readonly gregorianDays: readonly string[];
  readonly julianDays: readonly string[];
  readonly entry: Feast;
}

/** A day of the year as the date-keyed fields hold it. */
export const dayKey = ({ month, day }: { month: number; day: number }): string =>
  `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

export const aliasOf = (prefix: string, kind: IndexKind): string => `${prefix}-${kind}`;
