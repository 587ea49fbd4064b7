/** Which commemorations fall on a day, and how its saints are ordered; pure. */
import type { MonthDay } from '../calendar/reckoning.js';
import type { Transfer } from '../calendar/transfers.js';
import { type Commemoration, type FixedDay, isKeptIn, type Use } from './commemorations.js';
import { compareText } from './compare-text.js';
import type { DayQuery, DaySaint, KnownSaint, SaintName } from './days.js';
import { rankIn } from './rank-in-use.js';
import type { Feast } from './records.js';

type Kept = Commemoration | FixedDay;

/** Whether a commemoration, or the fixed day of a feast, falls on the queried day. */
export function fallsOn(slug: string, kept: Kept, query: DayQuery): boolean {
  if (!isFounded(kept, query.year)) return false;
  const transfer = transferOf(slug, kept, query);
  if (transfer !== undefined) return transfer.isHere;
  if ('offset' in kept) return kept.offset === query.offset;
  if ('feast' in kept) return query.feastKeys.includes(kept.feast);
  const { month, day } = kept[query.reckoning];
  return query.menaionDays.some((menaion) => menaion.month === month && menaion.day === day);
}

/** Whether a feast falls on the queried day. */
export function isFeastOn({ key, fixed }: Pick<Feast, 'key' | 'fixed'>, query: DayQuery): boolean {
  if (query.feastKeys.includes(key)) return fixed === null || isFounded(fixed, query.year);
  return fixed !== null && fallsOn(key, fixed, query);
}

const isFounded = (kept: Kept, year: number) => !('since' in kept) || (kept.since ?? 0) <= year;

/** The transfer, to the queried day or from it, of what is kept under a slug or key. */
function transferOf(slug: string, kept: Kept, query: DayQuery): Transfer | undefined {
  const { transfers = [], reckoning } = query;
  if (transfers.length === 0 || !('julian' in kept)) return undefined;
  const { month, day } = kept[reckoning];
  return transfers.find(
    ({ slug: moved, from }) => moved === slug && from.month === month && from.day === day,
  );
}

/** The days of the Menaion whose records a query needs: its own, and those that are moved to it. */
export const menaionDaysOf = ({ menaionDays, transfers = [] }: DayQuery): readonly MonthDay[] => [
  ...menaionDays,
  ...transfers.filter(({ isHere }) => isHere).map(({ from }) => from),
];

/** A saint under one of the commemorations. */
type KeptSaint<Saint extends SaintName> = Omit<DaySaint<Saint>, 'members'>;

/** The saints with a commemoration that falls on the day, as the day lists them. */
export const daySaints = <Saint extends SaintName>(
  saints: readonly KnownSaint<Saint>[],
  query: DayQuery,
): DaySaint<Saint>[] =>
  keptInYear(
    query.year,
    inDayOrder(
      saints.flatMap((known) =>
        known.saint.commemorations
          .filter((each) => fallsOn(known.saint.slug, each, query))
          .map((commemoration) => {
            const movedFrom = transferOf(known.saint.slug, commemoration, query)?.from;
            return { ...known, commemoration, ...(movedFrom && { movedFrom }) };
          }),
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
    .filter(({ commemoration, movedFrom }) => movedFrom || isKeptIn(use, commemoration))
    .toSorted(compareIn(use))
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

/** A list without those who were alive in the year or later, or whose day was founded after it. */
export function keptInYear<Saint extends SaintName>(
  year: number,
  list: readonly DaySaint<Saint>[],
): DaySaint<Saint>[] {
  const hasDied = ({ lastYear }: KnownSaint<Saint>) => lastYear < year;
  return list
    .filter((each) => hasDied(each) && isFounded(each.commemoration, year))
    .map((each) =>
      each.members.every(hasDied) ? each : { ...each, members: each.members.filter(hasDied) },
    );
}

const collator = new Intl.Collator('en');

const attestation = ({ calendars = [] }: Commemoration) => calendars.length;

const compareIn = (use: Use) => (one: KeptSaint<SaintName>, other: KeptSaint<SaintName>) =>
  rankIn(use, other) - rankIn(use, one) ||
  Number(one.commemoration.local) - Number(other.commemoration.local) ||
  attestation(other.commemoration) - attestation(one.commemoration) ||
  other.renown - one.renown ||
  collator.compare(one.saint.name, other.saint.name) ||
  compareText(one.saint.slug, other.saint.slug);
