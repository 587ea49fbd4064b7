/** `/v1/calendar/…`: a day, today, the cycle of Pascha, the great feasts. */
import { liturgicalDay } from '../calendar/day.js';
import { greatFeastsOf } from '../calendar/great-feasts.js';
import { paschaCycle } from '../calendar/movable-feasts.js';
import { paschaOf } from '../calendar/paschalion.js';
import { type CalendarDate, formatDate, parseDate, type Reckoning } from '../calendar/reckoning.js';
import type { Catalogue, DayEntries, DayQuery, Feast } from '../catalogue/catalogue.js';
import { daySaints } from '../catalogue/day-saints.js';
import { operation } from './operation.js';
import { presentSaint } from './saints.js';
import { Day, GreatFeasts, PaschaCycle } from './schemas/answers.js';
import { Calendar, CivilDate, CivilYear, parameters } from './schemas/parameters.js';

export interface CalendarContext {
  readonly catalogue: Pick<Catalogue, 'day' | 'feasts'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export function calendarOperations(context: CalendarContext) {
  return {
    getToday: operation({
      operationId: 'getToday',
      path: '/v1/calendar/today',
      tag: 'Calendar',
      summary: 'Today',
      description:
        'Use it for "who is commemorated today?" or "is today a fast?". Answers the day of the current civil date in UTC; for a place whose date differs, ask for that date.',
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
        "Use it for a date's saints, feasts, fasting rule and tone, on the New or the Old Calendar. The date is always civil: `calendar=julian` tells what the Old Calendar keeps on that civil day.",
      access: 'key',
      cache: { sMaxAge: 600, staleWhileRevalidate: 120 },
      parameters: parameters({ date: CivilDate, calendar: Calendar }),
      answer: Day,
      handle: ({ date, calendar }) => {
        const civil = parseDate(date);
        if (!civil) throw new RangeError(`${date} passed validation and is no date`);
        return dayOf(civil, calendar, context);
      },
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
        const words = feastWords(await context.catalogue.feasts());
        return {
          year,
          pascha: formatDate(paschaOf(year)),
          feasts: paschaCycle(year).map(({ key, offset, date }) => ({
            ...words(key),
            offset,
            date: formatDate(date),
          })),
          url: `/calendar/pascha/${year}`,
        };
      },
    }),
    getGreatFeasts: operation({
      operationId: 'getGreatFeasts',
      path: '/v1/calendar/great-feasts/{year}',
      tag: 'Calendar',
      summary: 'The Twelve Great Feasts and Pascha of a year',
      description:
        'Use it for the dates of Nativity, Theophany, Annunciation, Dormition and the other great feasts in a year, on the New Calendar (`date`) and on the Old (`julianDate`).',
      access: 'key',
      cache: { sMaxAge: 86_400, staleWhileRevalidate: 86_400 },
      parameters: parameters({ year: CivilYear }),
      answer: GreatFeasts,
      async handle({ year }) {
        const words = feastWords(await context.catalogue.feasts());
        return {
          year,
          pascha: formatDate(paschaOf(year)),
          feasts: greatFeastsOf(year).map(({ key, kind, date, julianDate, offset }) => ({
            key,
            title: words(key).title,
            rank: 'great' as const,
            kind,
            date: formatDate(date),
            julianDate: julianDate && formatDate(julianDate),
            offset,
          })),
          url: `/calendar/great-feasts/${year}`,
        };
      },
    }),
  };
}

/** The civil date in UTC. */
function today(now: number): CalendarDate {
  const date = new Date(now);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

async function dayOf(
  date: CalendarDate,
  reckoning: Reckoning,
  { catalogue }: CalendarContext,
): Promise<Day> {
  const day = liturgicalDay(date, reckoning);
  const { menaionDays, offset, movableFeasts } = day;
  const query = {
    reckoning,
    menaionDays,
    offset,
    movableFeastKeys: movableFeasts.map(({ key }) => key),
  };
  return presentDay(day, query, await catalogue.day(query));
}

function presentDay(
  day: ReturnType<typeof liturgicalDay>,
  query: DayQuery,
  entries: DayEntries,
): Day {
  const date = formatDate(day.date);
  const words = feastWords(entries.feasts);
  return {
    date,
    calendar: day.reckoning,
    month: day.menaion.month,
    day: day.menaion.day,
    weekday: day.weekday,
    saints: daySaints(entries.saints, query).map(({ saint, title }) => presentSaint(saint, title)),
    feasts: entries.feasts
      .filter(({ fixed }) => fixed !== null)
      .toSorted(compareFeasts)
      .map(({ key, title, rank }) => ({ key, title, rank, date })),
    movableFeasts: day.movableFeasts.map(({ key, offset }) => ({
      ...words(key),
      offset,
      date,
    })),
    fasting: day.fasting,
    octoechosMode: day.octoechosMode,
    pascha: formatDate(day.pascha),
    url: `/calendar/${date}${day.reckoning === 'julian' ? '?calendar=julian' : ''}`,
  };
}

/** Great feasts first; the key makes the order the same everywhere. */
const compareFeasts = (one: Feast, other: Feast) =>
  Number(other.rank === 'great') - Number(one.rank === 'great') || (one.key < other.key ? -1 : 1);

/** Title and rank of a feast that the calendar names; the fixtures are held to have them all. */
function feastWords(feasts: readonly Feast[]) {
  const byKey = new Map(feasts.map((feast) => [feast.key, feast]));
  return (key: string): Pick<Feast, 'key' | 'title' | 'rank'> => {
    const feast = byKey.get(key);
    if (!feast) throw new RangeError(`the catalogue lacks the feast ${key}`);
    return { key, title: feast.title, rank: feast.rank };
  };
}
