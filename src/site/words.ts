/** Dates, fasts and kinds of saint in words, as pages show them. */
import { calendarNames, useNames } from '../api/calendar-names.js';
import { civilDate } from '../api/dates.js';
import type { Kept, Movable } from '../api/kept-days.js';
import type { FastingTone } from '../calendar/fasting/measures.js';
import {
  civilWeekday,
  type MonthDay,
  monthNames,
  oldCalendarDay,
  type Reckoning,
} from '../calendar/reckoning.js';
import { ordinal } from '../calendar/title.js';
import type { CalendarOfSaints, KeptByCalendars, Use } from '../catalogue/commemorations.js';
import { useAlone } from '../catalogue/other-use.js';

export const monthName = (month: number): string => monthNames[month - 1] ?? '';

/** For narrow tables. */
export const shortMonth = (month: number): string => monthName(month).slice(0, 3);

/** Georgian has no capital at the head of a word. */
export const capitalized = (text: string): string =>
  /^\p{Script=Georgian}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** "6 December". */
export const dayAndMonth = ({ month, day }: MonthDay): string => `${day} ${monthName(month)}`;

/** "6 December 2026". */
export function dateInWords(date: string): string {
  const parts = civilDate(date);
  return `${dayAndMonth(parts)} ${parts.year}`;
}

/** "Sunday, 6 December 2026". */
export function fullDate(date: string): string {
  return `${capitalized(civilWeekday(civilDate(date)))}, ${dateInWords(date)}`;
}

/** "48 days before Pascha"; the day itself is "on Pascha". */
function fromPascha(offset: number): string {
  if (offset === 0) return 'on Pascha';
  const days = Math.abs(offset);
  return `${days} ${days === 1 ? 'day' : 'days'} ${offset < 0 ? 'before' : 'after'} Pascha`;
}

/** "Sunday of the Forefathers", from the key of a movable feast, or the name in a saint's slug. */
export const nameInSlug = (slug: string): string =>
  slug
    .split('-')
    .map((word) => (/^(of|the|and|before|after)$/.test(word) ? word : capitalized(word)))
    .join(' ');

/** The calendar by which days are given, and the year in which they are. */
export interface ByCalendar {
  readonly calendar: Reckoning;
  readonly year: number;
  /** Whether the day of the other calendar is given too. */
  readonly isOnBoth?: boolean;
}

/** "48 days before Pascha", or the name of a Sunday. */
export const movableInWords = ({ offset = null, feast }: Movable): string =>
  offset === null ? nameInSlug(feast ?? '') : capitalized(fromPascha(offset));

/**
 * The day of a commemoration: "6 December" on the New Calendar, "19 December (6 December, Old
 * Calendar)" on the Old one, "48 days before Pascha" on both. With both calendars: "6 December;
 * 19 December on the Old Calendar".
 */
export function dayKept(day: Kept, { calendar, year, isOnBoth }: ByCalendar): string {
  if (!('gregorian' in day)) return movableInWords(day);
  const civil = dayAndMonth(oldCalendarDay(day.julian, year));
  if (isOnBoth) return `${dayAndMonth(day.gregorian)}; ${civil} on the ${calendarNames.julian}`;
  if (calendar === 'gregorian') return dayAndMonth(day.gregorian);
  return `${civil} (${dayAndMonth(day.julian)}, ${calendarNames.julian})`;
}

interface TitledDay extends KeptByCalendars {
  readonly title: string;
}

/** Whose a day is, where the saint has another of the same title: " (Greek use)". */
export function whoseDay(day: TitledDay, days: readonly TitledDay[]): string {
  const use = useAlone(day);
  const hasTwin = days.some((each) => each !== day && each.title === day.title);
  return hasTwin && use ? ` (${useNames[use]})` : '';
}

/** `fool-for-christ` as "fool for Christ". */
export const categoryInWords = (category: string): string =>
  category.replaceAll('-', ' ').replace('christ', 'Christ');

/** `thrown-down` as "thrown down". */
export const mannerInWords = (manner: string): string => manner.replaceAll('-', ' ');

