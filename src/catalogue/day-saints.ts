/** Which commemorations fall on a day, and how its saints are ordered; pure. */
import type { DayQuery, DaySaint, KnownSaint, SaintName } from './catalogue.js';
import { type Commemoration, type FixedDay, isKeptIn, type Use } from './commemorations.js';

/** Whether a commemoration, or the fixed day of a feast, falls on the queried day. */
export function fallsOn(kept: Commemoration | FixedDay, query: DayQuery): boolean {
  if ('offset' in kept) return kept.offset === query.offset;
  if ('feast' in kept) return query.feastKeys.includes(kept.feast);
  const { month, day } = kept[query.reckoning];
  return query.menaionDays.some((menaion) => menaion.month === month && menaion.day === day);
}

/** A saint under one of the commemorations. */
type KeptSaint<Saint extends SaintName> = Omit<DaySaint<Saint>, 'members'>;

/** The saints with a commemoration that falls on the day, as the day lists them. */
export const daySaints = <Saint extends SaintName>(
  saints: readonly KnownSaint<Saint>[],
  query: DayQuery,
): DaySaint<Saint>[] =>
  diedBefore(
    query.year,
    inDayOrder(
      saints.flatMap((known) =>
        known.saint.commemorations
          .filter((each) => fallsOn(each, query))
          .map((commemoration) => ({ ...known, commemoration })),
      ),
      query.use,
    ),
  );

/**
 * The saints whom a use keeps on a day, in any year. The order is by rank of commemoration, general
 * use before local, then by how many calendars keep it, then by renown and name. Each saint is listed
 * once, under the first commemoration; the members of a company, under the company.
 */
export function inDayOrder<Saint extends SaintName>(
  kept: readonly KeptSaint<Saint>[],
  use: Use,
): DaySaint<Saint>[] {
  const slugs = new Set<string>();
  const listed = kept
    .filter(({ commemoration }) => isKeptIn(use, commemoration))
    .toSorted(compareKept)
    .filter(({ saint: { slug } }) => {
      const isFirst = !slugs.has(slug);
      slugs.add(slug);
      return isFirst;
    });
  const isMember = ({ commemoration: { company } }: KeptSaint<Saint>) =>
    company !== undefined && slugs.has(company);
  const members = listed.filter(isMember);
  return listed
    .filter((each) => !isMember(each))
    .map((each) => ({
      ...each,
      members: members.filter(({ commemoration }) => commemoration.company === each.saint.slug),
    }));
}

/** A list without those who were alive in the year or later. */
export function diedBefore<Saint extends SaintName>(
  year: number,
  list: readonly DaySaint<Saint>[],
): DaySaint<Saint>[] {
  const hasDied = ({ lastYear }: KnownSaint<Saint>) => lastYear < year;
  return list
    .filter(hasDied)
    .map((each) =>
      each.members.every(hasDied) ? each : { ...each, members: each.members.filter(hasDied) },
    );
}

const collator = new Intl.Collator('en');

const attestation = ({ calendars = [] }: Commemoration) => calendars.length;

const compareKept = (one: KeptSaint<SaintName>, other: KeptSaint<SaintName>) =>
  other.commemoration.rank - one.commemoration.rank ||
  Number(one.commemoration.local) - Number(other.commemoration.local) ||
  attestation(other.commemoration) - attestation(one.commemoration) ||
  other.renown - one.renown ||
  collator.compare(one.saint.name, other.saint.name) ||
  compareSlugs(one.saint.slug, other.saint.slug);

const compareSlugs = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);
