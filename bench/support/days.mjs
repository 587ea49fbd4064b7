/** Paths of days. */
import { liturgicalDay } from '../../dist/src/calendar/day.js';
import { parseDate } from '../../dist/src/calendar/reckoning.js';
import { synaxes } from './synthetic-saint.mjs';

const dayMs = 86_400_000;

/** `count` days in a row from `from`, alternating between the calendars on request. */
export function dayPaths(count, { from = '2026-01-01', bothCalendars = false } = {}) {
  const startMs = Date.parse(from);
  return Array.from({ length: count }, (_, index) => {
    const place = bothCalendars ? index >> 1 : index;
    const date = new Date(startMs + place * dayMs).toISOString().slice(0, 10);
    return `/v1/calendar/${date}${bothCalendars && index % 2 === 1 ? '?calendar=julian' : ''}`;
  });
}

/** `count` days, leaving out those on which most synthetic saints are kept: their answers are too long. */
export function ordinaryDays(count, { from }) {
  const mostLeftOut = synaxes.length * Math.ceil(count / 300);
  return dayPaths(count + mostLeftOut, { from })
    .filter((path) => !synaxes.includes(dayOf(path).offset))
    .slice(0, count);
}

/** The New Calendar's day that a path asks for. */
export const dayOf = (path) => liturgicalDay(parseDate(path.slice(-10)), 'gregorian');
