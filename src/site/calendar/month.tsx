/** A month as a parish wall calendar shows it, from the answer of listDays. */
import { type CalendarAndUse, useNames, useSuffix } from '../../api/calendar-names.js';
import { civilDate } from '../../api/dates.js';
import type { DayBrief } from '../../api/operations/spans.js';
import { calendarQuery, fastsUrl, wallCalendarUrl } from '../../api/record-urls.js';
import {
  addDays,
  type CalendarDate,
  fromCivil,
  isAnsweredYear,
  monthDayNumber,
  weekdays,
} from '../../calendar/reckoning.js';
import type { ListedChurch } from '../../catalogue/queries.js';
import { monthLink, monthPath, weekPath } from '../links.js';
import type { Page, PageLink } from '../page.js';
import { PrintForm } from '../parts/forms.js';
import { CalendarAndUseSwitch, InlineLinks } from '../parts/links.js';
import { FastSign, isWithVigil, Legend, Signed, signOf } from '../parts/signs.js';
import { Table } from '../parts/table.js';
import { keepUrl, withQuery } from '../preferences.js';
import {
  calendarName,
  calendarSuffix,
  capitalized,
  rulesInWords,
  shortMonth,
  toneInWords,
} from '../words.js';
import { feastLines, saintLines, shortTitle } from './calendar-lines.js';
import { inWeeks } from './month-nav.js';
import { OwnFasts } from './own-fasts.js';
import { fitOnPaper } from './print-fit.js';
import { weekOf } from './weeks.js';

export interface Month extends CalendarAndUse {
  readonly from: string;
  readonly to: string;
  readonly days: readonly DayBrief[];
  /** The parish, in the head. */
  readonly title?: string | undefined;
  readonly church?: ListedChurch | undefined;
}

export function monthPage(
  { from, to, calendar, use, days, title, church }: Month,
  years: readonly number[],
): Page {
  const first = civilDate(from);
  const { year, month } = first;
  const { name, url } = monthLink(year, month, calendar, use);
  const isFollowed = years.includes(year);
  const pathOn = (...asked: Parameters<typeof monthPath>) =>
    withQuery(monthPath(...asked), parishQuery(title));
  const linkTo = (date: CalendarDate) =>
    monthOf(date, pathOn(date.year, date.month, calendar, use));
  return {
    path: url,
    title: name + calendarSuffix(calendar),
    description: `The Orthodox calendar for ${name}, ${calendarName(calendar)}: the feasts, saints and fasts of every day, to read and to print.`,
    above: [{ name: 'Calendar', url: '/calendar' }],
    isIndexed: isFollowed && use === 'all',
    kind: 'month',
    feeds: { calendars: [calendar], use, files: ['feasts.ics', 'fasts.ics', 'saints.ics'] },
    api: {
      operationId: 'listDays',
      request: `/v1/calendar?from=${from}&to=${to}${calendarQuery(calendar, use).replace('?', '&')}`,
    },
    pager: {
      label: 'Months',
      previous: linkTo(addDays(first, -1)),
      next: linkTo(addDays(civilDate(to), 1)),
      isFollowed,
    },
    main: (
      <>
        {title !== undefined && <p class="parish">{title}</p>}
        <h1>{name}</h1>
        <p class="under">
          <Whose year={year} calendar={calendar} use={use} />
        </p>
        <CalendarAndUseSwitch
          calendar={calendar}
          use={use}
          isFollowed={isFollowed}
          pathOn={(...choice) => pathOn(year, month, ...choice)}
        />
        <MonthTable days={days} calendar={calendar} />
        <Legend />
        <Weeks days={days} calendar={calendar} use={use} isFollowed={isFollowed} />
        <p class="note">
          Each day names its Sunday or feast and its first saints; Sundays, great feasts and vigils
          are red. Fasts follow <a href="/about#use">{rulesInWords(use)}</a>.
        </p>
        <OwnFasts days={days} calendar={calendar} use={use} church={church} />
        <ToPrint year={year} month={month} calendar={calendar} use={use} title={title} />
      </>
    ),
  };
}

interface ToPrintProps extends Pick<Month, 'calendar' | 'use' | 'title'> {
  readonly year: number;
  readonly month: number;
}

/** The name of the parish for the sheet, and all sheets of the year. */
const ToPrint = ({ year, month, calendar, use, title }: ToPrintProps) => (
  <>
    <PrintForm
      path={monthPath(year, month, 'gregorian')}
      title={title}
      note="The month fills one sheet of A4 or Letter, best in landscape."
    />
    <p class="links">
      <a
        {...keepUrl}
        href={withQuery(wallCalendarUrl(year, calendar, use), parishQuery(title))}
        rel="nofollow"
      >
        All months of {year} to print
      </a>
    </p>
  </>
);

/** The parish in a query. */
export const parishQuery = (title: string | undefined) =>
  title === undefined ? [] : [`title=${encodeURIComponent(title)}`];

/** Whose days these are, with a link to the fasts; also on the page of the calendar. */
export const Whose = ({ year, calendar, use }: CalendarAndUse & { year: number }) => (
  <>
    {calendarName(calendar)}; {use === 'all' ? '' : `${useNames[use]}; `}
    <a href={fastsUrl(year, calendar, use)} rel="nofollow">
      fasts by {rulesInWords(use)}
    </a>
  </>
);

