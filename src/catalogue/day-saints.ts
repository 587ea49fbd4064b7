/** Which commemorations fall on a day, and how its saints are ordered; pure. */
import type { DayQuery, DaySaint, SaintName } from './catalogue.js';
import type { Commemoration, FixedDay } from './records.js';
import { isKeptIn } from './records.js';

/** Whether a commemoration, or the fixed day of a feast, falls on the queried day. */
export function fallsOn(kept: Commemoration | FixedDay, query: DayQuery): boolean {
  if ('offset' in kept) return kept.offset === query.offset;
  if ('feast' in kept) return query.feastKeys.includes(kept.feast);
  const { month, day } = kept[query.reckoning];
  return query.menaionDays.some((menaion) => menaion.month === month && menaion.day === day);
}

/** A saint with what decides from when, and in which place, a day lists it. */
export interface KnownSaint<Saint extends SaintName> {
  readonly saint: Saint;
  /** From 1 to 127. */
  readonly renown: number;
  /** The last year in which the saint may have been alive; see `lastYearOfLife`. */
  readonly lastYear: number;
}

/** A saint under one of the commemorations. */
interface KeptSaint<Saint extends SaintName> extends KnownSaint<Saint> {
  readonly commemoration: Commemoration;
}

/** The saints with a commemoration that falls on the day, in the order of `inDayOrder`. */
export const daySaints = <Saint extends SaintName>(
  saints: readonly KnownSaint<Saint>[],
  query: DayQuery,
): DaySaint<Saint>[] =>
  inDayOrder(
    saints.flatMap((known) =>
      known.saint.commemorations
        .filter((each) => fallsOn(each, query))
        .map((commemoration) => ({ ...known, commemoration })),
    ),
    query,
  );

/**
 * The saints of a day as they are listed. Left out are those whom the use does not keep, and those
 * who were alive in the year of the day or later. The order is by rank of commemoration, general use
 * before local, then by how many calendars keep it, then by renown and name. Each saint is listed
 * once, under the first commemoration; the members of a company, under the company.
 */
export function inDayOrder<Saint extends SaintName>(
  kept: readonly KeptSaint<Saint>[],
  { use, year }: Pick<DayQuery, 'use' | 'year'>,
): DaySaint<Saint>[] {
  const slugs = new Set<string>();
  const listed = kept
    .filter(({ commemoration }) => isKeptIn(use, commemoration))
    .filter(({ lastYear }) => lastYear < year)
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
    .map(({ saint, commemoration }) => ({
      saint,
      commemoration,
      members: members
        .filter((each) => each.commemoration.company === saint.slug)
        .map((each) => each.saint),
    }));
}

const collator = new Intl.Collator('en');

const attestation = ({ calendars = [] }: Commemoration) => calendars.length;

/** The order of `inDayOrder`, before anybody is left out. */
export const compareKept = (one: KeptSaint<SaintName>, other: KeptSaint<SaintName>) =>
  other.commemoration.rank - one.commemoration.rank ||
  Number(one.commemoration.local) - Number(other.commemoration.local) ||
  attestation(other.commemoration) - attestation(one.commemoration) ||
  other.renown - one.renown ||
  collator.compare(one.saint.name, other.saint.name) ||
  compareSlugs(one.saint.slug, other.saint.slug);

const compareSlugs = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);
