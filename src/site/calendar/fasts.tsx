import { civilDate } from '../../api/dates.js';
import { dayUrl, fastsUrl } from '../../api/record-urls.js';
import type { YearFasts } from '../../api/schemas/calendar.js';
import type { Page } from '../page.js';
import { CalendarSwitch } from '../parts/calendar-switch.js';
import { calendarName, calendarSuffix, shortMonth, typeset } from '../words.js';
import { YearPager } from './year-pager.js';
import type { Years } from './years.js';

type Fast = YearFasts['fasts'][number];

export const fastsPage = ({ year, calendar, fasts, url }: YearFasts, years: Years): Page => ({
  path: url,
  title: `Fasts of ${year}${calendarSuffix(calendar)}`,
  description: `When Great Lent and the other Orthodox fasts of ${year} begin and end, ${calendarName(calendar)}.`,
  section: '/calendar',
  above: [{ name: 'Calendar', path: '/calendar' }],
  isIndexed: years.has(year),
  isCitable: true,
  feeds: { calendars: [calendar], files: ['fasts.ics'] },
  api: { operationId: 'getFasts', request: `/v1${url}` },
  main: (
    <article>
      <YearPager year={year} years={years} pathOf={(each) => fastsUrl(each, calendar)} />
      <p class="eyebrow">{calendarName(calendar)}</p>
      <h1>Fasts of {year}</h1>
      <CalendarSwitch
        calendar={calendar}
        pathOn={(each) => fastsUrl(year, each)}
        isFollowed={years.has(year)}
      />
      <p class="lead">
        Besides these, every Wednesday and Friday is a fast day, except in the fast-free weeks.
      </p>
      <table class="dates">
        <thead>
          <tr>
            <th scope="col">Fast</th>
            <th scope="col">When</th>
            <th scope="col">Days</th>
          </tr>
        </thead>
        <tbody>
          {fasts.map((fast) => (
            <FastRow
              key={`${fast.title} ${fast.start}`}
              fast={fast}
              year={year}
              calendar={calendar}
            />
          ))}
        </tbody>
      </table>
    </article>
  ),
});

interface FastRowProps extends Pick<YearFasts, 'year' | 'calendar'> {
  readonly fast: Fast;
}

const FastRow = ({
  fast: { title, fast, start, end, days, empty },
  year,
  calendar,
}: FastRowProps) => (
  <tr>
    <th scope="row">
      {typeset(title)}
      {!fast && <span class="note"> (no fasting)</span>}
    </th>
    {empty ? (
      <td colspan={2}>no days this year</td>
    ) : (
      <>
        <td>
          {end === null && 'from '}
          {start && <DayLink date={start} year={year} calendar={calendar} />}
          {end && end !== start && (
            <>
              {start ? ' to ' : 'to '}
              <DayLink date={end} year={year} calendar={calendar} />
            </>
          )}
        </td>
        <td>{days}</td>
      </>
    )}
  </tr>
);

interface DayLinkProps extends Pick<YearFasts, 'year' | 'calendar'> {
  readonly date: string;
}

/** Shows the year where it differs from the page's. */
function DayLink({ date, year, calendar }: DayLinkProps) {
  const { day, month, year: own } = civilDate(date);
  return (
    <a href={dayUrl(date, calendar)}>
      {day} {shortMonth(month)}
      {own === year ? '' : ` ${own}`}
    </a>
  );
}
