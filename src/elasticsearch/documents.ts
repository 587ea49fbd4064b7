/** The documents of the indices: written by the indexer, read by the catalogue; see `mappings/`. */

import type { GenerationChanges } from '../catalogue/changes.js';
import type { SaintName } from '../catalogue/days.js';
import { type DayPropers, type Hymn, type HymnsByUse, hymnDefaults } from '../catalogue/hymns.js';
import { pick } from '../catalogue/pick.js';
import type { HitType } from '../catalogue/queries.js';
import {
  type Country,
  type Feast,
  type ListedFeast,
  type ListedSaint,
  listedSaintFields,
  type Saint,
  saintDefaults,
} from '../catalogue/records.js';
import type { SearchRecord } from '../search/search-record.js';

/** The three indices of a generation. */
export const indexKinds = ['saints', 'feasts', 'countries'] as const;
export type IndexKind = (typeof indexKinds)[number];

/** Something of each kind. */
export const byKind = <Value>(of: (kind: IndexKind) => Value): Record<IndexKind, Value> => ({
  saints: of('saints'),
  feasts: of('feasts'),
  countries: of('countries'),
});

/** The fields that searches use; the slug of a feast is its key. */
interface Searchable
  extends Pick<
    SearchRecord,
    'type' | 'slug' | 'rank' | 'wholeName' | 'givenName' | 'otherNames' | 'wholeTitles'
  > {
  readonly shortBio?: string;
  /** All that the record is called, as a text; not in documents of older generations. */
  readonly labels: string;
  readonly phrases: readonly string[];
  readonly titlePhrases: readonly string[];
  /** Not in documents of older generations. */
  readonly hymns: string;
  /** The terms of all word fields: everything that a word of a query can match. */
  readonly marks: readonly string[];
}

/** What a saint's full answer has beyond the entry and the biography. */
export type SaintDetails = Omit<Saint, keyof ListedSaint | 'biography'>;

export interface SaintDocument extends Searchable, Pick<SearchRecord, 'givenKeys'> {
  readonly topicKeys: readonly string[];
  readonly type: 'saint';
  readonly country: string | undefined;
  /** What filters compare; see `src/catalogue/filters.ts`. */
  readonly facets: readonly string[];
  /** `MM-DD` of each fixed commemoration. */
  readonly gregorianDays: readonly string[];
  readonly julianDays: readonly string[];
  /** The days from Pascha of each movable commemoration. */
  readonly offsets: readonly number[];
  /** The keys of the movable feasts that others are kept on. */
  readonly feasts: readonly string[];
  readonly formerly: readonly string[];
  /** The topics of patronage, as written. */
  readonly topics: readonly string[];
  readonly biography: string;
  readonly brief: string;
  readonly entry: ListedSaint;
  readonly detail: SaintDetails;
}

export interface CountryDocument extends Searchable {
  readonly type: 'country';
  readonly countryNames: readonly string[];
  readonly formerly: readonly string[];
  /** Without churches in documents of older generations. */
  readonly entry: Omit<Country, 'churches'> & Partial<Pick<Country, 'churches'>>;
}

/** What a feast's full answer has beyond the entry and the description. */
export type FeastDetails = Omit<Feast, keyof ListedFeast | 'description'>;

export interface FeastDocument extends Searchable {
  readonly type: 'feast';
  readonly key: string;
  readonly gregorianDays: readonly string[];
  readonly julianDays: readonly string[];
  readonly brief: string;
  readonly entry: ListedFeast;
  readonly detail: FeastDetails;
}

/**
 * The propers of a day. They stand among the saints, whose readers all ask for a type, so that older
 * programs do not find them.
 */
export interface PropersDocument extends Pick<DayPropers, 'propers'> {
  readonly type: 'propers';
  readonly slug: string;
}

/** The documents of records: propers and changes stand among them, and are no saints. */
export const ofRecords = { bool: { must_not: [{ terms: { type: ['propers', 'changes'] } }] } };

/** What the slugs of propers begin with; those of saints have no stroke. */
export const propersPrefix = 'propers/';

export const propersOf = ({ slug, propers }: PropersDocument): DayPropers => ({
  day: slug.slice(propersPrefix.length),
  propers,
});

/** What changed with a generation, this one or one before; it stands among the saints, as propers do. */
export interface ChangesDocument {
  readonly type: 'changes';
  /** The generation, after `changesPrefix`. */
  readonly slug: string;
  /** `saint/anna`: every record that changed, even if `changes` lists only some. */
  readonly changed: readonly string[];
  readonly changes: GenerationChanges;
}

