/** Civil dates of answers and parameters. */
import { type CalendarDate, parseDate } from '../calendar/reckoning.js';

/** The civil date in UTC. */
export const today = (now: number): CalendarDate =>
  civilDate(new Date(now).toISOString().slice(0, 10));

/** The civil date in a time zone of `isTimeZone`; in UTC by default. */
export const todayIn = (timezone: string | undefined, now: number): CalendarDate =>
  timezone === undefined ? today(now) : civilDate(dateFormat(timezone).format(now));

/** The Swedish locale writes dates as ISO 8601 does. */
const dateFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });

/** `Intl` ignores case, but each spelling would be cached separately. */
const wordOfZone = /^(?:[A-Z][a-z]+|[A-Z]{2,3}|of|es|au|McMurdo|DumontDUrville)$/;

/** Whether this is the name of a time zone in the IANA database, spelled as it is there. */
export function isTimeZone(name: string): boolean {
  if (!name.split(/[/_-]/).every((word) => wordOfZone.test(word))) return false;
  try {
    dateFormat(name);
    return true;
  } catch {
    return false;
  }
}

/** A date, or a moment with seconds and a time zone. */
const momentShape =
  /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** Milliseconds since the epoch of a moment, or of the beginning of a date in UTC. */
export function momentOf(text: string): number | undefined {
  const [, date] = momentShape.exec(text) ?? [];
  if (date === undefined || parseDate(date) === undefined) return undefined;
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? undefined : ms;
}

/** The date in a text that must have one: a valid parameter, or a field of an answer. */
export function civilDate(text: string): CalendarDate {
  const date = parseDate(text);
  if (!date) throw new RangeError(`${text} is not a date`);
  return date;
}
