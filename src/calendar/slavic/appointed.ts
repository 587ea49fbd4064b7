/** The readings of a day in Slavic use, from the movable cycle, days tied to a date, and the Menaion. */
import type { DayCoordinates } from '../coordinates.js';
import { fixedGreatDays } from '../feasts/great-feasts.js';
import { periodOn } from '../feasts/period.js';
import {
  annunciationCourses,
  type Course,
  cycleVespers,
  eveCourse,
  eveVespers,
  inOrderOfDay,
  menaionReadings,
  sundayMatinsKeys,
} from '../lectionary/courses.js';
import { placeKey, type Reading } from '../lectionary/table.js';
import { isWithoutLentenMemorial } from '../service/memorials.js';
import { isInLent } from '../service/served-day.js';
import { anchorsOn, displacesCycle } from './anchors.js';
import { readingsAt } from './lectionary.js';
import { placesOf } from './places.js';
import { readingsOfDate } from './tied-saints.js';

/**
 * In the order of the day. Within a service, great feasts come first, then eves, days tied to a
 * date, the cycle, and saints, so the first epistle and gospel of the Liturgy are the ones to show
 * if only one fits.
 */
export const readingsOn = (day: DayCoordinates): readonly Reading[] => inOrderOfDay(coursesOn(day));

/** The sources of the day's readings; within a service, they are read in this order. */
function coursesOn(day: DayCoordinates): Course[] {
  const { monthDay } = day;
  const isGreat = fixedGreatDays.has(monthDay);
  const { chief, lesser } = anchorsOn(day);
  const ofDate = isLeavetakingWithoutLiturgy(day) ? [] : readingsOfDate(day, readingsAt);
  const menaion = { readings: menaionReadings(day, ofDate), vespers: eveVespers(day) };
  const leads = isGreat || monthDay === 1_07;
  return [
    ...(leads ? [menaion] : []),
    ...annunciationCourses(day, readingsAt),
    eveCourse(day, readingsAt),
    { readings: chief.flatMap(readingsAt) },
    cycleCourse(day, displacesCycle(day, chief)),
    ...(isGreat ? [] : [{ readings: sundayMatinsKeys(day).flatMap(readingsAt) }]),
    { readings: lesser.flatMap(readingsAt) },
    ...(leads ? [] : [menaion]),
  ];
}

/** The readings of the movable cycle; if displaced, without its epistle and gospel. */
function cycleCourse(day: DayCoordinates, isDisplaced: boolean): Course {
  const { offset } = day;
  const vespers = cycleVespers(day);
  const others = readingsAt(placeKey(offset)).filter((reading) => !isOfLiturgy(reading));
  if (isDisplaced) return { readings: others, vespers };
  const { epistle, gospel } = placesOf(day);
  const ofKind = (kind: Reading['kind'], place: number) =>
    readingsAt(placeKey(place)).filter((reading) => isOfLiturgy(reading) && reading.kind === kind);
  const readings = [...others, ...ofKind('epistle', epistle), ...ofKind('gospel', gospel)];
  return {
    readings: isWithoutLentenMemorial(day) ? readings.filter(isNotMemorial) : readings,
    vespers,
  };
}

const isOfLiturgy = ({ service, kind }: Reading) =>
  (service === 'liturgy' || service === 'presanctified') &&
  (kind === 'epistle' || kind === 'gospel');

const isNotMemorial = ({ occasion }: Reading) => occasion !== 'for the departed';

/**
 * The Leavetaking of the Annunciation on a day of Lent without epistle and gospel, except the
 * Thursday of the Great Canon; 9 February, if Lent brings the Meeting's leavetaking forward.
 */
function isLeavetakingWithoutLiturgy(day: DayCoordinates): boolean {
  const { monthDay, offset, weekday } = day;
  if (monthDay === 2_09) return periodOn(day)?.phase !== 'leavetaking';
  if (monthDay !== 3_26 || offset === -17) return false;
  return isInLent(day) && aliturgical.has(weekday);
}

const aliturgical: ReadonlySet<string> = new Set(['monday', 'tuesday', 'thursday']);
