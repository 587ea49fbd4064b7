/** The dates of the movable feasts; titles and ranks are in `fixtures/feasts/movable/`. */
import { type DayCoordinates, isBetween } from '../coordinates.js';
import { isInApostlesFast } from '../fasting/seasons.js';
import { paschaOf } from '../paschalion.js';
import { addDays, assertAnsweredYear, type CalendarDate, type Weekday } from '../reckoning.js';

/** A feast on a weekday near a date: the one between two days of the Menaion, both included. */
export interface TiedFeast {
  readonly key: string;
  readonly weekday: Weekday;
  /** Month and day as one number: 9_07 is 7 September. */
  readonly from: number;
  readonly to: number;
}

export interface MovableFeast {
  readonly key: string;
  /** Civil days from the Pascha that governs the day. */
  readonly offset: number;
}

/** By days from Pascha. Source: the Triodion to Holy Saturday, the Pentecostarion after it. */
export const paschalFeasts: readonly MovableFeast[] = [
  { key: 'zacchaeus-sunday', offset: -77 },
  { key: 'publican-and-pharisee', offset: -70 },
  { key: 'prodigal-son', offset: -63 },
  { key: 'meatfare-saturday', offset: -57 },
  { key: 'meatfare-sunday', offset: -56 },
  { key: 'cheesefare-saturday', offset: -50 },
  { key: 'cheesefare-sunday', offset: -49 },
  { key: 'clean-monday', offset: -48 },
  { key: 'theodore-saturday', offset: -43 },
  { key: 'sunday-of-orthodoxy', offset: -42 },
  { key: 'second-saturday-of-lent', offset: -36 },
  { key: 'gregory-palamas-sunday', offset: -35 },
  { key: 'third-saturday-of-lent', offset: -29 },
  { key: 'veneration-of-the-cross', offset: -28 },
  { key: 'fourth-saturday-of-lent', offset: -22 },
  { key: 'john-climacus-sunday', offset: -21 },
  { key: 'great-canon-thursday', offset: -17 },
  { key: 'akathist-saturday', offset: -15 },
  { key: 'mary-of-egypt-sunday', offset: -14 },
  { key: 'lazarus-saturday', offset: -8 },
  { key: 'palm-sunday', offset: -7 },
  { key: 'holy-monday', offset: -6 },
  { key: 'holy-tuesday', offset: -5 },
  { key: 'holy-wednesday', offset: -4 },
  { key: 'holy-thursday', offset: -3 },
  { key: 'holy-friday', offset: -2 },
  { key: 'holy-saturday', offset: -1 },
  { key: 'pascha', offset: 0 },
  { key: 'bright-monday', offset: 1 },
  { key: 'bright-tuesday', offset: 2 },
  { key: 'bright-wednesday', offset: 3 },
  { key: 'bright-thursday', offset: 4 },
  { key: 'bright-friday', offset: 5 },
  { key: 'bright-saturday', offset: 6 },
  { key: 'thomas-sunday', offset: 7 },
  { key: 'radonitsa', offset: 9 },
  { key: 'myrrhbearers-sunday', offset: 14 },
  { key: 'paralytic-sunday', offset: 21 },
  { key: 'mid-pentecost', offset: 24 },
  { key: 'samaritan-woman-sunday', offset: 28 },
  { key: 'blind-man-sunday', offset: 35 },
  { key: 'leavetaking-of-pascha', offset: 38 },
  { key: 'ascension', offset: 39 },
  { key: 'fathers-of-the-first-council', offset: 42 },
  { key: 'leavetaking-of-ascension', offset: 47 },
  { key: 'trinity-saturday', offset: 48 },
  { key: 'pentecost', offset: 49 },
  { key: 'holy-spirit-monday', offset: 50 },
  { key: 'leavetaking-of-pentecost', offset: 55 },
  { key: 'all-saints', offset: 56 },
  { key: 'all-saints-local', offset: 63 },
];

/** On the Monday after All Saints, in years when it comes before Peter and Paul. */
export const apostlesFastBegins: MovableFeast = { key: 'apostles-fast-begins', offset: 57 };

/**
 * The weekday nearest to a date of the Menaion, or the last before or first after it. Only six days
 * of the month follow the Nativity: if the Nativity falls on that weekday, the feast moves to
 * another one. Source: Menaion and Typikon, under the days named.
 */
