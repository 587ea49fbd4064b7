/** The fasts and fast-free weeks of a year. */
import { coordinatesOf, type DayCoordinates } from '../coordinates.js';
import {
  type CalendarDate,
  dateOfJulianDayNumber,
  isAnsweredYear,
  julianDayNumberOf,
  monthDayNumber,
  type Reckoning,
} from '../reckoning.js';
import { type FastingSeason, fastRulingOn } from './rulings.js';

export interface FastPeriod {
  readonly season: FastingSeason;
  readonly title: string;
  /** False for a time free of fasting, such as Bright Week. */
  readonly fast: boolean;
  /** Civil dates, both included; null if the fast has no day in the year. */
  readonly start: CalendarDate | null;
  readonly end: CalendarDate | null;
  readonly days: number;
}

/** A fast listed for every year: its season, and for a one-day fast its day of the Menaion. */
interface KindOfFast {
  readonly season: FastingSeason;
  readonly monthDay?: number;
  readonly title: string;
  /** True unless given: most are fasts. */
  readonly fast?: boolean;
}

const kindsOfFast: readonly KindOfFast[] = [
  { season: 'one-day-fast', monthDay: 1_05, title: 'Eve of Theophany' },
  {
    season: 'publican-and-pharisee-week',
    title: 'Week of the Publican and the Pharisee',
    fast: false,
  },
  { season: 'cheesefare-week', title: 'Cheesefare Week' },
  { season: 'great-lent', title: 'Great Lent' },
  { season: 'holy-week', title: 'Holy Week' },
  { season: 'bright-week', title: 'Bright Week', fast: false },
  { season: 'pentecost-week', title: 'Week after Pentecost', fast: false },
  { season: 'apostles-fast', title: "Apostles' Fast" },
  { season: 'dormition-fast', title: 'Dormition Fast' },
  { season: 'one-day-fast', monthDay: 8_29, title: 'Beheading of the Forerunner' },
  { season: 'one-day-fast', monthDay: 9_14, title: 'Exaltation of the Cross' },
  { season: 'nativity-fast', title: 'Nativity Fast' },
  { season: 'christmastide', title: 'Christmastide', fast: false },
];

/** Longer than any fast, to see the whole of one that runs over the new year. */
const marginDays = 60;

/**
 * The fasts and fast-free weeks with at least one day in the civil year, by start. Each is given in
 * full, so one that runs over the new year is in both years. Those without a day come last, such as
 * the Apostles' Fast after a late Pascha on the New Calendar. Throws a `RangeError` for a year
 * outside 1583–9999.
 */
export function fastsOf(year: number, reckoning: Reckoning): FastPeriod[] {
  if (!isAnsweredYear(year)) throw new RangeError(`cannot compute fasts for the year ${year}`);
  const kept: FastPeriod[] = [];
  const missing = new Set(kindsOfFast);
  for (const { kind, start, end } of runsAround(year, reckoning)) {
    if (end.year < year || start.year > year) continue;
    missing.delete(kind);
    kept.push({ ...named(kind), start, end, days: dayNumber(end) - dayNumber(start) + 1 });
  }
  const empty = [...missing].map((kind) => ({ ...named(kind), start: null, end: null, days: 0 }));
  return [...kept, ...empty];
}

const named = ({ season, title, fast = true }: KindOfFast) => ({ season, title, fast });

interface Run {
  readonly kind: KindOfFast;
  readonly start: CalendarDate;
  end: CalendarDate;
}

/** The runs of consecutive days of one kind of fast, judged by each day's ruling. */
function runsAround(year: number, reckoning: Reckoning): Run[] {
  const runs: Run[] = [];
  const last = dayNumber({ year, month: 12, day: 31 }) + marginDays;
  let run: Run | undefined;
  for (
    let number = dayNumber({ year, month: 1, day: 1 }) - marginDays;
    number <= last;
    number += 1
  ) {
    const date = dateOfJulianDayNumber(number, 'gregorian');
    const kind = kindOf(coordinatesOf(date, reckoning));
    if (run !== undefined && run.kind === kind) {
      run.end = date;
      continue;
    }
    run = kind && { kind, start: date, end: date };
    if (run !== undefined) runs.push(run);
  }
  return runs;
}

function kindOf(day: DayCoordinates): KindOfFast | undefined {
  const { season } = fastRulingOn(day);
  const monthDay = monthDayNumber(day.menaion);
  return kindsOfFast.find(
    (kind) => kind.season === season && (kind.monthDay ?? monthDay) === monthDay,
  );
}

function dayNumber(date: CalendarDate): number {
  return julianDayNumberOf(date, 'gregorian');
}
