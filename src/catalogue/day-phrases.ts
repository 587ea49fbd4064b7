/** The ways to write a day of the year in a text; pure. */
import {
  commonYear,
  daysOfYear,
  formatMonthDay,
  fromCivil,
  leapYear,
  monthNames,
  parseDate,
} from '../calendar/reckoning.js';
import { inFigures, ordinal } from '../calendar/title.js';
import { facetOf } from './filters.js';

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

/** The day that the Old Calendar keeps on a civil day: `day:08-02` → `day:07-20`. */
export function oldCalendarFacetOf(facet: string): string {
  const civil = parseDate(`${commonYear}-${facet.slice(facetOf('day', '').length)}`);
  return civil ? facetOf('day', formatMonthDay(fromCivil(civil, 'julian'))) : facet;
}
