/** The page of a day, from the answer of getDay. */
import { civilDate } from '../../api/dates.js';
import type { Day } from '../../api/operations/days.js';
import type { Service } from '../../api/operations/service.js';
import { bulletinUrl, dayUrl } from '../../api/record-urls.js';
import { translationNames } from '../../api/schemas/parameters.js';
import { addDays, formatDate, isAnsweredYear } from '../../calendar/reckoning.js';
import type { Use } from '../../catalogue/commemorations.js';
import { grouped } from '../../catalogue/grouped.js';
import { dailyFeeds } from '../alternates.js';
import { monthLink } from '../links.js';
import type { Page, PageLink } from '../page.js';
import { CalendarSwitch, InlineLinks, LinkList, Pager, UseSwitch } from '../parts/links.js';
import { SungHymns } from '../parts/sung.js';
import { LongDate } from '../parts/text.js';
import {
  calendarAndDate,
  calendarSuffix,
  capitalized,
  dateInWords,
  dayAndMonth,
  fullDate,
  listed,
  toneInWords,
  typeset,
} from '../words.js';

export function dayPage(
  day: Day,
  years: readonly number[],
  { use }: { use: Use },
  service: Service,
): Page {
  const { date, calendar, fasting } = day;
  const { year, month } = civilDate(date);
  const isFollowed = years.includes(year);
  const feasts = [...day.feasts, ...day.movableFeasts];
  return {
    path: day.url,
    title: dateInWords(date) + calendarSuffix(calendar),
    description: descriptionOf(day),
    above: [{ name: 'Calendar', url: '/calendar' }, monthLink(year, month, calendar, use)],
    isIndexed: isFollowed && use === 'all',
    isCitable: true,
    api: { operationId: 'getDay', request: `/v1${day.url}` },
    feeds: { calendars: [calendar], use, files: dailyFeeds },
    main: (
      <article class="day">
        <Pager
          label="Days"
          previous={neighbour(day, use, -1)}
          next={neighbour(day, use, 1)}
          isFollowed={isFollowed}
        />
        <p class="eyebrow">{day.title}</p>
        <h1>
          <LongDate date={date} />
        </h1>
        <p class="under">{underDate(day)}</p>
        <CalendarSwitch
          calendar={calendar}
          pathOn={(each) => dayUrl(date, each, use)}
          isFollowed={isFollowed}
        />
        <UseSwitch use={use} pathOn={(each) => dayUrl(date, calendar, each)} />
        <Feasts feasts={feasts} />
        <Fasting fasting={fasting} />
        {day.elsewhere && <Elsewhere elsewhere={day.elsewhere} />}
        {day.notes?.map((note) => (
          <p key={note} class="note">
            {note}
          </p>
        ))}
        <Saints saints={day.saints} feastTitles={feasts.map(({ title }) => title)} />
        <Readings readings={day.readings} url={day.url} />
        <ToSing service={service} />
        <p class="note">
          <a href={day.serviceUrl}>The Liturgy, vestments and weddings</a>
          {' · '}
          <a href={bulletinUrl(date, calendar, use)} rel="nofollow">
            A bulletin to print
          </a>
        </p>
      </article>
    ),
  };
}

function Feasts({ feasts }: Pick<Day, 'feasts'>) {
  if (feasts.length === 0) return null;
  const links = feasts.map(({ title, url, rank }) => ({ name: title, url, class: rank }));
  return (
    <section class="feasts">
      <h2>Feasts</h2>
      <LinkList links={links} />
    </section>
  );
}

const Fasting = ({ fasting: { fast, summary } }: Pick<Day, 'fasting'>) => (
  <section class={fast ? 'fasting is-fast' : 'fasting'} aria-label="Fasting">
    <p>
      {fast && <strong>Fast day. </strong>}
      {summary}
    </p>
  </section>
);

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

function neighbour(day: Day, use: Use, days: number): PageLink | undefined {
  const other = addDays(civilDate(day.date), days);
  if (!isAnsweredYear(other.year)) return undefined;
  return { name: dayAndMonth(other), url: dayUrl(formatDate(other), day.calendar, use) };
}

