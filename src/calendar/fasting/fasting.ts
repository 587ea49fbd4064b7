/**
 * The fasting rule of a day, as the API gives it, with a summary in a sentence or two: the season,
 * what may be eaten and what not, and what eases it.
 */
import type { DayCoordinates } from '../coordinates.js';
import { capitalized } from '../title.js';
import type { FastingTone } from './measures.js';
import { type FastRuling, type FastRulings, fastRulingOn } from './rulings.js';
import { type FastingSeason, isBeforePentecost } from './seasons.js';

export function fastingOf(day: DayCoordinates, rulings: FastRulings) {
  const ruling = fastRulingOn(day, rulings);
  const { season, tone, otherwise } = ruling;
  const sentence = seasonSentences[season];
  const start = typeof sentence === 'string' ? sentence : sentence(capitalized(day.weekday), day);
  const rule = `${start} ${tableSentence(ruling, day)}`;
  const summary = otherwise === undefined ? rule : `${rule} ${otherwise}`;
  return { fast: tone !== 'fast-free', season, tone, summary };
}

/** What a tone permits, as the end of a sentence: "all foods are permitted." */
export const foodsOf = (tone: FastingTone): string => tables[tone];

const tables: Readonly<Record<FastingTone, string>> = {
  xerophagy:
    'bread, vegetables and fruit are eaten; abstain from meat, fish, dairy products, eggs, wine and oil.',
  'wine-oil': 'wine and oil are permitted; abstain from meat, fish, dairy products and eggs.',
  fish: 'fish, wine and oil are permitted; abstain from meat, dairy products and eggs.',
  'no-meat': 'dairy products, eggs, fish, wine and oil are permitted; abstain from meat.',
  'fast-free': 'all foods are permitted.',
};

/** Typikon, ch. 49: nothing is eaten; those who cannot keep that have bread and water at sunset. */
const greatFridayTable =
  'by the Typikon nothing is eaten until evening, and then bread, vegetables and fruit; abstain from meat, fish, dairy products, eggs, wine and oil.';

/** The Typikon allows bread, fruit and a cup of wine after the Vesperal Liturgy of the day. */
const holySaturdayTable =
  'bread, fruit and a little wine are permitted; abstain from meat, fish, dairy products, eggs and oil.';

/** Strict days with a table of their own, by days from Pascha. */
const strictTables: ReadonlyMap<number, string> = new Map([
  [-2, greatFridayTable],
  [-1, holySaturdayTable],
]);

const oneDayFasts: ReadonlyMap<number, string> = new Map([
  [1_05, 'The Eve of Theophany is a one-day fast.'],
  [8_29, 'The Beheading of the Forerunner is kept as a one-day fast.'],
  [9_14, 'The Exaltation of the Cross is kept as a one-day fast.'],
]);

/** `on` is the weekday, capitalized. */
const seasonSentences: Readonly<
  Record<FastingSeason, string | ((on: string, day: DayCoordinates) => string)>
> = {
  ordinary: (on) => `No fast is appointed for this ${on}.`,
  'weekly-fast': (on, { offset }) =>
    isBeforePentecost(offset)
      ? `This is the weekly fast of ${on}, eased between Pascha and Pentecost.`
      : `This is the weekly fast of ${on}.`,
  'one-day-fast': (_on, { monthDay }) => oneDayFasts.get(monthDay) ?? 'This is a one-day fast.',
  'publican-and-pharisee-week':
    'The week of the Publican and the Pharisee has no fast, even on Wednesday and Friday.',
  'cheesefare-week': 'This is Cheesefare Week, the last before Great Lent.',
  'great-lent': (on) => `This is a ${on} of Great Lent.`,
  'holy-week': (on) => `This is Great and Holy ${on}.`,
  'bright-week': 'Pascha and Bright Week are free of fasting, even on Wednesday and Friday.',
  'pentecost-week': 'The week after Pentecost is free of fasting, even on Wednesday and Friday.',
  'apostles-fast': (on) => `This is a ${on} of the Apostles' Fast.`,
  'dormition-fast': (on, { monthDay }) =>
    monthDay === 8_01
      ? 'This is the first day of the Dormition Fast.'
      : `This is a ${on} of the Dormition Fast.`,
  'nativity-fast': (on, { monthDay }) => {
    if (monthDay === 11_15) return 'This is the first day of the Nativity Fast.';
    if (monthDay === 12_24)
      return 'This is the Eve of the Nativity, the last day of the Nativity Fast.';
    return `This is a ${on} of the Nativity Fast.`;
  },
  christmastide: 'Christmastide, from the Nativity until the Eve of Theophany, is free of fasting.',
  theophany: 'The feast of Theophany is free of fasting.',
};

function tableSentence({ tone, relaxedBy }: FastRuling, { offset }: DayCoordinates): string {
  const ofTheDay = tone === 'xerophagy' ? strictTables.get(offset) : undefined;
  const table = ofTheDay ?? tables[tone];
  return relaxedBy === null ? capitalized(table) : `For ${relaxedBy}, ${table}`;
}
