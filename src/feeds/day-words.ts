/** A day in words, for the description of an event. */
import { readingNames, useSuffix } from '../api/calendar-names.js';
import type { Shown } from '../api/church.js';
import { fastingFor } from '../api/church-fast.js';
import { civilDate } from '../api/dates.js';
import type { DayBrief } from '../api/operations/spans.js';
import { rulesOf } from '../api/uses.js';
import { liturgicalDay } from '../calendar/day.js';
import type { Reading } from '../calendar/lectionary/table.js';

/** How many saints a description names. */
const maxSaints = 12;
/** What every calendar app shows of an event. */
const maxSummary = 120;

/** The first parts that fit in a summary, and how many are left out. */
export function summaryOf(parts: readonly string[]): string {
  const whole = parts.join('; ');
  if (whole.length <= maxSummary) return whole;
  for (let kept = parts.length - 1; kept > 0; kept -= 1) {
    const text = `${parts.slice(0, kept).join('; ')}; and ${parts.length - kept} more`;
    if (text.length <= maxSummary) return text;
  }
  const [first = ''] = parts;
  return `${first.slice(0, first.lastIndexOf(' ', maxSummary - 1))}…`;
}

/** "Epistle Galatians 5:22-6:2", without those that are read only where others are not. */
export const referencesOf = (readings: readonly Reading[]): string[] =>
  readings
    .filter(({ isReplaced }) => !isReplaced)
    .map(({ kind, reference }) => `${readingNames[kind]} ${reference}`);

/** Title, rule of the fast, readings and first saints of a day, a line each. */
export function describeDay(
  date: string,
  { calendar, use, church }: Shown,
  saints: DayBrief['saints'] = [],
): string {
  const day = liturgicalDay(civilDate(date), calendar, rulesOf[use]);
  const references = referencesOf(rulesOf[use].readingsOn(day));
  const left = saints.length - maxSaints;
  const names = saints.slice(0, maxSaints).map((saint) => saint.feastTitle + useSuffix(saint));
  return [
    day.title,
    fastingFor(day, church).summary,
    references.length > 0 && `Readings: ${references.join('; ')}`,
    names.length > 0 && `Saints: ${names.join('; ')}${left > 0 ? `; and ${left} more` : ''}`,
  ]
    .filter(Boolean)
    .join('\n');
}
