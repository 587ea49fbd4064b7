/** The page of a day, from the answer of getDay. */
import { civilDate } from '../../api/dates.js';
import type { Day } from '../../api/operations/days.js';
import { dayUrl } from '../../api/record-urls.js';
import { addDays, formatDate, isAnsweredYear } from '../../calendar/reckoning.js';
import { dailyFeeds } from '../alternates.js';
import { monthPath } from '../links.js';
import type { Page, PageLink } from '../page.js';
import { CalendarSwitch } from '../parts/calendar-switch.js';
import { LongDate } from '../parts/long-date.js';
import { Pager } from '../parts/pager.js';
import {
  calendarAndDate,
  calendarSuffix,
  dateInWords,
  dayAndMonth,
  fullDate,
  listed,
  monthName,
  typeset,
} from '../words.js';
import { Fast } from './fast.js';
import { Readings } from './readings.js';
import type { Years } from './years.js';

export function dayPage(day: Day, years: Years): Page {
  const { date, calendar } = day;
  const { year, month } = civilDate(date);
  const isFollowed = years.has(year);
  return {
    path: day.url,
    title: dateInWords(date) + calendarSuffix(calendar),
    description: descriptionOf(day),
    section: '/calendar',
    above: [
      { name: 'Calendar', path: '/calendar' },
      { name: `${monthName(month)} ${year}`, path: monthPath(year, month, calendar) },
    ],
    isIndexed: isFollowed,
    isCitable: true,
    api: { operationId: 'getDay', request: `/v1${day.url}` },
    feeds: { calendars: [calendar], files: dailyFeeds },
    main: (
      <article class="day">
        <Pager
          label="Days"
          previous={neighbour(day, -1)}
          next={neighbour(day, 1)}
          isFollowed={isFollowed}
        />
        <p class="eyebrow">{day.title}</p>
        <h1>
          <LongDate date={date} />
        </h1>
        <p class="under">{underDate(day)}</p>
        <CalendarSwitch
          calendar={calendar}
          pathOn={(each) => dayUrl(date, each)}
          isFollowed={isFollowed}
        />
        <Feasts day={day} />
        <Fast fasting={day.fasting} />
        <Saints day={day} />
        <Readings readings={day.readings} />
      </article>
    ),
  };
}

const descriptionOf = ({ title, date, saints, fasting }: Day) =>
  `${fullDate(date)}: ${title}. ${
    saints.length === 0 ? '' : `${listed(saints.slice(0, 3).map(({ name }) => name))}. `
  }${fasting.fast ? 'A fast day.' : 'Not a fast day.'}`;

/** Which calendar, its own date where that differs, the tone of the week and the period. */
function underDate(day: Day): string {
  const tone = day.octoechosMode === null ? '' : ` · Tone ${day.octoechosMode}`;
  const period = day.period ? ` · ${day.period.title}` : '';
  return `${calendarAndDate(day)}${tone}${period}`;
}

function neighbour(day: Day, days: number): PageLink | undefined {
  const other = addDays(civilDate(day.date), days);
  if (!isAnsweredYear(other.year)) return undefined;
  return { name: dayAndMonth(other), path: dayUrl(formatDate(other), day.calendar) };
}

function Feasts({ day }: { readonly day: Day }) {
  const feasts = [...day.feasts, ...day.movableFeasts];
  if (feasts.length === 0) return null;
  return (
    <section class="feasts">
      <h2>Feasts</h2>
      <ul>
        {feasts.map(({ key, title, rank, url }) => (
          <li key={key} class={rank}>
            <a href={url}>{typeset(title)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Saints({ day: { saints, feasts, movableFeasts } }: { readonly day: Day }) {
  const kept = [...feasts, ...movableFeasts].map(({ title }) => title);
  if (saints.length === 0 && kept.length > 0) return null;
  return (
    <section class="saints">
      <h2>Saints</h2>
      {saints.length === 0 && <p>No saints are listed for this day yet.</p>}
      {byCommemoration(saints).map(([title, group]) => (
        <Commemoration key={title} title={title} isFeast={kept.includes(title)} saints={group} />
      ))}
    </section>
  );
}

type DaySaint = Day['saints'][number];

/** Groups saints who share a commemoration. */
function byCommemoration(
  saints: readonly DaySaint[],
): [title: string, saints: [DaySaint, ...DaySaint[]]][] {
  const groups = new Map<string, [DaySaint, ...DaySaint[]]>();
  for (const saint of saints) {
    const group = groups.get(saint.feastTitle);
    if (group) group.push(saint);
    else groups.set(saint.feastTitle, [saint]);
  }
  return [...groups];
}

interface CommemorationProps {
  readonly title: string;
  /** A feast of the same title stands above, so that the saint is called by name. */
  readonly isFeast: boolean;
  readonly saints: readonly [DaySaint, ...DaySaint[]];
}

function Commemoration({ title, isFeast, saints }: CommemorationProps) {
  const [first, ...others] = saints;
  if (others.length === 0) {
    return (
      <div class="entry">
        <h3>
          <a href={first.url}>{typeset(isFeast ? first.name : title)}</a>
        </h3>
        <p>{typeset(first.shortBio)}</p>
      </div>
    );
  }
  return (
    <div class="entry">
      <h3>{typeset(title)}</h3>
      {saints.map(({ slug, name, url, shortBio }) => (
        <p key={slug}>
          <a href={url}>{typeset(name)}</a>: {typeset(shortBio)}
        </p>
      ))}
    </div>
  );
}
