/**
 * The titles that all uses share. A title names the place of a day in the movable cycle and nothing
 * else. Each use has a `title.ts` of its own, for the days that it names otherwise.
 */
import { isBetween } from './coordinates.js';
import { weekdays } from './reckoning.js';

/** Days that have their own name, by days from Pascha. Source: Triodion and Pentecostarion. */
const ownTitles: ReadonlyMap<number, string> = new Map([
  [-70, 'Sunday of the Publican and the Pharisee'],
  [-63, 'Sunday of the Prodigal Son'],
  [-56, 'Meatfare Sunday'],
  [-50, 'Cheesefare Saturday'],
  [-49, 'Cheesefare Sunday'],
  [-8, 'Lazarus Saturday'],
  [-7, 'Palm Sunday'],
  [0, 'Holy Pascha'],
  [39, 'Ascension of the Lord'],
  [49, 'Holy Pentecost'],
]);

const firstOrdinals = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
  'Eleventh',
  'Twelfth',
  'Thirteenth',
  'Fourteenth',
  'Fifteenth',
  'Sixteenth',
  'Seventeenth',
  'Eighteenth',
  'Nineteenth',
];

/**
 * The title of a day from Meatfare Week to Pentecost, if no use has another. Weeks of Lent begin on
 * Monday; weeks of Pascha begin on Sunday.
 */
export function titleAroundPascha(offset: number): string {
  const own = ownTitles.get(offset);
  if (own !== undefined) return own;
  const weekday = weekdayName(offset);
  if (offset < -56) return `${weekday} of Meatfare Week`;
  if (offset < -49) return `${weekday} of Cheesefare Week`;
  if (offset < -7) return ofGreatLent(weekday, Math.floor((offset + 48) / 7) + 1);
  if (offset < 0) return `Great and Holy ${weekday}`;
  if (offset < 7) return `Bright ${weekday}`;
  return ofPascha(weekday, Math.floor(offset / 7) + 1);
}

/** A Sunday of Lent has the number of the week that it ends. */
function ofGreatLent(weekday: string, week: number): string {
  const number = ordinal(week);
  return weekday === 'Sunday' || weekday === 'Saturday'
    ? `${number} ${weekday} of Great Lent`
    : `${weekday} of the ${number} Week of Great Lent`;
}

function ofPascha(weekday: string, week: number): string {
  const number = ordinal(week);
  return weekday === 'Sunday'
    ? `${number} Sunday of Pascha`
    : `${weekday} of the ${number} Week of Pascha`;
}

/** Weeks after Pentecost begin on Monday, so a Sunday has the number of the week that it ends. */
export function afterPentecost(daysSincePascha: number): string {
  const week = Math.ceil((daysSincePascha - 49) / 7);
  const weekday = weekdayName(daysSincePascha);
  return weekday === 'Sunday'
    ? `${ordinal(week)} Sunday after Pentecost`
    : `${weekday} of the ${inFigures(week)} Week after Pentecost`;
}

/** The weekday so many days from Pascha, such as "Thursday". */
export const weekdayName = (offset: number): string => capitalized(weekdays.at(offset % 7) ?? '');

export const capitalized = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);

/** In words, up to 39, enough for the Sundays of a year. */
export function ordinal(number: number): string {
  const tens = number < 30 ? 'Twenty' : 'Thirty';
  if (number % 10 === 0 && number > 10) return `${tens.slice(0, -1)}ieth`;
  const units = firstOrdinals[(number < 20 ? number : number % 10) - 1] ?? '';
  return number < 20 ? units : `${tens}-${units.toLowerCase()}`;
}

/** 1st, 2nd, 3rd, 4th. */
export function inFigures(number: number): string {
  const isTeen = isBetween(number, 11, 13);
  const ending = isTeen ? undefined : ['st', 'nd', 'rd'][(number % 10) - 1];
  return `${number}${ending ?? 'th'}`;
}
