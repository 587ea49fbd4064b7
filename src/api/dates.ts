/** Civil dates of answers and parameters. */
import { type CalendarDate, parseDate } from '../calendar/reckoning.js';

/** The civil date in UTC. */
export const today = (now: number): CalendarDate =>
  civilDate(new Date(now).toISOString().slice(0, 10));

/** The date in a text that must have one: a valid parameter, or a field of an answer. */
export function civilDate(text: string): CalendarDate {
  const date = parseDate(text);
  if (!date) throw new RangeError(`${text} is not a date`);
  return date;
}
