/** `/v1/calendar/today`, `/v1/calendar/{date}` and `/v1/calendar?from=&to=`: days. */

import { type Static, Type } from 'typebox';
import { type LiturgicalDay, liturgicalDay } from '../../calendar/day.js';
import { fastingTones } from '../../calendar/fasting/measures.js';
import { fastingSeasons } from '../../calendar/fasting/rulings.js';
import { periodPhases } from '../../calendar/feasts/period.js';
import { yieldingFeastIn } from '../../calendar/feasts/yielding-feasts.js';
import { readingKinds, services } from '../../calendar/lectionary/table.js';
import {
  addDays,
  type CalendarDate,
  formatDate,
  julianDayNumberOf,
} from '../../calendar/reckoning.js';
import type { DayNames, DayQuery } from '../../catalogue/catalogue.js';
import type { Use } from '../../catalogue/commemorations.js';
import { civilDate, today } from '../dates.js';
import { type OperationsContext, operation } from '../operation.js';
import { dayUrl, feastUrl } from '../record-urls.js';
import {
  Calendar,
  CivilDate,
  maxSpanDays,
  parameters,
  SpanFrom,
  SpanTo,
  UseParameter,
} from '../schemas/parameters.js';
import {
  array,
  choice,
  feastName,
  IsoDate,
  integer,
  list,
  Mode,
  named,
  namedChoice,
  nullable,
  present,
  Reckoning,
  Slug,
  text,
  Url,
  Weekday,
} from '../schemas/shapes.js';
import { type FeastName, fixedFeasts, namedFeasts } from './feast-words.js';
import { DaySaint, Member, presentMember, presentSaints } from './saints.js';

export const Offset = Type.Integer({ description: 'Days from the Pascha named in `pascha`.' });

const Feast = named('Feast', 'A feast of the fixed cycle.', {
  ...feastName,
  date: IsoDate,
  url: Url,
});

const MovableFeast = named('MovableFeast', 'A feast that moves with Pascha or with a weekday.', {
  ...feastName,
  offset: Offset,
  date: IsoDate,
  url: Url,
});

export const Season = namedChoice(
  'FastingSeason',
  fastingSeasons,
  'Which fast, or why there is none.',
);

const fastingRule = {
  fast: Type.Boolean({ description: 'Whether the day is a fast.' }),
  season: Season,
  tone: namedChoice('FastingTone', fastingTones, 'How strict: what the day permits at most.'),
};

const Period = named('Period', 'The great feast that a day belongs to.', {
  feast: Type.String({ description: 'Key of the feast.' }),
  phase: choice(periodPhases),
  title: text('In words: "Afterfeast of the Exaltation of the Cross".'),
});

const Passage = named('Passage', 'Verses of one book, both ends included.', {
  book: text('USFM book code, as Bible APIs know it: `1CO`.'),
  start: text('`chapter:verse`, English (King James) numbering.'),
  end: text('`chapter:verse`.'),
});

const Reading = named('Reading', 'A reading of Scripture, by reference.', {
  service: choice(services, 'The service at which it is read.'),
  kind: choice(readingKinds, 'What it is read as; `ot` is a paremia.'),
  reference: text('For people to read; `(LXX)` marks Septuagint numbering.'),
  passages: array(
    Passage,
    'For fetching the text; empty for a lesson that cannot be given as verses.',
  ),
  occasion: text('Why it is read: the place in the cycle, the feast, the saint.'),
});

const DayTitle = text("The day's place in the movable cycle.");
const WeekMode = nullable(Mode, 'Tone of the week; null when none is kept.');

export const Day = named('Day', 'Everything kept on a civil date by one calendar.', {
  date: IsoDate,
  calendar: Reckoning,
  month: integer(1, 12, 'Month by the calendar used.'),
  day: integer(1, 31, 'Day of the month by the calendar used.'),
  weekday: Weekday,
  title: DayTitle,
  period: nullable(
    Period,
    'The forefeast, feast, afterfeast or leavetaking that the day belongs to, or null.',
  ),
  saints: array(DaySaint, 'By rank, then by how many calendars keep it, then by renown.'),
  feasts: Type.Array(Feast, { description: 'Fixed feasts of the day.' }),
  movableFeasts: Type.Array(MovableFeast, { description: 'Movable feasts of the day.' }),
  fasting: named('Fasting', 'The fasting rule, by Slavic (OCA) practice.', {
    ...fastingRule,
    summary: text('The rule in words: the season, what is permitted and what is not.'),
  }),
  readings: array(
    Reading,
    'In the order of the day, by Slavic (OCA) use; where only one fits, show the first epistle and gospel of the liturgy.',
  ),
  octoechosMode: WeekMode,
  pascha: Type.String({ format: 'date', description: "Pascha that governs the day's cycle." }),
  url: Url,
});
export type Day = Static<typeof Day>;

