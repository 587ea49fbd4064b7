/** What the pages of a year share: their head, switches and years. */
import type { ComponentChildren } from 'preact';
import type { CalendarAndUse } from '../../api/calendar-names.js';
import type { Reckoning } from '../../calendar/reckoning.js';
import type { Use } from '../../catalogue/commemorations.js';
import { yearsBeside } from '../links.js';
import type { Page } from '../page.js';
import { CalendarAndUseSwitch } from '../parts/links.js';
import { calendarName, calendarSuffix, rulesInWords } from '../words.js';

interface YearPage extends Omit<Page, 'path' | 'above' | 'isIndexed' | 'pager' | 'main'> {
  readonly year: number;
  /** The years that search engines are shown. */
  readonly years: readonly number[];
  /** The path of this page for another year. */
  readonly pathOf: (year: number) => string;
  readonly eyebrow: string;
  readonly heading: string;
  /** What follows the heading. */
  readonly content: ComponentChildren;
}

export function yearPage(found: YearPage): Page {
  const { year, years, pathOf, eyebrow, heading, content, ...page } = found;
  const path = pathOf(year);
  const isFollowed = years.includes(year);
  return {
    ...page,
    path,
    above: [{ name: 'Calendar', url: '/calendar' }],
    isIndexed: isFollowed && !path.includes('use='),
    pager: yearsBeside(year, pathOf, isFollowed),
    main: (
      <article>
        <p class="eyebrow">{eyebrow}</p>
        <h1>{heading}</h1>
        {content}
      </article>
    ),
  };
}

export interface AskedYear extends CalendarAndUse {
  readonly year: number;
}

interface AskedYearPage extends Omit<YearPage, 'year' | 'pathOf' | 'eyebrow' | 'heading'> {
  readonly asked: AskedYear;
  readonly pathOf: (year: number, calendar: Reckoning, use?: Use) => string;
}

/** The page of a year on one calendar, by one use, with their switches; its title without the calendar. */
export function askedYearPage({ asked, pathOf, title, content, ...page }: AskedYearPage): Page {
  const { year, calendar, use } = asked;
  return yearPage({
    ...page,
    year,
    pathOf: (each) => pathOf(each, calendar, use),
    title: title + calendarSuffix(calendar),
    eyebrow: `${calendarName(calendar)}; by ${rulesInWords(use)}`,
    heading: title,
    content: (
      <>
        <CalendarAndUseSwitch
          calendar={calendar}
          use={use}
          pathOn={(...choice) => pathOf(year, ...choice)}
          isFollowed={page.years.includes(year)}
          isOfFasts
        />
        {content}
      </>
    ),
  });
}
