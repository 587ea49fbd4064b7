/** Events → an iCalendar file (RFC 5545). */
import ical, { ICalEventTransparency } from 'ical-generator';
import type { Static, TObject } from 'typebox';
import { type CalendarAndUse, calendarAndUse } from '../api/calendar-names.js';
import { civilDate } from '../api/dates.js';
import type { Calendar } from '../api/schemas/parameters.js';
import { rulesOf } from '../api/uses.js';
import { type ChurchFast, churchFastsOn, hasWesternPascha } from '../calendar/churches.js';
import { coordinatesOf } from '../calendar/coordinates.js';
import { liturgicalDay } from '../calendar/day.js';
import { movableSeasons } from '../calendar/fasting/seasons.js';
import type { Reckoning } from '../calendar/reckoning.js';
import type { Use } from '../catalogue/commemorations.js';
import type { ListedChurch } from '../catalogue/queries.js';
import { fastInWords, summaryOf } from './day-words.js';
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

/** A feed whose text is the file of its events. */
export function calendarRow<Parameters extends TObject<{ calendar: typeof Calendar }>>(
  { catalogue, origin }: FeedContext,
  { events: eventsOf, nameOf, ...row }: CalendarRow<Parameters>,
): FeedRow<Parameters> {
  return {
    ...row,
    type: 'text/calendar; charset=utf-8',
    async write(values, query, church) {
      const { calendar } = values;
      const use = 'use' in values ? (values.use as Use) : 'all';
      const own = ownFasts(church, calendar);
      const isWestern = hasWesternPascha(church?.slug);
      const events = (await eventsOf(values)).filter(
        (event) => !isNoFast(event, own(event)) && !(isWestern && movesWithPascha(event)),
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
          const { key, start, end, title, category, path, isMovable } = event;
          return {
            id: `${key}.${start}${isMovable ? '' : ofUse}@menologion`,
            start,
            end: end ?? null,
            allDay: true,
            // As long as nothing else changes, no byte of the file does.
            stamp: new Date(time),
            summary: summaryOf([title].flat()),
            description: `${ofChurch(event, church, { calendar, use })}\n${origin()}${path}${differs}`,
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

/** How a church keeps the fast of an event of one day, if not as its use does. */
const ownFasts =
  (church: ListedChurch | undefined, calendar: Reckoning) =>
  ({ start, end }: FeedEvent): ChurchFast | undefined =>
    church === undefined || end !== undefined
      ? undefined
      : churchFastsOn(coordinatesOf(civilDate(start), calendar)).find(
          (each) => each.church === church.slug,
        );

/** Whether it is a fast that the church does not have. */
const isNoFast = ({ category }: FeedEvent, own: ChurchFast | undefined): boolean =>
  category === 'Fast' && own?.tone === 'fast-free';

const movesWithPascha = ({ key, isMovable = false }: FeedEvent): boolean =>
  isMovable || movableSeasons.some((season) => season === key);

/** The description of an event of one day with the church's own rule of the fast, if it has one. */
function ofChurch(
  { start, description }: FeedEvent,
  church: ListedChurch | undefined,
  { calendar, use }: CalendarAndUse,
): string {
  if (church === undefined) return description;
  const day = liturgicalDay(civilDate(start), calendar, rulesOf[use]);
  return description.replace(day.fasting.summary, fastInWords(church, day));
}
