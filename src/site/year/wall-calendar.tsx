/** The twelve months of a year to print at once, a sheet each. */

import { civilDate } from '../../api/dates.js';
import { wallCalendarUrl } from '../../api/record-urls.js';
import { type Month, MonthTable, parishQuery, Whose } from '../calendar/month.js';
import { OwnFasts } from '../calendar/own-fasts.js';
import { yearsBeside } from '../links.js';
import type { Page } from '../page.js';
import { PrintForm } from '../parts/forms.js';
import { CalendarAndUseSwitch } from '../parts/links.js';
import { Legend } from '../parts/signs.js';
import { withQuery } from '../preferences.js';
import { calendarName, calendarSuffix, monthName } from '../words.js';
import type { AskedYear } from './asked-year.js';

interface WallCalendar extends AskedYear, Pick<Month, 'title' | 'church'> {
  readonly months: readonly Pick<Month, 'from' | 'days'>[];
}

export function wallCalendarPage({
  year,
  calendar,
  use,
  title,
  church,
  months,
}: WallCalendar): Page {
  const pathOn = (...asked: Parameters<typeof wallCalendarUrl>) =>
    withQuery(wallCalendarUrl(...asked), parishQuery(title));
  return {
    path: wallCalendarUrl(year, calendar, use),
    title: `Wall calendar of ${year}${calendarSuffix(calendar)}`,
    description: `The Orthodox calendar of ${year} to print, ${calendarName(calendar)}: a sheet for each month, with its feasts, saints and fasts.`,
    above: [{ name: 'Calendar', url: '/calendar' }],
    isIndexed: false,
    kind: 'month year',
    pager: yearsBeside(year, (other) => pathOn(other, calendar, use), false),
    main: (
      <>
        <h1>Wall calendar of {year}</h1>
        <CalendarAndUseSwitch
          calendar={calendar}
          use={use}
          pathOn={(...choice) => pathOn(year, ...choice)}
          isFollowed={false}
        />
        <PrintForm
          path={wallCalendarUrl(year, 'gregorian')}
          title={title}
          note="Each month fills one sheet of A4 or Letter, best in landscape."
        />
        {months.map(({ from, days }) => (
          <section key={from}>
            {title !== undefined && <p class="parish">{title}</p>}
            <h2>
              {monthName(civilDate(from).month)} {year}{' '}
              <span class="under">
                <Whose year={year} calendar={calendar} use={use} />
              </span>
            </h2>
            <MonthTable days={days} calendar={calendar} />
            <Legend />
            <OwnFasts days={days} calendar={calendar} use={use} church={church} />
          </section>
        ))}
      </>
    ),
  };
}
