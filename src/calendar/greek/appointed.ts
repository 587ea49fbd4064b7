/**
 * The readings of a day in Greek use: one epistle and one gospel are read, and what they replace
 * follows them, marked. Source: the typikon of the Great Church (Violakis), as the Greek Orthodox
 * Archdiocese of America prints it year by year.
 */
import { type DayCoordinates, isBetween, isSaturday, isSunday, isWeekend } from '../coordinates.js';
import { annunciationDay, fixedGreatDays } from '../feasts/great-feasts.js';
import { tiedKeysOn } from '../feasts/movable-feasts.js';
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
import { isReadIn } from '../lectionary/recent-saints.js';
import { placeKey, type Reading } from '../lectionary/table.js';
import { formatMonthDay } from '../reckoning.js';
import { isInLent } from '../service/served-day.js';
import { type KindOfLiturgy, othersAt, readingAt } from './lectionary.js';
import { greekFeasts } from './movable-feasts.js';
import { type Places, placesOf } from './places.js';
import { transfersOn } from './transfers.js';

export const readingsOn = (day: DayCoordinates): readonly Reading[] => inOrderOfDay(coursesOn(day));

/** What is read of a kind, and what it replaces. */
interface Choice {
  readonly read: Reading | undefined;
  readonly replaced?: Reading | undefined;
}

function coursesOn(day: DayCoordinates): Course[] {
  const isGreat = fixedGreatDays.has(day.monthDay);
  const anchors = anchorsOn(day);
  const key = menaionKeyOn(day);
  const places = placesOf(day);
  const choices = (['epistle', 'gospel'] as const).map((kind) =>
    chosen(kind, day, { key, anchor: anchors[0], places }),
  );
  return [
    ...annunciationCourses(day, othersAt),
    eveCourse(day, othersAt),
    { readings: anchors.flatMap(othersAt) },
    { readings: othersAt(placeKey(day.offset)), vespers: cycleVespers(day) },
    ...(isGreat ? [] : [{ readings: sundayMatinsKeys(day).flatMap(othersAt) }]),
    { readings: choices.flatMap(({ read }) => read ?? []) },
    {
      readings: choices.flatMap(({ replaced }) =>
        replaced ? { ...replaced, isReplaced: true } : [],
      ),
    },
    {
      readings: menaionReadings(day, key === undefined ? [] : othersAt(key)),
      vespers: eveVespers(day),
    },
  ];
}

interface Sources {
  /** The day of the Menaion that is kept, if any. */
  readonly key: string | undefined;
  /** The Saturday or Sunday tied to a date. */
  readonly anchor: string | undefined;
  readonly places: Places | undefined;
}

/** In order of precedence: own places of the cycle, feasts of the Lord, anchors, saints, the cycle. */
function chosen(kind: KindOfLiturgy, day: DayCoordinates, sources: Sources): Choice {
  const { key, anchor, places } = sources;
  const saint = key === undefined ? undefined : saintReading(key, kind, day);
  const cycle = places && readingAt(placeKey(places[kind]), kind);
  if (hasOwnPlace(day)) {
    if (cycle === undefined) return { read: day.monthDay === annunciationDay ? saint : undefined };
    return outranksPlace(kind, day) ? over(saint, cycle) : { read: cycle };
  }
  if (aloneDays.has(day.monthDay)) return { read: saint };
  const allowed = isReadToday(kind, day) ? saint : undefined;
  if (anchor === undefined) return over(allowed, cycle);
  const own = readingAt(anchor, kind);
  return outranksAnchor(kind, day) ? over(allowed, own) : over(own, cycle);
}

const over = (read: Reading | undefined, other: Reading | undefined): Choice =>
  read === undefined ? { read: other } : { read, replaced: other };

/** Feasts of the Lord and the Theotokos that displace everything else. */
const aloneDays = new Set([1_01, 1_06, 1_07, 2_02, 8_06, 9_14, 11_21, 12_25]);

