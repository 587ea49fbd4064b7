/** Tools that answer "when": days, the feasts of a year, one feast. */
import { type Static, Type } from 'typebox';
import { civilDate, today } from '../api/dates.js';
import { DaySaint } from '../api/operations/day-saints.js';
import { type Day, Day as DaySchema, RulesUse } from '../api/operations/days.js';
import { FeastDetail } from '../api/operations/feasts.js';
import {
  Calendar,
  CivilDate,
  CivilYear,
  FeastYear,
  parameters,
} from '../api/schemas/parameters.js';
import { choice, IsoDate, Slug, Url, Weekday } from '../api/schemas/shapes.js';
import { rulesOf } from '../api/uses.js';
import {
  addDays,
  formatDate,
  isAnsweredYear,
  lastYear,
  reckonings,
} from '../calendar/reckoning.js';
import { type Use, uses } from '../catalogue/commemorations.js';
import { pick } from '../catalogue/pick.js';
import { slugPattern } from '../catalogue/slug.js';
import { ProblemError, parameterProblem } from '../http/problem.js';
import { AskHymns, presentHymns, toolHymns } from './hymns.js';
import { type Tool, type ToolContext, tool } from './tool.js';

const { feasts, fasting } = DaySchema.properties;

const feastNameFields = ['key', 'title', 'rank'] as const;
const saintFields = ['slug', 'name', 'feastTitle'] as const;

const ToolDay = Type.Object({
  ...Type.Pick(DaySchema, ['date', 'weekday', 'title', 'octoechosMode', 'url']).properties,
  fast: fasting.properties.fast,
  fasting: fasting.properties.summary,
  feasts: Type.Array(Type.Pick(feasts.items, feastNameFields)),
  saints: Type.Array(
    Type.Object({
      ...Type.Pick(DaySaint, saintFields).properties,
      members: Type.Optional(Type.Array(Type.String())),
    }),
  ),
  otherSaints: Type.Optional(Type.Integer({ minimum: 1 })),
  readings: Type.Optional(Type.Array(Type.String())),
  notes: Type.Optional(Type.Array(Type.String())),
});

const DatedFeast = Type.Object({
  key: Slug,
  title: Type.String(),
  calendar: choice(['gregorian', 'julian', 'both']),
  date: IsoDate,
  weekday: Weekday,
});

const feastFields = [
  ...(['key', 'title', 'rank', 'rule', 'year', 'occurrences'] as const),
  ...(['civil', 'description', 'use', 'url'] as const),
];

const ToolFeast = Type.Object({
  ...Type.Pick(FeastDetail, feastFields).properties,
  ...toolHymns,
});

/** How many saints each day of a span names, highest rank first, so that a week stays readable. */
const saintsOfSpanDay = 4;

export function calendarTools({ api, now }: ToolContext): Tool[] {
  return [
    tool({
      name: 'get_day',
      title: 'A day or a week',
      description:
        'Who is commemorated on a date, the fasting rule, feasts, readings and tone: for "today", "is Friday a fast?" and, with `days`, "this week". Several days come in brief: the chief saints, no readings.',
      input: parameters({
        date: Type.Optional(CivilDate),
        days: Type.Integer({
          minimum: 1,
          maximum: 7,
          default: 1,
          description: 'How many, from `date` on.',
        }),
        calendar: Calendar,
        use: Type.Enum([...uses], { default: 'all' }),
      }),
      output: Type.Object({
        calendar: choice(reckonings),
        use: RulesUse,
        days: Type.Array(ToolDay),
      }),
      async call({ date, days, calendar, use }) {
        const first = date === undefined ? today(now()) : civilDate(date);
        const dates = Array.from({ length: days }, (_, after) => addDays(first, after));
        if (!dates.every(({ year }) => isAnsweredYear(year))) {
          const detail = `must not go beyond the year ${lastYear}`;
          throw parameterProblem('invalid-parameter', [{ parameter: 'days', detail }]);
        }
        const found = await Promise.all(
          dates.map((each) => api.getDay.handle({ date: formatDate(each), calendar, use })),
        );
        const { name } = rulesOf[use];
        return {
          calendar,
          use: name,
          days: days === 1 ? found.map(wholeDay) : found.map(briefDay),
        };
      },
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
    tool({
      name: 'get_feast',
      title: 'A feast',
      description:
        'When one feast is kept in a year on both calendars, what it is and, on request, its hymns: "when is Pentecost 2027", "Old Calendar Christmas". Takes a key or any name of the feast.',
      input: parameters({
        feast: Type.String({
          minLength: 1,
          maxLength: 100,
          description: 'Key or name.',
          examples: ['nativity-of-christ', 'Easter'],
        }),
        year: FeastYear,
        hymns: AskHymns,
      }),
      output: ToolFeast,
      async call({ feast, year, hymns }) {
        const found = await findFeast(feast, year);
        return { ...pick(found, feastFields), ...(hymns ? presentHymns(found) : {}) };
      },
    }),
  ];

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

  /** The feast with this key, otherwise the first one that search finds. */
  async function findFeast(text: string, year: number | undefined) {
    const ask = (key: string) => api.getFeast.handle({ key, ...(year && { year }) });
    try {
      if (new RegExp(slugPattern).test(text)) return await ask(text);
    } catch (error) {
      if (!(error instanceof ProblemError && error.code === 'not-found')) throw error;
    }
    const search = { q: text, limit: 1, type: 'feast' } as const;
    const [hit] = (await api.searchSaints.handle(search)).data;
    if (hit?.type === 'feast') return ask(hit.key);
    throw new ProblemError('not-found', 'there is no feast with this name');
  }
}

type DatedFeast = Static<typeof DatedFeast>;

const keptBy = (
  calendar: DatedFeast['calendar'],
  { key, title, date, weekday }: Omit<DatedFeast, 'calendar'>,
): DatedFeast => ({ key, title, calendar, date, weekday });

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

function briefDay(day: Day) {
  const { saints, ...rest } = presentDay(day);
  const others = saints.length - saintsOfSpanDay;
  return {
    ...rest,
    saints: saints.slice(0, saintsOfSpanDay),
    ...(others > 0 ? { otherSaints: others } : {}),
  };
}
