/** `/v1/calendar/…`: a day, today, the movable feasts and the great feasts of a year. */
import { type LiturgicalDay, liturgicalDay } from '../../calendar/day.js';
import { greatFeastsOf, julianGreatFeastsWithin } from '../../calendar/feasts/great-feasts.js';
import { paschaCycle } from '../../calendar/feasts/movable-feasts.js';
import { yieldingFeastIn } from '../../calendar/feasts/yielding-feasts.js';
import { paschaOf } from '../../calendar/paschalion.js';
import {
  type CalendarDate,
  civilWeekday,
  formatDate,
  type Reckoning,
} from '../../calendar/reckoning.js';
import type { Catalogue, DayQuery, DayRecords } from '../../catalogue/catalogue.js';
import { civilDate, today } from '../dates.js';
import { operation } from '../operation.js';
import { dayUrl, feastUrl, greatFeastsUrl, paschaUrl } from '../record-urls.js';
import { Day, GreatFeasts, PaschaCycle } from '../schemas/calendar.js';
import { Calendar, CivilDate, CivilYear, parameters } from '../schemas/parameters.js';
import { type FeastName, fixedFeasts, namedFeasts, type OnMissingFeast } from './feast-words.js';
import { presentSaints } from './saints.js';

export interface CalendarContext {
  readonly catalogue: Pick<Catalogue, 'day' | 'listedFeasts'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly onMissingFeast?: OnMissingFeast;
}

export function calendarOperations(context: CalendarContext) {
  return {
    getToday: operation({
      operationId: 'getToday',
      path: '/v1/calendar/today',
      tag: 'Calendar',
      summary: 'Today',
      description:
        'Use it for "who is commemorated today?" or "is today a fast?". Answers for the current civil date in UTC; where the local date differs, ask for that date.',
      access: 'key',
      cache: { sMaxAge: 60, staleWhileRevalidate: 30 },
      parameters: parameters({ calendar: Calendar }),
      answer: Day,
      dependsOn: () => formatDate(today(context.now())),
      handle: ({ calendar }) => dayOf(today(context.now()), calendar, context),
    }),
    getDay: operation({
      operationId: 'getDay',
      path: '/v1/calendar/{date}',
      tag: 'Calendar',
      summary: 'A day',
      description:
        "Use it for a date's title, saints, feasts, readings, fasting rule and tone. The date is always civil: `calendar=julian` gives what the Old Calendar keeps on that civil day (its Nativity, 25 December, is on 7 January). For several days use listDays.",
      access: 'key',
      cache: { sMaxAge: 600, staleWhileRevalidate: 120 },
      parameters: parameters({ date: CivilDate, calendar: Calendar }),
      answer: Day,
      handle: ({ date, calendar }) => dayOf(civilDate(date), calendar, context),
    }),
    getPaschaCycle: operation({
      operationId: 'getPaschaCycle',
      path: '/v1/calendar/pascha/{year}',
      tag: 'Calendar',
      summary: 'Pascha and the movable feasts of a year',
      description:
        'Use it for the date of Pascha (Orthodox Easter), of Great Lent, Palm Sunday, Ascension or Pentecost in a year. The dates are civil and the same on both calendars.',
      access: 'key',
      cache: { sMaxAge: 86_400, staleWhileRevalidate: 86_400 },
      parameters: parameters({ year: CivilYear }),
      answer: PaschaCycle,
      async handle({ year }) {
        const found = await context.catalogue.listedFeasts();
        const feasts = namedFeasts(found, paschaCycle(year), context.onMissingFeast);
        return {
          year,
          pascha: formatDate(paschaOf(year)),
          feasts: feasts.map(({ key, title, rank, offset, date }) => ({
            key,
            title,
            rank,
            offset,
            date: formatDate(date),
            weekday: civilWeekday(date),
            url: feastUrl(key),
          })),
          url: paschaUrl(year),
        };
      },
    }),
    getGreatFeasts: operation({
      operationId: 'getGreatFeasts',
      path: '/v1/calendar/great-feasts/{year}',
      tag: 'Calendar',
      summary: 'The Twelve Great Feasts and Pascha of a year',
      description:
        'Use it for the dates of the great feasts. `feasts` goes by the New Calendar; its `julianDate` of the Nativity lies in January of the next year. For what the Old Calendar keeps within this civil year, its Nativity on 7 January, read `julianFeasts`.',
      access: 'key',
      cache: { sMaxAge: 86_400, staleWhileRevalidate: 86_400 },
      parameters: parameters({ year: CivilYear }),
      answer: GreatFeasts,
      async handle({ year }) {
        const found = await context.catalogue.listedFeasts();
        const named = <Feast extends { readonly key: string }>(feasts: readonly Feast[]) =>
          namedFeasts(found, feasts, context.onMissingFeast);
        return {
          year,
          pascha: formatDate(paschaOf(year)),
          feasts: named(greatFeastsOf(year)).map(
            ({ key, title, kind, date, julianDate, offset }) => ({
              key,
              title,
              rank: 'great' as const,
              kind,
              date: formatDate(date),
              weekday: civilWeekday(date),
              julianDate: julianDate && formatDate(julianDate),
              julianWeekday: julianDate && civilWeekday(julianDate),
              offset,
            }),
          ),
          julianFeasts: named(julianGreatFeastsWithin(year)).map(({ key, title, date }) => ({
            key,
            title,
            date: formatDate(date),
            weekday: civilWeekday(date),
            url: feastUrl(key),
          })),
          url: greatFeastsUrl(year),
        };
      },
    }),
  };
}

/** The query that asks the catalogue for the saints and feasts of a day. */
export function dayQueryOf(day: LiturgicalDay): DayQuery {
  const { reckoning, menaionDays, offset, movableFeasts, period } = day;
  const feastKeys = movableFeasts.map(({ key }) => key);
  const yielding = yieldingFeastIn(period);
  if (yielding !== undefined) feastKeys.push(yielding);
  return { reckoning, menaionDays, offset, feastKeys };
}

async function dayOf(
  date: CalendarDate,
  reckoning: Reckoning,
  { catalogue, onMissingFeast }: CalendarContext,
): Promise<Day> {
  const day = liturgicalDay(date, reckoning);
  const entries = await catalogue.day(dayQueryOf(day));
  const movable = namedFeasts(entries.feasts, day.movableFeasts, onMissingFeast);
  return presentDay(day, entries, movable);
}

function presentDay(
  day: LiturgicalDay,
  entries: DayRecords,
  movable: readonly (LiturgicalDay['movableFeasts'][number] & FeastName)[],
): Day {
  const date = formatDate(day.date);
  return {
    date,
    calendar: day.reckoning,
    month: day.menaion.month,
    day: day.menaion.day,
    weekday: day.weekday,
    title: day.title,
    period: day.period,
    saints: presentSaints(entries.saints),
    feasts: fixedFeasts(entries.feasts, day).map((feast) => ({
      ...feast,
      date,
      url: feastUrl(feast.key),
    })),
    movableFeasts: movable.map(({ key, title, rank, offset }) => ({
      key,
      title,
      rank,
      offset,
      date,
      url: feastUrl(key),
    })),
    fasting: day.fasting,
    readings: day.readings,
    octoechosMode: day.octoechosMode,
    pascha: formatDate(day.pascha),
    url: dayUrl(date, day.reckoning),
  };
}