const ownPlaces = new Set([7, -57, -50, -49, 39, 42, 48, 49, 50, 56]);

/** Days of the Triodion and Pentecostarion that do not give way to saints. */
function hasOwnPlace(day: DayCoordinates): boolean {
  const { offset } = day;
  if (ownPlaces.has(offset) || isBetween(offset, -8, 0)) return true;
  return isBetween(offset, -43, -14) && isWeekend(day);
}

/** The few that are read all the same: on a weekend of Lent, and on the Ascension. */
function outranksPlace(kind: KindOfLiturgy, day: DayCoordinates): boolean {
  const { offset, monthDay } = day;
  if (offset === 39) return kind === 'epistle' && monthDay === 5_21;
  if (!isBetween(offset, -43, -14)) return false;
  if (monthDay === annunciationDay) return true;
  if (kind !== 'epistle') return false;
  return (monthDay === 3_09 && isSunday(day)) || (monthDay === 3_26 && isSaturday(day));
}

const lentenDays = new Set([2_24, 3_09, annunciationDay]);

/** Whether the saint has readings: not on fasts of Cheesefare Week, weekdays of Lent or in Bright Week. */
function isReadToday(kind: KindOfLiturgy, day: DayCoordinates): boolean {
  const { offset, monthDay } = day;
  if (offset === -53 || offset === -51) return false;
  if (isInLent(day)) return lentenDays.has(monthDay);
  if (!isBetween(offset, 1, 6)) return true;
  return menaionKeyOn(day) === (kind === 'epistle' ? '04-23' : '04-25');
}

/** Saints whose epistle is read even on a Saturday or Sunday tied to a date. */
const outrankingDays = new Set([1_11, 12_12, 12_15, 12_27]);

/** Whether the saint is read in place of a Saturday or Sunday tied to a date. */
function outranksAnchor(kind: KindOfLiturgy, day: DayCoordinates): boolean {
  const { monthDay } = day;
  if (monthDay === 9_08) return isSaturday(day);
  if (kind === 'gospel') return monthDay === 9_13 && isSaturday(day);
  return (isSaturday(day) && isBetween(monthDay, 9_15, 9_21)) || outrankingDays.has(monthDay);
}

/** The reading of a day of the Menaion, if it has one for the weekday. */
function saintReading(
  key: string,
  kind: KindOfLiturgy,
  { weekday, menaion }: DayCoordinates,
): Reading | undefined {
  const days = weekday === 'sunday' ? ['all'] : ['all', 'weekday'];
  if (weekday === 'saturday') days.push('saturday');
  const [found] = days.flatMap((each) => readingAt(`${key} ${each}`, kind) ?? []);
  return found && isReadIn(menaion.year, found) ? found : undefined;
}

/** The day of the Menaion that is read: of a moved feast, or none if it has been moved away. */
function menaionKeyOn(day: DayCoordinates): string | undefined {
  const own = formatMonthDay(day.menaion);
  // The tables are of the New Calendar, which alone moves the Protection.
  if (day.reckoning === 'julian' && day.monthDay === 10_01) return '10-28';
  if (day.reckoning === 'julian' && day.monthDay === 10_28) return undefined;
  const moved = transfersOn(day).find(({ slug }) => brightSlugs.has(slug));
  if (moved === undefined) return own;
  return moved.isHere ? formatMonthDay(moved.from) : undefined;
}

/** Their day has readings of no other saint; 1 October has those of the Apostle Ananias. */
const brightSlugs = new Set(['george-the-trophy-bearer', 'mark-the-evangelist']);

/** Tied to a date, with readings; on 31 December those before Theophany are read. */
function anchorsOn(day: DayCoordinates): readonly string[] {
  const keys = tiedKeysOn(day, greekFeasts);
  return day.monthDay === 12_31 ? keys.toReversed() : keys;
}
