/** How answers name the feasts that the calendar knows by their keys. */
import type { ListedFeast } from '../catalogue/records.js';
import { feastRanks } from '../catalogue/records.js';

export const feastUrl = (key: string): string => `/feasts/${key}`;

export type FeastName = Pick<ListedFeast, 'key' | 'title' | 'rank'>;

/** Is told the key of a feast that the catalogue lacks. */
export type OnMissingFeast = (key: string) => void;

/**
 * Title and rank of the feasts that the calendar names, joined with what it says of them. The
 * fixtures are held to have them all; where a generation of another program lacks one, the answer
 * goes without it.
 */
export function namedFeasts<Feast extends { readonly key: string }>(
  found: readonly ListedFeast[],
  feasts: readonly Feast[],
  onMissingFeast: OnMissingFeast = () => {},
): (Feast & FeastName)[] {
  const byKey = new Map(found.map((feast) => [feast.key, feast]));
  return feasts.flatMap((feast) => {
    const words = byKey.get(feast.key);
    if (words) return [{ ...feast, title: words.title, rank: words.rank }];
    onMissingFeast(feast.key);
    return [];
  });
}

/** The fixed feasts among those of a day, great ones first; keys make the order the same always. */
export function fixedFeasts(feasts: readonly ListedFeast[]): FeastName[] {
  return feasts
    .filter(({ fixed }) => fixed !== null)
    .toSorted((one, other) => weightOf(one) - weightOf(other) || (one.key < other.key ? -1 : 1))
    .map(({ key, title, rank }) => ({ key, title, rank }));
}

const weightOf = ({ rank }: ListedFeast) => feastRanks.indexOf(rank);
