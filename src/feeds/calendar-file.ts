/** Events → an iCalendar file (RFC 5545). */
import ical, { ICalEventTransparency } from 'ical-generator';
import type { Reckoning } from '../calendar/reckoning.js';

/** What is kept for a day or for several: it leaves people's time free. */
export interface FeedEvent {
  /** What it is: with date and reckoning it stays the same event over all versions of a file. */
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

export interface CalendarFile {
  readonly name: string;
  readonly path: string;
  readonly calendar: Reckoning;
  readonly events: readonly FeedEvent[];
  /** Told as the time of every event: where nothing else changes, no byte of the file does. */
  readonly stampMs: number;
  readonly origin: string;
}

const daySeconds = 86_400;

export const calendarNames: Readonly<Record<Reckoning, string>> = {
  gregorian: 'New Calendar',
  julian: 'Old Calendar',
};

export function calendarFile(file: CalendarFile): string {
  const { name, path, calendar, events, stampMs, origin } = file;
  const written = ical({
    name: `${name} (${calendarNames[calendar]})`,
    prodId: { company: 'Menologion', product: 'Feeds', language: 'EN' },
    ttl: daySeconds,
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
