/**
 * Tables of readings, each the data of a use, by key: a place in the movable cycle (`P-70` to
 * `P+279`), a day of the Menaion (`12-25`), or the name of a day tied to a date. A row is
 * `liturgy epistle Jude 1-10`, then ` | ` and the occasion, unless it is the title of the place.
 */
import { type Passage, passagesOf } from './reference.js';

/** In the order of the day. */
export const services = [
  'vespers',
  'passion-matins',
  'matins',
  'first-hour',
  'third-hour',
  'sixth-hour',
  'ninth-hour',
  'liturgy',
  'presanctified',
  'washing-of-feet',
  'procession',
  'blessing-of-waters',
] as const;

/** `ot` is a paremia, even one taken from an epistle. */
export const readingKinds = ['epistle', 'gospel', 'ot', 'matins-gospel'] as const;

export interface Reading {
  readonly service: (typeof services)[number];
  readonly kind: (typeof readingKinds)[number];
  /** For people to read: `Galatians 2:16-20`. */
  readonly reference: string;
  /** For programs; empty for a lesson that cannot be given as verses. */
  readonly passages: readonly Passage[];
  readonly occasion: string;
  /** Greek use reads it only where it does not read what takes its place. */
  readonly isReplaced?: true;
}

export type LectionaryRows = Readonly<Record<string, readonly string[]>>;

/** What a reading of the cycle is for: the title of its place, by days from Pascha. */
export type PlaceTitle = (place: number, kind: Reading['kind']) => string;

/** The readings under each key, in the order of the service. Throws as `parseRow` does. */
export const lectionaryOf = (
  rows: LectionaryRows,
  titleOf: PlaceTitle,
): Map<string, readonly Reading[]> =>
  new Map(
    Object.entries(rows).map(([key, each]) => [
      key,
      each.map((row) => parseRow(key, row, titleOf)),
    ]),
  );

/** The key of the place in the movable cycle that is `days` from Pascha. */
export const placeKey = (days: number): string => (days < 0 ? `P${days}` : `P+${days}`);

/** Throws a `RangeError` if it cannot parse the row. */
export function parseRow(key: string, row: string, titleOf: PlaceTitle): Reading {
  const [, service, kind, reference, occasion] =
    /^(\S+) (\S+) ([^|]+?)(?: \| (.+))?$/.exec(row) ?? [];
  if (reference === undefined || !isOneOf(services, service) || !isOneOf(readingKinds, kind)) {
    throw new RangeError(`unreadable row of the lectionary: ${key} ${row}`);
  }
  const passages = passagesOf(reference);
  const place = Number(key.slice(1));
  return { service, kind, reference, passages, occasion: occasion ?? titleOf(place, kind) };
}

function isOneOf<Name extends string>(names: readonly Name[], text?: string): text is Name {
  return names.some((name) => name === text);
}
