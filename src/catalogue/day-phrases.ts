/** The ways to write a day of the year in a text; pure. */
import { daysOfYear, formatMonthDay, monthNames } from '../calendar/reckoning.js';
import { inFigures, ordinal } from '../calendar/title.js';
import { facetOf } from './filters.js';

const leapYear = 2000;

/** "6 December", "December 6th", "sixth of December", "6.12." … → `day:12-06`. */
export const dayPhrases = (): [phrase: string, target: string][] =>
  daysOfYear(leapYear).flatMap(({ month, day }) => {
    const monthName = monthNames[month - 1] ?? '';
    const names = [monthName, monthName.slice(0, 3), ...(month === 9 ? ['Sept'] : [])];
    const monthDay = formatMonthDay({ month, day });
    const days = [day, inFigures(day), ordinal(day)];
    const inText = names.flatMap((name) =>
      days.flatMap((each) => [`${each} ${name}`, `${name} ${each}`]),
    );
    const inNumbers = [`${day} ${month}`, monthDay.split('-').reverse().join(' ')];
    const phrases = new Set([...inText, ...inNumbers]);
    return [...phrases].map((phrase): [string, string] => [phrase, facetOf('day', monthDay)]);
  });
