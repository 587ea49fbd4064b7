/** The days that feeds cover. */
import { civilDate } from '../api/dates.js';
import type { DayBrief } from '../api/operations/spans.js';
import { maxSpanDays } from '../api/schemas/parameters.js';
import {
  addDays,
  type CalendarDate,
  formatDate,
  julianDayNumberOf,
  type Reckoning,
} from '../calendar/reckoning.js';
import type { FeedContext } from './feed.js';

const numberOf = (date: CalendarDate) => julianDayNumberOf(date, 'gregorian');

/** Every day from `first` to `last`, both included, in as few calls as possible. */
export async function daysBetween(
  { listDays }: FeedContext['api'],
  calendar: Reckoning,
  first: CalendarDate,
  last: CalendarDate,
): Promise<DayBrief[]> {
  const days: DayBrief[] = [];
  for (let from = first; numberOf(from) <= numberOf(last); from = addDays(from, maxSpanDays)) {
    const end = addDays(from, maxSpanDays - 1);
    const to = numberOf(end) < numberOf(last) ? end : last;
    const { data } = await listDays.handle({
      from: formatDate(from),
      to: formatDate(to),
      calendar,
    });
    days.push(...data);
  }
  return days;
}

/** The civil years that the feeds of feasts and fasts cover: they change once a year. */
export const yearsShown = (current: number): number[] =>
  [-1, 0, 1, 2].map((offset) => current + offset);

/** The day after a date such as `2026-12-25`. */
export const nextDay = (date: string): string => formatDate(addDays(civilDate(date), 1));
