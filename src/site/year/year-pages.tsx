/** The pages of a year: Pascha and the movable feasts, the great feasts, the fasts. */
import { Fragment } from 'preact';
import type { CalendarAndUse } from '../../api/calendar-names.js';
import { civilDate } from '../../api/dates.js';
import type { GreatFeasts, PaschaCycle, YearFasts } from '../../api/operations/years.js';
import { dayUrl, fastsUrl, feastUrl, greatFeastsUrl, paschaUrl } from '../../api/record-urls.js';
import { rulesOf } from '../../api/uses.js';
import { liturgicalDay } from '../../calendar/day.js';
import { paschaOf, paschaSteps, westernEasterOf } from '../../calendar/paschalion.js';
import {
  type CalendarDate,
  firstYear,
  formatDate,
  fromCivil,
  isAnsweredYear,
  julianDayNumberOf,
  lastYear,
  type Reckoning,
  reckonings,
  toCivil,
} from '../../calendar/reckoning.js';
import type { Use } from '../../catalogue/commemorations.js';
import { feastsCsvPath } from '../links.js';
import type { Page } from '../page.js';
import { FieldForm } from '../parts/forms.js';
import { UseSwitch } from '../parts/links.js';
import { DateCell, Table } from '../parts/table.js';
import { Fact } from '../parts/text.js';
import { keepUrl } from '../preferences.js';
import { calendarName, dateInWords, dayAndMonth, fullDate, shortMonth, typeset } from '../words.js';
import { askedYearPage, yearPage } from './asked-year.js';
import { FastStrip, fishDays, tonesFrom } from './fast-strip.js';

/** What the answer of an operation adds to a page. */
const answered = (operationId: string, url: string) => ({
  isCitable: true,
  api: { operationId, request: `/v1${url}` },
});

export const paschaPage = (
  answer: PaschaCycle,
  years: readonly number[],
  { use }: { use: Use },
): Page => {
  const { year, url, pascha, western, feasts } = answer;
  return yearPage({
    ...answered('getPaschaCycle', url),
    year,
    years,
    title: `Pascha ${year}`,
    description: `Orthodox Pascha (Easter) in ${year} is on ${fullDate(pascha)}. The Sundays of the Triodion, Great Lent, Holy Week, Ascension and Pentecost with their dates.`,
    feeds: { calendars: reckonings, use, files: ['feasts.ics'] },
    pathOf: (each) => paschaUrl(each, use),
    eyebrow: `The movable feasts of ${year}`,
    heading: `Pascha: ${dateInWords(pascha)}`,
    content: (
      <>
        <UseSwitch use={use} pathOn={(each) => paschaUrl(year, each)} />
        <p class="lead">
          {year < firstYearOfNewCalendar
            ? `These dates are Gregorian. The Orthodox churches, and the lands of most of them, then lived by the Julian calendar, in which Pascha was on ${julianDate(pascha)}.`
            : 'These are civil dates, the same on the New and the Old Calendar: nearly all Orthodox Christians keep Pascha together.'}{' '}
          {western === pascha
            ? 'Easter in the West is on the same day.'
            : `Easter in the West ${year < firstYearOfNewCalendar ? 'was' : 'is'} on ${dateInWords(western)}.`}
        </p>
        <p class="note" id="why">
          Both are the Sunday after the first full moon of spring. The Orthodox reckon spring by the
          Julian calendar, in which it begins {daysBehind(year)} days later in {year}, and the moon
          by an old table that runs some days late as well; so in our time their Pascha is on the
          same Sunday, or one, four or five weeks after it.
        </p>
        <Reckoned year={year} />
        <YearForm year={year} />
        <FeastTable heading="Kept" feasts={feasts} calendar="both" />
        <p class="note">{annunciationIn(year, use)}</p>
        <PaschaTable from={year} use={use} />
      </>
    ),
  });
};

const steps = [
  ['a', 'the year modulo 4'],
  ['b', 'the year modulo 7'],
  ['c', 'the year modulo 19, its place in the cycle of the moon: the golden number is one more'],
  ['d', '(19c + 15) modulo 30, the days from 21 March to the full moon'],
  ['e', '(2a + 4b − d + 34) modulo 7, the days to Sunday, less one'],
] as const;

