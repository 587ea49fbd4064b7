/** When a commemoration is kept next, as links to the days. */
import { Fragment } from 'preact';
import { type Kept, movedInGreekUse, nextDaysKept } from '../../api/kept-days.js';
import { dayUrl } from '../../api/record-urls.js';
import { type CalendarDate, formatDate, type Reckoning } from '../../calendar/reckoning.js';
import { keepCalendar } from '../preferences.js';
import { calendarName, dateInWords, dayAndMonth } from '../words.js';

interface NextDaysProps {
  /** The calendar and use that a day is shown by. */
  readonly slug: string;
  readonly day: Kept;
  /** Today. */
  readonly from: CalendarDate;
  /** The chosen calendar, whose day comes first. */
  readonly calendar: Reckoning;
  readonly hasYear?: boolean;
}

/** "19 December (Old Calendar); 6 December (New Calendar)"; no line ends within them. */
export const NextDays = ({ slug, day, from, calendar: chosen, hasYear }: NextDaysProps) => (
  <>
    {nextDaysKept(day, from, chosen).map((next, index) => {
      const { calendar, date } = next;
      const moved = movedInGreekUse(slug, next);
      const written = formatDate(date);
      const isOfBoth = calendar === 'both';
      return (
        <Fragment key={calendar}>
          {index > 0 && '; '}
          <span class="whole">
            <a {...(isOfBoth ? {} : keepCalendar)} href={dayUrl(written, calendar)}>
              {hasYear ? dateInWords(written) : dayAndMonth(date)}
            </a>
            {!isOfBoth && ` (${calendarName(calendar)})`}
          </span>
          {isOfBoth && ' on both calendars'}
          {moved && (
            <>
              , in Greek use{' '}
              <a href={dayUrl(formatDate(moved), calendar, 'greek')}>
                {dateInWords(formatDate(moved))}
              </a>
            </>
          )}
        </Fragment>
      );
    })}
  </>
);
