/** A month as a parish wall calendar shows it, from the answer of listDays. */

import { calendarQuery, useNames } from '../../api/calendar-names.js';
import { civilDate } from '../../api/dates.js';
import type { DayBrief } from '../../api/operations/spans.js';
import {
  addDays,
  type CalendarDate,
  fromCivil,
  isAnsweredYear,
  type Reckoning,
  weekdays,
} from '../../calendar/reckoning.js';
import type { Use } from '../../catalogue/commemorations.js';
import { monthLink, monthPath } from '../links.js';
import type { Page, PageLink } from '../page.js';
import { CalendarSwitch, Pager, UseSwitch } from '../parts/links.js';
import { Table } from '../parts/table.js';
import {
  calendarName,
  calendarSuffix,
  capitalized,
  shortMonth,
  toneInWords,
  typeset,
} from '../words.js';

export interface Month {
  readonly from: string;
  readonly to: string;
  readonly calendar: Reckoning;
  readonly use: Use;
  readonly days: readonly DayBrief[];
}

export function monthPage(
  { from, to, calendar, use, days }: Month,
  years: readonly number[],
): Page {
  const first = civilDate(from);
  const { year, month } = first;
  const { name, url } = monthLink(year, month, calendar, use);
  const isFollowed = years.includes(year);
  const weeks = weeksOf(days);
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
    main: (
      <>
        <Pager
          label="Months"
          previous={monthOf(addDays(first, -1), calendar, use)}
          next={monthOf(addDays(civilDate(to), 1), calendar, use)}
          isFollowed={isFollowed}
        />
        <h1>{name}</h1>
        <p class="under">{calendarName(calendar)}</p>
        <CalendarSwitch
          calendar={calendar}
          pathOn={(each) => monthPath(year, month, each, use)}
          isFollowed={isFollowed}
        />
        <UseSwitch use={use} pathOn={(each) => monthPath(year, month, calendar, each)} />
        <Table class={weeks.length > 5 ? 'wall six' : 'wall'} columns={weekdays.map(capitalized)}>
          {weeks.map((week) => (
            <tr key={week.find((day) => day)?.date}>
              {week.map((day, index) =>
                day ? (
                  <DayCell key={day.date} day={day} calendar={calendar} />
                ) : (
                  <td key={weekdays[index]} class="empty" />
                ),
              )}
            </tr>
          ))}
        </Table>
        <p class="note">
          Below each number: the feast or Sunday, the first saints of the day and, on a fast day,
          what may be eaten. Fasts follow{' '}
          <a href="/about#use">{useNames[use === 'greek' ? 'greek' : 'slavic']}</a>.
        </p>
      </>
    ),
  };
}

/** Weeks from Sunday to Saturday; undefined before the first day and after the last. */
function weeksOf(days: readonly DayBrief[]): (DayBrief | undefined)[][] {
  const [first] = days;
  const before = first ? weekdays.indexOf(first.weekday) : 0;
  return Array.from({ length: Math.ceil((before + days.length) / 7) }, (_, week) =>
    weekdays.map((_, weekday) => days[week * 7 + weekday - before]),
  );
}

const maxSaints = 3;
const maxFeasts = 2;

/** A cell has room for two feasts: the greatest first, then the day of the movable cycle. */
const weightOf = (rank: string) => ['great', 'major', 'sunday', 'memorial'].indexOf(rank) + 1 || 9;

function DayCell({ day, calendar }: { readonly day: DayBrief } & Pick<Month, 'calendar'>) {
  const civil = civilDate(day.date);
  const own = fromCivil(civil, calendar);
  const feasts = [...day.movableFeasts, ...day.feasts].toSorted(
    (one, other) => weightOf(one.rank) - weightOf(other.rank),
  );
  const named = feasts.slice(0, maxFeasts).map(({ title }) => title);
  const isSunday = day.weekday === 'sunday';
  const titles = named.length === 0 && isSunday ? [day.title] : named;
  const isGreat = feasts.some(({ rank }) => rank === 'great' || rank === 'major');
  const saints = day.saints.slice(0, maxSaints).map(({ name }) => name);
  const { fast, tone } = day.fasting;
  return (
    <td class={isGreat || isSunday ? 'red' : undefined}>
      <a class="number" href={day.url}>
        {civil.day}
        <span class="weekday"> {capitalized(day.weekday)}</span>
      </a>
      {calendar === 'julian' && (
        <span class="own">
          {own.day} {shortMonth(own.month)}
        </span>
      )}
      {titles.length > 0 && (
        <p class={isGreat ? 'kept great' : 'kept'}>{typeset(titles.join('; '))}</p>
      )}
      <p>{typeset(saints.join('; '))}</p>
      {fast && <p class="fast">{toneInWords(tone)}</p>}
    </td>
  );
}

const monthOf = (
  { year, month }: CalendarDate,
  calendar: Reckoning,
  use: Use,
): PageLink | undefined =>
  isAnsweredYear(year) ? monthLink(year, month, calendar, use) : undefined;
