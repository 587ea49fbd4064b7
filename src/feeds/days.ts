/** The days that feeds cover. */
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
