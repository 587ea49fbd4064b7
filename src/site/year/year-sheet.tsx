/** A year on one printed sheet: its great feasts, what moves with Pascha, the fasts and the memorials. */
import { civilDate } from '../../api/dates.js';
import type { GreatFeasts, PaschaCycle, YearFasts } from '../../api/operations/years.js';
import { dayUrl, yearSheetUrl } from '../../api/record-urls.js';
import { civilWeekday, formatDate } from '../../calendar/reckoning.js';
import type { Page } from '../page.js';
import { calendarName, capitalized, dayAndMonth, typeset } from '../words.js';
import { type AskedYear, askedYearPage } from './asked-year.js';
import { memorialsOf, type Titles } from './memorials.js';

interface YearAnswers {
  readonly greatFeasts: GreatFeasts;
  readonly cycle: PaschaCycle;
  readonly fasts: YearFasts;
  readonly titles: Titles;
}

/** Of the movable days, those that have no place of their own on the sheet, or little weight. */
const elsewhere = ['great', 'memorial', 'bright-week', 'leavetaking'];

export function yearSheetPage(
  asked: AskedYear,
  years: readonly number[],
  { greatFeasts, cycle, fasts, titles }: YearAnswers,
): Page {
  const { year, calendar } = asked;
  const memorials = memorialsOf(asked).map(({ date, key }) => ({
    date: formatDate(date),
    title: titles.get(key) ?? key,
  }));
  const page = askedYearPage({
    asked,
    years,
    pathOf: yearSheetUrl,
    title: `${year} on one sheet`,
    description: `Pascha, the great feasts, the fasts and the memorials of ${year} on one sheet to print, ${calendarName(calendar)}.`,
    content: (
      <div class="sheet">
        <Days
          asked={asked}
          heading="Great feasts"
          days={calendar === 'julian' ? greatFeasts.julianFeasts : greatFeasts.feasts}
        />
        <Fasts asked={asked} fasts={fasts} />
        <Days asked={asked} heading="Memorials of the departed" days={memorials} />
        <Days
          asked={asked}
          heading="Around Pascha"
          days={cycle.feasts.filter(({ rank }) => !elsewhere.includes(rank))}
        />
      </div>
    ),
  });
  return { ...page, kind: 'wide', styles: ['sheet.css'] };
}

interface DaysProps {
  readonly asked: AskedYear;
  readonly heading: string;
  readonly days: readonly { readonly date: string; readonly title: string }[];
}

const Days = ({ asked, heading, days }: DaysProps) => (
  <section>
    <h2>{heading}</h2>
    <ul>
      {days.map(({ date, title }) => (
        <li key={`${date} ${title}`}>
          <Day asked={asked} date={date} /> {typeset(title)}
        </li>
      ))}
    </ul>
  </section>
);

const Fasts = ({ asked, fasts: { fasts } }: Pick<DaysProps, 'asked'> & { fasts: YearFasts }) => (
  <section>
    <h2>Fasts and fast-free weeks</h2>
    <ul>
      {fasts.map(({ title, fast, start, end }) => (
        <li key={`${title} ${start}`}>
          {start && <Day asked={asked} date={start} />}
          {end && end !== start && (
            <>
              {' to '}
              <Day asked={asked} date={end} />
            </>
          )}{' '}
          {typeset(title)}
          {!fast && ': no fasting'}
          {start === null && end === null && ': no days this year'}
        </li>
      ))}
    </ul>
  </section>
);

/** "Thu 7 January"; of another year, with it. */
const Day = ({
  asked: { year, calendar, use },
  date,
}: Pick<DaysProps, 'asked'> & { date: string }) => {
  const civil = civilDate(date);
  return (
    <a href={dayUrl(date, calendar, use)}>
      {capitalized(civilWeekday(civil)).slice(0, 3)} {dayAndMonth(civil)}
      {civil.year === year ? '' : ` ${civil.year}`}
    </a>
  );
};
