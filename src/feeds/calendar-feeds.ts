/** Feeds for calendar apps. */
import { type Static, type TObject, Type } from 'typebox';
import { civilDate, today } from '../api/dates.js';
import type { DayBrief } from '../api/operations/spans.js';
import { feastUrl } from '../api/record-urls.js';
import { Calendar, parameters } from '../api/schemas/parameters.js';
import { addDays, formatDate, type Reckoning } from '../calendar/reckoning.js';
import { calendarFile, type FeedEvent } from './calendar-file.js';
import { daysBetween } from './days.js';
import type { FeedContext, FeedRow } from './feed.js';

/** How many civil days before and after today the feed of saints covers. */
const saintDays = { before: 31, after: 366 };

/** A feed as data, with its events instead of its text. */
interface CalendarRow<Parameters extends TObject>
  extends Omit<FeedRow<Parameters>, 'type' | 'write'> {
  events(values: Static<Parameters>): Promise<readonly FeedEvent[]>;
}

const ofCalendar = parameters({ calendar: Calendar });

const toEvent = ({ key, title, date }: Record<'key' | 'title' | 'date', string>): FeedEvent => {
  return { key, title, start: date, path: feastUrl(key) };
};

export function calendarFeeds({ api, catalogue, now, origin }: FeedContext): FeedRow[] {
  const thisYear = () => today(now()).year;
  /** The civil years that the feeds of feasts and fasts cover: they change once a year. */
  const yearsShown = () => [-1, 0, 1, 2].map((offset) => thisYear() + offset);
  const ofYear = () => String(thisYear());

  const calendarRow = <Parameters extends TObject<{ calendar: typeof Calendar }>>({
    events: eventsOf,
    ...row
  }: CalendarRow<Parameters>): FeedRow<Parameters> => ({
    ...row,
    type: 'text/calendar; charset=utf-8',
    async write(values) {
      const { name, path } = row;
      const events = await eventsOf(values);
      const { time: stampMs } = await catalogue.generation();
      const { calendar } = values;
      return calendarFile({ name, path, calendar, events, stampMs, origin: origin() });
    },
  });

  function daysOfYears(calendar: Reckoning): Promise<DayBrief[]> {
    const first = { year: thisYear() - 1, month: 1, day: 1 };
    const last = { year: thisYear() + 2, month: 12, day: 31 };
    return daysBetween(api, calendar, first, last);
  }

  return [
    calendarRow({
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
    calendarRow({
      path: '/feeds/feasts.ics',
      name: 'Feasts',
      about: 'all feasts, fixed and movable, from last year to two years ahead',
      parameters: ofCalendar,
      dependsOn: ofYear,
      async events({ calendar }) {
        return (await daysOfYears(calendar)).flatMap(({ date, feasts, movableFeasts }) =>
          [...feasts, ...movableFeasts].map((feast) => toEvent({ ...feast, date })),
        );
      },
    }),
    calendarRow({
      path: '/feeds/fasts.ics',
      name: 'Fasts',
      about: 'the fasts and the fast-free weeks, each as one event of several days',
      more: { query: 'weekly=true', about: 'with every fast on a Wednesday or Friday' },
      parameters: parameters({
        calendar: Calendar,
        weekly: Type.Enum(['true', 'false'], { default: 'false' }),
      }),
      dependsOn: ofYear,
      async events({ calendar, weekly }) {
        const ofWeeks = weekly === 'true' ? await weeklyFasts(calendar) : [];
        return [...(await seasons(calendar)), ...ofWeeks];
      },
    }),
    calendarRow({
      path: '/feeds/saints.ics',
      name: 'Saints',
      about: 'one event a day, with its saints, from a month ago to a year ahead',
      parameters: ofCalendar,
      dependsOn: () => formatDate(today(now())),
      async events({ calendar }) {
        const day = today(now());
        const [first, last] = [addDays(day, -saintDays.before), addDays(day, saintDays.after)];
        const days = await daysBetween(api, calendar, first, last);
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
  async function seasons(calendar: Reckoning): Promise<FeedEvent[]> {
    const years = await Promise.all(
      yearsShown().map((year) => api.getFasts.handle({ year, calendar })),
    );
    const events = new Map<string, FeedEvent>();
    for (const { fasts, url } of years) {
      for (const { season, title, fast, start, end } of fasts) {
        if (start === null || end === null) continue;
        const name = fast ? title : `${title}: no fasting`;
        const nextDay = formatDate(addDays(civilDate(end), 1));
        const event = { key: season, start, end: nextDay, title: name, path: url };
        const key = `${season} ${start}`;
        if (!events.has(key)) events.set(key, event);
      }
    }
    return [...events.values()].sort((one, other) => one.start.localeCompare(other.start));
  }

  async function weeklyFasts(calendar: Reckoning): Promise<FeedEvent[]> {
    const days = await daysOfYears(calendar);
    return days
      .filter(({ fasting }) => fasting.season === 'weekly-fast')
      .map(({ date, url }) => ({ key: 'weekly-fast', start: date, title: 'Fast', path: url }));
  }
}
