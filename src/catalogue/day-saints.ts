/** Which commemorations fall on a day, and how its saints are ordered; pure. */
import type { DayQuery, SaintName } from './catalogue.js';
import type { Commemoration, FixedDay, Rank } from './records.js';

/** A saint of the day, with the commemoration that is kept. */
export interface DaySaint<Saint extends SaintName = SaintName> {
  readonly saint: Saint;
  readonly title: string;
  readonly rank: Rank;
  readonly local: boolean;
}

/** Whether a commemoration, or the fixed day of a feast, falls on the queried day. */
export function fallsOn(kept: Commemoration | FixedDay, query: DayQuery): boolean {
  if ('offset' in kept) return kept.offset === query.offset;
  const { month, day } = kept[query.reckoning];
  // A plain loop: this runs some fifty times a day, and a closure each time would cost more.
  for (const menaion of query.menaionDays) {
    if (menaion.month === month && menaion.day === day) return true;
  }
  return false;
}

/**
 * The saints of a day by rank of commemoration, general use before local, then by name. Each is
 * listed once, with its highest-ranked commemoration of the day.
 */
export function daySaints<Saint extends SaintName>(
  saints: readonly Saint[],
  query: DayQuery,
): DaySaint<Saint>[] {
  const kept: DaySaint<Saint>[] = [];
  for (const saint of saints) {
    const highest = highestOf(saint.commemorations, query);
    if (highest) {
      const { title, rank, local } = highest;
      kept.push({ saint, title, rank, local });
    }
  }
  return kept.sort(
    (one, other) => compareRanks(one, other) || compareNames(one.saint, other.saint),
  );
}

type Ranked = Pick<Commemoration, 'rank' | 'local'>;

/** Higher rank first; at the same rank, general use first. */
const compareRanks = (one: Ranked, other: Ranked) =>
  other.rank - one.rank || Number(one.local) - Number(other.local);

/** The highest-ranked commemoration of the day; of equals, the first. */
function highestOf(commemorations: readonly Commemoration[], query: DayQuery) {
  let highest: Commemoration | undefined;
  for (const commemoration of commemorations) {
    if (!fallsOn(commemoration, query)) continue;
    if (!highest || compareRanks(commemoration, highest) < 0) highest = commemoration;
  }
  return highest;
}

const collator = new Intl.Collator('en');
const compareNames = (one: SaintName, other: SaintName) =>
  collator.compare(one.name, other.name) || (one.slug < other.slug ? -1 : 1);