export const changesPrefix = 'changes/';

/**
 * The version of the documents' shape. Each generation records it in `_meta` for the indexer, and
 * in the `meta` of the field `slug` for servers, whose keys may only read. Raise it if older
 * documents become unreadable, or if older programs cannot read the new ones; a new field with a
 * default does neither.
 */
export const documentVersion = 1;

/**
 * The oldest version whose programs can read these documents too: while it is not raised, replicas of
 * that version stay ready when documents of a newer one are published. Recorded with the version.
 */
export const readableFrom = 1;

/** The oldest version of documents that this program can read. */
const oldestReadable = 1;

/** Whether this program can read documents of a version, which name the oldest of their readers. */
export const canRead = (version = Number.NaN, oldestReader = version): boolean =>
  version >= oldestReadable && (version <= documentVersion || oldestReader <= documentVersion);

/** The field whose mapping has the version. */
export const versionField = 'slug';

export const listedSaintOf = ({ entry }: Pick<SaintDocument, 'entry'>): ListedSaint =>
  pick({ ...saintDefaults, ...entry }, listedSaintFields);

export function saintOf(found: Pick<SaintDocument, 'entry' | 'detail' | 'biography'>): Saint {
  const saint = { ...saintDefaults, ...found.entry, ...found.detail, biography: found.biography };
  return { ...saint, ...saintHymnsOf(saint) };
}

/** The hymns of a saint, of the first commemoration and of the others. */
export const saintHymnsOf = (
  saint: HymnsByUse & Pick<Saint, 'commemorationHymns'>,
): HymnsByUse & Pick<Saint, 'commemorationHymns'> => ({
  ...hymnsOf(saint),
  commemorationHymns: saint.commemorationHymns.map((each) => ({ ...each, ...hymnsOf(each) })),
});

export const countryOf = ({ entry }: Pick<CountryDocument, 'entry'>): Country => ({
  churches: [],
  ...entry,
});

export const feastOf = (found: Pick<FeastDocument, 'entry' | 'detail' | 'shortBio'>): Feast => ({
  ...found.entry,
  ...found.detail,
  ...hymnsOf(found.detail),
  description: found.shortBio ?? '',
});

export const hymnsOf = ({ troparion, kontakion, greek }: HymnsByUse): HymnsByUse => ({
  troparion: withDefaults(troparion),
  kontakion: withDefaults(kontakion),
  ...(greek && { greek: hymnsOf(greek) }),
});

/** The fields keep their order, so that answers are the same to the byte as from memory. */
const withDefaults = (hymn: Hymn | null): Hymn | null =>
  hymn && { ...hymn, ...hymnDefaults, ...hymn };

/** Where the hymns of saints and feasts are. */
export const hymnFields = [
  'detail.troparion',
  'detail.kontakion',
  'detail.greek',
  'detail.commemorationHymns',
];

/** What a span of days shows of a record, in a column that is read without the whole document. */
export type Brief =
  | {
      /** Documents of older generations have no repose. */
      readonly saint: SaintName & Partial<Pick<Saint, 'reposed'>>;
      readonly feast?: undefined;
    }
  | { readonly feast: ListedFeast; readonly saint?: undefined };

export const briefText = (brief: Brief): string => JSON.stringify(brief);

/**
 * The time when a generation was built, in milliseconds since the epoch, from its name, which ends
 * the names of its indices, such as `20261121t024912345z`. NaN for any other text.
 */
export function generationTime(name: string): number {
  const [, year, month, day, hour, minute, second, ms] =
    /^(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)(\d{3})z$/.exec(name) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
}

/** The alias that the live index of a kind is served under. */
export const aliasOf = (prefix: string, kind: IndexKind): string => `${prefix}-${kind}`;

/** The index of a kind in a generation. */
export const indexOf = (prefix: string, kind: IndexKind, generation: string): string =>
  `${aliasOf(prefix, kind)}-${generation}`;

/** The generation that an index belongs to. */
export const generationOf = (index: string): string => index.slice(index.lastIndexOf('-') + 1);

/** The kind of index that holds a type of record. */
export function kindOf(type: HitType | 'propers' | 'changes'): IndexKind {
  if (type === 'feast') return 'feasts';
  return type === 'country' ? 'countries' : 'saints';
}
