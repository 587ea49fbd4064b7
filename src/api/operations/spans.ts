/** `/v1/calendar?from=&to=`: the days of a span, in brief. */
import { type Static, Type } from 'typebox';
import { type LiturgicalDay, liturgicalDay } from '../../calendar/day.js';
import { daysFrom, formatDate, julianDayNumberOf } from '../../calendar/reckoning.js';
import type { DayNames } from '../../catalogue/days.js';
import type { Shown } from '../church.js';
import { fastingFor } from '../church-fast.js';
import { civilDate } from '../dates.js';
import { type OperationsContext, operation } from '../operation.js';
import { dayUrl } from '../record-urls.js';
import {
  ChurchParameter,
  calendarParameters,
  maxSpanDays,
  parameters,
  SpanFrom,
  SpanTo,
} from '../schemas/parameters.js';
import {
  array,
  feastName,
  IsoDate,
  list,
  MovedFrom,
  named,
  present,
  Slug,
  text,
  Url,
  Weekday,
} from '../schemas/shapes.js';
import { rulesOf } from '../uses.js';
import { presentReadings, Reading } from './day-readings.js';
import { Member, OtherDay, presentMember, presentOfDay, TypikonRank } from './day-saints.js';
import { ChurchFasts, DayTitle, fastingRule, RulesUse, WeekMode } from './day-shapes.js';
import { dayQueryOf, withMovedFrom } from './days.js';
import { fixedFeasts, namedFeasts } from './feast-words.js';

const FeastBrief = named('FeastName', 'A feast, in brief.', {
  ...feastName,
  movedFrom: MovedFrom,
});
const FastingBrief = named('FastingBrief', 'The fasting rule, without text.', {
  ...fastingRule,
  churches: ChurchFasts,
});
export const DayBrief = named('DayBrief', 'A day of a span, in brief.', {
  date: IsoDate,
  weekday: Weekday,
  use: RulesUse,
  title: DayTitle,
  fasting: FastingBrief,
  octoechosMode: WeekMode,
  feasts: Type.Array(FeastBrief),
  movableFeasts: Type.Array(FeastBrief),
  saints: Type.Array(
    named('SaintName', 'A saint of the day, in brief.', {
      slug: Slug,
      name: text('Name in English, without "Saint".'),
      feastTitle: text("The day's commemoration."),
      rank: TypikonRank,
      members: array(Member, 'Who is kept with a company.'),
      movedFrom: MovedFrom,
      otherDay: OtherDay,
    }),
  ),
  readings: Type.Optional(array(Reading, 'With `include=readings`.')),
  url: Url,
});
export type DayBrief = Static<typeof DayBrief>;

export const DayList = list('DayList', DayBrief);
export type DayList = Static<typeof DayList>;

const Include = Type.Optional(Type.Enum(['readings'], { description: 'What else each day has.' }));

export function spanOperations({ catalogue, onMissingFeast }: OperationsContext) {
  return {
    listDays: operation({
      operationId: 'listDays',
      path: '/v1/calendar',
      tag: 'Calendar',
      summary: 'The days of a span',
      description:
        'Use it for a week or a month in one request: each day in brief, with title, fast, tone, feasts and saints. At most 31 days, both ends included. For more on one day use getDay; for when a fast begins, getFasts.',
      parameters: parameters({
        from: SpanFrom,
        to: SpanTo,
        include: Include,
        ...calendarParameters,
        church: ChurchParameter,
      }),
      answer: DayList,
      crossFieldErrors({ from, to }) {
        if (from === undefined || to === undefined) return [];
        const days = daysBetween(from, to);
        if (days < 0) return [{ parameter: 'to', detail: 'must not be before from' }];
        if (days < maxSpanDays) return [];
        const detail = `must be at most ${maxSpanDays - 1} days after from (${maxSpanDays} days in all)`;
        return [{ parameter: 'to', detail }];
      },
      async handle({ from, to, include, ...shown }) {
        const { calendar, use } = shown;
        const days = daysFrom(civilDate(from), daysBetween(from, to) + 1).map((date) =>
          liturgicalDay(date, calendar, rulesOf[use]),
        );
        const found = await catalogue.days(days.map((day) => dayQueryOf(day, use)));
        const data = days.map((day, index) => {
          const names = found[index];
          if (!names) throw new RangeError('the catalogue answered too few days');
          const brief = presentBrief(day, shown, names, onMissingFeast);
          return include === undefined
            ? brief
            : { ...brief, readings: presentReadings(rulesOf[use].readingsOn(day)) };
        });
        return { data, nextCursor: null };
      },
    }),
  };
}

const daysBetween = (from: string, to: string) => dayNumber(to) - dayNumber(from);
const dayNumber = (date: string) => julianDayNumberOf(civilDate(date), 'gregorian');

function presentBrief(
  day: LiturgicalDay,
  { use, church }: Shown,
  { saints, feasts }: DayNames,
  onMissingFeast?: OperationsContext['onMissingFeast'],
): DayBrief {
  const date = formatDate(day.date);
  const { summary: _, ...fasting } = fastingFor(day, church);
  return {
    date,
    weekday: day.weekday,
    use: day.use,
    title: day.title,
    fasting,
    octoechosMode: day.octoechosMode,
    feasts: fixedFeasts(feasts, day, use).map((feast) => withMovedFrom(feast, day)),
    movableFeasts: namedFeasts(feasts, day.movableFeasts, onMissingFeast).map((feast) =>
      present(FeastBrief, feast),
    ),
    saints: saints.map((kept) => ({
      slug: kept.saint.slug,
      name: kept.saint.name,
      feastTitle: kept.commemoration.title,
      rank: kept.commemoration.rank,
      members: kept.members.map(presentMember),
      ...presentOfDay(kept, { calendar: day.reckoning, use }),
    })),
    url: dayUrl(date, day.reckoning, use),
  };
}
