/** The ways into the calendar: a date, a month, a year. */
import { fastsUrl, greatFeastsUrl, paschaUrl } from '../../api/record-urls.js';
import { monthNames, reckonings } from '../../calendar/reckoning.js';
import { monthPath } from '../links.js';
import type { Page } from '../page.js';
import { LinkList } from '../parts/links.js';
import { shortMonth } from '../words.js';

export const calendarPage = (years: readonly number[], today: string): Page => ({
  path: '/calendar',
  title: 'Calendar',
  description:
    'The Orthodox calendar, New and Old: any day or month, Pascha, the great feasts and the fasts of a year.',
  section: '/calendar',
  feeds: { calendars: reckonings, files: ['feasts.ics', 'fasts.ics', 'saints.ics'] },
  main: (
    <>
      <h1>Calendar</h1>
      <p class="lead">
        Any day from 1583 to 9999 on the New Calendar or the Old, computed rather than looked up.
      </p>
      <form class="wide" action="/calendar/go">
        <label for="date">Go to a civil date</label>
        <span class="row">
          <input
            type="date"
            id="date"
            name="date"
            value={today}
            min="1583-01-01"
            max="9999-12-31"
            required
          />
          <button type="submit">Go</button>
        </span>
        <fieldset>
          <legend>On the</legend>
          <label>
            <input type="radio" name="calendar" value="gregorian" checked /> New Calendar
          </label>
          <label>
            <input type="radio" name="calendar" value="julian" /> Old Calendar
          </label>
        </fieldset>
      </form>
      {years.map((year) => (
        <section key={year} class="year">
          <h2>{year}</h2>
          <LinkList
            class="inline"
            links={[
              { name: 'Pascha and the movable feasts', url: paschaUrl(year) },
              { name: 'Great feasts', url: greatFeastsUrl(year) },
              { name: 'Fasts', url: fastsUrl(year, 'gregorian') },
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
