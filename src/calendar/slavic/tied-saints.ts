/**
 * American saints whom the Old Calendar keeps on the civil day of their repose or glorification, and so
 * on another date of the menaion, thirteen days before the one under which the tables have them.
 */
import type { DayCoordinates } from '../coordinates.js';
import { fixedGreatDays } from '../feasts/great-feasts.js';
import type { Reading } from '../lectionary/table.js';
import { formatMonthDay, monthDayOf } from '../reckoning.js';

type Row = readonly [inTables: number, onOldCalendar: number, occasion: string];

const tiedSaints: readonly Row[] = [
  [2_27, 2_14, 'Raphael of Brooklyn'],
  [4_07, 3_25, 'Tikhon of Moscow'],
  [5_07, 4_24, 'Alexis of Wilkes-Barre'],
  [8_09, 7_27, 'Herman of Alaska'],
  [10_06, 9_23, 'Innocent of Alaska'],
  [10_09, 9_26, 'Tikhon of Moscow'],
  [12_04, 11_21, 'Alexander Hotovitzky'],
];

const keyOf = (monthDay: number): string => formatMonthDay(monthDayOf(monthDay));

/** The readings of a date of the menaion; on the Old Calendar those of these saints move with them. */
export function readingsOfDate(
  { monthDay, reckoning }: DayCoordinates,
  readingsAt: (key: string) => readonly Reading[],
): readonly Reading[] {
  const ofDate = readingsAt(keyOf(monthDay));
  if (reckoning === 'gregorian') return ofDate;
  const gone = tiedSaints.filter(([inTables]) => inTables === monthDay);
  const stay = ofDate.filter(({ occasion }) => gone.every(([, , saint]) => saint !== occasion));
  // A great feast is read alone.
  if (fixedGreatDays.has(monthDay)) return stay;
  const come = tiedSaints.filter(([, onOldCalendar]) => onOldCalendar === monthDay);
  const theirs = come.flatMap(([inTables, , saint]) =>
    readingsAt(keyOf(inTables)).filter(({ occasion }) => occasion === saint),
  );
  return [...stay, ...theirs];
}
