/** A fast in a sentence or two: the season, what may be eaten and what not, and what eases it. */
import type { DayCoordinates } from '../coordinates.js';
import { monthDayNumber } from '../reckoning.js';
import type { FastingTone } from './measures.js';
import { type FastRuling, isBeforePentecost } from './rulings.js';

const tables: Readonly<Record<FastingTone, string>> = {
  xerophagy:
    'bread, vegetables and fruit are eaten; abstain from meat, fish, dairy products, eggs, wine and oil.',
  'wine-oil': 'wine and oil are permitted; abstain from meat, fish, dairy products and eggs.',
  fish: 'fish, wine and oil are permitted; abstain from meat, dairy products and eggs.',
  'no-meat': 'dairy products, eggs, fish, wine and oil are permitted; abstain from meat.',
  'fast-free': 'all foods are permitted.',
};

/** The Typikon allows bread, fruit and a cup of wine after the Vesperal Liturgy of the day. */
const holySaturdayTable =
  'bread, fruit and a little wine are permitted; abstain from meat, fish, dairy products, eggs and oil.';

const oneDayFasts: ReadonlyMap<number, string> = new Map([
  [1_05, 'The Eve of Theophany is a one-day fast.'],
  [8_29, 'The Beheading of the Forerunner is kept as a one-day fast.'],
  [9_14, 'The Exaltation of the Cross is kept as a one-day fast.'],
]);

export function fastSummary(ruling: FastRuling, day: DayCoordinates): string {
  return `${seasonSentence(ruling, day)} ${tableSentence(ruling, day)}`;
}

function seasonSentence(
  { season }: FastRuling,
  { weekday, offset, menaion }: DayCoordinates,
): string {
  const name = capitalized(weekday);
  switch (season) {
    case 'ordinary':
      return `No fast is appointed for this ${name}.`;
    case 'weekly-fast':
      return isBeforePentecost(offset)
        ? `This is the weekly fast of ${name}, eased between Pascha and Pentecost.`
        : `This is the weekly fast of ${name}.`;
    case 'one-day-fast':
      return oneDayFasts.get(monthDayNumber(menaion)) ?? 'This is a one-day fast.';
    case 'publican-and-pharisee-week':
      return 'The week of the Publican and the Pharisee has no fast, even on Wednesday and Friday.';
    case 'cheesefare-week':
      return 'This is Cheesefare Week, the last before Great Lent.';
    case 'great-lent':
      return `This is a ${name} of Great Lent.`;
    case 'holy-week':
      return `This is Great and Holy ${name}.`;
    case 'bright-week':
      return 'Pascha and Bright Week are free of fasting, even on Wednesday and Friday.';
    case 'pentecost-week':
      return 'The week after Pentecost is free of fasting, even on Wednesday and Friday.';
    case 'apostles-fast':
      return `This is a ${name} of the Apostles' Fast.`;
    case 'dormition-fast':
      return `This is a ${name} of the Dormition Fast.`;
    case 'nativity-fast':
      return monthDayNumber(menaion) === 12_24
        ? 'This is the Eve of the Nativity, the last day of the Nativity Fast.'
        : `This is a ${name} of the Nativity Fast.`;
    case 'christmastide':
      return 'Christmastide, from the Nativity until the Eve of Theophany, is free of fasting.';
    case 'theophany':
      return 'The feast of Theophany is free of fasting.';
  }
}

function tableSentence({ tone, relaxedBy }: FastRuling, { offset }: DayCoordinates): string {
  const table = offset === -1 && tone === 'xerophagy' ? holySaturdayTable : tables[tone];
  return relaxedBy === null ? capitalized(table) : `For ${relaxedBy}, ${table}`;
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
