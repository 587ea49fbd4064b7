import { civilDate } from '../../api/dates.js';
import type { GreatFeasts } from '../../api/operations/years.js';
import { dayUrl, feastUrl, greatFeastsUrl } from '../../api/record-urls.js';
import { type Reckoning, reckonings } from '../../calendar/reckoning.js';
import type { Page } from '../page.js';
import { capitalized, dayAndMonth, typeset } from '../words.js';
import { YearPager } from './year-pager.js';
import type { Years } from './years.js';

export const greatFeastsPage = (answer: GreatFeasts, years: Years): Page => {
  const { year, feasts, julianFeasts, url } = answer;
  return {
    path: url,
    title: `Great feasts of ${year}`,
    description: `The dates of Pascha and the Twelve Great Feasts in ${year}, on the New and the Old Calendar.`,
    section: '/calendar',
    above: [{ name: 'Calendar', path: '/calendar' }],
    isIndexed: years.has(year),
    isCitable: true,
    feeds: { calendars: reckonings, files: ['great-feasts.ics'] },
    api: { operationId: 'getGreatFeasts', request: `/v1${url}` },
    main: (
      <article>
        <YearPager year={year} years={years} pathOf={greatFeastsUrl} />
        <p class="eyebrow">Pascha and the Twelve</p>
        <h1>Great feasts of {year}</h1>
        <h2>New Calendar</h2>
        <Dates
          calendar="gregorian"
          rows={feasts.map((feast) => ({ ...feast, url: feastUrl(feast.key) }))}
        />
        <h2>Old Calendar</h2>
        <p>
          The feasts that the Old Calendar keeps within the civil year {year}: the Nativity in
          January is that of 25 December of the year before.
        </p>
        <Dates calendar="julian" rows={julianFeasts} />
      </article>
    ),
  };
};

interface DatesProps {
  readonly calendar: Reckoning;
  readonly rows: GreatFeasts['julianFeasts'];
}

const Dates = ({ calendar, rows }: DatesProps) => (
  <table class="dates">
    <thead>
      <tr>
        <th scope="col">Date</th>
        <th scope="col">Feast</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, title, date, weekday, url }) => (
        <tr key={`${key} ${date}`} class={key === 'pascha' ? 'great' : undefined}>
          <td>
            <a href={dayUrl(date, calendar)}>{dayAndMonth(civilDate(date))}</a>{' '}
            <span class="weekday">{capitalized(weekday)}</span>
          </td>
          <td class="title">
            <a href={url}>{typeset(title)}</a>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
