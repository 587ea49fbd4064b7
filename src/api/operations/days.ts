/** `/v1/calendar/today` and `/v1/calendar/{date}`: a day. */

import { type Static, Type } from 'typebox';
import { churchFastsOn } from '../../calendar/churches.js';
import { type LiturgicalDay, liturgicalDay } from '../../calendar/day.js';
import { elsewhereOn } from '../../calendar/elsewhere.js';
import { fastingTones } from '../../calendar/fasting/measures.js';
import { fastingSeasons } from '../../calendar/fasting/seasons.js';
import { periodPhases } from '../../calendar/feasts/period.js';
import { yieldingFeastIn } from '../../calendar/feasts/yielding-feasts.js';
import { type CalendarDate, formatDate, formatMonthDay } from '../../calendar/reckoning.js';
import { useNames } from '../../calendar/use.js';
import type { Use } from '../../catalogue/commemorations.js';
import type { DayQuery } from '../../catalogue/days.js';
import type { Translation } from '../../scripture/translations.js';
import { civilDate, todayIn } from '../dates.js';
import { type OperationsContext, operation } from '../operation.js';
import { dayUrl, feastUrl, serviceUrl } from '../record-urls.js';
import {
  Calendar,
  CivilDate,
  parameters,
  TextParameter,
  TimeZone,
  UseParameter,
} from '../schemas/parameters.js';
import {
  array,
  choice,
  feastName,
  IsoDate,
  integer,
  Mode,
  MovedFrom,
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
import { elsewhereOf, rulesOf } from '../uses.js';
import { Reading, withTexts } from './day-readings.js';
import { DaySaint, presentSaints } from './day-saints.js';
import { type FeastName, fixedFeasts, namedFeasts } from './feast-words.js';

export const Offset = Type.Integer({ description: 'Days from the Pascha named in `pascha`.' });

const Feast = named('Feast', 'A feast of the fixed cycle.', {
  ...feastName,
  date: IsoDate,
  url: Url,
  movedFrom: MovedFrom,
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

export const fastingRule = {
  fast: Type.Boolean({ description: 'Whether the day is a fast.' }),
  season: Season,
  tone: namedChoice('FastingTone', fastingTones, 'How strict: what the day permits at most.'),
};

/** Whose rules an answer follows. */
export const RulesUse = namedChoice(
  'RulesUse',
  useNames,
  'Whose rules these are; under `use=all`, `slavic`.',
);

const Elsewhere = named('Elsewhere', 'What differs in Greek use.', {
  use: RulesUse,
  title: Type.Optional(Type.String()),
  fasting: Type.Optional(Type.Object({ tone: fastingRule.tone })),
  epistle: Type.Optional(nullable(Type.String())),
  gospel: Type.Optional(nullable(Type.String())),
  moved: Type.Optional(
    Type.Array(Type.String(), { description: 'Slugs moved to the day or from it.' }),
  ),
});

const Period = named('Period', 'The great feast that a day belongs to.', {
  feast: Type.String({ description: 'Key of the feast.' }),
  phase: choice(periodPhases),
  title: text('In words: "Afterfeast of the Exaltation of the Cross".'),
});

export const DayTitle = text("The day's place in the movable cycle.");
export const WeekMode = nullable(Mode, 'Tone of the week; null when none is kept.');

export const Day = named('Day', 'Everything kept on a civil date by one calendar.', {
  date: IsoDate,
  calendar: Reckoning,
  use: RulesUse,
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
  fasting: named('Fasting', 'The fasting rule, by the practice of `use`.', {
    ...fastingRule,
    summary: text('The rule in words: the season, what is permitted and what is not.'),
    churches: Type.Optional(
      array(
        named('ChurchFast', 'A rule of its own.', {
          church: Slug,
          name: text('Its name.'),
          tone: fastingRule.tone,
        }),
        'Churches that keep it otherwise than their use.',
      ),
    ),
  }),
  readings: array(
    Reading,
    'In the order of the day; where only one fits, show the first epistle and gospel of the liturgy. What Greek use replaces is marked `(in place)`.',
  ),
  octoechosMode: WeekMode,
  pascha: Type.String({ format: 'date', description: "Pascha that governs the day's cycle." }),
  url: Url,
  serviceUrl: text('Path of what is served and sung.'),
  elsewhere: Type.Optional(nullable(Elsewhere, 'What a Greek parish has otherwise.')),
  notes: Type.Optional(array(Type.String(), 'What other calendars do, and what no rule computes.')),
});
export type Day = Static<typeof Day>;

export function dayOperations(context: OperationsContext) {
  return {
    getToday: operation({
      operationId: 'getToday',
      path: '/v1/calendar/today',
      tag: 'Calendar',
      summary: 'Today',
      description:
        'Use it for "who is commemorated today?" or "is today a fast?". Answers for the current civil date in UTC, or in `timezone`.',
      cache: { sMaxAge: 60, staleWhileRevalidate: 30 },
      parameters: parameters({
        calendar: Calendar,
        use: UseParameter,
        text: TextParameter,
        timezone: TimeZone,
      }),
      answer: Day,
      dependsOn: () => String(Math.floor(context.now() / midnightStepMs)),
      handle: ({ calendar, use, text: translation, timezone }) =>
        dayOf(todayIn(timezone, context.now()), { calendar, use, translation }, context),
    }),
    getDay: operation({
      operationId: 'getDay',
      path: '/v1/calendar/{date}',
      tag: 'Calendar',
      summary: 'A day',
      description:
        "Use it for a date's title, saints, feasts, readings, fasting rule and tone (`octoechosMode`). The date is always civil: `calendar=julian` gives what the Old Calendar keeps on that civil day (its Nativity, 25 December, is on 7 January). For several days use listDays.",
      parameters: parameters({
        date: CivilDate,
        calendar: Calendar,
        use: UseParameter,
        text: TextParameter,
      }),
      answer: Day,
      handle: ({ date, calendar, use, text: translation }) =>
        dayOf(civilDate(date), { calendar, use, translation }, context),
    }),
  };
}

/** The query that asks the catalogue for the saints and feasts of a day. */
export function dayQueryOf(day: LiturgicalDay, use: Use): DayQuery {
  const { date, reckoning, menaionDays, offset, movableFeasts, period, transfers } = day;
  const feastKeys = movableFeasts.map(({ key }) => key);
  const yielding = yieldingFeastIn(period);
  if (yielding !== undefined) feastKeys.push(yielding);
  return { year: date.year, reckoning, menaionDays, offset, feastKeys, use, transfers };
}

/** Somewhere a day begins at each quarter of an hour: offsets from UTC are multiples of it. */
const midnightStepMs = 900_000;

interface Asked {
  readonly calendar: LiturgicalDay['reckoning'];
  readonly use: Use;
  /** Of the readings; undefined for references alone. */
  readonly translation: Translation | undefined;
}

async function dayOf(
  civil: CalendarDate,
  { calendar, use, translation }: Asked,
  { catalogue, onMissingFeast }: OperationsContext,
): Promise<Day> {
  const day = liturgicalDay(civil, calendar, rulesOf[use]);
  const { readings, notes } = day;
  const other = elsewhereOf[use];
  const churches = churchFastsOn(day, use === 'all' ? undefined : use);
  const { saints, feasts } = await catalogue.day(dayQueryOf(day, use));
  const date = formatDate(civil);
  const kept = <Feast extends FeastName>(feast: Feast) => ({
    ...feast,
    date,
    url: feastUrl(feast.key),
  });
  const answer: Day = {
    date,
    calendar,
    use: day.use,
    month: day.menaion.month,
    day: day.menaion.day,
    weekday: day.weekday,
    title: day.title,
    period: day.period,
    saints: presentSaints(saints),
    feasts: fixedFeasts(feasts, day, use).map((feast) => withMovedFrom(kept(feast), day)),
    movableFeasts: namedFeasts(feasts, day.movableFeasts, onMissingFeast).map((feast) =>
      present(MovableFeast, kept(feast)),
    ),
    fasting: { ...day.fasting, ...(churches.length > 0 && { churches }) },
    readings: translation === undefined ? readings : withTexts(readings, translation),
    octoechosMode: day.octoechosMode,
    pascha: formatDate(day.pascha),
    url: dayUrl(date, calendar, use),
    serviceUrl: serviceUrl(date, calendar, use),
  };
  if (other !== undefined) answer.elsewhere = elsewhereOn(day, readings, other);
  if (notes.length > 0) answer.notes = notes;
  return answer;
}

/** A feast that is moved to the day says from where. */
export function withMovedFrom<Feast extends { readonly key: string }>(
  feast: Feast,
  { transfers }: LiturgicalDay,
): Feast & { movedFrom?: string } {
  const transfer = transfers.find(({ slug, isHere }) => isHere && slug === feast.key);
  return transfer === undefined ? feast : { ...feast, movedFrom: formatMonthDay(transfer.from) };
}