const FeastBrief = named('FeastName', 'A feast, in brief.', feastName);
const DayBrief = named('DayBrief', 'A day of a span, in brief.', {
  date: IsoDate,
  weekday: Weekday,
  title: DayTitle,
  fasting: named('FastingBrief', 'The fasting rule, without words.', fastingRule),
  octoechosMode: WeekMode,
  feasts: Type.Array(FeastBrief),
  movableFeasts: Type.Array(FeastBrief),
  saints: Type.Array(
    named('SaintName', 'A saint of the day, in brief.', {
      slug: Slug,
      name: text('Name in English, without "Saint".'),
      feastTitle: text("The day's commemoration."),
      members: array(Member, 'Who is kept with a company.'),
    }),
  ),
  url: Url,
});
export type DayBrief = Static<typeof DayBrief>;

export const DayList = list('DayList', DayBrief);
export type DayList = Static<typeof DayList>;

export function dayOperations(context: OperationsContext) {
  return {
    getToday: operation({
      operationId: 'getToday',
      path: '/v1/calendar/today',
      tag: 'Calendar',
      summary: 'Today',
      description:
        'Use it for "who is commemorated today?" or "is today a fast?". Answers for the current civil date in UTC; where the local date differs, ask for that date.',
      cache: { sMaxAge: 60, staleWhileRevalidate: 30 },
      parameters: parameters({ calendar: Calendar, use: UseParameter }),
      answer: Day,
      dependsOn: () => formatDate(today(context.now())),
      handle: ({ calendar, use }) => dayOf(today(context.now()), calendar, use, context),
    }),
    getDay: operation({
      operationId: 'getDay',
      path: '/v1/calendar/{date}',
      tag: 'Calendar',
      summary: 'A day',
      description:
        "Use it for a date's title, saints, feasts, readings, fasting rule and tone. The date is always civil: `calendar=julian` gives what the Old Calendar keeps on that civil day (its Nativity, 25 December, is on 7 January). For several days use listDays.",
      parameters: parameters({ date: CivilDate, calendar: Calendar, use: UseParameter }),
      answer: Day,
      handle: ({ date, calendar, use }) => dayOf(civilDate(date), calendar, use, context),
    }),
  };
}

export function spanOperations({ catalogue, onMissingFeast }: OperationsContext) {
  return {
    listDays: operation({
      operationId: 'listDays',
      path: '/v1/calendar',
      tag: 'Calendar',
      summary: 'The days of a span',
      description:
        'Use it for a week or a month in one request: each day in brief, with title, fast, tone, feasts and saints. At most 31 days, both ends included. For readings and more of one day use getDay; for when a fast begins, getFasts.',
      parameters: parameters({
        from: SpanFrom,
        to: SpanTo,
        calendar: Calendar,
        use: UseParameter,
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
      async handle({ from, to, calendar, use }) {
        const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, after) =>
          liturgicalDay(addDays(civilDate(from), after), calendar),
        );
        const found = await catalogue.days(days.map((day) => dayQueryOf(day, use)));
        const data = days.map((day, index) => {
          const names = found[index];
          if (!names) throw new RangeError('the catalogue answered too few days');
          return presentBrief(day, use, names, onMissingFeast);
        });
        return { data, nextCursor: null };
      },
    }),
  };
}

const daysBetween = (from: string, to: string) => dayNumber(to) - dayNumber(from);
const dayNumber = (date: string) => julianDayNumberOf(civilDate(date), 'gregorian');

/** The query that asks the catalogue for the saints and feasts of a day. */
export function dayQueryOf(day: LiturgicalDay, use: Use): DayQuery {
  const { date, reckoning, menaionDays, offset, movableFeasts, period } = day;
  const feastKeys = movableFeasts.map(({ key }) => key);
  const yielding = yieldingFeastIn(period);
  if (yielding !== undefined) feastKeys.push(yielding);
  return { year: date.year, reckoning, menaionDays, offset, feastKeys, use };
}

async function dayOf(
  civil: CalendarDate,
  calendar: LiturgicalDay['reckoning'],
  use: Use,
  { catalogue, onMissingFeast }: OperationsContext,
): Promise<Day> {
  const day = liturgicalDay(civil, calendar);
  const { saints, feasts } = await catalogue.day(dayQueryOf(day, use));
  const date = formatDate(civil);
  const kept = <Feast extends FeastName>(feast: Feast) => ({
    ...feast,
    date,
    url: feastUrl(feast.key),
  });
  return present(Day, {
    ...day,
    date,
    calendar,
    month: day.menaion.month,
    day: day.menaion.day,
    saints: presentSaints(saints),
    feasts: fixedFeasts(feasts, day).map(kept),
    movableFeasts: namedFeasts(feasts, day.movableFeasts, onMissingFeast).map((feast) =>
      present(MovableFeast, kept(feast)),
    ),
    pascha: formatDate(day.pascha),
    url: dayUrl(date, calendar, use),
  });
}

function presentBrief(
  day: LiturgicalDay,
  use: Use,
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
      present(FeastBrief, feast),
    ),
    saints: saints.map(({ saint, commemoration, members }) => ({
      slug: saint.slug,
      name: saint.name,
      feastTitle: commemoration.title,
      members: members.map(presentMember),
    })),
    url: dayUrl(date, day.reckoning, use),
  };
}
