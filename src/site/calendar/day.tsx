/** The page of a day, from the answer of getDay. */
import { civilDate } from '../../api/dates.js';
import type { Day } from '../../api/operations/days.js';
import { dayUrl } from '../../api/record-urls.js';
import { addDays, formatDate, isAnsweredYear } from '../../calendar/reckoning.js';
import { dailyFeeds } from '../alternates.js';
import { groupedBy } from '../grouped.js';
import { monthPath } from '../links.js';
import type { Page, PageLink } from '../page.js';
import { CalendarSwitch, LinkList, Pager } from '../parts/links.js';
import { LongDate } from '../parts/text.js';
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
import { Readings } from './readings.js';
import type { Years } from './years.js';

export function dayPage(day: Day, years: Years): Page {
  const { date, calendar, fasting } = day;
  const { year, month } = civilDate(date);
  const isFollowed = years.has(year);
  const feasts = [...day.feasts, ...day.movableFeasts];
  return {
    path: day.url,
    title: dateInWords(date) + calendarSuffix(calendar),
    description: descriptionOf(day),
    above: [
      { name: 'Calendar', url: '/calendar' },
      { name: `${monthName(month)} ${year}`, url: monthPath(year, month, calendar) },
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
        {feasts.length > 0 && (
          <section class="feasts">
            <h2>Feasts</h2>
            <LinkList
              links={feasts.map(({ title, url, rank }) => ({ name: title, url, class: rank }))}
            />
          </section>
        )}
        <section class={fasting.fast ? 'fasting is-fast' : 'fasting'} aria-label="Fasting">
          <p>
            {fasting.fast && <strong>Fast day. </strong>}
            {fasting.summary}
          </p>
        </section>
        <Saints saints={day.saints} feastTitles={feasts.map(({ title }) => title)} />
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
  return { name: dayAndMonth(other), url: dayUrl(formatDate(other), day.calendar) };
}

interface SaintsProps extends Pick<Day, 'saints'> {
  readonly feastTitles: readonly string[];
}

function Saints({ saints, feastTitles }: SaintsProps) {
  if (saints.length === 0 && feastTitles.length > 0) return null;
  return (
    <section class="saints">
      <h2>Saints</h2>
      {saints.length === 0 && <p>No saints are listed for this day yet.</p>}
      {[...groupedBy(saints, ({ feastTitle }) => feastTitle)].map(([title, group]) => (
        <div key={title} class="entry">
          {group.length > 1 ? (
            <>
              <h3>{typeset(title)}</h3>
              {group.map(({ slug, name, url, shortBio }) => (
                <p key={slug}>
                  <a href={url}>{typeset(name)}</a>: {typeset(shortBio)}
                </p>
              ))}
            </>
          ) : (
            <>
              <h3>
                {/* A feast of the same title stands above. */}
                <a href={group[0].url}>
                  {typeset(feastTitles.includes(title) ? group[0].name : title)}
                </a>
              </h3>
              <p>{typeset(group[0].shortBio)}</p>
            </>
          )}
        </div>
      ))}
    </section>
  );
}
