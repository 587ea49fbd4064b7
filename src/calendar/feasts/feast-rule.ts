/** When a feast is kept, in a sentence. */
import { type MonthDay, monthDayNumber, monthDayOf, monthNames } from '../reckoning.js';
import { capitalized, weekdayName } from '../title.js';
import {
  apostlesFastBegins,
  paschalOffsetOf,
  type TiedFeast,
  tiedFeasts,
} from './movable-feasts.js';
import type { KeptFeast } from './occurrences.js';
import { departures } from './yielding-feasts.js';

/** "Kept on the Thursday 39 days after Pascha." */
export function feastRule({ key, fixed }: KeptFeast): string {
  if (fixed !== null) return fixedRule(key, fixed);
  const offset = paschalOffsetOf(key);
  if (offset !== null) return paschalRule(key, offset);
  const [first, ...others] = tiedFeasts.filter((feast) => feast.key === key);
  if (first === undefined) throw new RangeError(`the calendar has no feast ${key}`);
  const instead = others.map((other) => `, or on ${tiedDay(other)} when there is none`).join('');
  return `Kept on ${tiedDay(first)}${instead}, by the date of each calendar.`;
}

function fixedRule(key: string, { gregorian, julian }: NonNullable<KeptFeast['fixed']>): string {
  const day = dayName(gregorian);
  if (monthDayNumber(gregorian) !== monthDayNumber(julian)) {
    return `Kept by both calendars on the civil ${day}, which is ${dayName(julian)} in the Julian.`;
  }
  const inCommonYears = monthDayNumber(gregorian) === 2_29 ? ', in common years 28 February' : '';
  const departure = departures.get(key);
  const unless = departure === undefined ? '' : `, ${departure}`;
  return `Kept on ${day}${inCommonYears}${unless}: the civil date on the New Calendar, the Julian on the Old.`;
}

function paschalRule(key: string, offset: number): string {
  if (offset === 0) {
    return 'Kept on the Sunday after the first full moon of spring, by the Julian paschalion in both calendars.';
  }
  const days = Math.abs(offset) === 1 ? '1 day' : `${Math.abs(offset)} days`;
  const place = `the ${weekdayName(offset)} ${days} ${offset < 0 ? 'before' : 'after'} Pascha`;
  return key === apostlesFastBegins.key
    ? `Kept on ${place}, in years when that is before 29 June in the calendar used.`
    : `Kept on ${place}, the same day in both calendars.`;
}

/** Such as "the Sunday from 13 to 19 July"; a span of one day is named as that day. */
function tiedDay({ weekday, from, to }: TiedFeast): string {
  const [first, last] = [monthDayOf(from), monthDayOf(to)];
  if (from === to) return `${capitalized(weekday)}, ${dayName(first)},`;
  const start = first.month === last.month ? `${first.day}` : dayName(first);
  return `the ${capitalized(weekday)} from ${start} to ${dayName(last)}`;
}

const dayName = ({ month, day }: MonthDay): string => `${day} ${monthNames[month - 1]}`;
