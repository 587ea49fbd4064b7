/** What a day reads, put in the order of its services; common to all uses. */
import { type DayCoordinates, isBetween, isWeekend } from '../coordinates.js';
import { fixedGreatDays } from '../feasts/great-feasts.js';
import { daysSinceLatestPascha } from '../paschalion.js';
import { annunciationKeysOn, eveKeysOn } from './eves.js';
import { isReadIn } from './recent-saints.js';
import { type Reading, services } from './table.js';

/**
 * When vespers are served: on the evening before, as for most feasts, or on the day itself, before
 * or after its Liturgy.
 */
export type VespersTime = 'evening-before' | 'before-liturgy' | 'after-liturgy';

/** Readings from one source, such as a feast or the cycle. */
export interface Course {
  readonly readings: readonly Reading[];
  readonly vespers?: VespersTime;
}

/**
 * The readings of several courses by service, each reading once; paremias are listed with their
 * feast, though read on the evening before.
 */
export function inOrderOfDay(courses: readonly Course[]): readonly Reading[] {
  const slots: Reading[][] = [];
  for (const { readings, vespers } of courses) {
    for (const reading of readings) {
      const slot = slotOf(reading, vespers);
      slots[slot] ??= [];
      const others = slots[slot];
      if (!others.some((other) => isSame(other, reading))) others.push(reading);
    }
  }
  return slots.flat();
}

/** The readings under a key of the lectionary. */
type ReadingsAt = (key: string) => readonly Reading[];

/** Eves of Nativity and Theophany. */
export const eveCourse = (day: DayCoordinates, readingsAt: ReadingsAt): Course => ({
  readings: eveKeysOn(day).flatMap(readingsAt),
  vespers: eveVespers(day),
});

export const annunciationCourses = (day: DayCoordinates, readingsAt: ReadingsAt): Course[] =>
  annunciationKeysOn(day).map((key) => annunciationCourse(key, day.monthDay, readingsAt));

/**
 * Those of the menaion date that are read. On Palm Sunday, in Holy Week, on Pascha, Ascension and
 * Pentecost only a fixed great feast has any; on Sunday a saint's matins gospel is omitted. Nobody is
 * read before the year after the repose.
 */
export function menaionReadings(
  { monthDay, menaion, offset, weekday }: DayCoordinates,
  ofDate: readonly Reading[],
): readonly Reading[] {
  const readings = ofDate.filter((reading) => isReadIn(menaion.year, reading));
  if (fixedGreatDays.has(monthDay)) return readings;
  if (isBetween(offset, -7, 0) || offset === 39 || offset === 49) return [];
  return weekday === 'sunday' ? readings.filter(({ kind }) => kind !== 'matins-gospel') : readings;
}

/** In Cheesefare Week, Lent and Holy Week, vespers of the cycle belong to the day itself. */
export const cycleVespers = ({ offset }: DayCoordinates): VespersTime =>
  isBetween(offset, -55, -1) && offset !== -7 ? 'before-liturgy' : 'evening-before';

/** The eleven matins gospels rotate from All Saints on; the Sundays of Pascha have their own. */
export function sundayMatinsKeys(day: DayCoordinates): string[] {
  if (day.weekday !== 'sunday' || isBetween(day.offset, -7, 49)) return [];
  const sunday = (daysSinceLatestPascha(day) - 49) / 7;
  return [`eothinon-${((sunday - 1) % 11) + 1}`];
}

/** On the Eves of Nativity and Theophany vespers precede the Liturgy, or follow it at a weekend. */
export function eveVespers(day: DayCoordinates): VespersTime {
  if (day.monthDay !== 12_24 && day.monthDay !== 1_05) return 'evening-before';
  return isWeekend(day) ? 'after-liturgy' : 'before-liturgy';
}

/** On 25 March itself, the eve's paremias belong to vespers of the evening before. */
function annunciationCourse(key: string, monthDay: number, readingsAt: ReadingsAt): Course {
  const isOfEvening = key === 'annunciation-eve' && monthDay === 3_25;
  return { readings: readingsAt(key), vespers: isOfEvening ? 'evening-before' : 'before-liturgy' };
}

/** Services have even slots; vespers of the day itself take the odd slot beside the Liturgy's. */
function slotOf({ service }: Reading, vespers: VespersTime = 'evening-before'): number {
  const slot = (name: Reading['service']) => 2 * services.indexOf(name);
  if (service !== 'vespers' || vespers === 'evening-before') return slot(service);
  return slot('liturgy') + (vespers === 'before-liturgy' ? -1 : 1);
}

const isSame = (one: Reading, other: Reading): boolean =>
  one.kind === other.kind && one.reference === other.reference;
