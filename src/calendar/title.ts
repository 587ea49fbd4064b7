/** The title of a day, which names its place in the movable cycle and nothing else. */
import { daysSinceLatestPascha, type PaschalCycle } from './paschalion.js';
import { weekdays } from './reckoning.js';

/** Days that have their own name, by days from Pascha. Source: Triodion and Pentecostarion. */
const ownTitles: ReadonlyMap<number, string> = new Map([
  [-77, 'Sunday of Zacchaeus'],
  [-70, 'Sunday of the Publican and the Pharisee'],
  [-63, 'Sunday of the Prodigal Son'],
  [-57, 'Meatfare Saturday'],
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

/** "Twenty-fifth Sunday after Pentecost": every day has one, the same in both reckonings. */
export const dayTitle = (cycle: PaschalCycle): string =>
  titleOfPlace(cycle.offset, daysSinceLatestPascha(cycle));

/**
 * The title of the place `offset` days from the Pascha that governs it. Weeks of Lent and weeks
 * after Pentecost begin on Monday; weeks of Pascha begin on Sunday.
 */
export function titleOfPlace(offset: number, sinceLatestPascha = offset): string {
  const own = ownTitles.get(offset);
  if (own !== undefined) return own;
  const weekday = weekdayName(offset);
  if (offset < -70) return afterPentecost(weekday, sinceLatestPascha);
  if (offset < -63) return `${weekday} of the Week of the Publican and the Pharisee`;
  if (offset < -56) return `${weekday} of Meatfare Week`;
  if (offset < -49) return `${weekday} of Cheesefare Week`;
  if (offset < -7) return ofGreatLent(weekday, Math.floor((offset + 48) / 7) + 1);
  if (offset < 0) return `Great and Holy ${weekday}`;
  if (offset < 7) return `Bright ${weekday}`;
  if (offset < 49) return ofPascha(weekday, Math.floor(offset / 7) + 1);
  return afterPentecost(weekday, sinceLatestPascha);
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

function afterPentecost(weekday: string, sinceLatestPascha: number): string {
  const week = Math.ceil((sinceLatestPascha - 49) / 7);
  return weekday === 'Sunday'
    ? `${ordinal(week)} Sunday after Pentecost`
    : `${weekday} of the ${inFigures(week)} Week after Pentecost`;
}

/** The weekday so many days from Pascha, such as "Thursday". */
export const weekdayName = (offset: number): string => capitalized(weekdays.at(offset % 7) ?? '');

export const capitalized = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);

/** In words, up to 39, enough for the Sundays of a year. */
function ordinal(number: number): string {
  const tens = number < 30 ? 'Twenty' : 'Thirty';
  if (number % 10 === 0 && number > 10) return `${tens.slice(0, -1)}ieth`;
  const units = firstOrdinals[(number < 20 ? number : number % 10) - 1] ?? '';
  return number < 20 ? units : `${tens}-${units.toLowerCase()}`;
}

function inFigures(number: number): string {
  const isTeen = number > 10 && number < 14;
  const ending = isTeen ? undefined : ['st', 'nd', 'rd'][(number % 10) - 1];
  return `${number}${ending ?? 'th'}`;
}
