import { reckonings } from '../../calendar/reckoning.js';
import { calendarName } from '../words.js';

interface CalendarSwitchProps {
  readonly calendar: string;
  /** The path of this page on a calendar. */
  readonly pathOn: (calendar: string) => string;
  readonly isFollowed?: boolean;
}

/** The same page on either calendar. */
export const CalendarSwitch = ({ calendar, pathOn, isFollowed = true }: CalendarSwitchProps) => (
  <nav class="switch" aria-label="Which calendar">
    {reckonings.map((each) => (
      <a
        key={each}
        href={pathOn(each)}
        aria-current={each === calendar ? 'page' : undefined}
        rel={isFollowed ? undefined : 'nofollow'}
      >
        {calendarName(each)}
      </a>
    ))}
  </nav>
);
