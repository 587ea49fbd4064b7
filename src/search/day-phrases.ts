/** The ways to write a day of the year in a text; pure. */
import { facetOf } from '../catalogue/filters.js';

/** Each month's names and its days in a leap year. */
const months: readonly (readonly [names: string, days: number])[] = [
  ['january jan', 31],
  ['february feb', 29],
  ['march mar', 31],
  ['april apr', 30],
  ['may', 31],
  ['june jun', 30],
  ['july jul', 31],
  ['august aug', 31],
  ['september sept sep', 30],
  ['october oct', 31],
  ['november nov', 30],
  ['december dec', 31],
];

const ordinals = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'],
  ...['tenth', 'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth'],
  ...['seventeenth', 'eighteenth', 'nineteenth', 'twentieth'],
];

const inWords = (day: number): string => {
  if (day <= 20) return ordinals[day - 1] ?? '';
  if (day === 30) return 'thirtieth';
  return `${day < 30 ? 'twenty' : 'thirty'} ${ordinals[(day % 10) - 1]}`;
};

/** The ending of "2nd", "13th". */
const endingOf = (day: number): string =>
  (Math.floor(day / 10) === 1 ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]) ?? 'th';

const padded = (number: number): string => String(number).padStart(2, '0');

/** "6 December", "December 6th", "sixth of December", "6.12." … → `day:12-06`. */
export const dayPhrases = (): [phrase: string, target: string][] =>
  months.flatMap(([names, length], index) =>
    Array.from({ length }, (_, at) => at + 1).flatMap((day) => {
      const month = index + 1;
      const target = facetOf('day', `${padded(month)}-${padded(day)}`);
      const days = [`${day}`, `${day}${endingOf(day)}`, inWords(day)];
      const inText = names
        .split(' ')
        .flatMap((name) => days.flatMap((each) => [`${each} ${name}`, `${name} ${each}`]));
      const inFigures = [`${day} ${month}`, `${padded(day)} ${padded(month)}`];
      return [...inText, ...inFigures].map((phrase): [string, string] => [phrase, target]);
    }),
  );
