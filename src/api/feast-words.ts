/** How answers name the feasts that the calendar knows by their keys. */
import type { FeastEntry } from '../catalogue/catalogue.js';
import { feastRanks } from '../catalogue/catalogue.js';

export const feastUrl = (key: string): string => `/feasts/${key}`;

export type FeastName = Pick<FeastEntry, 'key' | 'title' | 'rank'>;

/** Title and rank of a feast that the calendar names; the fixtures are held to have them all. */
export function feastNames(feasts: readonly FeastEntry[]): (key: string) => FeastName {
  const byKey = new Map(feasts.map((feast) => [feast.key, feast]));
  return (key) => {
    const feast = byKey.get(key);
    if (!feast) throw new RangeError(`the catalogue lacks the feast ${key}`);
    return { key, title: feast.title, rank: feast.rank };
  };
}

/** The fixed feasts among those of a day, great ones first; keys make the order the same always. */
export function fixedFeasts(feasts: readonly FeastEntry[]): FeastName[] {
  return feasts
    .filter(({ fixed }) => fixed !== null)
    .toSorted((one, other) => weightOf(one) - weightOf(other) || (one.key < other.key ? -1 : 1))
    .map(({ key, title, rank }) => ({ key, title, rank }));
}

const weightOf = ({ rank }: FeastEntry) => feastRanks.indexOf(rank);
