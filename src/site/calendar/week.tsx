/** A week of the Church, Sunday to Saturday, day by day: what is kept, the fast, the readings. */
import { type CalendarAndUse, readingNames } from '../../api/calendar-names.js';
import { civilDate } from '../../api/dates.js';
import type { Day } from '../../api/operations/day-shapes.js';
import { addDays, type CalendarDate, isAnsweredYear } from '../../calendar/reckoning.js';
import { monthLink, weekPath } from '../links.js';
import type { Page, PageLink } from '../page.js';
import { CalendarAndUseSwitch } from '../parts/links.js';
import { calendarAndDate, dayAndMonth, fullDate, typeset } from '../words.js';
import { feastLines, saintLines } from './calendar-lines.js';
import { keyOf, occasionInWords, serviceName, TextLinks, Verses } from './day-readings.js';
import { FeastLines, SaintLinks } from './day-saints.js';
import { type Week, weekOf } from './weeks.js';

interface WeekAsked extends CalendarAndUse {
  readonly week: Week;
}

/** `days` are those of the week that lie within the answered years. */
export function weekPage(days: readonly Day[], asked: WeekAsked, years: readonly number[]): Page {
  const { week, calendar, use } = asked;
  const first = civilDate(days[0]?.date ?? '');
  const last = civilDate(days.at(-1)?.date ?? '');
  const name = `Week ${week.week} of ${week.year}`;
  const span = `${dayAndMonth(first)} to ${dayAndMonth(last)} ${last.year}`;
  const isFollowed = years.includes(week.year);
  const url = weekPath(week, calendar, use);
  const linkTo = (date: CalendarDate): PageLink | undefined => {
    const other = weekOf(date);
    if (!isAnsweredYear(other.year)) return undefined;
    return { name: `Week ${other.week}`, url: weekPath(other, calendar, use) };
  };
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
    pager: {
      label: 'Weeks',
      previous: linkTo(addDays(first, -7)),
      next: linkTo(addDays(last, 7)),
      isFollowed,
    },
    main: (
      <article>
        <p class="eyebrow">{name}</p>
        <h1>{span}</h1>
        <CalendarAndUseSwitch
          calendar={calendar}
          use={use}
          isFollowed={isFollowed}
          pathOn={(...choice) => weekPath(week, ...choice)}
        />
        <TextLinks
          readings={days.flatMap(({ readings }) => readings)}
          url={url}
          lead="With the text of the readings, from the"
        />
        {days.map((day) => (
          <DaySection key={day.date} day={day} />
        ))}
        <p class="note">
          The number is the civil one (ISO 8601), in which week 1 has the first Thursday of the
          year. The Church’s week begins on the Sunday before.
        </p>
      </article>
    ),
  };
}

const maxSaints = 6;

function DaySection({ day }: { readonly day: Day }) {
  const { date, url, title, fasting, readings } = day;
  const saints = saintLines(day);
  const more = saints.length - maxSaints;
  return (
    <section class="week-day">
      <h2>
        <a href={url}>{fullDate(date)}</a>
      </h2>
      <p class="under">
        {day.calendar === 'julian' && `${calendarAndDate(day)} · `}
        {typeset(title)}
      </p>
      <FeastLines feasts={feastLines(day).filter((feast) => feast.title !== title)} />
      {saints.length > 0 && (
        <p class="also">
          <SaintLinks saints={saints.slice(0, maxSaints)} />
          {more > 0 && ` and ${more} more`}
        </p>
      )}
      <p class={fasting.fast ? 'fast' : 'no-fast'}>{typeset(fasting.summary)}</p>
      {readings.length > 0 && (
        <ul>
          {readings.map((reading) => (
            <ReadingItem
              key={keyOf(reading)}
              reading={reading}
              hasOthers={readings.some((each) => each !== reading && isAlike(each, reading))}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type Reading = Day['readings'][number];

/** Whether both stand in one place of a service, so that each must say whose it is. */
const isAlike = (one: Reading, other: Reading): boolean =>
  one.service === other.service && one.kind === other.kind;

interface ReadingItemProps {
  readonly reading: Reading;
  /** Whether the day has another in the same place. */
  readonly hasOthers: boolean;
}

const ReadingItem = ({ reading, hasOthers }: ReadingItemProps) => (
  <li>
    {serviceName(reading.service)}, {readingNames[reading.kind].toLowerCase()}:{' '}
    {typeset(reading.reference)}
    {hasOthers && <span class="note"> {occasionInWords(reading)}</span>}
    {reading.text && (
      <details>
        <summary>Text</summary>
        <Verses verses={reading.text} />
      </details>
    )}
  </li>
);
