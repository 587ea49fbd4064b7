/** Feeds for calendar apps, as a table of their events. */
import { Type } from 'typebox';
import type { Shown } from '../api/church.js';
import { civilDate, today } from '../api/dates.js';
import type { DayBrief } from '../api/operations/spans.js';
import { feastUrl } from '../api/record-urls.js';
import {
  ChurchParameter,
  CountrySlug,
  calendarParameters,
  parameters,
} from '../api/schemas/parameters.js';
import { addDays, formatDate } from '../calendar/reckoning.js';
import { calendarRow, type FeedEvent } from './calendar-file.js';
import { nameOfCountry, slugsFrom } from './country-saints.js';
import { describeDay } from './day-words.js';
import { daysBetween } from './days-between.js';
import type { FeedContext, FeedRow } from './feed.js';
import { isServed, onSundays, servedParameters } from './served-days.js';

/** How many civil days before and after today the feed of saints covers. */
const saintDays = { before: 31, after: 366 };

interface DatedFeast extends Record<'key' | 'title' | 'date', string> {
  readonly rank: string;
}

/** The page shows both calendars; the query says which of them the feed is of. */
const toEvent = (
  { key, title, date, rank }: DatedFeast,
  shown: Shown,
  isMovable: boolean,
): FeedEvent => ({
  key,
  title,
  start: date,
  isMovable,
  description: `Rank: ${rank.replaceAll('-', ' ')}\n${describeDay(date, shown)}`,
  category: rank === 'great' ? 'Great feast' : 'Feast',
  path: feastUrl(key),
});

/** A great feast comes before the saints of its day. */
const greatOf = (feasts: DayBrief['feasts']): string[] =>
  feasts.filter(({ rank }) => rank === 'great').map(({ title }) => title);

export function calendarFeeds(context: FeedContext): FeedRow[] {
  const { api, catalogue, now } = context;
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
      parameters: parameters({ ...calendarParameters, church: ChurchParameter }),
      dependsOn: ofYear,
      async events(shown) {
        const years = await Promise.all(
          yearsShown().map((year) => api.getGreatFeasts.handle({ year })),
        );
        return years.flatMap(({ feasts, julianFeasts }) => {
          const movable = feasts.filter(({ kind }) => kind === 'movable').map(({ key }) => key);
          return (shown.calendar === 'julian' ? julianFeasts : feasts).map((feast) =>
            toEvent({ ...feast, rank: 'great' }, shown, movable.includes(feast.key)),
          );
        });
      },
    }),
    calendarRow(context, {
      path: '/feeds/feasts.ics',
      name: 'Feasts',
      about:
        'feasts of the Lord and the Theotokos, icons and what moves with Pascha, from last year to two years ahead; the days of saints are in their own feed',
      more: onSundays,
      parameters: parameters({ ...servedParameters, church: ChurchParameter }),
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
        ...calendarParameters,
        weekly: Type.Enum(['true', 'false'], { default: 'false' }),
        church: ChurchParameter,
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
      parameters: parameters({
        ...servedParameters,
        country: Type.Optional(CountrySlug),
        church: ChurchParameter,
      }),
      dependsOn: () => formatDate(today(now())),
      nameOf: async ({ country }) =>
        country === undefined ? 'Saints' : `Saints: ${await nameOfCountry(catalogue, country)}`,
      async events({ rank, weekday, country, ...shown }) {
        const day = today(now());
        const [first, last] = [addDays(day, -saintDays.before), addDays(day, saintDays.after)];
        const days = await daysBetween(api, shown, first, last);
        const from = country === undefined ? undefined : await slugsFrom(catalogue, country);
        return days
          .filter(isServed({ rank, weekday }))
          .map((each) => ({
            ...each,
            saints: each.saints.filter(({ slug }) => from?.has(slug) ?? true),
          }))
          .filter(({ saints }) => saints.length > 0)
          .map(({ date, saints, feasts, movableFeasts, url }) => ({
            key: 'saints',
            start: date,
            title: [
              ...(from ? [] : greatOf([...movableFeasts, ...feasts])),
              ...saints.map(({ name }) => name),
            ],
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
          key: season,
          start,
          end: nextDay,
          title: name,
          description,
          category,
          path: url,
        });
      }
    }
    return [...events.values()];
  }

  async function weeklyFasts(shown: Shown): Promise<FeedEvent[]> {
    const days = await daysOfYears(shown);
    return days
      .filter(({ fasting }) => fasting.fast && fasting.season === 'weekly-fast')
      .map(({ date, url }) => ({
        key: 'weekly-fast',
        start: date,
        title: 'Fast',
        category: 'Fast',
        path: url,
        description: describeDay(date, shown),
      }));
  }
}