/** "under pagan Rome", "under the Ottomans". */
export const persecutorInWords = (persecutor: string): string =>
  persecutor === 'romans' ? 'pagan Rome' : `the ${capitalized(persecutor)}`;

export const calendarName = (calendar: string): string =>
  calendarNames[calendar === 'julian' ? 'julian' : 'gregorian'];

/** Whose rules of fasting and readings a use follows: those of all saints are Slavic. */
export const rulesInWords = (use: Use): string => useNames[use === 'greek' ? use : 'slavic'];

/** Greek use on the same calendar, which a Greek parish nearby may not follow. */
export const greekUseBy = (calendar: string, where = 'Athos, Jerusalem'): string =>
  calendar === 'julian' ? `Greek use on the Old Calendar (${where})` : 'Greek use';

/** After a title: the New Calendar goes without saying. */
export const calendarSuffix = (calendar: string): string =>
  calendar === 'julian' ? `, ${calendarNames.julian}` : '';

/** "New Calendar", but "Old Calendar, 23 November", whose date is not the civil one. */
export const calendarAndDate = ({ calendar, ...day }: MonthDay & { readonly calendar: string }) =>
  `${calendarName(calendar)}${calendar === 'julian' ? `, ${dayAndMonth(day)}` : ''}`;

/** After "kept": the calendars of `feastDays`. */
const calendarsInWords: Readonly<Record<CalendarOfSaints, string>> = {
  'slavic-menaion': 'in the Slavic Menaion',
  oca: 'by the Orthodox Church in America',
  rocor: 'by the Russian Church Abroad',
  greek: 'in the Greek Synaxarion',
  antiochian: 'by Antioch',
  serbian: 'in Serbia',
  romanian: 'in Romania',
  georgian: 'in Georgia',
  bulgarian: 'in Bulgaria',
  western: 'by Orthodox in the West',
  local: 'locally',
};

/** After "kept"; a calendar without words keeps its name. */
export const calendarInWords = (calendar: string): string =>
  calendarsInWords[calendar as CalendarOfSaints] ?? calendar;

/** "Fourth century"; before Christ, "Sixth century BC". */
export const centuryInWords = (century: number | string): string =>
  `${ordinal(Math.abs(Number(century)))} century${Number(century) < 0 ? ' BC' : ''}`;

/** "celtic-lands" as "Celtic Lands". */
export const regionInWords = (region: string): string =>
  region.split('-').map(capitalized).join(' ');

const ranks: Readonly<Record<string, string>> = {
  great: 'Great feast',
  major: 'Major feast',
  memorial: 'Memorial of the departed',
  'holy-week': 'Holy Week',
  'bright-week': 'Bright Week',
};

export const rankInWords = (rank: string): string => ranks[rank] ?? capitalized(rank);

/**
 * Prose as a book sets it: curly quotation marks and apostrophes, and an en dash in ranges of
 * verses and years. The catalogue stores what a keyboard types.
 */
export const typeset = (text: string): string =>
  text
    .replaceAll(/(^|[\s([“])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(^|[\s([“])'/g, '$1‘')
    .replaceAll("'", '’')
    .replaceAll(/(\d)-(?=\d)/g, '$1–');

const inEnglish = new Intl.ListFormat('en-GB');

/** "a, b and c". */
export const listed = (words: readonly string[]): string => inEnglish.format(words);

/** At most `max` characters of a text, cut between words, for descriptions. */
export function shortened(text: string, max = 200): string {
  if (text.length <= max) return text;
  return `${text.slice(0, text.lastIndexOf(' ', max))} …`;
}

const tones: Readonly<Record<FastingTone, string>> = {
  xerophagy: 'Strict fast',
  'wine-oil': 'Wine and oil',
  fish: 'Fish, wine and oil',
  'no-meat': 'No meat',
  'fast-free': 'No fast',
};

/** What a day permits: "Fish, wine and oil". */
export const toneInWords = (tone: FastingTone): string => tones[tone];
