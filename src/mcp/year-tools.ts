/** The tools that answer when the feasts and the fasts of a year are. */
import { type Static, Type } from 'typebox';
import { RulesUse } from '../api/operations/day-shapes.js';
import { YearFasts } from '../api/operations/years.js';
import { Calendar, CivilYear, parameters } from '../api/schemas/parameters.js';
import { choice, IsoDate, Slug, Url, Weekday } from '../api/schemas/shapes.js';
import type { Use } from '../catalogue/commemorations.js';
import { by } from '../catalogue/compare-text.js';
import { pick } from '../catalogue/pick.js';
import { type Tool, type ToolContext, ToolUse, tool } from './tool.js';

const DatedFeast = Type.Object({
  key: Slug,
  title: Type.String(),
  calendar: choice(['gregorian', 'julian', 'both']),
  date: IsoDate,
  weekday: Weekday,
});
type DatedFeast = Static<typeof DatedFeast>;

const fastFields = ['title', 'fast', 'start', 'end', 'days'] as const;

const ToolFasts = Type.Object({
  ...Type.Pick(YearFasts, ['year', 'calendar', 'use']).properties,
  fasts: Type.Array(Type.Pick(YearFasts.properties.fasts.items, fastFields)),
  url: Url,
});

export function feastsTool({ api }: ToolContext): Tool {
  return tool({
    name: 'get_feasts',
    title: 'The feasts of a year',
    description:
      'When feasts fall in a civil year: `great` (Pascha and the Twelve, as each calendar keeps them) or `movable` (Lent, Palm Sunday, Ascension, Pentecost).',
    input: parameters({
      year: CivilYear,
      which: Type.Enum(['great', 'movable'], { default: 'great' }),
      use: ToolUse,
    }),
    output: Type.Object({
      use: Type.Optional(RulesUse),
      pascha: IsoDate,
      western: IsoDate,
      feasts: Type.Array(DatedFeast),
      url: Url,
    }),
    call: ({ year, which, use }) =>
      which === 'great' ? greatFeasts(year) : movableFeasts(year, use),
  });

  async function greatFeasts(year: number) {
    const answer = await api.getGreatFeasts.handle({ year });
    const isFixed = new Map(answer.feasts.map(({ key, kind }) => [key, kind === 'fixed']));
    const julian = answer.julianFeasts.filter(({ key }) => isFixed.get(key));
    const feasts = [
      ...answer.feasts.map((each) => keptBy(isFixed.get(each.key) ? 'gregorian' : 'both', each)),
      ...julian.map((feast) => keptBy('julian', feast)),
    ].sort(by(({ date }) => date));
    return { ...pick(answer, ['pascha', 'western', 'url']), feasts };
  }

  async function movableFeasts(year: number, asked: Use) {
    const { feasts, ...cycle } = await api.getPaschaCycle.handle({ year, use: asked });
    return {
      ...pick(cycle, ['use', 'pascha', 'western', 'url']),
      feasts: feasts.map((feast) => keptBy('both', feast)),
    };
  }
}

const keptBy = (
  calendar: DatedFeast['calendar'],
  { key, title, date, weekday }: Omit<DatedFeast, 'calendar'>,
): DatedFeast => ({ key, title, calendar, date, weekday });

export const fastsTool = ({ api }: ToolContext): Tool =>
  tool({
    name: 'get_fasts',
    title: 'The fasts of a year',
    description:
      "When each fast of a civil year begins and ends: Great Lent, the Apostles', Dormition and Nativity Fasts, fast-free weeks. For whether one day is a fast use get_day.",
    input: parameters({
      year: CivilYear,
      calendar: Calendar,
      use: ToolUse,
    }),
    output: ToolFasts,
    async call(asked) {
      const { fasts, ...answer } = await api.getFasts.handle(asked);
      return { ...answer, fasts: fasts.map((fast) => pick(fast, fastFields)) };
    },
  });
