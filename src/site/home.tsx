/** The front page: today on both calendars, what is next, and the ways in. */

import { civilDate } from '../api/dates.js';
import type { Day } from '../api/operations/days.js';
import type { GreatFeasts } from '../api/operations/years.js';
import { dayUrl, greatFeastsUrl, paschaUrl } from '../api/record-urls.js';
import { reckonings } from '../calendar/reckoning.js';
import { dailyFeeds } from './alternates.js';
import { monthPath } from './links.js';
import type { Page } from './page.js';
import { LongDate } from './parts/long-date.js';
import { calendarAndDate, dateInWords, monthName, toneInWords, typeset } from './words.js';

export type ComingFeast = Pick<
  GreatFeasts['julianFeasts'][number],
  'key' | 'title' | 'date' | 'url'
>;

export interface Today {
  readonly day: Day;
  /** The next great feast on this calendar; today's counts. */
  readonly coming: ComingFeast | undefined;
}

/** `cards` are today on the New Calendar and on the Old. */
export function homePage(cards: readonly [Today, Today], pascha: string): Page {
  const { date, title } = cards[0].day;
  const { year, month } = civilDate(date);
  const ofPascha = civilDate(pascha).year;
  return {
    path: '/',
    title: 'the Orthodox calendar and its saints',
    description:
      'Who is commemorated today, whether it is a fast, when Pascha is, and the lives and hymns of the saints: the Orthodox calendar, New and Old.',
    kind: 'home',
    feeds: { calendars: reckonings, files: [...dailyFeeds, 'great-feasts.ics'] },
    jsonLd: { '@type': 'WebSite', name: 'Menologion' },
    main: (
      <>
        <h1>
          <LongDate date={date} />
          <span class="under">{title}</span>
        </h1>
        <div class="two">
          {cards.map((card) => (
            <Card key={card.day.calendar} today={card} />
          ))}
        </div>
        <search>
          <form class="wide" action="/search">
            <label for="q">Find a saint, a feast or a country</label>
            <span class="row">
              <input type="search" id="q" name="q" required maxlength={200} />
              <button type="submit">Search</button>
            </span>
          </form>
        </search>
        <ul class="inline">
          <li>
            <a href={monthPath(year, month, 'gregorian')}>
              {monthName(month)} {year} to print
            </a>
          </li>
          <li>
            <a href={paschaUrl(ofPascha)}>Pascha: {dateInWords(pascha)}</a>
          </li>
          <li>
            <a href={greatFeastsUrl(year)}>Great feasts</a>
          </li>
          <li>
            <a href="/saints">Saints by name</a>
          </li>
        </ul>
        <p class="note">
          Today is the date in UTC. Read <a href="/about">whose practice this calendar follows</a>{' '}
          and how it is made.
        </p>
      </>
    ),
  };
}

const maxSaints = 6;

function Card({ today: { day, coming } }: { readonly today: Today }) {
  const { calendar, fasting, saints } = day;
  const feasts = [...day.feasts, ...day.movableFeasts];
  const more = saints.length - maxSaints;
  return (
    <section class="card">
      <h2>
        <a href={dayUrl(day.date, calendar)}>{calendarAndDate(day)}</a>
      </h2>
      <p class="under">
        {fasting.fast ? `Fast day: ${toneInWords(fasting.tone).toLowerCase()}` : 'No fast'}
      </p>
      <ul>
        {feasts.map(({ key, title, url }) => (
          <li key={key} class="feast">
            <a href={url}>{typeset(title)}</a>
          </li>
        ))}
        {saints.slice(0, maxSaints).map(({ slug, name, url }) => (
          <li key={slug}>
            <a href={url}>{typeset(name)}</a>
          </li>
        ))}
        {more > 0 && (
          <li>
            <a href={day.url}>and {more} more</a>
          </li>
        )}
      </ul>
      {coming && (
        <p class="coming">
          Next great feast: <a href={coming.url}>{typeset(coming.title)}</a>,{' '}
          <span class="whole">{dateInWords(coming.date)}</span>
        </p>
      )}
    </section>
  );
}