/** How a student finds the date with a pencil, and the figures of the year. */
function Reckoned({ year }: { readonly year: number }) {
  const figures = paschaSteps(year);
  const { d, e } = figures;
  const julian = fromCivil(paschaOf(year), 'julian');
  return (
    <details class="note">
      <summary>How Pascha of {year} is computed</summary>
      <dl class="facts">
        {steps.map(([letter, meaning]) => (
          <Fact key={letter} name={`${letter} = ${figures[letter]}`}>
            {meaning}
          </Fact>
        ))}
      </dl>
      <p>
        Pascha is d + e + 1 days after 21 March of the Julian calendar: {d + e + 1} days, which is{' '}
        {dayAndMonth(julian)} there, and {dayAndMonth(paschaOf(year))} by the civil calendar.
      </p>
    </details>
  );
}

/** How many days the Julian calendar is behind in March of a year: 13 from 1900 on. */
const daysBehind = (year: number): number => {
  const first = { year, month: 3, day: 1 };
  return julianDayNumberOf(first, 'julian') - julianDayNumberOf(first, 'gregorian');
};

/** How many years of Pascha stand below one another. */
const yearsOfPascha = 20;

/** Pascha and Easter in the West of a year and those after it. */
function PaschaTable({ from, use }: { readonly from: number; readonly use: Use }) {
  const years = Array.from({ length: yearsOfPascha }, (_, index) => from + index);
  return (
    <>
      <h2 id="years">Pascha in the next twenty years</h2>
      <Table columns={['Year', 'Pascha', 'Easter in the West']}>
        {years.filter(isAnsweredYear).map((year) => {
          const pascha = paschaOf(year);
          const western = westernEasterOf(year);
          return (
            <tr key={year}>
              <td>
                <a href={paschaUrl(year, use)} rel={year === from ? undefined : 'nofollow'}>
                  {year}
                </a>
              </td>
              <td>{dayAndMonth(pascha)}</td>
              <td>
                {formatDate(pascha) === formatDate(western) ? 'the same day' : dayAndMonth(western)}
              </td>
            </tr>
          );
        })}
      </Table>
    </>
  );
}

/** The year after which some churches have kept fixed feasts by the New Calendar. */
const firstYearOfNewCalendar = 1924;

/** A civil date as the Julian calendar has it: "2 April 1917". */
const julianDate = (civil: string): string =>
  dateInWords(formatDate(fromCivil(civilDate(civil), 'julian')));

/** The one great feast that meets Lent, Holy Week or Pascha itself, on either calendar. */
function annunciationIn(year: number, use: Use): string {
  const kept = year < firstYearOfNewCalendar ? (['julian'] as const) : reckonings;
  const days = kept.map((calendar) => {
    const date = toCivil({ year, month: 3, day: 25 }, calendar);
    const { title } = liturgicalDay(date, calendar, rulesOf[use]);
    return `${dayAndMonth(date)}, ${title}, on the ${calendarName(calendar)}`;
  });
  return `The Annunciation is on ${days.join('; ')}.`;
}

/** Any year, by its number. */
const YearForm = ({ year }: { readonly year: number }) => (
  <FieldForm
    action="/calendar/pascha"
    label={`Pascha in another year, ${firstYear} to ${lastYear}`}
    button="Go"
    type="number"
    name="year"
    value={year + 1}
    min={firstYear}
    max={lastYear}
    required
  />
);

/** The chosen calendar comes first. */
export const greatFeastsPage = (
  answer: GreatFeasts,
  years: readonly number[],
  { chosen }: { chosen: Reckoning },
): Page => {
  const { year, url, feasts, julianFeasts } = answer;
  const ofNew = (
    <Fragment key="gregorian">
      <h2>New Calendar</h2>
      <FeastTable
        heading="Feast"
        feasts={feasts.map((feast) => ({ ...feast, url: feastUrl(feast.key), rank: undefined }))}
        calendar="gregorian"
      />
    </Fragment>
  );
  const ofOld = (
    <Fragment key="julian">
      <h2>Old Calendar</h2>
      <p>
        The feasts that the Old Calendar keeps within the civil year {year}: the Nativity in January
        is that of 25 December of the year before.
      </p>
      <FeastTable heading="Feast" feasts={julianFeasts} calendar="julian" />
    </Fragment>
  );
  return yearPage({
    ...answered('getGreatFeasts', url),
    year,
    years,
    title: `Great feasts of ${year}`,
    description: `The dates of Pascha and the Twelve Great Feasts in ${year}, on the New and the Old Calendar.`,
    feeds: { calendars: reckonings, files: ['great-feasts.ics'] },
    pathOf: greatFeastsUrl,
    eyebrow: 'Pascha and the Twelve',
    heading: `Great feasts of ${year}`,
    content: (
      <>
        {chosen === 'julian' ? [ofOld, ofNew] : [ofNew, ofOld]}
        <p>
          All feasts of {year}, movable ones and the beginning of Lent among them, as a table (CSV):{' '}
          {reckonings.map((calendar, index) => (
            <Fragment key={calendar}>
              {index > 0 && ', '}
              <a {...keepUrl} href={feastsCsvPath(year, calendar)} rel="nofollow" download>
                {calendarName(calendar)}
              </a>
            </Fragment>
          ))}
          .
        </p>
      </>
    ),
  });
};

