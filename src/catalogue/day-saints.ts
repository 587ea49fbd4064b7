/** Which commemorations fall on a day, and how its saints are ordered; pure. */
import type { DayQuery, DaySaint, SaintName } from './catalogue.js';
import type { Commemoration, FixedDay } from './records.js';

/** Whether a commemoration, or the fixed day of a feast, falls on the queried day. */
export function fallsOn(kept: Commemoration | FixedDay, query: DayQuery): boolean {
  if ('offset' in kept) return kept.offset === query.offset;
  const { month, day } = kept[query.reckoning];
  return query.menaionDays.some((menaion) => menaion.month === month && menaion.day === day);
}

/** The saints with a commemoration on the day, in the order of `inDayOrder`. */
export function daySaints<Saint extends SaintName>(
  saints: readonly Saint[],
  query: DayQuery,
): DaySaint<Saint>[] {
  const kept = saints.flatMap((saint) =>
    saint.commemorations
      .filter((commemoration) => fallsOn(commemoration, query))
      .map((commemoration) => keptUnder(saint, commemoration)),
  );
  return inDayOrder(kept);
}

export const keptUnder = <Saint extends SaintName>(
  saint: Saint,
  { title, rank, local }: Commemoration,
): DaySaint<Saint> => ({ saint, title, rank, local });

/**
 * Orders the saints of a day by rank of commemoration, general use before local, then by name. Each
 * is listed once, with the highest-ranked commemoration of the day; of equals, the first.
 */
export function inDayOrder<Saint extends SaintName>(
  kept: readonly DaySaint<Saint>[],
): DaySaint<Saint>[] {
  const listed = new Set<string>();
  return kept.toSorted(compareDaySaints).filter(({ saint: { slug } }) => {
    const isFirst = !listed.has(slug);
    listed.add(slug);
    return isFirst;
  });
}

const collator = new Intl.Collator('en');
const compareDaySaints = (one: DaySaint<SaintName>, other: DaySaint<SaintName>) =>
  other.rank - one.rank ||
  Number(one.local) - Number(other.local) ||
  collator.compare(one.saint.name, other.saint.name) ||
  compareSlugs(one.saint.slug, other.saint.slug);

const compareSlugs = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);
