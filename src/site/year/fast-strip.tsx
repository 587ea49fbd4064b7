/** The fasts of a year as a strip for each month: the stricter the day, the taller its bar. */
import type { CalendarAndUse } from '../../api/calendar-names.js';
import { rulesOf } from '../../api/uses.js';
import { coordinatesOf } from '../../calendar/coordinates.js';
import { type FastingTone, fastingTones } from '../../calendar/fasting/measures.js';
import { fastRulingOn } from '../../calendar/fasting/rulings.js';
import { type CalendarDate, daysFrom, daysOfYear, monthNames } from '../../calendar/reckoning.js';
import { grouped } from '../../catalogue/grouped.js';
import { monthPath } from '../links.js';
import { FastSign } from '../parts/signs.js';
import { monthName, shortMonth, toneInWords } from '../words.js';
import type { AskedYear } from './asked-year.js';

/** The strictest is the tallest, so that they are told apart without colour. */
const heights: Readonly<Record<FastingTone, number>> = {
  xerophagy: 9,
  'wine-oil': 5,
  fish: 3,
  'no-meat': 1,
  'fast-free': 0,
};

const top = heights.xerophagy;

const bar = (tone: FastingTone, left: number, width: number) =>
  `M${left} ${top}v-${heights[tone]}h${width}V${top}z`;

const toneOn = (date: CalendarDate, { calendar, use }: CalendarAndUse): FastingTone =>
  fastRulingOn(coordinatesOf(date, calendar), rulesOf[use].rulings).tone;

/** How strict so many days from a civil date are: "strict fast 23, wine and oil 16". */
export function tonesFrom(start: CalendarDate, days: number, followed: CalendarAndUse): string {
  const tones = daysFrom(start, days).map((date) => toneOn(date, followed));
  const kept = fastingTones.filter((tone) => tones.includes(tone));
  const counted = kept.map((each) => {
    const count = tones.filter((tone) => tone === each).length;
    return kept.length === 1 ? toneInWords(each) : `${toneInWords(each)} ${count}`;
  });
  return counted.join('; ').toLowerCase();
}

/** The days of fish among so many from a civil date: "28, 29 November; 1, 5 December". */
export function fishDays(start: CalendarDate, days: number, followed: CalendarAndUse): string {
  const dates = daysFrom(start, days).filter((date) => toneOn(date, followed) === 'fish');
  const byMonth = grouped(dates.map(({ month, day }) => [monthName(month), day]));
  return [...byMonth].map(([month, ofMonth]) => `${ofMonth.join(', ')} ${month}`).join('; ');
}

export function FastStrip({ year, ...followed }: AskedYear) {
  const { calendar, use } = followed;
  const days = daysOfYear(year).map((date) => ({ ...date, tone: toneOn(date, followed) }));
  const countOf = (tone: FastingTone) => days.filter((day) => day.tone === tone).length;
  return (
    <figure>
      <ol class="strip">
        {monthNames.map((name, index) => {
          const ofMonth = days.filter(({ month }) => month === index + 1);
          return (
            <li key={name}>
              <a
                href={monthPath(year, index + 1, calendar, use)}
                aria-label={`${shortMonth(index + 1)} ${year}`}
              >
                {shortMonth(index + 1)}
              </a>
              <svg viewBox={`0 0 31 ${top}`} preserveAspectRatio="none" aria-hidden="true">
                <rect width={ofMonth.length} height={top} />
                <path d={ofMonth.map(({ tone, day }) => bar(tone, day - 1, 0.85)).join('')} />
              </svg>
            </li>
          );
        })}
        <li class="days" aria-hidden="true">
          {[1, 8, 15, 22, 29].map((day) => (
            <span key={day}>{day}</span>
          ))}
        </li>
      </ol>
      <figcaption>
        Of the {days.length} days of {year}, {days.length - countOf('fast-free')} are fast days (
        {countOf('no-meat')} from meat alone); the taller the bar, the stricter the fast.
        <ul class="legend">
          {fastingTones.map((tone) => (
            <li key={tone}>
              <svg class="level" viewBox={`0 0 5 ${top}`} aria-hidden="true">
                <rect width="5" height={top} />
                <path d={bar(tone, 0, 5)} />
              </svg>{' '}
              <FastSign tone={tone} /> {toneInWords(tone)}: {countOf(tone)}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