type DatedFeast = GreatFeasts['julianFeasts'][number] & { readonly rank?: string | undefined };

interface FeastTableProps {
  readonly heading: string;
  readonly feasts: readonly DatedFeast[];
  readonly calendar: Reckoning | 'both';
}

/** Pascha stands out, and whatever else has a rank. */
const FeastTable = ({ heading, feasts, calendar }: FeastTableProps) => (
  <Table columns={['Date', heading]}>
    {feasts.map(({ key, date, weekday, title, url, rank }) => (
      <tr key={`${key} ${date}`} class={key === 'pascha' || rank === 'great' ? 'great' : undefined}>
        <DateCell date={date} weekday={weekday} calendar={calendar}>
          {dayAndMonth(civilDate(date))}
        </DateCell>
        <td class="title">
          <a href={url}>{typeset(title)}</a>
        </td>
      </tr>
    ))}
  </Table>
);

export const fastsPage = (
  answer: YearFasts,
  years: readonly number[],
  { use }: { use: Use },
): Page => {
  const { year, url, calendar, fasts } = answer;
  return askedYearPage({
    ...answered('getFasts', url),
    asked: { year, calendar, use },
    years,
    title: `Fasts of ${year}`,
    description: `When Great Lent and the other Orthodox fasts of ${year} begin and end, ${calendarName(calendar)}.`,
    feeds: { calendars: [calendar], use, files: ['fasts.ics'] },
    styles: ['pictures.css'],
    pathOf: fastsUrl,
    content: (
      <>
        <FastStrip year={year} calendar={calendar} use={use} />
        <p class="lead">
          Besides the fasts below, every Wednesday and Friday is a fast day, except in the fast-free
          weeks.
        </p>
        <Table columns={['Fast', 'When', 'Days']}>
          {fasts.map((fast) => (
            <tr key={`${fast.title} ${fast.start}`}>
              <th scope="row">{typeset(fast.title)}</th>
              {fast.empty ? (
                <td colspan={2}>no days this year</td>
              ) : (
                <>
                  <td>{datesOf(fast, answer, use)}</td>
                  <td>
                    {fast.days}
                    {fast.start && fast.end && (
                      <Tones
                        start={civilDate(fast.start)}
                        days={fast.days}
                        calendar={calendar}
                        use={use}
                      />
                    )}
                  </td>
                </>
              )}
            </tr>
          ))}
        </Table>
        <WhatFastsAre use={use} />
      </>
    ),
  });
};

const WhatFastsAre = ({ use }: { readonly use: Use }) => (
  <p class="note">
    A strict fast is without meat, fish, dairy products, eggs, wine and oil; milder days allow what
    is named. The page of each day says what may be eaten.{' '}
    {use === 'greek' && 'Antioch has no fast on Wednesdays and Fridays from Pascha to Ascension. '}
    <a href="/churches">What differs in each Church</a>
  </p>
);

interface TonesProps extends CalendarAndUse {
  readonly start: CalendarDate;
  readonly days: number;
}

/** How strict its days are, and which of them allow fish. */
function Tones({ start, days, ...followed }: TonesProps) {
  const fish = fishDays(start, days, followed);
  return (
    <>
      : {tonesFrom(start, days, followed)}
      {fish !== '' && days > 1 && <span class="note"> Fish on {fish}.</span>}
    </>
  );
}

/** Both ends, of which one may lie outside the years of the calendar. */
function datesOf(
  { start, end }: YearFasts['fasts'][number],
  { year, calendar }: YearFasts,
  use: Use,
) {
  const link = (date: string) => {
    const { day, month, year: own } = civilDate(date);
    return (
      <a href={dayUrl(date, calendar, use)}>
        {day} {shortMonth(month)}
        {own === year ? '' : ` ${own}`}
      </a>
    );
  };
  if (start === null) return end && <>to {link(end)}</>;
  if (end === null) return <>from {link(start)}</>;
  if (start === end) return link(start);
  return (
    <>
      {link(start)} to {link(end)}
    </>
  );
}
