/** The front page: today on both calendars, what is next, and the ways in. */
import type { CalendarAndUse } from '../api/calendar-names.js';
import { civilDate } from '../api/dates.js';
import type { Day } from '../api/operations/day-shapes.js';
import type { GreatFeasts } from '../api/operations/years.js';
import type { Api } from '../api/operations.js';
import {
  bulletinUrl,
  calendarQuery,
  fastsUrl,
  feastUrl,
  greatFeastsUrl,
  memorialsUrl,
  paschaUrl,
  wallCalendarUrl,
  weddingsUrl,
  yearSheetUrl,
} from '../api/record-urls.js';
import {
  addDays,
  type CalendarDate,
  formatDate,
  lastYear,
  type Reckoning,
} from '../calendar/reckoning.js';
import type { ListedChurch } from '../catalogue/queries.js';
import { dailyFeeds } from './alternates.js';
import { feastLines, saintLines } from './calendar/calendar-lines.js';
import { FeastLines, SaintLink } from './calendar/day-saints.js';
import { comingSunday, yearToPlan } from './calendar/weeks.js';
import { monthPath } from './links.js';
import type { Page } from './page.js';
import { SuggestingSearch } from './parts/forms.js';
import { CalendarAndUseSwitch, LinkList } from './parts/links.js';
import { FastSign } from './parts/signs.js';
import { LongDate } from './parts/text.js';
import { keepUrl } from './preferences.js';
import {
  calendarAndDate,
  dateInWords,
  dayAndMonth,
  monthName,
  rulesInWords,
  toneInWords,
  typeset,
} from './words.js';

interface Asked extends CalendarAndUse {
  readonly church?: ListedChurch | undefined;
  readonly isUtc: boolean;
}

interface Today {
  readonly day: Day;
  /** The next great feast on this calendar; today's counts. */
  readonly coming: Pick<GreatFeasts['feasts'][number], 'key' | 'title' | 'date'> | undefined;
}

/**
 * `today` is the date that is shown, which `assets/visitor.js` makes that of the visitor; `isUtc` if
 * it is that of UTC.
 */
export async function findHomePage(
  api: Api,
  today: CalendarDate,
  { calendar, use, church, isUtc }: Asked,
): Promise<Page> {
  const { year } = today;
  const date = formatDate(today);
  const dayOn = (each: Reckoning) =>
    api.getDay.handle({
      date,
      calendar: each,
      use,
      church: each === calendar ? church : undefined,
    });
  const [day, oldDay, ...greatFeasts] = await Promise.all([
    dayOn('gregorian'),
    dayOn('julian'),
    api.getGreatFeasts.handle({ year }),
    api.getGreatFeasts.handle({ year: Math.min(year + 1, lastYear) }),
  ]);
  const feasts = greatFeasts.flatMap((each) => each.feasts);
  const julianFeasts = greatFeasts.flatMap((each) => each.julianFeasts);
  const isAhead = (feast: { readonly date: string }) => feast.date >= date;
  const pascha = feasts.find((feast) => feast.key === 'pascha' && isAhead(feast));
  const cards = [
    { day, coming: feasts.find(isAhead) },
    { day: oldDay, coming: julianFeasts.find(isAhead) },
  ] as const;
  return homePage(
    calendar === 'gregorian' ? cards : [cards[1], cards[0]],
    pascha?.date ?? day.pascha,
    { calendar, use, isUtc },
  );
}

