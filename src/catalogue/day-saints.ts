/** Which commemorations fall on a day, and in what order a day lists its saints; pure. */
import type { DayQuery, SaintName } from './catalogue.js';
import type { Commemoration, FixedDay, Rank } from './records.js';

/** A saint of the day under the commemoration that the day keeps. */
export interface DaySaint<Saint extends SaintName = SaintName> {
  readonly saint: Saint;
  readonly title: string;
  readonly rank: Rank;
  readonly local: boolean;
}

/** Whether a commemoration, or a feast by its fixed day, falls on the day asked for. */
export function fallsOn(kept: Commemoration | FixedDay, query: DayQuery): boolean {
  if ('offset' in kept) return kept.offset === query.offset;
  const { month, day } = kept[query.reckoning];
  return query.menaionDays.some((menaion) => menaion.month === month && menaion.day === day);
}

/**
 * By rank of commemoration, general use before local, then name; each saint once, under the
 * highest-ranked of the day.
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

/** The higher first; of one rank, that of general use. */
const compareRanks = (one: Ranked, other: Ranked) =>
  other.rank - one.rank || Number(one.local) - Number(other.local);

/** The commemoration that the day keeps; of several that rank alike, the first. */
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
