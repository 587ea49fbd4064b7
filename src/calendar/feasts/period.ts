/** The period of a great feast, from its forefeast to its leavetaking. Source: Typikon. */
import { type DayCoordinates, isBetween } from '../coordinates.js';
import { daysUntilNextPascha } from '../paschalion.js';

export const periodPhases = ['forefeast', 'feast', 'afterfeast', 'leavetaking'] as const;

export interface Period {
  /** Key of the feast. */
  readonly feast: string;
  readonly phase: (typeof periodPhases)[number];
  /** "Afterfeast of the Exaltation of the Cross"; on the feast itself, its name. */
  readonly title: string;
}

/** The days of a period, either of the Menaion or counted from Pascha. */
type Span = readonly [
  /** The day of the feast itself if it has no forefeast. */
  begins: number,
  on: number,
  leavetaking: number,
  feast: string,
  /** As written after "Leavetaking of". */
  name: string,
];

const fixedSpans: readonly Span[] = [
  [1_02, 1_06, 1_14, 'theophany', 'the Theophany'],
  [3_24, 3_25, 3_26, 'annunciation', 'the Annunciation'],
  [8_05, 8_06, 8_13, 'transfiguration', 'the Transfiguration'],
  [8_14, 8_15, 8_23, 'dormition', 'the Dormition'],
  [9_07, 9_08, 9_12, 'nativity-of-the-theotokos', 'the Nativity of the Theotokos'],
  [9_13, 9_14, 9_21, 'exaltation-of-the-cross', 'the Exaltation of the Cross'],
  [11_20, 11_21, 11_25, 'entry-of-the-theotokos', 'the Entry of the Theotokos'],
  [12_20, 12_25, 12_31, 'nativity-of-christ', 'the Nativity of Christ'],
];

const movableSpans: readonly Span[] = [
  [0, 0, 38, 'pascha', 'Pascha'],
  [39, 39, 47, 'ascension', 'the Ascension'],
  [49, 49, 55, 'pentecost', 'Pentecost'],
];

/** The period that a day belongs to; a movable feast outranks a fixed one; null on most days. */
export function periodOn(day: DayCoordinates): Period | null {
  const movable = amongSpans(movableSpans, day.offset);
  if (movable !== null || skipsAnnunciationPeriod(day)) return movable;
  if (day.menaion.month !== 2) return amongSpans(fixedSpans, day.monthDay);
  const toPascha = -daysUntilNextPascha(day);
  return amongSpans([meetingSpan(toPascha + 2 - day.menaion.day)], toPascha);
}

/**
 * From Lazarus Saturday to Bright Saturday, the Annunciation has no forefeast or leavetaking. Far
 * ahead, when Pascha comes in June, the day's offset is that from the Pascha before: 300 and more.
 */
const skipsAnnunciationPeriod = ({ monthDay, offset }: DayCoordinates): boolean =>
  (monthDay === 3_24 || monthDay === 3_26) && isBetween(offset, -8, 6);

/**
 * The Meeting of the Lord, `meeting` days from the coming Pascha. If Lent is near, its afterfeast
 * is shortened to end by Cheesefare Sunday; within Lent, the feast lasts a single day.
 */
function meetingSpan(meeting: number): Span {
  const isInLent = meeting >= -49;
  const begins = isInLent ? meeting : meeting - 1;
  const leavetaking = isInLent ? meeting : meetingLeavetaking(meeting);
  return [begins, meeting, leavetaking, 'meeting-of-the-lord', 'the Meeting of the Lord'];
}

function meetingLeavetaking(meeting: number): number {
  if (meeting <= -65) return meeting + 7;
  if (meeting <= -61) return -58;
  if (meeting <= -57) return -54;
  if (meeting <= -55) return -52;
  return meeting <= -53 ? -50 : -49;
}

function amongSpans(spans: readonly Span[], day: number): Period | null {
  const span = spans.find(([begins, , leavetaking]) => isBetween(day, begins, leavetaking));
  if (span === undefined) return null;
  const [, on, leavetaking, feast, name] = span;
  if (day === on) return { feast, phase: 'feast', title: name.replace(/^the /, '') };
  if (day < on) return { feast, phase: 'forefeast', title: `Forefeast of ${name}` };
  if (day < leavetaking) return { feast, phase: 'afterfeast', title: `Afterfeast of ${name}` };
  return { feast, phase: 'leavetaking', title: `Leavetaking of ${name}` };
}
