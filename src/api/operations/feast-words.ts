/** Titles and ranks for the feasts that the calendar knows only by key. */
import type { LiturgicalDay } from '../../calendar/day.js';
import { isDisplaced } from '../../calendar/feasts/yielding-feasts.js';
import { isKeptIn, type Use } from '../../catalogue/commemorations.js';
import { compareText } from '../../catalogue/compare-text.js';
import { type FeastRank, feastRanks, type ListedFeast } from '../../catalogue/records.js';
import type { OperationsContext } from '../operation.js';

export type FeastName = Pick<ListedFeast, 'key' | 'title' | 'rank'>;

/**
 * Adds title and rank to each feast of the calendar. The fixtures must have every feast, but a
 * generation built by another version may lack one; the answer then leaves it out.
 */
export function namedFeasts<Feast extends { readonly key: string }>(
  found: readonly ListedFeast[],
  feasts: readonly Feast[],
  onMissingFeast: OperationsContext['onMissingFeast'] = () => {},
): (Feast & FeastName)[] {
  const byKey = new Map(found.map((feast) => [feast.key, feast]));
  return feasts.flatMap((feast) => {
    const words = byKey.get(feast.key);
    if (words) return [{ ...feast, title: words.title, rank: words.rank }];
    onMissingFeast(feast.key);
    return [];
  });
}

/**
 * Of the feasts found for a day, the fixed ones that a use keeps: by rank; of one rank, feasts kept by
 * all before those of one place, then by key.
 */
export function fixedFeasts(
  found: readonly ListedFeast[],
  day: LiturgicalDay,
  use: Use,
): FeastName[] {
  return found
    .filter((feast) => feast.fixed !== null && isKeptIn(use, feast))
    .filter(({ key }) => !isDisplaced(key, day))
    .toSorted((one, other) => weightOf(one) - weightOf(other) || compareText(one.key, other.key))
    .map(({ key, title, rank }) => ({ key, title, rank }));
}

const weightOf = ({ rank, calendars }: ListedFeast) =>
  feastRanks.indexOf(rank) + (calendars === undefined ? 0 : 0.5);

/** The feasts of a day in one list, greater ranks first; from `feast` on, the movable before the fixed. */
export function feastsByRank<Feast extends { readonly rank: FeastRank }>(
  day: Readonly<Record<'movableFeasts' | 'feasts', readonly Feast[]>>,
): Feast[] {
  const placeOf = ({ rank }: Feast) =>
    Math.min(feastRanks.indexOf(rank), feastRanks.indexOf('feast'));
  return [...day.movableFeasts, ...day.feasts].toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  );
}
