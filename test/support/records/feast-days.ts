/** What a day must list, worked out from the records in the slow, obvious way. */
import { liturgicalDay } from '../../../src/calendar/day.js';
import {
  type CalendarDate,
  isLeapYear,
  type MonthDay,
  parseDate,
  type Reckoning,
} from '../../../src/calendar/reckoning.js';
import type { Catalogue } from '../../../src/catalogue/catalogue.js';
import type { Commemoration, Saint } from '../../../src/catalogue/records.js';

export async function allSaints(catalogue: Catalogue): Promise<Saint[]> {
  const { items } = await catalogue.saints({ limit: 100_000 });
  const saints = await Promise.all(items.map(({ slug }) => catalogue.saint(slug)));
  return saints.filter((saint) => saint !== undefined);
}

export function civilDate(text: string): CalendarDate {
  const date = parseDate(text);
  if (!date) throw new RangeError(`no date: ${text}`);
  return date;
}

const collator = new Intl.Collator('en');

/** Slug and title of each saint of a day, in the order in which the day lists them. */
export function expectedSaints(saints: readonly Saint[], date: string, reckoning: Reckoning) {
  const { menaion, offset } = liturgicalDay(civilDate(date), reckoning);
  const isLastOfFebruary =
    menaion.month === 2 && menaion.day === 28 && !isLeapYear(menaion.year, reckoning);
  const isKept = (commemoration: Commemoration): boolean => {
    if ('offset' in commemoration) return commemoration.offset === offset;
    const { month, day } = commemoration[reckoning];
    return isSame({ month, day }, menaion) || (isLastOfFebruary && isSame({ month, day }, leapDay));
  };
  const kept = saints.flatMap((saint) => {
    const ofDay = saint.commemorations.filter(isKept);
    const rank = Math.max(...ofDay.map((commemoration) => commemoration.rank));
    const highest = ofDay.find((commemoration) => commemoration.rank === rank);
    return highest ? [{ saint, rank, local: highest.local, title: highest.title }] : [];
  });
  return kept
    .sort((one, other) => {
      const byName = collator.compare(one.saint.name, other.saint.name);
      const byUse = Number(one.local) - Number(other.local);
      const bySlug = one.saint.slug < other.saint.slug ? -1 : 1;
      return other.rank - one.rank || byUse || byName || bySlug;
    })
    .map(({ saint: { slug }, title }) => ({ slug, feastTitle: title }));
}

const leapDay = { month: 2, day: 29 };
const isSame = (one: MonthDay, other: MonthDay) =>
  one.month === other.month && one.day === other.day;
