/** The readings of a day, from the movable cycle, days tied to a date, and the Menaion. */
import { type DayCoordinates, isWeekend } from '../coordinates.js';
import { fixedGreatDays } from '../feasts/great-feasts.js';
import { periodOn } from '../feasts/period.js';
import { daysSinceLatestPascha } from '../paschalion.js';
import { formatMonthDay } from '../reckoning.js';
import { anchorsOn, annunciationKeysOn, displacesCycle, eveKeysOn } from './anchors.js';
import { placesOf } from './places.js';
import { placeKey, type Reading, readingsAt, services } from './table.js';

/**
 * When vespers are served: on the evening before, as for most feasts, or on the day itself, before
 * or after its Liturgy.
 */
type VespersTime = 'evening-before' | 'before-liturgy' | 'after-liturgy';

interface Course {
  readonly readings: readonly Reading[];
  readonly vespers?: VespersTime;
}

/**
 * The readings of a day, in order; paremias are listed with their feast, though read on the evening
 * before. Within a service, great feasts come first, then eves, days tied to a date, the cycle, and
 * saints, so the first epistle and gospel of the Liturgy are the ones to show if only one fits.
 */
export function readingsOn(day: DayCoordinates): readonly Reading[] {
  const slots: Reading[][] = [];
  for (const { readings, vespers } of coursesOn(day)) {
    for (const reading of readings) {
      const slot = slotOf(reading, vespers);
      slots[slot] ??= [];
      const others = slots[slot];
      if (!others.some((other) => isSame(other, reading))) others.push(reading);
    }
  }
  return slots.flat();
}

/** The sources of the day's readings; within a service, they are read in this order. */
function coursesOn(day: DayCoordinates): Course[] {
  const { monthDay } = day;
  const isGreat = fixedGreatDays.has(monthDay);
  const { chief, lesser } = anchorsOn(day);
  const eve = { vespers: eveVespers(day) };
  const menaion = { readings: menaionReadings(day), ...eve };
  const leads = isGreat || monthDay === 1_07;
  return [
    ...(leads ? [menaion] : []),
    ...annunciationKeysOn(day).map((key) => annunciationCourse(key, monthDay)),
    { readings: eveKeysOn(day).flatMap(readingsAt), ...eve },
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
  const isOwnVespers = offset >= -55 && offset < 0 && offset !== -7;
  const vespers = isOwnVespers ? 'before-liturgy' : 'evening-before';
  const others = readingsAt(placeKey(offset)).filter((reading) => !isOfLiturgy(reading));
  if (isDisplaced) return { readings: others, vespers };
  const { epistle, gospel } = placesOf(day);
  const ofKind = (kind: Reading['kind'], place: number) =>
    readingsAt(placeKey(place)).filter((reading) => isOfLiturgy(reading) && reading.kind === kind);
  const readings = [...others, ...ofKind('epistle', epistle), ...ofKind('gospel', gospel)];
  return {
    readings: omitsMemorialReadings(day) ? readings.filter(isNotMemorial) : readings,
    vespers,
  };
}

const isOfLiturgy = ({ service, kind }: Reading) =>
  (service === 'liturgy' || service === 'presanctified') &&
  (kind === 'epistle' || kind === 'gospel');

/** The memorial Saturdays of Lent give way to the Forty Martyrs and to the Annunciation's days. */
function omitsMemorialReadings({ offset, monthDay }: DayCoordinates): boolean {
  if (offset !== -36 && offset !== -29 && offset !== -22) return false;
  return monthDay === 3_09 || (monthDay >= 3_24 && monthDay <= 3_26);
}

const isNotMemorial = ({ occasion }: Reading) => occasion !== 'for the departed';

/** The eleven matins gospels rotate from All Saints on; the Sundays of Pascha have their own. */
function sundayMatinsKeys(day: DayCoordinates): string[] {
  if (day.weekday !== 'sunday' || (day.offset >= -7 && day.offset <= 49)) return [];
  const sunday = (daysSinceLatestPascha(day) - 49) / 7;
  return [`eothinon-${((sunday - 1) % 11) + 1}`];
}

/**
 * The readings of the menaion date. On Palm Sunday, in Holy Week, on Pascha, Ascension and
 * Pentecost only a fixed great feast has any; on Sunday a saint's matins gospel is omitted.
 */
function menaionReadings(day: DayCoordinates): readonly Reading[] {
  const readings = readingsAt(formatMonthDay(day.menaion));
  if (readings.length === 0 || fixedGreatDays.has(day.monthDay)) return readings;
  const { offset } = day;
  if ((offset >= -7 && offset <= 0) || offset === 39 || offset === 49) return [];
  if (isLeavetakingWithoutLiturgy(day)) return [];
  return day.weekday === 'sunday'
    ? readings.filter(({ kind }) => kind !== 'matins-gospel')
    : readings;
}

/**
 * The Leavetaking of the Annunciation on a day of Lent without epistle and gospel, except the
 * Thursday of the Great Canon; 9 February, if Lent brings the Meeting's leavetaking forward.
 */
function isLeavetakingWithoutLiturgy(day: DayCoordinates): boolean {
  const { monthDay, offset, weekday } = day;
  if (monthDay === 2_09) return periodOn(day)?.phase !== 'leavetaking';
  if (monthDay !== 3_26 || offset === -17) return false;
  return offset >= -48 && offset <= -9 && aliturgical.has(weekday);
}

const aliturgical: ReadonlySet<string> = new Set(['monday', 'tuesday', 'thursday']);

/** On the Eves of Nativity and Theophany vespers precede the Liturgy, or follow it at a weekend. */
function eveVespers(day: DayCoordinates): VespersTime {
  if (day.monthDay !== 12_24 && day.monthDay !== 1_05) return 'evening-before';
  return isWeekend(day) ? 'after-liturgy' : 'before-liturgy';
}

/** On 25 March itself, the eve's paremias belong to vespers of the evening before. */
function annunciationCourse(key: string, monthDay: number): Course {
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
