/** The page of a day, from the answer of getDay. */
import { useNames } from '../../api/calendar-names.js';
import { civilDate } from '../../api/dates.js';
import type { Day } from '../../api/operations/day-shapes.js';
import type { Service } from '../../api/operations/service.js';
import { bulletinUrl, dayUrl } from '../../api/record-urls.js';
import { hasUnknownFast } from '../../calendar/churches.js';
import { coordinatesOf } from '../../calendar/coordinates.js';
import { fixedGreatFeasts } from '../../calendar/feasts/great-feasts.js';
import { addDays, isAnsweredYear, monthDayNumber } from '../../calendar/reckoning.js';
import type { Use } from '../../catalogue/commemorations.js';
import type { ListedChurch } from '../../catalogue/queries.js';
import { dailyFeeds } from '../alternates.js';
import { dateLink, monthLink, weekPath } from '../links.js';
import { eventOf, type Page } from '../page.js';
import { CalendarAndUseSwitch } from '../parts/links.js';
import { FastSign } from '../parts/signs.js';
import { SungHymns } from '../parts/sung.js';
import { LongDate } from '../parts/text.js';
import {
  calendarAndDate,
  calendarName,
  calendarSuffix,
  dateInWords,
  fullDate,
  greekUseBy,
  listed,
  toneInWords,
  typeset,
} from '../words.js';
import { feastLines, saintLines } from './calendar-lines.js';
import { ChurchFasts, Readings, RulesNote } from './day-readings.js';
import { FeastLines, SaintLinks, Saints } from './day-saints.js';
import { MonthNav } from './month-nav.js';
import { weddingsInWords } from './service.js';
import { weekOf } from './weeks.js';

interface AskedDay {
  readonly use: Use;
  readonly church?: ListedChurch | undefined;
  /** Of the feasts, by key. */
  readonly titles: ReadonlyMap<string, string>;
}

export function dayPage(
  day: Day,
  years: readonly number[],
  { use, church, titles }: AskedDay,
  service: Service,
): Page {
  const { date, calendar } = day;
  const civil = civilDate(date);
  const { year, month } = civil;
  const isFollowed = years.includes(year);
  const urlOf = (other: string) => dayUrl(other, calendar, use);
  return {
    path: day.url,
    title: dateInWords(date) + calendarSuffix(calendar),
    description: descriptionOf(day),
    above: [{ name: 'Calendar', url: '/calendar' }, monthLink(year, month, calendar, use)],
    isIndexed: isFollowed && use === 'all',
    isCitable: true,
    api: { operationId: 'getDay', request: `/v1${day.url}` },
    feeds: { calendars: [calendar], use, files: dailyFeeds },
    kind: 'day',
    pager: {
      label: 'Days',
      previous: dateLink(addDays(civil, -1), urlOf),
      next: dateLink(addDays(civil, 1), urlOf),
      isFollowed,
    },
    jsonLd: eventOf({
      name: feastLines(day)[0]?.title ?? day.title,
      startDate: date,
      description: descriptionOf(day),
    }),
    main: (
      <article>
        <Head day={day} />
        <OtherGreatFeast day={day} use={use} titles={titles} />
        <Rule day={day} use={use} church={church} service={service} isFollowed={isFollowed} />
        <Saints day={day} />
        <MonthNav date={civil} calendar={calendar} use={use} isFollowed={isFollowed} />
      </article>
    ),
  };
}

interface RuleProps extends Pick<AskedDay, 'church'> {
  readonly day: Day;
  readonly use: Use;
  readonly service: Service;
  readonly isFollowed: boolean;
}

/** The fast, the calendar and use, and what is read and sung. */
function Rule({ day, use, church, service, isFollowed }: RuleProps) {
  const week = weekOf(civilDate(day.date));
  return (
    <div class="rule">
      <Fasting day={day} church={church} />
      <div class="choice">
        <CalendarAndUseSwitch
          calendar={day.calendar}
          use={use}
          isFollowed={isFollowed}
          pathOn={(...choice) => dayUrl(day.date, ...choice)}
        />
      </div>
      <Readings day={day} />
      <ToSing service={service} />
      <Weddings service={service} church={church} />
      <p class="note links">
        <a href={day.serviceUrl}>The Liturgy, vestments and weddings</a>
        {' · '}
        <a href={bulletinUrl(day.date, day.calendar, use)} rel="nofollow">
          A bulletin to print
        </a>
        {/* The first day of 1583 is of a week of the year before. */}
        {isAnsweredYear(week.year) && (
          <>
            {' · '}
            <a href={weekPath(week, day.calendar, use)} rel="nofollow">
              The whole week
            </a>
          </>
        )}
      </p>
    </div>
  );
}

interface OtherGreatFeastProps {
  readonly day: Day;
  readonly use: Use;
  readonly titles: ReadonlyMap<string, string>;
}

