/** `/v1/calendar?from=&to=` and `/v1/calendar/fasts/{year}`: many days at once. */

import { type Static, Type } from 'typebox';
import { type LiturgicalDay, liturgicalDay } from '../../calendar/day.js';
import { fastsOf } from '../../calendar/fasting/fasts-of-year.js';
import {
  addDays,
  type CalendarDate,
  formatDate,
  isAnsweredYear,
  julianDayNumberOf,
} from '../../calendar/reckoning.js';
import type { DayNames } from '../../catalogue/catalogue.js';
import { civilDate } from '../dates.js';
import { type OperationsContext, operation } from '../operation.js';
import { dayUrl, fastsUrl } from '../record-urls.js';
import {
  Calendar,
  CivilYear,
  maxSpanDays,
  parameters,
  SpanFrom,
  SpanTo,
} from '../schemas/parameters.js';
import {
  feastName,
  IsoDate,
  list,
  named,
  nullable,
  present,
  Reckoning,
  Slug,
  text,
  Url,
  Weekday,
  Year,
} from '../schemas/shapes.js';
import { DayTitle, dayQueryOf, fastingRule, Season, WeekMode } from './days.js';
import { fixedFeasts, namedFeasts } from './feast-words.js';

const FeastName = named('FeastName', 'A feast, in brief.', feastName);
const DayBrief = named('DayBrief', 'A day of a span, in brief.', {
  date: IsoDate,
  weekday: Weekday,
  title: DayTitle,
  fasting: named('FastingBrief', 'The fasting rule, without words.', fastingRule),
  octoechosMode: WeekMode,
  feasts: Type.Array(FeastName),
  movableFeasts: Type.Array(FeastName),
  saints: Type.Array(
    named('SaintName', 'A saint of the day, in brief.', {
      slug: Slug,
      name: text('Name in English, without "Saint".'),
      feastTitle: text("The day's commemoration."),
    }),
  ),
  url: Url,
});
export type DayBrief = Static<typeof DayBrief>;

export const DayList = list('DayList', DayBrief);
export type DayList = Static<typeof DayList>;

const endOfFast = (description: string) => nullable(Type.String({ format: 'date' }), description);

export const YearFasts = named('YearFasts', 'The fasts and fast-free weeks of a civil year.', {
  year: Year,
  calendar: Reckoning,
  fasts: Type.Array(
    named('Fast', 'A fast, or a week free of fasting.', {
      season: Season,
      title: text('Name of the fast.'),
      fast: Type.Boolean({ description: 'False for a time free of fasting, such as Bright Week.' }),
      start: endOfFast(
        'First civil day, perhaps in the year before; null when `empty`, and before 1583-01-01.',
      ),
      end: endOfFast('Last civil day; null when `empty`, and beyond 9999-12-31.'),
      days: Type.Integer({ minimum: 0, description: 'Number of days, both ends included.' }),
      empty: Type.Boolean({ description: 'Whether no day of it falls in the year.' }),
    }),
    { description: 'By start; the empty ones come last.' },
  ),
  url: Url,
});
export type YearFasts = Static<typeof YearFasts>;

export function spanOperations({ catalogue, onMissingFeast }: OperationsContext) {
  return {
    listDays: operation({
      operationId: 'listDays',
      path: '/v1/calendar',
      tag: 'Calendar',
      summary: 'The days of a span',
      description:
        'Use it for a week or a month in one request: each day in brief, with title, fast, tone, feasts and saints. At most 31 days, both ends included. For readings and more of one day use getDay; for when a fast begins, getFasts.',
      parameters: parameters({ from: SpanFrom, to: SpanTo, calendar: Calendar }),
      answer: DayList,
      crossFieldErrors({ from, to }) {
        if (from === undefined || to === undefined) return [];
        const days = daysBetween(civilDate(from), civilDate(to));
        if (days < 0) return [{ parameter: 'to', detail: 'must not be before from' }];
        if (days < maxSpanDays) return [];
        const detail = `must be at most ${maxSpanDays - 1} days after from (${maxSpanDays} days in all)`;
        return [{ parameter: 'to', detail }];
      },
      async handle({ from, to, calendar }) {
        const days = daysOfSpan(civilDate(from), civilDate(to), calendar);
        const found = await catalogue.days(days.map(dayQueryOf));
        const data = days.map((day, index) => {
          const names = found[index];
          if (!names) throw new RangeError('the catalogue answered too few days');
          return presentBrief(day, names, onMissingFeast);
        });
        return { data, nextCursor: null };
      },
    }),
    getFasts: operation({
      operationId: 'getFasts',
      path: '/v1/calendar/fasts/{year}',
      tag: 'Calendar',
      summary: 'The fasts of a year',
      description:
        "Use it for when a fast begins and ends and how long it is: Great Lent, the Apostles', Dormition and Nativity Fasts, one-day fasts, fast-free weeks. A fast over the new year is in both years. On the New Calendar the Apostles' Fast can be `empty`.",
      parameters: parameters({ year: CivilYear, calendar: Calendar }),
      answer: YearFasts,
      async handle({ year, calendar }) {
        return {
          year,
          calendar,
          fasts: fastsOf(year, calendar).map((fast) => ({
            ...fast,
            start: answeredDate(fast.start),
            end: answeredDate(fast.end),
            empty: fast.days === 0,
          })),
          url: fastsUrl(year, calendar),
        };
      },
    }),
  };
}

/** Null outside the years that are answered: a fast over the new year may begin or end there. */
const answeredDate = (date: CalendarDate | null): string | null =>
  date && isAnsweredYear(date.year) ? formatDate(date) : null;

const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  julianDayNumberOf(to, 'gregorian') - julianDayNumberOf(from, 'gregorian');

/** The days from one to the other, both included. */
const daysOfSpan = (
  from: CalendarDate,
  to: CalendarDate,
  calendar: LiturgicalDay['reckoning'],
): LiturgicalDay[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, days) =>
    liturgicalDay(addDays(from, days), calendar),
  );

function presentBrief(
  day: LiturgicalDay,
  { saints, feasts }: DayNames,
  onMissingFeast?: OperationsContext['onMissingFeast'],
): DayBrief {
  const date = formatDate(day.date);
  const { fast, season, tone } = day.fasting;
  return {
    date,
    weekday: day.weekday,
    title: day.title,
    fasting: { fast, season, tone },
    octoechosMode: day.octoechosMode,
    feasts: fixedFeasts(feasts, day),
    movableFeasts: namedFeasts(feasts, day.movableFeasts, onMissingFeast).map((feast) =>
      present(FeastName, feast),
    ),
    saints: saints.map(({ saint, title }) => ({
      slug: saint.slug,
      name: saint.name,
      feastTitle: title,
    })),
    url: dayUrl(date, day.reckoning),
  };
}
