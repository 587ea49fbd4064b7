/** The days of a year on which weddings may be celebrated, for whoever looks for one. */
import { Fragment } from 'preact';
import { dayUrl, weddingsUrl } from '../../api/record-urls.js';
import { rulesOf } from '../../api/uses.js';
import { liturgicalDay } from '../../calendar/day.js';
import {
  type CalendarDate,
  daysOfYear,
  formatDate,
  monthNames,
  runsOf,
} from '../../calendar/reckoning.js';
import { isWeekly, weddingOn } from '../../calendar/service/weddings.js';
import { by } from '../../catalogue/compare-text.js';
import type { Page } from '../page.js';
import { Table } from '../parts/table.js';
import { calendarName, shortMonth } from '../words.js';
import { type AskedYear, askedYearPage } from './asked-year.js';

interface WeddingDay {
  readonly date: CalendarDate;
  readonly weekday: string;
  /** Why there is no wedding; null if there may be one. */
  readonly reason: string | null;
}

export const weddingsPage = (asked: AskedYear, years: readonly number[]): Page =>
  askedYearPage({
    asked,
    years,
    pathOf: weddingsUrl,
    title: `Weddings in ${asked.year}`,
    description: `The Saturdays and Sundays of ${asked.year} on which an Orthodox wedding may be celebrated, and the seasons in which none is, ${calendarName(asked.calendar)}.`,
    content: <Days asked={asked} />,
  });

function weddingDays({ year, calendar, use }: AskedYear): WeddingDay[] {
  return daysOfYear(year).map((date) => {
    const day = liturgicalDay(date, calendar, rulesOf[use]);
    return { date, weekday: day.weekday, ...weddingOn({ ...day, saint: null }, day.use) };
  });
}

function Days({ asked }: { readonly asked: AskedYear }) {
  const days = weddingDays(asked);
  const isOpen = ({ reason }: WeddingDay) => reason === null || isWeekly(reason);
  const isGreek = asked.use === 'greek';
  return (
    <>
      <p class="lead">
        {isGreek
          ? 'In Greek use a wedding may be celebrated on any day of the week, except on the days below.'
          : 'In Slavic use weddings are celebrated on Sundays, Mondays, Wednesdays and Fridays, except on the days below, and on Saturdays with the bishop’s permission.'}{' '}
        Some Churches exclude more days: the Romanian has no weddings in any fast, nor on Wednesdays
        and Fridays, and that of Cyprus none from 15 November to 25 December. Your priest has the
        last word.
      </p>
      <Table
        caption="Saturdays and Sundays open for weddings"
        columns={['Month', 'Sundays', isGreek ? 'Saturdays' : 'Saturdays, by permission']}
      >
        {monthNames.map((name, index) => {
          const open = days.filter((day) => day.date.month === index + 1 && isOpen(day));
          return (
            <tr key={name}>
              <th scope="row">{shortMonth(index + 1)}</th>
              <DayNumbers days={open} weekday="sunday" asked={asked} />
              <DayNumbers days={open} weekday="saturday" asked={asked} />
            </tr>
          );
        })}
      </Table>
      <Table caption="Days without weddings" columns={['When', 'Why']}>
        {closedRuns(days.filter((day) => !isOpen(day))).map(({ first, last, reason }) => (
          <tr key={formatDate(first)}>
            <td class="whole">
              {inShort(first)}
              {last !== first && ` to ${inShort(last)}`}
            </td>
            <td>{reason}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}

const inShort = ({ day, month }: CalendarDate) => `${day} ${shortMonth(month)}`;

/** Days of one reason that follow one another. */
function closedRuns(closed: readonly WeddingDay[]) {
  const reasons = new Set(closed.map(({ reason }) => reason));
  return [...reasons]
    .flatMap((reason) => {
      const dates = closed.filter((day) => day.reason === reason).map(({ date }) => date);
      return runsOf(dates).map((run) => ({ ...run, reason }));
    })
    .toSorted(by(({ first }) => formatDate(first)));
}

interface DayNumbersProps {
  readonly days: readonly WeddingDay[];
  readonly weekday: string;
  readonly asked: AskedYear;
}

function DayNumbers({ days, weekday, asked: { calendar, use } }: DayNumbersProps) {
  const ofWeekday = days.filter((day) => day.weekday === weekday);
  return (
    <td>
      {ofWeekday.map(({ date }, index) => (
        <Fragment key={date.day}>
          {index > 0 && ', '}
          <a href={dayUrl(formatDate(date), calendar, use)}>{date.day}</a>
        </Fragment>
      ))}
      {ofWeekday.length === 0 && 'none'}
    </td>
  );
}