/** The great feast that the other calendar keeps on the same day, such as the Nativity on 7 January. */
function OtherGreatFeast({ day: { date, calendar }, use, titles }: OtherGreatFeastProps) {
  const other = calendar === 'julian' ? 'gregorian' : 'julian';
  const there = coordinatesOf(civilDate(date), other).monthDay;
  const key = fixedGreatFeasts.find((feast) => monthDayNumber(feast) === there)?.key;
  if (key === undefined) return null;
  return (
    <p class="note">
      On the {calendarName(other)} this is the day of{' '}
      <a href={dayUrl(date, other, use)}>{typeset(titles.get(key) ?? key)}</a>.
    </p>
  );
}

/** How many are named in the head. */
const chiefSaints = 2;

/** The date, its place in the cycle and the feasts; the first saints unless a great feast is kept. */
function Head({ day }: { readonly day: Day }) {
  const feasts = feastLines(day);
  const hasGreat = feasts.some(({ key, isRed }) => isRed && key !== undefined);
  const room = Math.max(1, chiefSaints - day.feasts.length);
  const chief = hasGreat ? [] : saintLines(day).slice(0, room);
  const isNamed = feasts.some(({ title }) => title === day.title);
  return (
    <header class="kept-today">
      <h1>
        <LongDate date={day.date} />
      </h1>
      <p class="under">{underDate(day)}</p>
      {!isNamed && <p class="title">{typeset(day.title)}</p>}
      <FeastLines feasts={feasts} />
      {chief.length > 0 && (
        <p class="chief">
          <SaintLinks saints={chief} />
        </p>
      )}
    </header>
  );
}

function Fasting({ day, church }: Pick<RuleProps, 'day' | 'church'>) {
  const { fasting, elsewhere } = day;
  const { fast, tone, summary } = fasting;
  const other = elsewhere?.fasting;
  const isAthosApart =
    fasting.churches?.some(({ church }) => church === 'mount-athos') ||
    hasUnknownFast('mount-athos', coordinatesOf(civilDate(day.date), day.calendar));
  return (
    <section class={fast ? 'fasting is-fast' : 'fasting'} aria-label="Fasting">
      <p class="tone">
        <FastSign tone={tone} /> {fast && 'Fast day: '}
        {fast ? toneInWords(tone).toLowerCase() : toneInWords(tone)}
      </p>
      <p>{summary}</p>
      {church === undefined && (
        <>
          <RulesNote
            day={day}
            others={other ? [toneInWords(other.tone).toLowerCase()] : []}
            where={isAthosApart ? 'Jerusalem' : undefined}
          />
          <ChurchFasts day={day} />
        </>
      )}
      {fast && (
        <p class="note">
          <a href="/kinds#food">What is eaten on fast days</a>
        </p>
      )}
    </section>
  );
}

const descriptionOf = ({ title, date, saints, fasting }: Day) =>
  `${fullDate(date)}: ${title}. ${
    saints.length === 0 ? '' : `${listed(saints.slice(0, 3).map(({ name }) => name))}. `
  }${fasting.fast ? 'A fast day.' : 'Not a fast day.'}`;

/** Which calendar, its own date where that differs, the tone of the week and the period. */
function underDate(day: Day): string {
  const tone = day.octoechosMode === null ? '' : ` · Tone ${day.octoechosMode}`;
  const isNamedByFeast = day.period?.phase === 'feast' || day.period?.phase === 'leavetaking';
  const period = day.period && !isNamedByFeast ? ` · ${day.period.title}` : '';
  return `${calendarAndDate(day)}${tone}${period}`;
}

/** Whether there may be a wedding, and if not, why not. */
function Weddings({
  service: { wedding, elsewhere, calendar, use },
  church,
}: Pick<RuleProps, 'service' | 'church'>) {
  const other = elsewhere?.wedding;
  return (
    <p>
      {church && `By ${useNames[use]}: `}
      {church ? 'weddings' : 'Weddings'} {weddingsInWords(wedding)}.
      {church && ` ${church.name} may have other days; ask your priest.`}
      <span class="note">
        {' '}
        {wedding.reason}
        {other &&
          other.permitted !== wedding.permitted &&
          ` ${greekUseBy(calendar)}: they ${weddingsInWords(other)}.`}
      </span>
    </p>
  );
}

/** The troparia and kontakia in order; their words are on the page of the service. */
function ToSing({ service: { troparia, kontakia, songsNote } }: { readonly service: Service }) {
  if (troparia.length === 0) return null;
  return (
    <section>
      <h2>To sing</h2>
      <ul>
        <SungHymns name="Troparion" hymns={troparia} isWithWords={false} />
        <SungHymns name="Kontakion" hymns={kontakia} isWithWords={false} />
      </ul>
      {songsNote !== null && <p class="note">{typeset(songsNote)}</p>}
    </section>
  );
}
