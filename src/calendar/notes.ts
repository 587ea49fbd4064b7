/** What no rule computes, and other books do otherwise: sentences, each with the days that it is for. */
import type { DayCoordinates } from './coordinates.js';

export interface Note {
  readonly sentence: string;
  applies(day: DayCoordinates): boolean;
}

/** Of both uses. */
const common: readonly Note[] = [
  { sentence: 'The leavetaking of Mid-Pentecost.', applies: ({ offset }) => offset === 31 },
  {
    sentence:
      'At Vespers on this day, which is that of Bright Monday, John 20:19-25 is read in many languages.',
    applies: ({ offset }) => offset === 0,
  },
];

/** The sentences for a day: those of both uses, then those of one. */
export const sentencesOn = (day: DayCoordinates, notes: readonly Note[]): readonly string[] =>
  [...common, ...notes].filter((note) => note.applies(day)).map(({ sentence }) => sentence);
