/** A date, a month or a year typed where a name is expected. */
import { calendarQuery, dayUrl, paschaUrl } from '../../api/record-urls.js';
import {
  addDays,
  type CalendarDate,
  civilWeekday,
  daysFrom,
  formatDate,
  isAnsweredYear,
  isRealDate,
  monthNames,
  parseDate,
  toCivil,
  weekdays,
} from '../../calendar/reckoning.js';
import { monthPath } from '../links.js';

const month = `(?<month>${monthNames.map((name) => `${name}|${name.slice(0, 3)}`).join('|')})\\.?`;
const day = '(?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)?';
const year = '(?:,? (?<year>\\d{4}))?';

/** After a date as the Old Calendar counts: "6 December 1893, old style". */
const ofOldStyle = /,? (?:\(?(?:old|julian) style\)?|\(?o\. ?s\.?\)?)$/i;

/** After a date: "19 December, Old Calendar". */
const ofOldCalendar = /,? (?:by |on )?(?:the )?(?:old|julian) calendar$/i;

type Groups = Readonly<Record<string, string | undefined>>;

const yearAlone = /^(?:(?:pascha|easter)(?: (?:of|in))? )?(\d{4})$/i;
const days = [`${day} ${month}${year}`, `${month} ${day}${year}`];
const patterns = [
  ...days.map((each) => new RegExp(`^${each}$`, 'i')),
  new RegExp(`^${month} (?<year>\\d{4})$`, 'i'),
  /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.(?:\s?(?<year>\d{4}))?$/,
];

const daysWithin = days.map((each) => new RegExp(`\\b${each}\\b`, 'i'));
const weekdayWithin = new RegExp(`\\b(on|this|next) (${weekdays.join('|')})\\b`);

/** Of a name, or its first three letters, or a number. */
const monthNumber = (text: string): number =>
  Number(text) ||
  monthNames.findIndex(
    (name) => name.slice(0, 3).toLowerCase() === text.slice(0, 3).toLowerCase(),
  ) + 1;

/**
 * The page of the day, month or year that is typed, such as "today", "19 December, Old Calendar" (the
 * civil day) or "6 December 1893, old style" (the Julian one); undefined for any other text. A day
 * without a year is the next, or one of the last two months. A date that countries read differently,
 * such as 6/12/2026, is not recognized.
 */
export function pathOfTyped(typed: string, today: CalendarDate): string | undefined {
  const whole = typed.trim().replaceAll(/\s+/g, ' ');
  const counted = whole.replace(ofOldStyle, '');
  const isOldStyle = counted !== whole;
  const text = counted.replace(ofOldCalendar, '');
  const calendar = text === whole ? 'gregorian' : 'julian';
  /** Of a date as the Old Calendar counts. */
  const civil = (date: CalendarDate) => (isOldStyle ? toCivil(date, 'julian') : date);
  if (text.toLowerCase() === 'today') return `/calendar/today${calendarQuery(calendar)}`;
  const wholeYear = Number(yearAlone.exec(text)?.[1]);
  if (isAnsweredYear(wholeYear)) return paschaUrl(wholeYear);
  const written = parseDate(text);
  if (written) return dayUrl(formatDate(civil(written)), calendar);
  const found = patterns.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  if (!found) return undefined;
  const date = dateOf(found, today);
  if (!isRealDate(date)) return undefined;
  return found.day === undefined
    ? monthPath(date.year, date.month, calendar)
    : dayUrl(formatDate(civil(date)), calendar);
}

/** Whether the typed day stands in words and without a calendar: it may be of either. */
export const isOfEitherCalendar = (typed: string, today: CalendarDate): boolean =>
  /^\/calendar\/\d{4}-\d\d-\d\d$/.test(pathOfTyped(typed, today) ?? '') &&
  dateWithin(typed, today) !== undefined;

const maxDaysAgo = 60;

function dateOf({ year, month = '', day }: Groups, today: CalendarDate): CalendarDate {
  const date = { year: today.year, month: monthNumber(month), day: Number(day ?? '1') };
  if (year !== undefined) return { ...date, year: Number(year) };
  const isPast = day !== undefined && formatDate(date) < formatDate(addDays(today, -maxDaysAgo));
  return isPast && isAnsweredYear(today.year + 1) ? { ...date, year: today.year + 1 } : date;
}

/** The date that a question writes: "fish on 19 December". */
export function dateWithin(question: string, today: CalendarDate): CalendarDate | undefined {
  const found = daysWithin.map((pattern) => pattern.exec(question)?.groups).find(Boolean);
  const date = found && dateOf(found, today);
  return date && isRealDate(date) ? date : undefined;
}

/** The civil day that a question names without a date: "can I marry on Saturday". */
export function dayWithin(question: string, today: CalendarDate): CalendarDate | undefined {
  const text = question.toLowerCase();
  if (/\b(today|tonight)\b/.test(text)) return today;
  if (/\btomorrow\b/.test(text)) return addDays(today, 1);
  const [, which, weekday] = weekdayWithin.exec(text) ?? [];
  const first = which === 'next' ? addDays(today, 1) : today;
  return daysFrom(first, 7).find((each) => civilWeekday(each) === weekday);
}
