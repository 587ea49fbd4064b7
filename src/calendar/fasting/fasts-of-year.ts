/** The fasts and fast-free weeks of a year. */
import { coordinatesOf, type DayCoordinates } from '../coordinates.js';
import {
  addDays,
  assertAnsweredYear,
  type CalendarDate,
  daysFrom,
  type Reckoning,
} from '../reckoning.js';
import { isFastFree } from './rulings.js';
import { type FastingSeason, seasonOn } from './seasons.js';

/** A fast listed for every year: its season, and for a one-day fast its day of the Menaion. */
interface KindOfFast {
  readonly season: FastingSeason;
  readonly monthDay?: number;
  readonly title: string;
}

const kindsOfFast: readonly KindOfFast[] = [
  { season: 'one-day-fast', monthDay: 1_05, title: 'Eve of Theophany' },
  { season: 'publican-and-pharisee-week', title: 'Week of the Publican and the Pharisee' },
  { season: 'cheesefare-week', title: 'Cheesefare Week' },
  { season: 'great-lent', title: 'Great Lent' },
  { season: 'holy-week', title: 'Holy Week' },
  { season: 'bright-week', title: 'Bright Week' },
  { season: 'pentecost-week', title: 'Week after Pentecost' },
  { season: 'apostles-fast', title: "Apostles' Fast" },
  { season: 'dormition-fast', title: 'Dormition Fast' },
  { season: 'one-day-fast', monthDay: 8_29, title: 'Beheading of the Forerunner' },
  { season: 'one-day-fast', monthDay: 9_14, title: 'Exaltation of the Cross' },
  { season: 'nativity-fast', title: 'Nativity Fast' },
  { season: 'christmastide', title: 'Christmastide' },
];

/** Longer than any fast, to see the whole of one that runs over the new year. */
const marginDays = 60;

/**
 * The fasts and fast-free weeks with at least one day in the civil year, by start. Each is given in
 * full, so one that runs over the new year is in both years. Those without a day come last, such as
 * the Apostles' Fast after a late Pascha on the New Calendar: their start and end are null. `fast`
 * is false for a time free of fasting. Throws a `RangeError` for a year outside 1583–9999.
 */
export function fastsOf(year: number, reckoning: Reckoning) {
  assertAnsweredYear(year, 'fasts');
  const kept = runsAround(year, reckoning).filter(
    ({ start, end }) => start.year <= year && year <= end.year,
  );
  const empty = kindsOfFast
    .filter((kind) => !kept.some((run) => run.kind === kind))
    .map((kind) => ({ kind, start: null, end: null, days: 0 }));
  return [...kept, ...empty].map(({ kind: { season, title }, start, end, days }) => {
    return { season, title, fast: !isFastFree(season), start, end, days };
  });
}

/** Civil dates, both included. */
interface Run {
  readonly kind: KindOfFast;
  readonly start: CalendarDate;
  end: CalendarDate;
  days: number;
}

/** The runs of consecutive days of one kind of fast. */
function runsAround(year: number, reckoning: Reckoning): Run[] {
  const runs: Run[] = [];
  const first = addDays({ year, month: 1, day: 1 }, -marginDays);
  let run: Run | undefined;
  for (const date of daysFrom(first, 366 + 2 * marginDays)) {
    const kind = kindOf(coordinatesOf(date, reckoning));
    if (kind === undefined || kind !== run?.kind) {
      run = kind && { kind, start: date, end: date, days: 0 };
      if (run !== undefined) runs.push(run);
    }
    if (run === undefined) continue;
    run.end = date;
    run.days += 1;
  }
  return runs;
}

function kindOf(day: DayCoordinates): KindOfFast | undefined {
  const season = seasonOn(day);
  return kindsOfFast.find(
    (kind) => kind.season === season && (kind.monthDay ?? day.monthDay) === day.monthDay,
  );
}
