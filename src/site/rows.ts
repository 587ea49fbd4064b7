/** Every page, as a row: its path, its parameters, and the operations that it asks. */
import { calendarRedirects, calendarRows } from './calendar/rows.js';
import type { SiteContext } from './context.js';
import type { PageRow, RedirectRow } from './page.js';
import { recordRows } from './records/rows.js';
import { textRows } from './texts/rows.js';

/** In this order: of two that fit a path the first answers. */
export const pageRows = (context: SiteContext): PageRow[] => [
  ...calendarRows(context),
  ...recordRows(context),
  ...textRows(context),
];

/** Paths that lead on; they come before the pages. */
export const redirectRows = (context: SiteContext): RedirectRow[] => calendarRedirects(context);
