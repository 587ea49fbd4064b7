/** The readings of a day with their words, as HTML for feed readers. */
import type { CalendarAndUse } from '../api/calendar-names.js';
import { civilDate } from '../api/dates.js';
import { presentReadings } from '../api/operations/day-readings.js';
import { rulesOf } from '../api/uses.js';
import { coordinatesOf } from '../calendar/coordinates.js';
import { escapeHtml } from '../catalogue/escape-html.js';

type Translation = Parameters<typeof presentReadings>[1];

/** A heading and a paragraph for each reading; those without verses keep their reference alone. */
export function readingsHtml(
  date: string,
  { calendar, use }: CalendarAndUse,
  translation: Translation,
): string {
  const readings = rulesOf[use].readingsOn(coordinatesOf(civilDate(date), calendar));
  return presentReadings(readings, translation)
    .map(({ reference, occasion, text }) => {
      const verses = (text ?? []).map(
        (verse) => `<sup>${verse.chapter}:${verse.verse}</sup> ${escapeHtml(verse.text)}`,
      );
      const heading = `<h3>${escapeHtml(`${reference} (${occasion})`)}</h3>`;
      return verses.length === 0 ? heading : `${heading}<p>${verses.join(' ')}</p>`;
    })
    .join('');
}
