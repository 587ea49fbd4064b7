/** `/v1/calendar/today` and `/v1/calendar/{date}`: a day. */
import { churchFastsOn } from '../../calendar/churches.js';
import { type LiturgicalDay, liturgicalDay } from '../../calendar/day.js';
import { elsewhereOn } from '../../calendar/elsewhere.js';
import { yieldingFeastOn } from '../../calendar/feasts/yielding-feasts.js';
import { type CalendarDate, formatDate, formatMonthDay } from '../../calendar/reckoning.js';
import type { Use } from '../../catalogue/commemorations.js';
import type { DayQuery } from '../../catalogue/days.js';
import type { Translation } from '../../scripture/translations.js';
import { type Shown, westernPaschaNotes } from '../church.js';
import { fastingFor } from '../church-fast.js';
import { civilDate, todayIn } from '../dates.js';
import { type OperationsContext, operation } from '../operation.js';
import { dayUrl, feastUrl, serviceUrl } from '../record-urls.js';
import {
  ChurchParameter,
  calendarParameters,
  dayParameters,
  parameters,
  TextParameter,
  TimeZone,
} from '../schemas/parameters.js';
import { present } from '../schemas/shapes.js';
import { elsewhereOf, rulesOf } from '../uses.js';
import { presentReadings } from './day-readings.js';
import { presentSaints } from './day-saints.js';
import { Day, MovableFeast } from './day-shapes.js';
import { type FeastName, fixedFeasts, namedFeasts } from './feast-words.js';

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
        ...calendarParameters,
        text: TextParameter,
        timezone: TimeZone,
        church: ChurchParameter,
      }),
      answer: Day,
      dependsOn: () => String(Math.floor(context.now() / midnightStepMs)),
      handle: ({ timezone, text, ...shown }) =>
        dayOf(todayIn(timezone, context.now()), { ...shown, translation: text }, context),
    }),
    getDay: operation({
      operationId: 'getDay',
      path: '/v1/calendar/{date}',
      tag: 'Calendar',
      summary: 'A day',
      description:
        "Use it for a date's title, saints, feasts, readings, fasting rule and tone (`octoechosMode`). The date is always civil: `calendar=julian` gives what the Old Calendar keeps on that civil day (its Nativity, 25 December, is on 7 January). For several days use listDays.",
      parameters: parameters(dayParameters),
      answer: Day,
      handle: ({ date, text, ...shown }) =>
        dayOf(civilDate(date), { ...shown, translation: text }, context),
    }),
  };
}

/** The query that asks the catalogue for the saints and feasts of a day. */
export function dayQueryOf(day: LiturgicalDay, use: Use): DayQuery {
  const { date, reckoning, menaionDays, offset, movableFeasts, transfers } = day;
  const feastKeys = movableFeasts.map(({ key }) => key);
  const yielding = yieldingFeastOn(day);
  if (yielding !== undefined) feastKeys.push(yielding);
  return { year: date.year, reckoning, menaionDays, offset, feastKeys, use, transfers };
}

/** A day can begin at any quarter of an hour, as UTC offsets are multiples of 15 minutes. */
const midnightStepMs = 900_000;

interface Asked extends Shown {
  /** Of the readings; undefined for references alone. */
  readonly translation: Translation | undefined;
}

async function dayOf(
  civil: CalendarDate,
  { calendar, use, church, translation }: Asked,
  { catalogue, onMissingFeast }: OperationsContext,
): Promise<Day> {
  const day = liturgicalDay(civil, calendar, rulesOf[use]);
  const readings = rulesOf[use].readingsOn(day);
  const notes = [...westernPaschaNotes(church), ...day.notes];
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
    saints: presentSaints(saints, { calendar, use }),
    feasts: fixedFeasts(feasts, day, use).map((feast) => withMovedFrom(kept(feast), day)),
    movableFeasts: namedFeasts(feasts, day.movableFeasts, onMissingFeast).map((feast) =>
      present(MovableFeast, kept(feast)),
    ),
    fasting: {
      ...day.fasting,
      ...(churches.length > 0 && { churches }),
      ...fastingFor(day, church),
    },
    readings: presentReadings(readings, translation),
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
  const transfer = transfers.find(({ slug }) => slug === feast.key);
  return transfer === undefined ? feast : { ...feast, movedFrom: formatMonthDay(transfer.from) };
}
