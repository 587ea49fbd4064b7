/** Civil dates of answers and parameters. */
import { type CalendarDate, parseDate } from '../calendar/reckoning.js';

/** The civil date in UTC. */
export function today(now: number): CalendarDate {
  const date = new Date(now);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The date in a text that must have one: a valid parameter, or a field of an answer. */
export function civilDate(text: string): CalendarDate {
  const date = parseDate(text);
  if (!date) throw new RangeError(`${text} is not a date`);
  return date;
}
