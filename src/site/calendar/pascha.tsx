import { civilDate } from '../../api/dates.js';
import type { PaschaCycle } from '../../api/operations/years.js';
import { dayUrl, paschaUrl } from '../../api/record-urls.js';
import { reckonings } from '../../calendar/reckoning.js';
import type { Page } from '../page.js';
import { capitalized, dateInWords, dayAndMonth, fullDate, typeset } from '../words.js';
import { YearPager } from './year-pager.js';
import type { Years } from './years.js';

export const paschaPage = ({ year, pascha, feasts, url }: PaschaCycle, years: Years): Page => ({
  path: url,
  title: `Pascha ${year}`,
  description: `Orthodox Pascha (Easter) in ${year} is on ${fullDate(pascha)}. The Sundays of the Triodion, Great Lent, Holy Week, Ascension and Pentecost with their dates.`,
  section: '/calendar',
  above: [{ name: 'Calendar', path: '/calendar' }],
  isIndexed: years.has(year),
  isCitable: true,
  feeds: { calendars: reckonings, files: ['feasts.ics'] },
  api: { operationId: 'getPaschaCycle', request: `/v1${url}` },
  main: (
    <article>
      <YearPager year={year} years={years} pathOf={paschaUrl} />
      <p class="eyebrow">The movable feasts of {year}</p>
      <h1>Pascha: {dateInWords(pascha)}</h1>
      <p class="lead">
        These are civil dates, the same on the New and the Old Calendar: nearly all Orthodox
        Christians keep Pascha together.
      </p>
      <table class="dates">
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Kept</th>
          </tr>
        </thead>
        <tbody>
          {feasts.map(({ key, title, rank, date, weekday, url: feastUrl }) => (
            <tr key={key} class={rank}>
              <td>
                <a href={dayUrl(date, 'gregorian')}>{dayAndMonth(civilDate(date))}</a>{' '}
                <span class="weekday">{capitalized(weekday)}</span>
              </td>
              <td class="title">
                <a href={feastUrl}>{typeset(title)}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  ),
});
