/** The days of a year on which the departed are prayed for, and the memorials of one who has died. */
import { civilDate } from '../../api/dates.js';
import { feastUrl, memorialsUrl } from '../../api/record-urls.js';
import { rulesOf } from '../../api/uses.js';
import { liturgicalDay } from '../../calendar/day.js';
import {
  type CalendarDate,
  civilWeekday,
  daysOfYear,
  formatDate,
} from '../../calendar/reckoning.js';
import {
  isMemorial,
  isWithoutLentenMemorial,
  memorialsAfter,
  type SerbianMemorial,
  serbianMemorials,
} from '../../calendar/service/memorials.js';
import type { Page } from '../page.js';
import { FieldForm } from '../parts/forms.js';
import { DateCell, Table } from '../parts/table.js';
import { calendarName, dateInWords, typeset } from '../words.js';
import { type AskedYear, askedYearPage } from './asked-year.js';

interface AskedMemorials extends AskedYear {
  /** The civil date on which somebody died. */
  readonly died?: string | undefined;
}

/** What the page calls a feast. */
export type Titles = ReadonlyMap<string, string>;

export function memorialsPage(
  asked: AskedMemorials,
  years: readonly number[],
  titles: Titles,
): Page {
  const { year, calendar, died } = asked;
  return askedYearPage({
    asked,
    years,
    pathOf: memorialsUrl,
    title: `Memorials in ${year}`,
    description: `The Saturdays and other days of ${year} on which the Orthodox Church prays for the departed, and the third, ninth and fortieth day after a death, ${calendarName(calendar)}.`,
    content: (
      <>
        <p class="lead">
          On these days the Church prays for the departed. Your priest knows the custom of your
          parish.{' '}
          {asked.use === 'greek'
            ? 'Greek use calls them Saturdays of Souls.'
            : 'Radonitsa, Demetrius Saturday and the Saturdays within Lent belong to Slavic use.'}
        </p>
        <Table caption="Days of memorial" columns={['Date', 'Day']}>
          {memorialsOf(asked).map(({ date, key }) => (
            <tr key={key}>
              <MemorialCell date={date} calendar={asked.calendar} />
              <td class="title">
                <a href={feastUrl(key)}>{typeset(titles.get(key) ?? key)}</a>
              </td>
            </tr>
          ))}
        </Table>
        {asked.use !== 'greek' && <Zadusnice year={year} />}
        <h2 id="after-death">The days after a death</h2>
        <FieldForm
          action={memorialsUrl(year, 'gregorian')}
          label="The day of death, as a civil date"
          button="Show"
          type="date"
          name="died"
          value={died}
          required
        />
        {died !== undefined && <AfterDeath {...asked} died={died} />}
        <p class="note">
          To the family, say “Memory eternal!”: see{' '}
          <a href="/guests#funeral">what a guest does and says</a> at a funeral or a memorial.
        </p>
      </>
    ),
  });
}

export function memorialsOf({ year, calendar, use }: AskedYear) {
  return daysOfYear(year).flatMap((date) => {
    const day = liturgicalDay(date, calendar, rulesOf[use]);
    if (isWithoutLentenMemorial(day)) return [];
    const { movableFeasts, use: rules } = day;
    return movableFeasts.flatMap(({ key }) => (isMemorial(key, rules) ? [{ date, key }] : []));
  });
}

function AfterDeath({ died, ...asked }: AskedYear & { readonly died: string }) {
  const memorials = memorialsAfter(civilDate(died));
  return (
    <>
      <Table caption={`For one who died on ${dateInWords(died)}`} columns={['Date', 'Memorial']}>
        {memorials.map(({ name, date, isMoved }) => (
          <tr key={name}>
            <MemorialCell date={date} calendar={asked.calendar} />
            <td>
              {name}
              {isMoved && '; kept before Lazarus Saturday or after the Sunday of Thomas'}
            </td>
          </tr>
        ))}
      </Table>
      <p class="note">
        The day of death is the first. The dates are the same on both calendars.
        {memorials.some(({ isMoved }) => isMoved) &&
          ' Between Lazarus Saturday and the Sunday of Thomas no memorial is served.'}
      </p>
    </>
  );
}

/** What a Serbian Saturday of the departed is called, and the feast of that day that has a page. */
const zadusnice: Readonly<Record<SerbianMemorial['name'], readonly [name: string, feast: string]>> =
  {
    winter: ['Zimske, before Meatfare Sunday', 'meatfare-saturday'],
    summer: ['Letnje or Duhovske, before Pentecost', 'trinity-saturday'],
    miholjske: ['Miholjske, before Miholjdan (29 September, Old Calendar)', ''],
    mitrovske: ['Mitrovske, before Mitrovdan (26 October, Old Calendar)', 'demetrius-saturday'],
  };

const Zadusnice = ({ year }: Pick<AskedYear, 'year'>) => (
  <section id="zadusnice">
    <h2>Serbian zadušnice</h2>
    <p>
      The Serbian Church, on the Old Calendar, has these four. In the morning a memorial is served
      with boiled wheat and wine; then people visit the graves.
    </p>
    <Table caption={`Zadušnice in ${year}`} columns={['Date', 'Day']}>
      {serbianMemorials(year).map(({ name, date }) => {
        const [called, feast] = zadusnice[name];
        return (
          <tr key={formatDate(date)}>
            <MemorialCell date={date} calendar="julian" />
            <td class="title">{feast === '' ? called : <a href={feastUrl(feast)}>{called}</a>}</td>
          </tr>
        );
      })}
    </Table>
  </section>
);

interface MemorialCellProps {
  readonly date: CalendarDate;
  readonly calendar: string;
}

const MemorialCell = ({ date, calendar }: MemorialCellProps) => (
  <DateCell date={formatDate(date)} weekday={civilWeekday(date)} calendar={calendar}>
    {dateInWords(formatDate(date))}
  </DateCell>
);
