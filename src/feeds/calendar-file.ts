/** Events → an iCalendar file (RFC 5545). */
import ical, { ICalEventTransparency } from 'ical-generator';
import { calendarNames } from '../api/calendar-names.js';
import type { Reckoning } from '../calendar/reckoning.js';
import type { FeedRow } from './feed.js';

/** What is kept for one day or several. It does not mark people's time as busy. */
export interface FeedEvent {
  /** Its identity: with date and reckoning it stays the same event in every version of the file. */
  readonly key: string;
  /** First civil day, YYYY-MM-DD. */
  readonly start: string;
  /** The civil day after the last; the day after `start` when left out. */
  readonly end?: string;
  readonly title: string;
  readonly description?: string;
  /** Path of the page. */
  readonly path: string;
}

export interface CalendarFile extends Pick<FeedRow, 'name' | 'path'> {
  readonly calendar: Reckoning;
  readonly events: readonly FeedEvent[];
  /** The timestamp of every event: as long as nothing else changes, no byte of the file does. */
  readonly stampMs: number;
  readonly origin: string;
}

export function calendarFile(file: CalendarFile): string {
  const { name, path, calendar, events, stampMs, origin } = file;
  const written = ical({
    name: `${name} (${calendarNames[calendar]})`,
    prodId: { company: 'Menologion', product: 'Feeds', language: 'EN' },
    ttl: 86_400,
    url: origin + path,
    events: events.map(({ key, start, end, title, description, path: page }) => ({
      id: `${key}.${start}.${calendar}@menologion`,
      start,
      end: end ?? null,
      allDay: true,
      stamp: new Date(stampMs),
      summary: title,
      description: description ?? null,
      url: origin + page,
      transparency: ICalEventTransparency.TRANSPARENT,
    })),
  });
  return `${written}\r\n`;
}
