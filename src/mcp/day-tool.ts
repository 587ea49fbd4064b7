/** The tool that answers what a day, a week or a month has. */
import { type Static, Type } from 'typebox';
import { readingNames } from '../api/calendar-names.js';
import { civilDate, todayIn } from '../api/dates.js';
import { DaySaint } from '../api/operations/day-saints.js';
import { type Day, Day as DaySchema, RulesUse } from '../api/operations/day-shapes.js';
import type { Service } from '../api/operations/service.js';
import type { DayBrief } from '../api/operations/spans.js';
import {
  Calendar,
  ChurchParameter,
  maxSpanDays,
  parameters,
  TimeZone,
} from '../api/schemas/parameters.js';
import { choice, Url } from '../api/schemas/shapes.js';
import { rulesOf } from '../api/uses.js';
import { polyeleos, vigil } from '../calendar/ranks.js';
import {
  daysFrom,
  formatDate,
  formatMonthDay,
  isAnsweredYear,
  lastYear,
  type Reckoning,
  reckonings,
} from '../calendar/reckoning.js';
import { pick } from '../catalogue/pick.js';
import { parameterProblem } from '../http/problem.js';
import { briefFastInWords, fastInWords } from './day-words.js';
import { spanNotes } from './span-notes.js';
import { type Tool, type ToolContext, ToolUse, tool } from './tool.js';

const { feasts, fasting } = DaySchema.properties;

const feastNameFields = ['key', 'title', 'rank'] as const;
const saintFields = ['slug', 'name', 'feastTitle', 'movedFrom'] as const;

const ToolDay = Type.Object({
  ...Type.Pick(DaySchema, ['date', 'weekday', 'title', 'octoechosMode']).properties,
  oldCalendarDate: Type.Optional(Type.String()),
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
  ranked: Type.Optional(Type.Array(Type.String())),
  url: Url,
  otherSaints: Type.Optional(Type.Integer({ minimum: 1 })),
  readings: Type.Optional(Type.Array(Type.String())),
  served: Type.Optional(Type.String()),
  notes: Type.Optional(Type.Array(Type.String())),
});

/** A longer span has the saints of high rank alone, and of each fast the tone. */
const maxWeek = 7;

/** How many saints each day of a span names, highest rank first, so that a week stays readable. */
const saintsOfSpanDay = 4;

const AskedDays = parameters({
  date: Type.String({
    format: 'date-or-today',
    default: 'today',
    description: 'Civil (Gregorian) date, YYYY-MM-DD, or `today`.',
  }),
  timezone: TimeZone,
  days: Type.Integer({
    minimum: 1,
    maximum: maxSpanDays,
    default: 1,
    description: 'How many, from `date` on.',
  }),
  calendar: Calendar,
  use: ToolUse,
  church: ChurchParameter,
});

export function dayTool({ api, now }: ToolContext): Tool {
  return tool({
    name: 'get_day',
    title: 'A day or a week',
    description:
      'Who is commemorated on a date, the fasting rule, feasts, readings, tone, Liturgy, vestments, whether there may be a wedding: today by default; with `days`, a week or a month. A week has its chief saints, no readings; a month only those of vigil or polyeleos.',
    input: AskedDays,
    output: Type.Object({
      calendar: choice(reckonings),
      use: RulesUse,
      church: Type.Optional(Type.String()),
      days: Type.Array(ToolDay),
      noWeddings: Type.Optional(Type.Array(Type.String())),
      notes: Type.Optional(Type.Array(Type.String())),
    }),
    call: daysOf,
  });

  async function daysOf({ date, timezone, days, ...shown }: Static<typeof AskedDays>) {
    if (date !== 'today' && timezone !== undefined) {
      const detail = 'cannot be combined with a date';
      throw parameterProblem('invalid-parameter', [{ parameter: 'timezone', detail }]);
    }
    const first = date === 'today' ? todayIn(timezone, now()) : civilDate(date);
    const dates = daysFrom(first, days);
    if (!dates.every(({ year }) => isAnsweredYear(year))) {
      const detail = `must not go beyond the year ${lastYear}`;
      throw parameterProblem('invalid-parameter', [{ parameter: 'days', detail }]);
    }
    const texts = dates.map(formatDate);
    const { calendar, church } = shown;
    const use = rulesOf[shown.use].name;
    // Some of what a church does differently is in its notes only.
    const answer = {
      calendar,
      use,
      ...(church && { church: `${church.name}. ${church.notes}` }),
    };
    const [from = '', to = ''] = [texts[0], texts.at(-1)];
    if (days === 1) {
      const [day, service] = await Promise.all([
        api.getDay.handle({ date: from, ...shown }),
        api.getService.handle({ date: from, calendar, use }),
      ]);
      const served = servedInWords(service);
      return { ...answer, days: [{ ...wholeDay(day, church?.slug), served }] };
    }
    const notes = spanNotes(dates, { calendar, use });
    if (days <= maxWeek) {
      const found = await Promise.all(
        texts.map((each) => api.getDay.handle({ date: each, ...shown })),
      );
      return { ...answer, days: found.map((day) => briefDay(day, church?.slug)), ...notes };
    }
    const span = { from, to, ...shown };
    const { data } = await api.listDays.handle(span);
    const brief = data.map((day) => dayOfMonth(day, calendar, church?.slug));
    return { ...answer, days: brief, ...notes };
  }
}

