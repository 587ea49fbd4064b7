/** The ways into the calendar: a date, a month, a year. */
import type { CalendarAndUse } from '../../api/calendar-names.js';
import { civilDate } from '../../api/dates.js';
import {
  calendarQuery,
  fastsUrl,
  greatFeastsUrl,
  memorialsUrl,
  paschaUrl,
  wallCalendarUrl,
  weddingsUrl,
  yearSheetUrl,
} from '../../api/record-urls.js';
import { addDays, monthNames, reckonings } from '../../calendar/reckoning.js';
import type { Use } from '../../catalogue/commemorations.js';
import { monthLink, monthPath } from '../links.js';
import type { Page, PageLink } from '../page.js';
import { FieldForm } from '../parts/forms.js';
import { CalendarAndUseSwitch, LinkList } from '../parts/links.js';
import { Legend } from '../parts/signs.js';
import { dayAndMonth, shortMonth } from '../words.js';
import { type Month, MonthTable, monthOf, Whose } from './month.js';

/** `month` is the one that `today` is in. */
export const calendarPage = (
  years: readonly number[],
  today: string,
  month: Pick<Month, 'days' | 'calendar' | 'use'>,
): Page => ({
  path: `/calendar${calendarQuery(month.calendar, month.use)}`,
  title: 'Calendar',
  description:
    'The Orthodox calendar, New and Old: any day or month, Pascha, the great feasts and the fasts of a year.',
  section: '/calendar',
  isIndexed: month.use === 'all',
  kind: 'month calendar',
  pager: {
    label: 'Months',
    previous: monthBeside(today, -1, month),
    next: monthBeside(today, 31, month),
    isFollowed: true,
  },
  feeds: {
    calendars: reckonings,
    use: month.use,
    files: ['feasts.ics', 'fasts.ics', 'saints.ics'],
  },
  main: (
    <>
      <h1>
        {thisMonth(today).name}
        <span class="under">
          <Whose year={civilDate(today).year} {...month} />
        </span>
      </h1>
      <CalendarAndUseSwitch
        {...month}
        pathOn={(...choice) => thisMonth(today, ...choice).url}
        isFollowed={true}
      />
      <FieldForm
        action="/calendar/go"
        label="Go to a civil date, from 1583 to 9999"
        button="Go"
        type="date"
        name="date"
        value={today}
        min="1583-01-01"
        max="9999-12-31"
        required
      >
        <input type="hidden" name="calendar" value={month.calendar} />
      </FieldForm>
      <p class="to-today">
        <a href="#today">Today, {dayAndMonth(civilDate(today))}</a>
      </p>
      <MonthTable {...month} today={today} />
      <Legend />
      {years.map((year) => (
        <section key={year} class="year">
          <h2>{year}</h2>
          <LinkList
            class="inline"
            links={[
              { name: 'Pascha and the movable feasts', url: paschaUrl(year) },
              { name: 'Great feasts', url: greatFeastsUrl(year) },
              { name: 'Fasts', url: fastsUrl(year, 'gregorian') },
              { name: 'Weddings', url: weddingsUrl(year, 'gregorian') },
              { name: 'Memorials', url: memorialsUrl(year, 'gregorian') },
              { name: 'One sheet to print', url: yearSheetUrl(year, 'gregorian') },
              { name: 'Wall calendar to print', url: wallCalendarUrl(year, 'gregorian') },
            ]}
          />
          <ul class="months">
            {monthNames.map((name, index) => (
              <li key={name}>
                <a
                  href={monthPath(year, index + 1, 'gregorian')}
                  aria-label={`${shortMonth(index + 1)} ${year}`}
                >
                  {shortMonth(index + 1)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p class="note">
        Months and fasts can be shown on the Old Calendar as well as the New. To have them in your
        own calendar, subscribe to <a href="/feeds">the feeds</a>.
      </p>
    </>
  ),
});

/** The month of the day so many days after the first of this month. */
function monthBeside(today: string, days: number, { calendar, use }: CalendarAndUse) {
  const date = addDays({ ...civilDate(today), day: 1 }, days);
  return monthOf(date, monthPath(date.year, date.month, calendar, use));
}

function thisMonth(today: string, calendar = 'gregorian', use?: Use): PageLink {
  const { year, month } = civilDate(today);
  return monthLink(year, month, calendar, use);
}
