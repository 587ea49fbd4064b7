/** Every page, as a row: its path, its parameters, and the operations it uses. */
import { calendarRedirects, calendarRows } from './calendar/calendar-pages.js';
import type { SiteContext } from './context.js';
import type { PageRow, RedirectRow } from './page.js';
import { recordRows } from './records/record-pages.js';
import { textRows } from './texts/text-pages.js';

/** Order matters: where two rows match a path, the first one answers. */
export const pageRows = (context: SiteContext): PageRow[] => [
  ...calendarRows(context),
  ...recordRows(context),
  ...textRows(context),
];

/** Redirects, which are matched before the pages. */
export const redirectRows = (context: SiteContext): RedirectRow[] => calendarRedirects(context);
