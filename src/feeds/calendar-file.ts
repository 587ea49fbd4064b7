/** Events → an iCalendar file (RFC 5545). */
import ical, { ICalEventTransparency } from 'ical-generator';
import type { Static, TObject } from 'typebox';
import { calendarAndUse } from '../api/calendar-names.js';
import type { ChurchParameter, calendarParameters } from '../api/schemas/parameters.js';
import { hasWesternPascha } from '../calendar/churches.js';
import { movableSeasons } from '../calendar/fasting/seasons.js';
import { summaryOf } from './day-words.js';
import type { FeedContext, FeedRow } from './feed.js';

/** What is kept for one day or several. It does not mark people's time as busy. */
export interface FeedEvent {
  /** Its identity: with date and reckoning it stays the same event in every version of the file. */
  readonly key: string;
  /** First civil day, YYYY-MM-DD. */
  readonly start: string;
  /** The civil day after the last; the day after `start` when left out. */
  readonly end?: string;
  /** In parts, as many as fit: names such as `James, son of Zebedee` have commas of their own. */
  readonly title: string | readonly string[];
  readonly description: string;
  readonly category: string;
  /** Whether it has one date on both calendars, and so one identity. */
  readonly isMovable?: boolean;
  /** Path of the page. */
  readonly path: string;
}

/** A feed as data, with its events instead of its text. */
interface CalendarRow<Parameters extends TObject>
  extends Omit<FeedRow<Parameters>, 'type' | 'write'> {
  events(values: Static<Parameters>): Promise<readonly FeedEvent[]>;
  /** The name that an app shows, if it depends on what is asked. */
  nameOf?(values: Static<Parameters>): Promise<string>;
}

type ShownParameters = typeof calendarParameters & { church: typeof ChurchParameter };

/** A feed whose text is the file of its events. */
export function calendarRow<Parameters extends TObject<ShownParameters>>(
  { catalogue, origin }: FeedContext,
  { events: eventsOf, nameOf, ...row }: CalendarRow<Parameters>,
): FeedRow<Parameters> {
  return {
    ...row,
    type: 'text/calendar; charset=utf-8',
    async write(values, query) {
      const { calendar, use, church } = values;
      const isWestern = hasWesternPascha(church?.slug);
      const events = (await eventsOf(values)).filter(
        (event) => !(isWestern && movesWithPascha(event)),
      );
      const name = (await nameOf?.(values)) ?? row.name;
      const { time } = await catalogue.generation();
      const ofUse = `.${calendar}${use === 'all' ? '' : `.${use}`}`;
      const differs = church
        ? `\n${church.name}, where it differs: ${origin()}/churches#${church.slug}`
        : '';
      const file = ical({
        name: `${name} (${church?.name ?? calendarAndUse(calendar, use)})`,
        ...(church && { description: church.notes }),
        prodId: { company: 'Menologion', product: 'Feeds', language: 'EN' },
        ttl: 86_400,
        url: origin() + row.path + query,
        events: events.map((event) => {
          const { key, start, end, title, description, category, path, isMovable } = event;
          return {
            id: `${key}.${start}${isMovable ? '' : ofUse}@menologion`,
            start,
            end: end ?? null,
            allDay: true,
            // As long as nothing else changes, no byte of the file does.
            stamp: new Date(time),
            summary: summaryOf([title].flat()),
            description: `${description}\n${origin()}${path}${differs}`,
            categories: [{ name: category }],
            url: origin() + path,
            transparency: ICalEventTransparency.TRANSPARENT,
          };
        }),
      });
      return `${file}\r\n`;
    },
  };
}

const movesWithPascha = ({ key, isMovable = false }: FeedEvent): boolean =>
  isMovable || movableSeasons.some((season) => season === key);
