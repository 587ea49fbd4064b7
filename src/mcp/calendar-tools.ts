/** Tools that answer "when": days, the feasts of a year. */
import { type Static, Type } from 'typebox';
import { civilDate, todayIn } from '../api/dates.js';
import { DaySaint } from '../api/operations/day-saints.js';
import { type Day, Day as DaySchema, RulesUse } from '../api/operations/days.js';
import type { Service } from '../api/operations/service.js';
import type { DayBrief } from '../api/operations/spans.js';
import { YearFasts } from '../api/operations/years.js';
import {
  Calendar,
  ChurchParameter,
  CivilDate,
  CivilYear,
  maxSpanDays,
  parameters,
  TimeZone,
} from '../api/schemas/parameters.js';
import { choice, IsoDate, Slug, Url, Weekday } from '../api/schemas/shapes.js';
import {
  addDays,
  formatDate,
  isAnsweredYear,
  lastYear,
  type Reckoning,
  reckonings,
} from '../calendar/reckoning.js';
import { type Use, uses } from '../catalogue/commemorations.js';
import { pick } from '../catalogue/pick.js';
import { parameterProblem } from '../http/problem.js';
import { feastTool } from './feast-tool.js';
import { type Tool, type ToolContext, tool } from './tool.js';

const { feasts, fasting } = DaySchema.properties;

const feastNameFields = ['key', 'title', 'rank'] as const;
const saintFields = ['slug', 'name', 'feastTitle'] as const;

const ToolDay = Type.Object({
  ...Type.Pick(DaySchema, ['date', 'weekday', 'title', 'octoechosMode']).properties,
  fast: fasting.properties.fast,
  fasting: fasting.properties.summary,
  feasts: Type.Array(Type.Pick(feasts.items, feastNameFields)),
  saints: Type.Optional(
    Type.Array(
      Type.Object({
        ...Type.Pick(DaySaint, saintFields).properties,
        members: Type.Optional(Type.Array(Type.String())),
      }),
    ),
  ),
  url: Url,
  otherSaints: Type.Optional(Type.Integer({ minimum: 1 })),
  readings: Type.Optional(Type.Array(Type.String())),
  served: Type.Optional(Type.String()),
  notes: Type.Optional(Type.Array(Type.String())),
});

const DatedFeast = Type.Object({
  key: Slug,
  title: Type.String(),
  calendar: choice(['gregorian', 'julian', 'both']),
  date: IsoDate,
  weekday: Weekday,
});

/** A longer span has no saints, and of each fast the tone alone. */
const maxWeek = 7;

const ToolFasts = Type.Object({
  ...Type.Pick(YearFasts, ['year', 'calendar', 'use']).properties,
  fasts: Type.Array(
    Type.Pick(YearFasts.properties.fasts.items, ['title', 'fast', 'start', 'end', 'days']),
  ),
  url: Url,
});

/** How many saints each day of a span names, highest rank first, so that a week stays readable. */
const saintsOfSpanDay = 4;