/** `cards` are today on the chosen calendar and on the other. */
function homePage(cards: readonly [Today, Today], pascha: string, asked: Asked): Page {
  const { date, title } = cards[0].day;
  const { calendar, use } = asked;
  const { year } = civilDate(date);
  const planned = yearToPlan(civilDate(date));
  return {
    path: '/',
    title: 'the Orthodox calendar and its saints',
    description:
      'Who is commemorated today, whether it is a fast, when Pascha is, and the lives and hymns of the saints: the Orthodox calendar, New and Old.',
    kind: 'home',
    scripts: ['suggest.js'],
    feeds: {
      calendars: cards.map(({ day }) => day.calendar),
      use,
      files: [...dailyFeeds, 'great-feasts.ics'],
    },
    jsonLd: { '@type': 'WebSite', name: 'Menologion' },
    main: (
      <>
        <p class="eyebrow">Menologion, the Orthodox calendar</p>
        <h1>
          <LongDate date={date} />
          <span class="under">{title}</span>
        </h1>
        <div class="choice">
          Your calendar:{' '}
          <CalendarAndUseSwitch
            calendar={calendar}
            use={use}
            pathOn={(...choice) => `/${calendarQuery(...choice)}`}
            isFollowed={false}
          />
        </div>
        <div class="two">
          {cards.map((card) => (
            <Card key={card.day.calendar} {...card} />
          ))}
        </div>
        <SuggestingSearch label="Find a saint, a feast or a country" />
        <LinkList
          class="inline"
          links={[
            { name: `Pascha: ${dateInWords(pascha)}`, url: paschaUrl(civilDate(pascha).year) },
            { name: 'Great feasts', url: greatFeastsUrl(year) },
            { name: 'Fasts', url: fastsUrl(year, calendar, use) },
            { name: 'Weddings', url: weddingsUrl(planned, calendar, use) },
            { name: 'Name days', url: '/name-days' },
            { name: 'Saints by patronage', url: '/saints#patronage' },
            { name: 'Saints by name', url: '/saints' },
          ]}
        />
        <Notes date={date} {...asked} />
      </>
    ),
  };
}

/** Towards the end of a month, people print the next one. */
const daysAhead = 7;

/** For parishes and developers, and whose day it is. */
function Notes({ date, calendar, use, isUtc }: Asked & { readonly date: string }) {
  const civil = civilDate(date);
  const { year, month } = addDays(civil, daysAhead);
  const sunday = comingSunday(addDays(civil, 1));
  const planned = yearToPlan(civil);
  return (
    <>
      <p class="note">
        For parishes:{' '}
        <a href={bulletinUrl(formatDate(sunday), calendar, use)}>
          the bulletin of Sunday, {dayAndMonth(sunday)}
        </a>
        ,{' '}
        <a href={monthPath(year, month, calendar, use)}>
          {monthName(month)} {year} to print
        </a>
        , <a href={yearSheetUrl(planned, calendar, use)}>{planned} on one sheet</a>,{' '}
        <a href={wallCalendarUrl(planned, calendar, use)}>all of {planned} for the wall</a>,{' '}
        <a href={memorialsUrl(planned, calendar, use)}>memorials of the departed</a>,{' '}
        <a href="/churches">what each Church keeps</a>, <a href="/embed">today on your own site</a>{' '}
        and <a href="/feeds">calendars</a> to subscribe to.
      </p>
      <p class="note">
        {isUtc ? 'Today is the date in UTC.' : 'Today is the date where you are.'} Fasts follow{' '}
        {rulesInWords(use)}: read <a href="/about">whose practice this calendar follows</a> and how
        it is made. The lives are in English; names are found as other languages write them, too.
      </p>
      <p class="note">
        For developers: <a href="/docs">an API</a> with the same days and saints,{' '}
        <a href="/docs#keys">a key</a> for it, and <a href="/docs/console">a form</a> to try it.
      </p>
    </>
  );
}

const maxSaints = 6;

function Card({ day, coming }: Today) {
  const { fasting } = day;
  const saints = saintLines(day);
  const more = saints.length - maxSaints;
  return (
    <section class="card">
      <h2>
        <a {...keepUrl} href={day.url}>
          {calendarAndDate(day)}
        </a>
      </h2>
      <p class="tone">
        <FastSign tone={fasting.tone} />{' '}
        {fasting.fast ? `Fast day: ${toneInWords(fasting.tone).toLowerCase()}` : 'No fast'}
      </p>
      <FeastLines feasts={feastLines(day)} />
      <ul>
        {saints.slice(0, maxSaints).map((saint) => (
          <li key={saint.slug}>
            <SaintLink saint={saint} />
          </li>
        ))}
        {more > 0 && (
          <li>
            <a {...keepUrl} href={day.url}>
              and {more} more
            </a>
          </li>
        )}
      </ul>
      {coming && (
        <p class="coming">
          Next great feast: <a href={feastUrl(coming.key)}>{typeset(coming.title)}</a>,{' '}
          <span class="whole">{dateInWords(coming.date)}</span>
        </p>
      )}
    </section>
  );
}
