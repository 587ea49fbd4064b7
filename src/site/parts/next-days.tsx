/** When a commemoration is kept next, as links to the days. */
import { type Kept, nextDaysKept } from '../../api/kept-days.js';
import { dayUrl } from '../../api/record-urls.js';
import { type CalendarDate, formatDate, type Reckoning } from '../../calendar/reckoning.js';
import { asIs } from '../carried.js';
import { calendarName, dateInWords, dayAndMonth } from '../words.js';

interface NextDaysProps {
  readonly day: Kept;
  /** Today. */
  readonly from: CalendarDate;
  /** The chosen calendar, whose day comes first. */
  readonly calendar: Reckoning;
  readonly hasYear?: boolean;
}

/** "19 December (Old Calendar); 6 December (New Calendar)"; no line ends within a date. */
export const NextDays = ({ day, from, calendar: chosen, hasYear }: NextDaysProps) => (
  <>
    {nextDaysKept(day, from, chosen).map(({ calendar, date }, index) => {
      const written = formatDate(date);
      const isOfBoth = calendar === 'both';
      return (
        <span key={calendar}>
          {index > 0 && '; '}
          <a {...(isOfBoth ? {} : asIs)} href={dayUrl(written, calendar)} class="whole">
            {hasYear ? dateInWords(written) : dayAndMonth(date)}
          </a>{' '}
          <span class="whole">
            {isOfBoth ? 'on both calendars' : `(${calendarName(calendar)})`}
          </span>
        </span>
      );
    })}
  </>
);
