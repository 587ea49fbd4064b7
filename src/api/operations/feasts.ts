/** `/v1/feasts/…`: the list of feasts, and one feast with its days in a year. */

import { type Static, Type } from 'typebox';
import { feastRule } from '../../calendar/feasts/feast-rule.js';
import { paschalOffsetOf } from '../../calendar/feasts/movable-feasts.js';
import { type KeptFeast, occurrencesOf } from '../../calendar/feasts/occurrences.js';
import { civilWeekday, formatDate, oldCalendarDay } from '../../calendar/reckoning.js';
import type { ListPosition } from '../../catalogue/queries.js';
import type { Feast, ListedFeast } from '../../catalogue/records.js';
import { listAnswer, listCursor } from '../cursor.js';
import { today } from '../dates.js';
import { inOrder, namedRecords } from '../named-records.js';
import { notFoundNear } from '../nearest.js';
import { type OperationsContext, operation } from '../operation.js';
import { feastUrl } from '../record-urls.js';
import { reportUrlsOf } from '../report-urls.js';
import {
  Cursor,
  FeastKey,
  FeastKeys,
  FeastKind,
  FeastYear,
  ListLimit,
  parameters,
} from '../schemas/parameters.js';
import {
  array,
  CivilDay,
  choice,
  feastSummary,
  IsoDate,
  list,
  MonthDay,
  named,
  nullable,
  present,
  ReportUrl,
  Since,
  text,
  Weekday,
  Year,
} from '../schemas/shapes.js';
import { hymnsByUse } from './hymnography.js';

const FeastSummary = named('FeastSummary', 'A feast of the year, in brief.', feastSummary);

export const FeastList = list('FeastList', FeastSummary);
export type FeastList = Static<typeof FeastList>;

const Occurrence = named('Occurrence', 'A civil day on which a feast is kept.', {
  calendar: choice(['gregorian', 'julian', 'both'], 'Which calendar keeps it on this day.'),
  date: IsoDate,
  weekday: Weekday,
});

export const FeastDetail = named(
  'FeastDetail',
  'A feast: when it is kept, what it is, its hymns.',
  {
    ...feastSummary,
    alternateTitles: array(Type.String(), 'Other titles, in other languages too.'),
    description: text('What is kept and why, as plain text.'),
    gregorian: nullable(MonthDay, 'Day on the New Calendar; null for a movable feast.'),
    julian: nullable(MonthDay, 'Day on the Old Calendar, Julian; null for a movable feast.'),
    civil: CivilDay,
    since: Since,
    offset: nullable(
      Type.Integer(),
      'Days from Pascha; null for fixed feasts and those tied to a date.',
    ),
    rule: text('When it is kept, in a sentence.'),
    year: Year,
    occurrences: array(
      Occurrence,
      'Every civil day of `year` on which either calendar keeps it, in order.',
    ),
    calendars: nullable(Type.Array(Type.String()), 'Whose feast it is; null if all keep it.'),
    use: nullable(Type.String(), 'Where Greek and Slavic practice differ, or null.'),
    ...hymnsByUse,
    reportUrl: ReportUrl,
  },
);
export type FeastDetail = Static<typeof FeastDetail>;

const FeastsByKey = named('FeastsByKey', 'The feasts that `key` names.', namedRecords(FeastDetail));

export function feastOperations(context: OperationsContext) {
  const { catalogue, now } = context;
  const reportUrls = reportUrlsOf(context);
  return {
    listFeasts: operation({
      operationId: 'listFeasts',
      path: '/v1/feasts',
      tag: 'Feasts',
      summary: 'Feasts, by key',
      description:
        'Use it to list the feasts of the year, fixed and movable, to learn their keys, or with `key` for several in full. For the feasts of a date use getDay; for their dates in a year, getGreatFeasts, getPaschaCycle or getFeast.',
      parameters: parameters({
        key: FeastKeys,
        limit: ListLimit,
        cursor: Cursor,
        kind: FeastKind,
      }),
      answer: Type.Union([FeastList, FeastsByKey]),
      answerTo: ({ key }) => (key === undefined ? FeastList : FeastsByKey),
      dependsOn: () => String(today(now()).year),
      async handle({ key, limit, cursor, kind }) {
        if (key !== undefined) return feastsByKey(key.split(','));
        const find = (after?: ListPosition) => catalogue.feasts({ limit, after, kind });
        return listAnswer(listCursor, ['feasts', kind], cursor, find, presentFeast);
      },
    }),
    getFeast: operation({
      operationId: 'getFeast',
      path: '/v1/feasts/{key}',
      tag: 'Feasts',
      summary: 'A feast',
      description:
        "Use it for what a feast is, its hymns, and when it is kept in a civil year: `occurrences` has its dates on both calendars; for the Nativity in 2027, the Old Calendar's 7 January and the New's 25 December.",
      parameters: parameters({ key: FeastKey, year: FeastYear }),
      answer: FeastDetail,
      lastModified: ({ key }) => catalogue.changedAt('feast', key),
      dependsOn: () => String(today(now()).year),
      async handle({ key, year = today(now()).year }) {
        const [feast, reportUrlOf] = await Promise.all([catalogue.feast(key), reportUrls()]);
        if (!feast) throw await notFoundNear(catalogue, 'feast', key);
        return presentDetail(feast, year, today(now()).year, reportUrlOf(feastUrl(key)));
      },
    }),
  };

  async function feastsByKey(keys: readonly string[]): Promise<Static<typeof FeastsByKey>> {
    const [feasts, reportUrlOf] = await Promise.all([catalogue.feastsOf(keys), reportUrls()]);
    const { found, missing } = inOrder(keys, feasts, ({ key }) => [key]);
    const { year } = today(now());
    const data = found.map((feast) =>
      presentDetail(feast, year, year, reportUrlOf(feastUrl(feast.key))),
    );
    return { data, nextCursor: null, missing };
  }
}

export const presentFeast = (feast: ListedFeast) =>
  present(FeastSummary, {
    ...feast,
    kind: feast.fixed === null ? 'movable' : 'fixed',
    url: feastUrl(feast.key),
  });

const presentDetail = (feast: Feast, year: number, thisYear: number, reportUrl: string | null) =>
  present(FeastDetail, {
    ...feast,
    ...presentFeast(feast),
    gregorian: feast.fixed?.gregorian ?? null,
    julian: feast.fixed?.julian ?? null,
    since: feast.fixed?.since ?? null,
    calendars: feast.calendars ? [...feast.calendars] : null,
    civil: feast.fixed && oldCalendarDay(feast.fixed.julian, thisYear),
    reportUrl,
    offset: feast.fixed === null ? paschalOffsetOf(feast.key) : null,
    rule: feastRule(feast),
    year,
    occurrences: occurrencesIn(year, feast),
  });

/** The civil days of a year on which a feast is kept, as its answer has them. */
export const occurrencesIn = (year: number, feast: KeptFeast) =>
  occurrencesOf(feast, year).map(({ calendar, date }) => ({
    calendar,
    date: formatDate(date),
    weekday: civilWeekday(date),
  }));
