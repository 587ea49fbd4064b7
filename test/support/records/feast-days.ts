/** What a day must list, worked out from the records in the slow, obvious way. */
import { liturgicalDay } from '../../../src/calendar/day.js';
import { tiedFeastKeys } from '../../../src/calendar/feasts/movable-feasts.js';
import {
  addDays,
  type CalendarDate,
  formatDate,
  isLeapYear,
  type MonthDay,
  type Reckoning,
  toCivil,
} from '../../../src/calendar/reckoning.js';
import type { Catalogue } from '../../../src/catalogue/catalogue.js';
import type { Commemoration, FixedDay } from '../../../src/catalogue/commemorations.js';
import type { Saint } from '../../../src/catalogue/records.js';
import { renownOf } from '../../../src/catalogue/renown.js';
import { dateFrom } from '../dates.js';

export async function allSaints(catalogue: Catalogue): Promise<Saint[]> {
  const { items } = await catalogue.saints({ limit: 100_000 });
  const saints = await Promise.all(items.map(({ slug }) => catalogue.saint(slug)));
  return saints.filter((saint) => saint !== undefined);
}

type Day = FixedDay | { readonly offset: number | null; readonly feast: string | null };

/** The civil date in a year on which a commemoration is kept, given the year's Pascha. */
export function dateKept(day: Day, year: number, pascha: string, reckoning: Reckoning): string {
  if ('gregorian' in day) return formatDate(toCivil({ year, ...day[reckoning] }, reckoning));
  if (day.offset !== null) return formatDate(addDays(dateFrom(pascha), day.offset));
  if (!tiedFeastKeys.includes(day.feast ?? '')) throw new RangeError(`no such feast: ${day.feast}`);
  let date: CalendarDate = { year, month: 1, day: 1 };
  while (!liturgicalDay(date, reckoning).movableFeasts.some(({ key }) => key === day.feast)) {
    date = addDays(date, 1);
  }
  return formatDate(date);
}

const collator = new Intl.Collator('en');

/** Slug and title of each saint or company of a day, in the order of the day. */
export function expectedSaints(saints: readonly Saint[], date: string, reckoning: Reckoning) {
  const { menaion, offset, movableFeasts } = liturgicalDay(dateFrom(date), reckoning);
  const isLastOfFebruary =
    menaion.month === 2 && menaion.day === 28 && !isLeapYear(menaion.year, reckoning);
  const isKept = (commemoration: Commemoration): boolean => {
    if ('offset' in commemoration) return commemoration.offset === offset;
    if ('feast' in commemoration) {
      return movableFeasts.some(({ key }) => key === commemoration.feast);
    }
    const { month, day } = commemoration[reckoning];
    return isSame({ month, day }, menaion) || (isLastOfFebruary && isSame({ month, day }, leapDay));
  };
  const kept = saints.flatMap((saint) => {
    const [first] = saint.commemorations.filter(isKept).toSorted(compareCommemorations);
    return first ? [{ saint, first }] : [];
  });
  const companies = new Set(kept.map(({ saint }) => saint.slug));
  return kept
    .filter(({ first: { company } }) => company === undefined || !companies.has(company))
    .sort(
      (one, other) =>
        compareCommemorations(one.first, other.first) ||
        renownOf(other.saint) - renownOf(one.saint) ||
        collator.compare(one.saint.name, other.saint.name) ||
        (one.saint.slug < other.saint.slug ? -1 : 1),
    )
    .map(({ saint: { slug }, first: { title } }) => ({ slug, feastTitle: title }));
}

const compareCommemorations = (one: Commemoration, other: Commemoration) =>
  other.rank - one.rank ||
  Number(one.local) - Number(other.local) ||
  (other.calendars?.length ?? 0) - (one.calendars?.length ?? 0);

const leapDay = { month: 2, day: 29 };
const isSame = (one: MonthDay, other: MonthDay) =>
  one.month === other.month && one.day === other.day;
