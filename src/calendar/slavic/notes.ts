/** What books and churches of Slavic use have that no rule here gives: sentences, each with its days. */
import { type DayCoordinates, isBetween } from '../coordinates.js';
import { yieldingFeastOn } from '../feasts/yielding-feasts.js';
import { type Note, sentencesOn } from '../notes.js';
import { russianReadingsOn } from './russian-readings.js';

/** A Saturday or Sunday of the Old Calendar between two dates of it. */
const onOld =
  (weekday: 'saturday' | 'sunday', from: number, to: number): Note['applies'] =>
  (day) =>
    day.reckoning === 'julian' && day.weekday === weekday && isBetween(day.monthDay, from, to);

/**
 * Sources: the calendars of the Sretensky Monastery and of Holy Trinity Church, Baltimore, for the
 * Russian Church; the service books of the Orthodox Church in America for the Sunday of local saints.
 */
const notes: readonly Note[] = [
  {
    sentence:
      'The New Martyrs of Russia, whom the Russian Church keeps on this Sunday, have readings of their own, Romans 8:28-39 and Luke 21:8-19, and a troparion and a kontakion that are not given here.',
    applies: (day) => yieldingFeastOn(day) === 'synaxis-of-the-new-martyrs-of-russia',
  },
  {
    sentence:
      'The saints of a local Church, such as those of Russia or of North America, whom it keeps on this Sunday, have a troparion and a kontakion that are not given here.',
    applies: ({ offset }) => offset === 63,
  },
  {
    sentence:
      'The Russian Church keeps the Fathers of the Seventh Council on this Sunday, the nearest to 11 October.',
    applies: onOld('sunday', 10_08, 10_10),
  },
  {
    sentence: 'The Russian Church kept the Fathers of the Seventh Council on the Sunday before.',
    applies: onOld('sunday', 10_15, 10_17),
  },
  {
    sentence:
      'The Russian Church keeps Demetrius Saturday on this day, since the next Saturday is that of the Kazan Icon.',
    applies: onOld('saturday', 10_15, 10_15),
  },
  {
    sentence:
      'The Russian Church kept Demetrius Saturday a week ago, since this is the day of the Kazan Icon.',
    applies: onOld('saturday', 10_22, 10_22),
  },
];

export const notesOn = (day: DayCoordinates): readonly string[] => [
  ...sentencesOn(day, notes),
  ...russianReadingsOn(day),
];
