/** The days of a month as links, beside a day. */
import type { CalendarAndUse } from '../../api/calendar-names.js';
import { dayUrl } from '../../api/record-urls.js';
import {
  type CalendarDate,
  civilWeekday,
  daysFrom,
  daysInMonth,
  formatDate,
  type Weekday,
  weekdays,
} from '../../calendar/reckoning.js';
import { monthLink } from '../links.js';
import { capitalized } from '../words.js';

/** Items in weeks from Sunday to Saturday; undefined before the first one and after the last. */
export const inWeeks = <Item,>(
  items: readonly Item[],
  weekday: Weekday,
): (Item | undefined)[][] => {
  const before = weekdays.indexOf(weekday);
  return Array.from({ length: Math.ceil((before + items.length) / 7) }, (_, week) =>
    weekdays.map((_, index) => items[week * 7 + index - before]),
  );
};

interface MonthNavProps extends CalendarAndUse {
  /** The day that is marked. */
  readonly date: CalendarDate;
  readonly isFollowed: boolean;
}

export function MonthNav({ date, calendar, use, isFollowed }: MonthNavProps) {
  const { year, month } = date;
  const days = daysFrom({ year, month, day: 1 }, daysInMonth(year, month, 'gregorian'));
  const { name, url } = monthLink(year, month, calendar, use);
  const rel = isFollowed ? undefined : 'nofollow';
  return (
    <nav class="month-nav" aria-label={name}>
      <table>
        <caption>
          <a href={url} rel={rel}>
            {name}
          </a>
        </caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={capitalized(weekday)}>
                {weekday.charAt(0).toUpperCase()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inWeeks(days, civilWeekday({ ...date, day: 1 })).map((week) => (
            <tr key={week.find((each) => each)?.day}>
              {week.map((each, index) => (
                <td key={weekdays[index]}>
                  {each && (
                    <a
                      href={dayUrl(formatDate(each), calendar, use)}
                      rel={rel}
                      aria-current={each.day === date.day ? 'date' : undefined}
                    >
                      {each.day}
                    </a>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </nav>
  );
}
