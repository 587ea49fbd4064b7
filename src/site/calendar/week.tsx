/** A week of the Church, Sunday to Saturday, day by day: what is kept, the fast, the readings. */
import { civilDate } from '../../api/dates.js';
import type { Day } from '../../api/operations/days.js';
import { translationNames } from '../../api/schemas/parameters.js';
import type { Reckoning } from '../../calendar/reckoning.js';
import type { Use } from '../../catalogue/commemorations.js';
import { monthLink, weekPath } from '../links.js';
import type { Page, PageLink } from '../page.js';
import { CalendarAndUseSwitch, InlineLinks, Pager } from '../parts/links.js';
import { calendarAndDate, capitalized, dayAndMonth, fullDate, typeset } from '../words.js';
import type { Week } from './weeks.js';

export interface WeekAsked {
  readonly week: Week;
  readonly calendar: Reckoning;
  readonly use: Use;
  /** The weeks before and after. */
  readonly previous: Week | undefined;
  readonly next: Week | undefined;
}

export function weekPage(days: readonly Day[], asked: WeekAsked, years: readonly number[]): Page {
  const { week, calendar, use, previous, next } = asked;
  const first = civilDate(days[0]?.date ?? '');
  const last = civilDate(days.at(-1)?.date ?? '');
  const name = `Week ${week.week} of ${week.year}`;
  const span = `${dayAndMonth(first)} to ${dayAndMonth(last)} ${last.year}`;
  const isFollowed = years.includes(week.year);
  const url = weekPath(week, calendar, use);
  const link = (other: Week | undefined): PageLink | undefined =>
    other && { name: `Week ${other.week}`, url: weekPath(other, calendar, use) };
  return {
    path: url,
    title: `${name}: ${span}`,
    description: `The Orthodox week from ${span}: the feasts and saints of each day, the fasts and the readings.`,
    above: [
      { name: 'Calendar', url: '/calendar' },
      monthLink(first.year, first.month, calendar, use),
    ],
    isIndexed: false,
    styles: ['week.css'],
    main: (
      <article>
        <Pager label="Weeks" previous={link(previous)} next={link(next)} isFollowed={isFollowed} />
        <p class="eyebrow">{name}</p>
        <h1>{span}</h1>
        <CalendarAndUseSwitch
          {...{ calendar, use, isFollowed }}
          pathOn={(...choice) => weekPath(week, ...choice)}
        />
        <TextLinks days={days} url={url} />
        {days.map((day) => (
          <DaySection key={day.date} day={day} />
        ))}
      </article>
    ),
  };
}

/** The same week with the words of its readings, folded. */
function TextLinks({ days, url }: { readonly days: readonly Day[]; readonly url: string }) {
  if (days.some(({ readings }) => readings.some(({ text }) => text !== undefined))) return null;
  const separator = url.includes('?') ? '&' : '?';
  return (
    <p class="note">
      With the text of the readings, from the{' '}
      <InlineLinks
        separator=" or the "
        isFollowed={false}
        links={translationNames.map(({ key, name }) => ({
          name,
          url: `${url}${separator}text=${key}`,
        }))}
      />
    </p>
  );
}

const maxSaints = 6;

function DaySection({ day }: { readonly day: Day }) {
  const { date, url, title, fasting, readings } = day;
  const feasts = [...day.movableFeasts, ...day.feasts];
  const saints = day.saints.slice(0, maxSaints);
  const more = day.saints.length - saints.length;
  return (
    <section class="week-day">
      <h2>
        <a href={url}>{fullDate(date)}</a>
      </h2>
      <p class="under">
        {day.calendar === 'julian' && `${calendarAndDate(day)} · `}
        {typeset(title)}
      </p>
      {feasts.length > 0 && (
        <p class="kept">
          <InlineLinks
            separator="; "
            links={feasts.map((feast) => ({ name: typeset(feast.title), url: feast.url }))}
          />
        </p>
      )}
      {saints.length > 0 && (
        <p>
          <InlineLinks
            separator="; "
            links={saints.map((saint) => ({ name: typeset(saint.name), url: saint.url }))}
          />
          {more > 0 && ` and ${more} more`}
        </p>
      )}
      <p class={fasting.fast ? 'fast' : 'no-fast'}>{typeset(fasting.summary)}</p>
      {readings.length > 0 && (
        <ul>
          {readings.map((reading) => (
            <ReadingItem
              key={`${reading.service} ${reading.reference} ${reading.occasion}`}
              reading={reading}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type Reading = Day['readings'][number];

const kinds: Readonly<Record<Reading['kind'], string>> = {
  epistle: 'epistle',
  gospel: 'gospel',
  ot: 'lesson',
  'matins-gospel': 'gospel',
};

const ReadingItem = ({
  reading: { service, kind, reference, text },
}: {
  readonly reading: Reading;
}) => (
  <li>
    {capitalized(service.replaceAll('-', ' '))}, {kinds[kind]}: {typeset(reference)}
    {text && (
      <details>
        <summary>Text</summary>
        {text.map(({ book, chapter, verse, text: words }) => (
          <span key={`${book} ${chapter}:${verse}`}>
            <sup>{verse}</sup>
            {words}{' '}
          </span>
        ))}
      </details>
    )}
  </li>
);
