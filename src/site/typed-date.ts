/** A date, a month or a year typed where a name is expected. */
import { dayUrl, paschaUrl } from '../api/record-urls.js';
import {
  formatDate,
  isAnsweredYear,
  isRealDate,
  monthNames,
  parseDate,
} from '../calendar/reckoning.js';
import { monthPath } from './links.js';

const month = `(${monthNames.map((name) => `${name}|${name.slice(0, 3)}`).join('|')})\\.?`;
const day = '(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)?';
const year = '(?:,? (\\d{4}))?';

const dayFirst = new RegExp(`^${day} ${month}${year}$`, 'i');
const monthFirst = new RegExp(`^${month} ${day}${year}$`, 'i');
const monthAlone = new RegExp(`^${month} (\\d{4})$`, 'i');
const inNumbers = /^(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4}))?$/;
const yearAlone = /^(?:(?:pascha|easter)(?: (?:of|in))? )?(\d{4})$/i;

const monthNumber = (name: string): number =>
  monthNames.findIndex(
    (each) => each.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase(),
  ) + 1;

/**
 * The page of the day, month or year that is typed; undefined for any other text. A day without a
 * year is that of this year. One that countries read differently, such as 6/12/2026, is not recognized.
 */
export function pathOfTyped(typed: string, thisYear: number): string | undefined {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  const wholeYear = Number(yearAlone.exec(text)?.[1]);
  if (isAnsweredYear(wholeYear)) return paschaUrl(wholeYear);
  const written = parseDate(text);
  if (written) return dayUrl(formatDate(written), 'gregorian');
  const [, monthOnly = '', itsYear] = monthAlone.exec(text) ?? [];
  if (isAnsweredYear(Number(itsYear))) {
    return monthPath(Number(itsYear), monthNumber(monthOnly), 'gregorian');
  }
  const date = dayTyped(text, thisYear);
  return date && isRealDate(date) ? dayUrl(formatDate(date), 'gregorian') : undefined;
}

function dayTyped(text: string, thisYear: number) {
  const numbers = inNumbers.exec(text);
  if (numbers) {
    const [, ofMonth, ofYear, itsYear = thisYear] = numbers;
    return { year: Number(itsYear), month: Number(ofYear), day: Number(ofMonth) };
  }
  const [, dayBefore, monthAfter, yearAfter] = dayFirst.exec(text) ?? [];
  const [, monthBefore, dayAfter, yearOther] = monthFirst.exec(text) ?? [];
  const name = monthAfter ?? monthBefore;
  if (name === undefined) return undefined;
  return {
    year: Number(yearAfter ?? yearOther ?? thisYear),
    month: monthNumber(name),
    day: Number(dayBefore ?? dayAfter),
  };
}