export const tiedFeasts: readonly TiedFeast[] = [
  { key: 'fathers-of-the-six-councils', weekday: 'sunday', from: 7_13, to: 7_19 },
  { key: 'saturday-before-exaltation', weekday: 'saturday', from: 9_07, to: 9_13 },
  { key: 'sunday-before-exaltation', weekday: 'sunday', from: 9_07, to: 9_13 },
  { key: 'saturday-after-exaltation', weekday: 'saturday', from: 9_15, to: 9_21 },
  { key: 'sunday-after-exaltation', weekday: 'sunday', from: 9_15, to: 9_21 },
  { key: 'fathers-of-the-seventh-council', weekday: 'sunday', from: 10_11, to: 10_17 },
  { key: 'demetrius-saturday', weekday: 'saturday', from: 10_19, to: 10_25 },
  { key: 'sunday-of-the-forefathers', weekday: 'sunday', from: 12_11, to: 12_17 },
  { key: 'saturday-before-nativity', weekday: 'saturday', from: 12_18, to: 12_24 },
  { key: 'sunday-before-nativity', weekday: 'sunday', from: 12_18, to: 12_24 },
  { key: 'saturday-after-nativity', weekday: 'saturday', from: 12_26, to: 12_31 },
  { key: 'saturday-after-nativity', weekday: 'friday', from: 12_31, to: 12_31 },
  { key: 'sunday-after-nativity', weekday: 'sunday', from: 12_26, to: 12_31 },
  { key: 'sunday-after-nativity', weekday: 'monday', from: 12_26, to: 12_26 },
  { key: 'saturday-before-theophany', weekday: 'saturday', from: 12_30, to: 1_05 },
  { key: 'sunday-before-theophany', weekday: 'sunday', from: 12_30, to: 1_05 },
  { key: 'saturday-after-theophany', weekday: 'saturday', from: 1_07, to: 1_13 },
  { key: 'sunday-after-theophany', weekday: 'sunday', from: 1_07, to: 1_13 },
];

/** The keys of the feasts tied to a date, without duplicates. */
export const tiedFeastKeys: readonly string[] = [...new Set(tiedFeasts.map(({ key }) => key))];

const feastsFromPascha = [...paschalFeasts, apostlesFastBegins];

/** The keys of all movable feasts, without duplicates. */
export const movableFeastKeys: readonly string[] = [
  ...new Set([...feastsFromPascha.map(({ key }) => key), ...tiedFeastKeys]),
];

const offsetsByKey = new Map(feastsFromPascha.map(({ key, offset }) => [key, offset]));

/** Days from Pascha; null for a feast that does not depend on Pascha. */
export const paschalOffsetOf = (key: string): number | null => offsetsByKey.get(key) ?? null;

/** The movable feasts that a use keeps. */
export interface FeastTable {
  /** Those that depend on Pascha, in order, but for the beginning of the Apostles' Fast. */
  readonly paschal: readonly MovableFeast[];
  readonly tied: readonly TiedFeast[];
  readonly byOffset: ReadonlyMap<number, MovableFeast>;
}

export const feastTable = (
  paschal: readonly MovableFeast[],
  tied: readonly TiedFeast[],
): FeastTable => ({
  paschal,
  tied,
  byOffset: new Map([...paschal, apostlesFastBegins].map((feast) => [feast.offset, feast])),
});

/** All of them: what Slavic use keeps. */
export const allMovableFeasts = feastTable(paschalFeasts, tiedFeasts);

/** The movable feasts of a day, starting with those that depend on Pascha. */
export function movableFeastsOn(day: DayCoordinates, table = allMovableFeasts): MovableFeast[] {
  const { offset } = day;
  const tied = tiedKeysOn(day, table).map((key) => ({ key, offset }));
  const paschal = table.byOffset.get(offset);
  if (paschal === undefined) return tied;
  return paschal === apostlesFastBegins && !isInApostlesFast(day) ? tied : [paschal, ...tied];
}

/** The keys of the feasts tied to a date that fall on the day, in calendar order. */
export const tiedKeysOn = (
  { monthDay, weekday }: DayCoordinates,
  { tied } = allMovableFeasts,
): string[] =>
  tied
    .filter((feast) => feast.weekday === weekday && isWithin(feast, monthDay))
    .map(({ key }) => key);

/** The feasts that depend only on Pascha, from Zacchaeus to All Saints of the Local Church. */
export function paschaCycle(
  year: number,
  { paschal } = allMovableFeasts,
): (MovableFeast & { date: CalendarDate })[] {
  assertAnsweredYear(year, 'Pascha');
  const pascha = paschaOf(year);
  return paschal.map(({ key, offset }) => ({ key, offset, date: addDays(pascha, offset) }));
}

/** A span whose `to` is smaller than its `from` runs over the new year. */
const isWithin = ({ from, to }: TiedFeast, monthDay: number): boolean =>
  from <= to ? isBetween(monthDay, from, to) : from <= monthDay || monthDay <= to;
