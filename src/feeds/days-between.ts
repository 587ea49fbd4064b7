/** The days that a feed covers. */
import type { Shown } from '../api/church.js';
import type { DayBrief } from '../api/operations/spans.js';
import { maxSpanDays } from '../api/schemas/parameters.js';
import { addDays, type CalendarDate, formatDate } from '../calendar/reckoning.js';
import type { FeedContext } from './feed.js';

/** Every civil day from `first` to `last`, both included, in as few calls as possible. */
export async function daysBetween(
  { listDays }: FeedContext['api'],
  shown: Shown,
  first: CalendarDate,
  last: CalendarDate,
): Promise<DayBrief[]> {
  const days: DayBrief[] = [];
  const end = formatDate(last);
  for (let start = first; formatDate(start) <= end; start = addDays(start, maxSpanDays)) {
    const from = formatDate(start);
    const to = formatDate(addDays(start, maxSpanDays - 1));
    const { data } = await listDays.handle({ from, to: to < end ? to : end, ...shown });
    days.push(...data);
  }
  return days;
}