/** What a Greek parish has otherwise, in one line. */
function Elsewhere({ elsewhere }: { readonly elsewhere: NonNullable<Day['elsewhere']> }) {
  const { title, fasting, epistle, gospel, moved } = elsewhere;
  const parts = [
    title ?? '',
    fasting === undefined ? '' : toneInWords(fasting.tone).toLowerCase(),
    epistle === undefined ? '' : `epistle ${epistle ?? 'none'}`,
    gospel === undefined ? '' : `gospel ${gospel ?? 'none'}`,
    moved === undefined ? '' : 'a commemoration is kept on another day',
  ].filter(Boolean);
  return (
    <p class="note elsewhere">
      <a href="/about#use">Greek use</a>: {typeset(parts.join('; '))}.
    </p>
  );
}

function Saints({ saints, feastTitles }: Pick<Day, 'saints'> & { feastTitles: readonly string[] }) {
  if (saints.length === 0 && feastTitles.length > 0) return null;
  return (
    <section class="saints">
      <h2>Saints</h2>
      {saints.length === 0 && <p>No saints are listed for this day yet.</p>}
      {[...grouped(saints.map((saint) => [saint.feastTitle, saint]))].map(([title, group]) => (
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
              {group[0].members.length > 0 && (
                <p class="note">
                  With: <InlineLinks links={group[0].members} separator=", " />
                </p>
              )}
            </>
          )}
        </div>
      ))}
    </section>
  );
}

/** The troparia and kontakia in order; their words are on the page of the service. */
function ToSing({ service: { troparia, kontakia } }: { readonly service: Service }) {
  if (troparia.length === 0) return null;
  return (
    <section>
      <h2>To sing</h2>
      <ul>
        <SungHymns name="Troparion" hymns={troparia} isWithWords={false} />
        <SungHymns name="Kontakion" hymns={kontakia} isWithWords={false} />
      </ul>
    </section>
  );
}

type Reading = Day['readings'][number];

const Verses = ({ verses }: { readonly verses: NonNullable<Reading['text']> }) => (
  <>
    {verses.map(({ book, chapter, verse, text }) => (
      <span key={`${book} ${chapter}:${verse}`}>
        <sup>
          {chapter}:{verse}
        </sup>{' '}
        {text}{' '}
      </span>
    ))}
  </>
);

export const readingKinds: Readonly<Record<Reading['kind'], string>> = {
  epistle: 'Epistle',
  gospel: 'Gospel',
  ot: 'Old Testament',
  'matins-gospel': 'Gospel',
};

/** The same page with the words of its readings in each translation. */
const textLinks = (url: string): PageLink[] =>
  translationNames.map(({ key, name }) => ({
    name,
    url: `${url}${url.includes('?') ? '&' : '?'}text=${key}`,
  }));

/** The services in the order they are held, each with its readings. */
function Readings({ readings, url }: Pick<Day, 'readings' | 'url'>) {
  if (readings.length === 0) return null;
  const isWithText = readings.some(({ text }) => text !== undefined);
  return (
    <section class="readings">
      <h2>Readings</h2>
      {!isWithText && (
        <p class="note">
          With the text of the{' '}
          <InlineLinks links={textLinks(url)} separator=" or the " isFollowed={false} />
        </p>
      )}
      <table>
        <tbody>
          {[...grouped(readings.map((reading) => [reading.service, reading]))].map(
            ([service, group]) =>
              group.map((reading, index) => (
                <tr key={`${service} ${reading.reference} ${reading.occasion}`}>
                  {index === 0 && (
                    <th scope="rowgroup" rowspan={group.length}>
                      {capitalized(service.replaceAll('-', ' '))}
                    </th>
                  )}
                  <td>
                    <span class="kind">{readingKinds[reading.kind]}</span>{' '}
                    {typeset(reading.reference)}
                    <span class="note"> {typeset(reading.occasion)}</span>
                    {reading.text && (
                      <details open={service === 'liturgy'}>
                        <summary>Text</summary>
                        <Verses verses={reading.text} />
                      </details>
                    )}
                  </td>
                </tr>
              )),
          )}
        </tbody>
      </table>
    </section>
  );
}
