/** Feeds for calendar apps: events → an iCalendar file (RFC 5545). */
import ical, { ICalEventTransparency } from 'ical-generator';
import { type Static, type TObject, Type } from 'typebox';
import { calendarAndUse, calendarQuery } from '../api/calendar-names.js';
import { civilDate, today } from '../api/dates.js';
import type { DayBrief } from '../api/operations/spans.js';
import { feastUrl } from '../api/record-urls.js';
import { Calendar, parameters, UseParameter } from '../api/schemas/parameters.js';
import { addDays, formatDate } from '../calendar/reckoning.js';
import type { Use } from '../catalogue/commemorations.js';
import { daysBetween, type FeedContext, type FeedRow, type Shown } from './feed.js';

/** How many civil days before and after today the feed of saints covers. */
const saintDays = { before: 31, after: 366 };

/** What is kept for one day or several. It does not mark people's time as busy. */
interface FeedEvent {
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

/** A feed as data, with its events instead of its text. */
interface CalendarRow<Parameters extends TObject>
  extends Omit<FeedRow<Parameters>, 'type' | 'write'> {
  events(values: Static<Parameters>): Promise<readonly FeedEvent[]>;
}

const ofCalendar = parameters({ calendar: Calendar });
const ofCalendarAndUse = parameters({ calendar: Calendar, use: UseParameter });

const toEvent = ({ key, title, date }: Record<'key' | 'title' | 'date', string>): FeedEvent => {
  return { key, title, start: date, path: feastUrl(key) };
};

function calendarRow<Parameters extends TObject<{ calendar: typeof Calendar }>>(
  { catalogue, origin }: FeedContext,
  { events: eventsOf, ...row }: CalendarRow<Parameters>,
): FeedRow<Parameters> {
  return {
    ...row,
    type: 'text/calendar; charset=utf-8',
    async write(values) {
      const { calendar } = values;
      const use = 'use' in values ? (values.use as Use) : 'all';
      const events = await eventsOf(values);
      const { time } = await catalogue.generation();
      const file = ical({
        name: `${row.name} (${calendarAndUse(calendar, use)})`,
        prodId: { company: 'Menologion', product: 'Feeds', language: 'EN' },
        ttl: 86_400,
        url: origin() + row.path + calendarQuery(calendar, use),
        events: events.map(({ key, start, end, title, description, path }) => ({
          id: `${key}.${start}.${calendar}${use === 'all' ? '' : `.${use}`}@menologion`,
          start,
          end: end ?? null,
          allDay: true,
          // As long as nothing else changes, no byte of the file does.
          stamp: new Date(time),
          summary: title,
          description: description ?? null,
          url: origin() + path,
          transparency: ICalEventTransparency.TRANSPARENT,
        })),
      });
      return `${file}\r\n`;
    },
  };
}

export function calendarFeeds(context: FeedContext): FeedRow[] {
  const { api, now } = context;
  const thisYear = () => today(now()).year;
  /** The civil years that the feeds of feasts and fasts cover: they change once a year. */
  const yearsShown = () => [-1, 0, 1, 2].map((offset) => thisYear() + offset);
  const ofYear = () => String(thisYear());

  function daysOfYears(shown: Shown): Promise<DayBrief[]> {
    const first = { year: thisYear() - 1, month: 1, day: 1 };
    const last = { year: thisYear() + 2, month: 12, day: 31 };
    return daysBetween(api, shown, first, last);
  }

  return [
    calendarRow(context, {
      path: '/feeds/great-feasts.ics',
      name: 'Great feasts',
      about: 'Pascha and the Twelve Great Feasts, from last year to two years ahead',
      parameters: ofCalendar,
      dependsOn: ofYear,
      async events({ calendar }) {
        const years = await Promise.all(
          yearsShown().map((year) => api.getGreatFeasts.handle({ year })),
        );
        return years.flatMap(({ feasts, julianFeasts }) =>
          (calendar === 'julian' ? julianFeasts : feasts).map(toEvent),
        );
      },
    }),
    calendarRow(context, {
      path: '/feeds/feasts.ics',
      name: 'Feasts',
      about: 'all feasts, fixed and movable, from last year to two years ahead',
      parameters: ofCalendarAndUse,
      dependsOn: ofYear,
      async events(shown) {
        return (await daysOfYears(shown)).flatMap(({ date, feasts, movableFeasts }) =>
          [...feasts, ...movableFeasts].map((feast) => toEvent({ ...feast, date })),
        );
      },
    }),
    calendarRow(context, {
      path: '/feeds/fasts.ics',
      name: 'Fasts',
      about: 'the fasts and the fast-free weeks, each as one event of several days',
      more: { query: 'weekly=true', about: 'with every fast on a Wednesday or Friday' },
      parameters: parameters({
        calendar: Calendar,
        use: UseParameter,
        weekly: Type.Enum(['true', 'false'], { default: 'false' }),
      }),
      dependsOn: ofYear,
      async events({ weekly, ...shown }) {
        const ofWeeks = weekly === 'true' ? await weeklyFasts(shown) : [];
        return [...(await seasons(shown)), ...ofWeeks];
      },
    }),
    calendarRow(context, {
      path: '/feeds/saints.ics',
      name: 'Saints',
      about: 'one event a day, with its saints, from a month ago to a year ahead',
      parameters: ofCalendarAndUse,
      dependsOn: () => formatDate(today(now())),
      async events(shown) {
        const day = today(now());
        const [first, last] = [addDays(day, -saintDays.before), addDays(day, saintDays.after)];
        const days = await daysBetween(api, shown, first, last);
        return days
          .filter(({ saints }) => saints.length > 0)
          .map(({ date, saints, title, url }) => ({
            key: 'saints',
            start: date,
            // Names such as `James, son of Zebedee` have commas of their own.
            title: saints.map(({ name }) => name).join('; '),
            description: title,
            path: url,
          }));
      },
    }),
  ];

  /** Each season once, though one that spans the new year is in the answers of both years. */
  async function seasons(shown: Shown): Promise<FeedEvent[]> {
    const years = await Promise.all(
      yearsShown().map((year) => api.getFasts.handle({ year, ...shown })),
    );
    const events = new Map<string, FeedEvent>();
    for (const { fasts, url } of years) {
      for (const { season, title, fast, start, end } of fasts) {
        if (start === null || end === null) continue;
        const key = `${season} ${start}`;
        if (events.has(key)) continue;
        const name = fast ? title : `${title}: no fasting`;
        const nextDay = formatDate(addDays(civilDate(end), 1));
        events.set(key, { key: season, start, end: nextDay, title: name, path: url });
      }
    }
    return [...events.values()].sort((one, other) => one.start.localeCompare(other.start));
  }

  async function weeklyFasts(shown: Shown): Promise<FeedEvent[]> {
    const days = await daysOfYears(shown);
    return days
      .filter(({ fasting }) => fasting.season === 'weekly-fast')
      .map(({ date, url }) => ({ key: 'weekly-fast', start: date, title: 'Fast', path: url }));
  }
}