const rankNames: Readonly<Record<number, string>> = { [polyeleos]: 'polyeleos', [vigil]: 'vigil' };

/** The saints whose service has a rank that parishes ask for: "Saint Nicholas …: vigil". */
function rankedOf(saints: readonly { readonly feastTitle: string; readonly rank: number }[]) {
  const ranked = saints.flatMap(({ feastTitle, rank }) =>
    rank in rankNames ? `${feastTitle}: ${rankNames[rank]}` : [],
  );
  return ranked.length > 0 ? { ranked: [...new Set(ranked)] } : {};
}

const dayOfMonth = (
  { date, weekday, title, octoechosMode, url, ...rest }: DayBrief,
  calendar: Reckoning,
  church: string | undefined,
) => ({
  date,
  weekday,
  title,
  octoechosMode,
  url,
  fast: rest.fasting.fast,
  fasting: briefFastInWords({ date, ...rest }, calendar, church),
  feasts: [...rest.feasts, ...rest.movableFeasts].map((feast) => pick(feast, feastNameFields)),
  ...rankedOf(rest.saints),
});

const presentDay = (
  { date, weekday, title, octoechosMode, url, ...rest }: Day,
  church: string | undefined,
) => ({
  date,
  weekday,
  title,
  fast: rest.fasting.fast,
  fasting: fastInWords(rest, church),
  octoechosMode,
  feasts: [...rest.feasts, ...rest.movableFeasts].map((feast) => pick(feast, feastNameFields)),
  saints: rest.saints.map((saint) => ({
    ...pick(saint, saintFields),
    ...(saint.members.length > 0 ? { members: saint.members.map(({ name }) => name) } : {}),
  })),
  ...rankedOf(rest.saints),
  url,
});

const wholeDay = (day: Day, church: string | undefined) => ({
  ...(day.calendar === 'julian' && { oldCalendarDate: formatMonthDay(day) }),
  ...presentDay(day, church),
  readings: day.readings.map(
    ({ service, kind, reference, occasion }) =>
      `${service}, ${readingNames[kind].toLowerCase()}: ${reference} [${occasion}]`,
  ),
  ...(day.notes && { notes: [...day.notes] }),
});

function servedInWords(service: Service): string {
  const { liturgy, liturgyNote, wedding, vestments, kneeling, elsewhere } = service;
  const liturgyWords = liturgyNote === null ? liturgy : `${liturgy} (${liturgyNote})`;
  const greek = elsewhere?.wedding ? ` (in Greek use ${weddingInWords(elsewhere.wedding)})` : '';
  const { colour, note } = vestments;
  return [
    `Liturgy: ${liturgyWords}`,
    `wedding: ${weddingInWords(wedding)}${greek}`,
    `vestments: ${[colour, note].filter(Boolean).join(', ')}`,
    `prostrations: ${kneeling.permitted ? 'made' : 'none'}${kneeling.note ? ` (${kneeling.note})` : ''}`,
  ].join('; ');
}

const weddingInWords = ({ permitted, reason }: Service['wedding']): string =>
  permitted ? 'permitted' : `not permitted: ${reason}`;

/** There are sixty Forefathers: their names would fill a quarter of a week's answer. */
function withFewMembers<Named extends { readonly members?: readonly string[] }>(saint: Named) {
  const others = (saint.members?.length ?? 0) - membersOfSpanDay;
  if (others <= 0) return saint;
  const members = saint.members?.slice(0, membersOfSpanDay) ?? [];
  return { ...saint, members: [...members, `and ${others} more`] };
}
const membersOfSpanDay = 12;

function briefDay(day: Day, church: string | undefined) {
  const { saints, ...rest } = presentDay(day, church);
  const others = saints.length - saintsOfSpanDay;
  return {
    ...rest,
    saints: saints.slice(0, saintsOfSpanDay).map(withFewMembers),
    ...(others > 0 ? { otherSaints: others } : {}),
  };
}
