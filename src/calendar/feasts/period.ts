/** The period of a great feast, from its forefeast to its leavetaking. Source: Typikon. */
import type { DayCoordinates } from '../coordinates.js';
import { daysUntilNextPascha } from '../paschalion.js';
import { monthDayNumber } from '../reckoning.js';

export const periodPhases = ['forefeast', 'feast', 'afterfeast', 'leavetaking'] as const;
export type PeriodPhase = (typeof periodPhases)[number];

export interface Period {
  /** Key of the feast. */
  readonly feast: string;
  readonly phase: PeriodPhase;
  /** "Afterfeast of the Exaltation of the Cross"; on the feast itself, its name. */
  readonly title: string;
}

/** The days of a period, either of the Menaion or counted from Pascha. */
interface Span {
  readonly feast: string;
  /** As written after "Leavetaking of". */
  readonly name: string;
  /** The day of the feast itself if it has no forefeast. */
  readonly begins: number;
  readonly on: number;
  readonly leavetaking: number;
}

const fixedSpans: readonly Span[] = [
  { feast: 'theophany', name: 'the Theophany', begins: 1_02, on: 1_06, leavetaking: 1_14 },
  { feast: 'annunciation', name: 'the Annunciation', begins: 3_24, on: 3_25, leavetaking: 3_26 },
  {
    feast: 'transfiguration',
    name: 'the Transfiguration',
    begins: 8_05,
    on: 8_06,
    leavetaking: 8_13,
  },
  { feast: 'dormition', name: 'the Dormition', begins: 8_14, on: 8_15, leavetaking: 8_23 },
  {
    feast: 'nativity-of-the-theotokos',
    name: 'the Nativity of the Theotokos',
    begins: 9_07,
    on: 9_08,
    leavetaking: 9_12,
  },
  {
    feast: 'exaltation-of-the-cross',
    name: 'the Exaltation of the Cross',
    begins: 9_13,
    on: 9_14,
    leavetaking: 9_21,
  },
  {
    feast: 'entry-of-the-theotokos',
    name: 'the Entry of the Theotokos',
    begins: 11_20,
    on: 11_21,
    leavetaking: 11_25,
  },
  {
    feast: 'nativity-of-christ',
    name: 'the Nativity of Christ',
    begins: 12_20,
    on: 12_25,
    leavetaking: 12_31,
  },
];

const movableSpans: readonly Span[] = [
  { feast: 'pascha', name: 'Pascha', begins: 0, on: 0, leavetaking: 38 },
  { feast: 'ascension', name: 'the Ascension', begins: 39, on: 39, leavetaking: 47 },
  { feast: 'pentecost', name: 'Pentecost', begins: 49, on: 49, leavetaking: 55 },
];

/** The period that a day belongs to; a movable feast outranks a fixed one; null on most days. */
export function periodOn(day: DayCoordinates): Period | null {
  const movable = amongSpans(movableSpans, day.offset);
  if (movable !== null || skipsAnnunciationPeriod(day)) return movable;
  if (day.menaion.month !== 2) return amongSpans(fixedSpans, monthDayNumber(day.menaion));
  const toPascha = -daysUntilNextPascha(day);
  return amongSpans([meetingSpan(toPascha + 2 - day.menaion.day)], toPascha);
}

/**
 * From Lazarus Saturday to Bright Saturday, the Annunciation has no forefeast or leavetaking. Far
 * ahead, when Pascha comes in June, the day's offset is that from the Pascha before: 300 and more.
 */
function skipsAnnunciationPeriod({ menaion, offset }: DayCoordinates): boolean {
  const monthDay = monthDayNumber(menaion);
  return (monthDay === 3_24 || monthDay === 3_26) && offset >= -8 && offset <= 6;
}

/**
 * The Meeting of the Lord, `meeting` days from the coming Pascha. If Lent is near, its afterfeast
 * is shortened to end by Cheesefare Sunday; within Lent, the feast lasts a single day.
 */
function meetingSpan(meeting: number): Span {
  const isInLent = meeting >= -49;
  return {
    feast: 'meeting-of-the-lord',
    name: 'the Meeting of the Lord',
    begins: isInLent ? meeting : meeting - 1,
    on: meeting,
    leavetaking: isInLent ? meeting : meetingLeavetaking(meeting),
  };
}

function meetingLeavetaking(meeting: number): number {
  if (meeting <= -65) return meeting + 7;
  if (meeting <= -61) return -58;
  if (meeting <= -57) return -54;
  if (meeting <= -55) return -52;
  return meeting <= -53 ? -50 : -49;
}

function amongSpans(spans: readonly Span[], day: number): Period | null {
  const span = spans.find(({ begins, leavetaking }) => begins <= day && day <= leavetaking);
  if (span === undefined) return null;
  const { feast, name, on, leavetaking } = span;
  if (day === on) return { feast, phase: 'feast', title: name.replace(/^the /, '') };
  if (day < on) return { feast, phase: 'forefeast', title: `Forefeast of ${name}` };
  if (day < leavetaking) return { feast, phase: 'afterfeast', title: `Afterfeast of ${name}` };
  return { feast, phase: 'leavetaking', title: `Leavetaking of ${name}` };
}
