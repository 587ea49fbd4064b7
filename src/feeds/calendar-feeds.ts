/** Feeds for calendar apps: events → an iCalendar file (RFC 5545). */
import ical, { ICalEventTransparency } from 'ical-generator';
import { type Static, type TObject, Type } from 'typebox';
import { calendarAndUse } from '../api/calendar-names.js';
import { civilDate, today } from '../api/dates.js';
import type { DayBrief } from '../api/operations/spans.js';
import { feastUrl } from '../api/record-urls.js';
import { Calendar, parameters, UseParameter } from '../api/schemas/parameters.js';
import { addDays, formatDate, type Weekday, weekdays } from '../calendar/reckoning.js';
import type { Use } from '../catalogue/commemorations.js';
import { describeDay, summaryOf } from './day-words.js';
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
}

const ofCalendar = parameters({ calendar: Calendar });

/** The ranks that a feed can be limited to, highest first. */
const servedRanks = ['great', 'major', 'feast'] as const;

/** For parishes that serve on some days only. */
const served = {
  rank: Type.Optional(
    Type.Enum([...servedRanks], { description: 'Days with a feast of this rank or a higher one.' }),
  ),
  weekday: Type.Optional(Type.Enum([...weekdays], { description: 'Days of the week.' })),
};
const ofServedDays = parameters({ calendar: Calendar, use: UseParameter, ...served });
const onSundays = {
  query: 'weekday=sunday&rank=great',
  about: 'only on Sundays and great feasts',
} as const;

interface Served {
  readonly rank: (typeof servedRanks)[number] | undefined;
  readonly weekday: Weekday | undefined;
}

/** Tells whether a day is served: of the rank, or on the weekday; every day, if neither is given. */
function isServed({ rank, weekday }: Served) {
  if (rank === undefined && weekday === undefined) return () => true;
  const ranks = rank === undefined ? [] : servedRanks.slice(0, servedRanks.indexOf(rank) + 1);
  return (day: DayBrief) =>
    day.weekday === weekday ||
    [...day.feasts, ...day.movableFeasts].some((feast) =>
      ranks.some((each) => each === feast.rank),
    );
}

interface DatedFeast extends Record<'key' | 'title' | 'date', string> {
  readonly rank: string;
}

/** The page shows both calendars; the query says which of them the feed is of. */
const toEvent = (
  { key, title, date, rank }: DatedFeast,
  shown: Shown,
  isMovable: boolean,
): FeedEvent => ({
  ...{ key, title, start: date, isMovable },
  description: `Rank: ${rank.replaceAll('-', ' ')}\n${describeDay(date, shown)}`,
  category: rank === 'great' ? 'Great feast' : 'Feast',
  path: feastUrl(key),
});

function calendarRow<Parameters extends TObject<{ calendar: typeof Calendar }>>(
  { catalogue, origin }: FeedContext,
  { events: eventsOf, ...row }: CalendarRow<Parameters>,
): FeedRow<Parameters> {
  return {
    ...row,
    type: 'text/calendar; charset=utf-8',
    async write(values, query) {
      const { calendar } = values;
      const use = 'use' in values ? (values.use as Use) : 'all';
      const events = await eventsOf(values);
      const { time } = await catalogue.generation();
      const ofUse = `.${calendar}${use === 'all' ? '' : `.${use}`}`;
      const file = ical({
        name: `${row.name} (${calendarAndUse(calendar, use)})`,
        prodId: { company: 'Menologion', product: 'Feeds', language: 'EN' },
        ttl: 86_400,
        url: origin() + row.path + query,
        events: events.map(
          ({ key, start, end, title, description, category, path, isMovable }) => ({
            id: `${key}.${start}${isMovable ? '' : ofUse}@menologion`,
            start,
            end: end ?? null,
            allDay: true,
            // As long as nothing else changes, no byte of the file does.
            stamp: new Date(time),
            summary: summaryOf([title].flat()),
            description: `${description}\n${origin()}${path}`,
            categories: [{ name: category }],
            url: origin() + path,
            transparency: ICalEventTransparency.TRANSPARENT,
          }),
        ),
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
        const shown = { calendar, use: 'all' } as const;
        return years.flatMap(({ feasts, julianFeasts }) => {
          const movable = feasts.filter(({ kind }) => kind === 'movable').map(({ key }) => key);
          return (calendar === 'julian' ? julianFeasts : feasts).map((feast) =>
            toEvent({ ...feast, rank: 'great' }, shown, movable.includes(feast.key)),
          );
        });
      },
    }),
    calendarRow(context, {
      path: '/feeds/feasts.ics',
      name: 'Feasts',
      about: 'all feasts, fixed and movable, from last year to two years ahead',
      more: onSundays,
      parameters: ofServedDays,
      dependsOn: ofYear,
      async events({ rank, weekday, ...shown }) {
        const days = (await daysOfYears(shown)).filter(isServed({ rank, weekday }));
        return days.flatMap(({ date, feasts, movableFeasts }) => [
          ...feasts.map((feast) => toEvent({ ...feast, date }, shown, false)),
          ...movableFeasts.map((feast) => toEvent({ ...feast, date }, shown, true)),
        ]);
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
      more: onSundays,
      parameters: ofServedDays,
      dependsOn: () => formatDate(today(now())),
      async events({ rank, weekday, ...shown }) {
        const day = today(now());
        const [first, last] = [addDays(day, -saintDays.before), addDays(day, saintDays.after)];
        const days = await daysBetween(api, shown, first, last);
        return days
          .filter(isServed({ rank, weekday }))
          .filter(({ saints }) => saints.length > 0)
          .map(({ date, saints, url }) => ({
            key: 'saints',
            start: date,
            title: saints.map(({ name }) => name),
            description: describeDay(date, shown, saints),
            category: 'Saints',
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
        const category = fast ? 'Fast' : 'No fasting';
        const description = `${name}, to ${end}`;
        events.set(key, {
          ...{ key: season, start, end: nextDay, title: name, description, category, path: url },
        });
      }
    }
    return [...events.values()].sort((one, other) => one.start.localeCompare(other.start));
  }

  async function weeklyFasts(shown: Shown): Promise<FeedEvent[]> {
    const days = await daysOfYears(shown);
    return days
      .filter(({ fasting }) => fasting.season === 'weekly-fast')
      .map(({ date, url }) => ({
        ...{ key: 'weekly-fast', start: date, title: 'Fast', category: 'Fast', path: url },
        description: describeDay(date, shown),
      }));
  }
}
