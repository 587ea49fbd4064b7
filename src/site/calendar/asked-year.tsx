/** What the pages of a year share that have no answer of the API: their switches, years and head. */
import type { ComponentChildren } from 'preact';
import type { CalendarAndUse } from '../../api/calendar-names.js';
import type { Reckoning } from '../../calendar/reckoning.js';
import type { Use } from '../../catalogue/commemorations.js';
import { yearsBeside } from '../links.js';
import type { Page } from '../page.js';
import { CalendarAndUseSwitch } from '../parts/links.js';
import { calendarName, calendarSuffix, rulesInWords } from '../words.js';

export interface AskedYear extends CalendarAndUse {
  readonly year: number;
}

interface YearWords extends Pick<Page, 'description'> {
  readonly asked: AskedYear;
  /** The years that search engines are shown. */
  readonly years: readonly number[];
  readonly pathOf: (year: number, calendar: Reckoning, use?: Use) => string;
  /** Without the calendar. */
  readonly title: string;
  /** What follows the switches. */
  readonly content: ComponentChildren;
}

export function askedYearPage({ asked, years, pathOf, title, content, ...page }: YearWords): Page {
  const { year, calendar, use } = asked;
  const isFollowed = years.includes(year);
  return {
    ...page,
    path: pathOf(year, calendar, use),
    title: title + calendarSuffix(calendar),
    above: [{ name: 'Calendar', url: '/calendar' }],
    isIndexed: isFollowed && use === 'all',
    pager: yearsBeside(year, (other) => pathOf(other, calendar, use), isFollowed),
    main: (
      <article>
        <p class="eyebrow">
          {calendarName(calendar)}; by {rulesInWords(use)}
        </p>
        <h1>{title}</h1>
        <CalendarAndUseSwitch
          {...{ calendar, use }}
          pathOn={(...choice) => pathOf(year, ...choice)}
          isFollowed={isFollowed}
          isOfFasts
        />
        {content}
      </article>
    ),
  };
}
