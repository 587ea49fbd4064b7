/**
 * All appointed readings, from `slavic.json`, by key: a place in the movable cycle (`P-70` to
 * `P+279`), a day of the Menaion (`12-25`), or the name of a day tied to a date. A row is
 * `liturgy epistle Jude 1-10`, then ` | ` and the occasion, unless it is the title of the place.
 * Source: the Apostol, the Gospel and the Old Testament readings of the Typikon in Slavic use, as
 * printed by the Orthodox Church in America.
 */
import { titleOfPlace } from '../title.js';
import { type Passage, passagesOf } from './reference.js';
import slavic from './slavic.json' with { type: 'json' };

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
}

const table = new Map(
  Object.entries(slavic).map(([key, rows]) => [key, rows.map((row) => parseRow(key, row))]),
);

/** The readings under a key, in the order of the service; none for an unknown key. */
export const readingsAt = (key: string): readonly Reading[] => table.get(key) ?? [];

/** The key of the place in the movable cycle that is `days` from Pascha. */
export const placeKey = (days: number): string => (days < 0 ? `P${days}` : `P+${days}`);

/** Throws a `RangeError` if it cannot parse the row. */
export function parseRow(key: string, row: string): Reading {
  const [, service, kind, reference, occasion] =
    /^(\S+) (\S+) ([^|]+?)(?: \| (.+))?$/.exec(row) ?? [];
  if (reference === undefined || !isOneOf(services, service) || !isOneOf(readingKinds, kind)) {
    throw new RangeError(`unreadable row of the lectionary: ${key} ${row}`);
  }
  const passages = passagesOf(reference);
  const place = Number(key.slice(1));
  return { service, kind, reference, passages, occasion: occasion ?? titleOfPlace(place) };
}

function isOneOf<Name extends string>(names: readonly Name[], text?: string): text is Name {
  return names.some((name) => name === text);
}
