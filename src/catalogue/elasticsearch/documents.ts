/** What the indices hold: written by the indexer, read by the catalogue (`mappings/*.json`). */
import type { HitType, SaintName } from '../catalogue.js';
import type { Country, Feast, ListedFeast, ListedSaint, Saint } from '../records.js';
import type { ProseField } from '../search/bands.js';

/** The three indices of a generation. */
export const indexKinds = ['saints', 'feasts', 'countries'] as const;
export type IndexKind = (typeof indexKinds)[number];

/** Fields that searches look into. */
type Searchable = Readonly<Partial<Record<ProseField, string>>> & {
  readonly type: HitType;
  /** A feast's key. */
  readonly slug: string;
  readonly rank: number;
  readonly wholeName: string;
  readonly givenName: string;
  readonly otherNames: readonly string[];
  readonly wholeTitles: readonly string[];
  readonly phrases: readonly string[];
  readonly titlePhrases: readonly string[];
  /** Every word that a question's words can be found in, as `field:word`. */
  readonly marks: readonly string[];
};

/** What a saint's own page needs beyond the entry and the biography. */
export type SaintDetails = Omit<Saint, keyof ListedSaint | 'biography'>;

export interface SaintDocument extends Searchable {
  readonly type: 'saint';
  readonly country: string | undefined;
  /** `MM-DD` of each fixed commemoration. */
  readonly gregorianDays: readonly string[];
  readonly julianDays: readonly string[];
  /** Days from Pascha of each movable commemoration. */
  readonly offsets: readonly number[];
  /** Name keys of the given names. */
  readonly givenKeys: readonly string[];
  readonly formerly: readonly string[];
  readonly topicKeys: readonly string[];
  /** The topics of patronage as they are written. */
  readonly topics: readonly string[];
  readonly biography: string;
  readonly brief: string;
  readonly entry: ListedSaint;
  readonly detail: SaintDetails;
}

export interface CountryDocument extends Searchable {
  readonly type: 'country';
  /** The names as they are compared whole, without the adjectives. */
  readonly countryNames: readonly string[];
  readonly formerly: readonly string[];
  readonly entry: Country;
}

/** What a feast's own page needs beyond the entry and the description. */
export type FeastDetails = Omit<Feast, keyof ListedFeast | 'description'>;

export interface FeastDocument extends Searchable {
  readonly type: 'feast';
  readonly key: string;
  /** The key again, under the name that lists are ordered by. */
  readonly slug: string;
  readonly gregorianDays: readonly string[];
  readonly julianDays: readonly string[];
  readonly brief: string;
  readonly entry: ListedFeast;
  readonly detail: FeastDetails;
}

/**
 * Which shape the documents have; written into each generation (`_meta` for the indexer, `meta` of
 * the field `slug` for servers, whose keys may read but not manage). A change that makes documents
 * of before unreadable, or new ones unreadable to the program of before, raises it.
 */
export const documentVersion = 1;

/** The field whose mapping tells the version. */
export const versionField = 'slug';

export const saintOf = ({
  entry,
  detail,
  biography,
}: Pick<SaintDocument, 'entry' | 'detail' | 'biography'>): Saint => ({
  ...entry,
  ...detail,
  biography,
});

export const feastOf = ({
  entry,
  detail,
  shortBio,
}: Pick<FeastDocument, 'entry' | 'detail' | 'shortBio'>): Feast => ({
  ...entry,
  ...detail,
  description: shortBio ?? '',
});

/** What a span of days needs of a record, as a column that is read without the whole document. */
export type Brief =
  | { readonly saint: SaintName; readonly feast?: undefined }
  | { readonly feast: ListedFeast; readonly saint?: undefined };

export const briefText = (brief: Brief): string => JSON.stringify(brief);

/**
 * The time at which a generation was made, in milliseconds since the epoch, by its name, such as
 * `20261121t024912345z`: the end of its indices' names. NaN for any other text.
 */
export function generationTime(name: string): number {
  const [, year, month, day, hour, minute, second, ms] =
    /^(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)(\d{3})z$/.exec(name) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
}

/** A day of the year as the date-keyed fields hold it. */
export const dayKey = ({ month, day }: { month: number; day: number }): string =>
  `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

export const aliasOf = (prefix: string, kind: IndexKind): string => `${prefix}-${kind}`;
