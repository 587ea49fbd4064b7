/** A date, a month or a year typed where a name is expected. */
import { calendarQuery } from '../api/calendar-names.js';
import { dayUrl, paschaUrl } from '../api/record-urls.js';
import {
  formatDate,
  isAnsweredYear,
  isRealDate,
  monthNames,
  parseDate,
} from '../calendar/reckoning.js';
import { monthPath } from './links.js';

const month = `(?<month>${monthNames.map((name) => `${name}|${name.slice(0, 3)}`).join('|')})\\.?`;
const day = '(?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)?';
const year = '(?:,? (?<year>\\d{4}))?';

/** After a date: "19 December, Old Calendar". */
const ofOldCalendar = /,? (?:by |on )?(?:the )?(?:old|julian) (?:calendar|style)$/i;

const yearAlone = /^(?:(?:pascha|easter)(?: (?:of|in))? )?(\d{4})$/i;
const patterns = [
  new RegExp(`^${day} ${month}${year}$`, 'i'),
  new RegExp(`^${month} ${day}${year}$`, 'i'),
  new RegExp(`^${month} (?<year>\\d{4})$`, 'i'),
  /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.(?:\s?(?<year>\d{4}))?$/,
];

/** Of a name, or its first three letters, or a number. */
const monthNumber = (text: string): number =>
  Number(text) ||
  monthNames.findIndex(
    (name) => name.slice(0, 3).toLowerCase() === text.slice(0, 3).toLowerCase(),
  ) + 1;

/**
 * The page of the day, month or year that is typed, such as "today" or "19 December, Old Calendar";
 * undefined for any other text. A day without a year is that of this year. A date that countries
 * read differently, such as 6/12/2026, is not recognized.
 */
export function pathOfTyped(typed: string, thisYear: number): string | undefined {
  const whole = typed.trim().replaceAll(/\s+/g, ' ');
  const text = whole.replace(ofOldCalendar, '');
  const calendar = text === whole ? 'gregorian' : 'julian';
  if (text.toLowerCase() === 'today') return `/calendar/today${calendarQuery(calendar)}`;
  const wholeYear = Number(yearAlone.exec(text)?.[1]);
  if (isAnsweredYear(wholeYear)) return paschaUrl(wholeYear);
  const written = parseDate(text);
  if (written) return dayUrl(formatDate(written), calendar);
  const found = patterns.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  if (!found) return undefined;
  const { year = thisYear, month = '', day } = found;
  const date = { year: Number(year), month: monthNumber(month), day: Number(day ?? 1) };
  if (!isRealDate(date)) return undefined;
  return day === undefined
    ? monthPath(date.year, date.month, calendar)
    : dayUrl(formatDate(date), calendar);
}