interface MonthTableProps extends Pick<Month, 'days' | 'calendar'> {
  /** The civil date that is marked. */
  readonly today?: string;
}

/** The days of a month in weeks; also on the page of the calendar. */
export function MonthTable({ days, calendar, today }: MonthTableProps) {
  const rows = inWeeks(days, days[0]?.weekday ?? 'sunday');
  const weeks = rows.length > 5 ? 6 : 5;
  return (
    <Table class={weeks === 6 ? 'wall six' : 'wall'} columns={weekdays.map(capitalized)}>
      {rows.map((week) => (
        <tr key={week.find((day) => day)?.date}>
          {week.map((day, index) =>
            day ? (
              <DayCell
                key={day.date}
                day={day}
                calendar={calendar}
                weeks={weeks}
                isToday={day.date === today}
              />
            ) : (
              <td key={weekdays[index]} class="empty" />
            ),
          )}
        </tr>
      ))}
    </Table>
  );
}

/** On a screen a cell has room for two feasts, and for four feasts and saints in all. */
const maxFeasts = 2;
const maxNamed = 4;
const maxSaints = 3;

/** Fasts that begin with no feast, by their first day. */
const fastsBegun: ReadonlyMap<number, string> = new Map([
  [11_15, 'Nativity Fast begins'],
  [8_01, 'Dormition Fast begins'],
]);

/** What a day allows, in a word; the legend has it in full. */
const briefTones: Readonly<Record<string, string>> = { fish: 'Fish', 'wine-oil': 'Wine, oil' };

interface DayCellProps extends Pick<Month, 'calendar'> {
  readonly day: DayBrief;
  /** How many weeks share the sheet. */
  readonly weeks: 5 | 6;
  readonly isToday: boolean;
}

function DayCell({ day, calendar, weeks, isToday }: DayCellProps) {
  const civil = civilDate(day.date);
  const own = fromCivil(civil, calendar);
  const feasts = feastLines(day).slice(0, maxFeasts);
  const saints = saintLines(day)
    .slice(0, Math.min(maxSaints, maxNamed - feasts.length))
    .map((saint) => ({
      slug: saint.slug,
      rank: saint.rank,
      title: shortTitle(saint) + useSuffix(saint),
      isRed: isWithVigil(saint),
    }));
  const printed = fitOnPaper({ feasts, saints }, weeks);
  const { fast, tone } = day.fasting;
  const isRed = [...feasts, ...saints].some((each) => each.isRed);
  return (
    <td class={isRed ? 'red' : undefined} id={isToday ? 'today' : undefined}>
      <p class="head">
        <a class="number" href={day.url} aria-current={isToday ? 'date' : undefined}>
          {civil.day}
          <span class="weekday"> {capitalized(day.weekday)}</span>
        </a>
        {calendar === 'julian' && (
          <span class="own">
            {own.day} {shortMonth(own.month)}
          </span>
        )}
        {fast && (
          <span class="fast">
            <FastSign tone={tone} />{' '}
            {fastsBegun.get(monthDayNumber(own)) ?? briefTones[tone] ?? toneInWords(tone)}
          </span>
        )}
      </p>
      {feasts.map(({ title, sign, isRed }, index) => (
        <p key={title} class={classesOf(isRed, printed.feasts[index])}>
          <Signed sign={sign} title={title} />
        </p>
      ))}
      <p>
        {saints.map(({ slug, title, rank, isRed }, index) => (
          <span key={slug} class={classesOf(false, printed.saints[index])}>
            {index > 0 && '; '}
            <span class={classesOf(isRed)}>
              <Signed sign={signOf(rank)} title={title} />
            </span>
          </span>
        ))}
      </p>
    </td>
  );
}

const classesOf = (isRed: boolean, isPrinted = true): string | undefined =>
  [isRed && 'kept', !isPrinted && 'off-paper'].filter(Boolean).join(' ') || undefined;

/** The weeks of the days, each by its days: "1 to 7". */
function Weeks(month: Pick<Month, 'days' | 'calendar' | 'use'> & { readonly isFollowed: boolean }) {
  const { days, calendar, use, isFollowed } = month;
  const links = inWeeks(days, days[0]?.weekday ?? 'sunday').flatMap((week) => {
    const dates = week.flatMap((day) => (day ? civilDate(day.date) : []));
    const [first, last] = [dates[0], dates.at(-1)];
    if (first === undefined || last === undefined) return [];
    const name = first.day === last.day ? String(first.day) : `${first.day} to ${last.day}`;
    const own = weekOf(first);
    return isAnsweredYear(own.year) ? [{ name, url: weekPath(own, calendar, use) }] : [];
  });
  return (
    <p class="note">
      Week by week, with the readings:{' '}
      <InlineLinks separator=", " links={links} isFollowed={isFollowed} />.
    </p>
  );
}

export const monthOf = ({ year, month }: CalendarDate, url: string): PageLink | undefined =>
  isAnsweredYear(year) ? { name: `${shortMonth(month)} ${year}`, url } : undefined;
