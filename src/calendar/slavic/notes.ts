/**
 * Saints whom the Old Calendar keeps on the civil day of their repose or glorification, thirteen days
 * before the date in the menaion of the New Calendar, under which tables of Slavic use have their leave
 * and readings.
 */
import type { DayCoordinates } from '../coordinates.js';

type Row = readonly [monthDay: number, name: string, keptOn: string];

const keptEarlier: readonly Row[] = [
  [2_27, 'Saint Raphael of Brooklyn', '14 February'],
  [4_07, 'Saint Tikhon of Moscow', '25 March'],
  [5_07, 'Saint Alexis Toth', '24 April'],
  [8_09, 'Saint Herman of Alaska', '27 July'],
  [10_06, 'Saint Innocent of Alaska', '23 September'],
  [10_09, 'Saint Tikhon of Moscow', '26 September'],
];

export function notesOn({ reckoning, monthDay }: DayCoordinates): readonly string[] {
  const row = keptEarlier.find(([day]) => day === monthDay);
  if (row === undefined || reckoning === 'gregorian') return [];
  const [, name, keptOn] = row;
  return [
    `The readings of ${name}, and any leave in his honour, stand here by the date of the New Calendar's menaion. The Old Calendar has already kept him on ${keptOn}, and has neither today.`,
  ];
}