export function calendarTools({ api, now }: ToolContext): Tool[] {
  return [
    tool({
      name: 'get_day',
      title: 'A day or a week',
      description:
        'Who is commemorated on a date, the fasting rule, feasts, readings, tone, Liturgy, whether there may be a wedding, vestments: for "today", "is Friday a fast?" and, with `days`, "this week" or a month. A week has the chief saints and no readings; over 7 days there are no saints.',
      input: parameters({
        date: Type.Optional(CivilDate),
        timezone: TimeZone,
        days: Type.Integer({
          minimum: 1,
          maximum: maxSpanDays,
          default: 1,
          description: 'How many, from `date` on.',
        }),
        calendar: Calendar,
        use: Type.Enum([...uses], { default: 'all' }),
        church: ChurchParameter,
      }),
      output: Type.Object({
        calendar: choice(reckonings),
        use: RulesUse,
        days: Type.Array(ToolDay),
      }),
      call: daysOf,
    }),
    tool({
      name: 'get_feasts',
      title: 'The feasts of a year',
      description:
        'When feasts fall in a civil year: `great` (Pascha and the Twelve, as each calendar keeps them) or `movable` (Lent, Palm Sunday, Ascension, Pentecost). For one feast use get_feast.',
      input: parameters({
        year: CivilYear,
        which: Type.Enum(['great', 'movable'], { default: 'great' }),
        use: Type.Enum([...uses], { default: 'all' }),
      }),
      output: Type.Object({
        use: Type.Optional(RulesUse),
        pascha: IsoDate,
        feasts: Type.Array(DatedFeast),
        url: Url,
      }),
      call: ({ year, which, use }) =>
        which === 'great' ? greatFeasts(year) : movableFeasts(year, use),
    }),
    feastTool({ api, now }),
    tool({
      name: 'get_fasts',
      title: 'The fasts of a year',
      description:
        'When each fast of a civil year begins and ends: Great Lent, the Apostles\', Dormition and Nativity Fasts, fast-free weeks. "When does Lent begin?" For whether one day is a fast use get_day.',
      input: parameters({
        year: CivilYear,
        calendar: Calendar,
        use: Type.Enum([...uses], { default: 'all' }),
      }),
      output: ToolFasts,
      async call(asked) {
        const { fasts, ...answer } = await api.getFasts.handle(asked);
        const fields = ['title', 'fast', 'start', 'end', 'days'] as const;
        return { ...answer, fasts: fasts.map((fast) => pick(fast, fields)) };
      },
    }),
  ];

  async function daysOf({ date, timezone, days, ...shown }: AskedDays) {
    if (date !== undefined && timezone !== undefined) {
      const detail = 'cannot be combined with date';
      throw parameterProblem('invalid-parameter', [{ parameter: 'timezone', detail }]);
    }
    const first = date === undefined ? todayIn(timezone, now()) : civilDate(date);
    const dates = Array.from({ length: days }, (_, after) => addDays(first, after));
    if (!dates.every(({ year }) => isAnsweredYear(year))) {
      const detail = `must not go beyond the year ${lastYear}`;
      throw parameterProblem('invalid-parameter', [{ parameter: 'days', detail }]);
    }
    const texts = dates.map(formatDate);
    // Of a longer span, the first day alone: it says whose calendar and use a church has.
    const found = await Promise.all(
      texts
        .slice(0, days > maxWeek ? 1 : days)
        .map((each) => api.getDay.handle({ date: each, ...shown })),
    );
    const { calendar, use } = found[0] as Day;
    if (days <= maxWeek) {
      if (days > 1) return { calendar, use, days: found.map(briefDay) };
      const date = texts[0] ?? '';
      const served = servedInWords(await api.getService.handle({ date, calendar, use }));
      return { calendar, use, days: found.map((day) => ({ ...wholeDay(day), served })) };
    }
    const span = { from: texts[0] ?? '', to: texts.at(-1) ?? '', ...shown };
    const { data } = await api.listDays.handle(span);
    return { calendar, use, days: data.map(dayOfMonth) };
  }

  async function greatFeasts(year: number) {
    const answer = await api.getGreatFeasts.handle({ year });
    const isFixed = new Map(answer.feasts.map(({ key, kind }) => [key, kind === 'fixed']));
    const julian = answer.julianFeasts.filter(({ key }) => isFixed.get(key));
    const feasts = [
      ...answer.feasts.map((each) => keptBy(isFixed.get(each.key) ? 'gregorian' : 'both', each)),
      ...julian.map((feast) => keptBy('julian', feast)),
    ].sort((one, other) => one.date.localeCompare(other.date));
    return { pascha: answer.pascha, feasts, url: answer.url };
  }

  async function movableFeasts(year: number, asked: Use) {
    const { use, pascha, feasts, url } = await api.getPaschaCycle.handle({ year, use: asked });
    return { use, pascha, feasts: feasts.map((feast) => keptBy('both', feast)), url };
  }
}

type DatedFeast = Static<typeof DatedFeast>;

const keptBy = (
  calendar: DatedFeast['calendar'],
  { key, title, date, weekday }: Omit<DatedFeast, 'calendar'>,
): DatedFeast => ({ key, title, calendar, date, weekday });

/** The parameters of `get_day`; a church stands for the calendar and the use. */
interface AskedDays {
  readonly date?: string;
  readonly timezone?: string;
  readonly days: number;
  readonly calendar: Reckoning;
  readonly use: Use;
  readonly church?: string;
}

const dayOfMonth = ({ date, weekday, title, octoechosMode, url, ...rest }: DayBrief) => ({
  ...{ date, weekday, title, octoechosMode, url },
  fast: rest.fasting.fast,
  fasting: rest.fasting.tone,
  feasts: [...rest.feasts, ...rest.movableFeasts].map((feast) => pick(feast, feastNameFields)),
});

const presentDay = ({ date, weekday, title, octoechosMode, url, ...rest }: Day) => ({
  date,
  weekday,
  title,
  fast: rest.fasting.fast,
  fasting: rest.fasting.summary,
  octoechosMode,
  feasts: [...rest.feasts, ...rest.movableFeasts].map((feast) => pick(feast, feastNameFields)),
  saints: rest.saints.map((saint) => ({
    ...pick(saint, saintFields),
    ...(saint.members.length > 0 ? { members: saint.members.map(({ name }) => name) } : {}),
  })),
  url,
});

const wholeDay = (day: Day) => ({
  ...presentDay(day),
  readings: day.readings.map(
    ({ service, kind, reference, occasion }) => `${service}, ${kind}: ${reference} [${occasion}]`,
  ),
  ...(day.notes && { notes: [...day.notes] }),
});

function servedInWords({ liturgy, liturgyNote, wedding, vestments, kneeling }: Service): string {
  const liturgyWords = liturgyNote === null ? liturgy : `${liturgy} (${liturgyNote})`;
  const weddingWords = wedding.permitted ? 'permitted' : `not permitted: ${wedding.reason}`;
  const { colour, note } = vestments;
  return [
    `Liturgy: ${liturgyWords}`,
    `wedding: ${weddingWords}`,
    `vestments: ${[colour, note].filter(Boolean).join(', ')}`,
    `prostrations: ${kneeling.permitted ? 'made' : 'none'}`,
  ].join('; ');
}

function briefDay(day: Day) {
  const { saints, ...rest } = presentDay(day);
  const others = saints.length - saintsOfSpanDay;
  return {
    ...rest,
    saints: saints.slice(0, saintsOfSpanDay),
    ...(others > 0 ? { otherSaints: others } : {}),
  };
}
