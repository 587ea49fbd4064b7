/** What a tool says of a span of days as a whole, in lines that name the dates. */

import { rulesOf } from '../api/uses.js';
import { liturgicalDay } from '../calendar/day.js';
import {
  type CalendarDate,
  formatMonthDay,
  type Reckoning,
  runsOf,
} from '../calendar/reckoning.js';
import { weddingOn } from '../calendar/service/weddings.js';
import { russianReadingsOn } from '../calendar/slavic/russian-readings.js';
import type { UseName } from '../calendar/use.js';

interface Asked {
  readonly calendar: Reckoning;
  readonly use: UseName;
}

/** When there is no wedding, and where other calendars differ: "08-01 to 08-15: The Dormition Fast." */
export function spanNotes(dates: readonly CalendarDate[], { calendar, use }: Asked) {
  const days = dates.map((date) => {
    const day = liturgicalDay(date, calendar, rulesOf[use]);
    // Spans have no readings, so notes on readings are left out.
    const ofReadings = russianReadingsOn(day);
    const notes = day.notes.filter((note) => !ofReadings.includes(note));
    return { date, reason: weddingOn({ ...day, saint: null }, use).reason, notes };
  });
  return {
    noWeddings: lines(
      days.map(({ date, reason }) => ({ date, sentences: reason ? [reason] : [] })),
    ),
    notes: lines(days.map(({ date, notes }) => ({ date, sentences: notes }))),
  };
}

interface DaySentences {
  readonly date: CalendarDate;
  readonly sentences: readonly string[];
}

/** Each sentence once, after the dates on which it is said. */
function lines(days: readonly DaySentences[]): string[] {
  const sentences = new Set(days.flatMap((day) => day.sentences));
  return [...sentences].map((sentence) => {
    const dates = days.filter((day) => day.sentences.includes(sentence)).map(({ date }) => date);
    return `${rangesOf(dates)}: ${sentence}`;
  });
}

/** `08-01 to 08-14, 08-28` */
function rangesOf(dates: readonly CalendarDate[]): string {
  return runsOf(dates)
    .map(({ first, last }) =>
      first === last
        ? formatMonthDay(first)
        : `${formatMonthDay(first)} to ${formatMonthDay(last)}`,
    )
    .join(', ');
}
