/** Every page, as a row: its path, its parameters, and what it shows. */
import { Type } from 'typebox';
import { calendarParameters, parameters, UseParameter } from '../api/schemas/parameters.js';
import type { CacheLifetime } from '../http/answers/answer.js';
import { pathNotFound } from '../http/problem.js';
import { bulletinRow } from './bulletin/bulletin-row.js';
import { weekRow } from './calendar/week-row.js';
import { calendarRows } from './calendar-pages.js';
import type { SiteContext } from './context.js';
import { consoleRow } from './docs/console.js';
import { docsPage } from './docs/docs.js';
import { nameDaysRow } from './names/name-days.js';
import {
  connectingPolicy,
  type Page,
  type PageRow,
  pageRow,
  withPreferenceScript,
} from './page.js';
import { churchesRow } from './records/churches.js';
import { compareRow } from './records/compare.js';
import { recordRows } from './records/record-pages.js';
import { kindsRow } from './search/kinds.js';
import { searchRow } from './search/search-row.js';
import { aboutPage } from './texts/about.js';
import { accuracyPage } from './texts/accuracy.js';
import { attributionPage } from './texts/attribution.js';
import { changelogPage } from './texts/changelog.js';
import { embedPage } from './texts/embed.js';
import { feedsPage } from './texts/feeds.js';
import { guestsRow } from './texts/guests.js';
import { isProblemCode, problemPage, problemsPage } from './texts/problems.js';
import { findStatusPage } from './texts/status.js';
import { termsPage } from './texts/terms.js';

/** Order matters: where two rows match a path, the first one answers. */
export const pageRows = (context: SiteContext): PageRow[] => [
  ...[...calendarRows(context), weekRow(context), bulletinRow(context)].map(withPreferenceScript),
  ...recordRows(context),
  searchRow(context),
  nameDaysRow(context),
  compareRow(context),
  withPreferenceScript(churchesRow(context)),
  kindsRow(context),
  guestsRow(context),
  ...textRows(context),
];

/** For pages that change only with the program. */
const cache: CacheLifetime = { sMaxAge: 3600, staleWhileRevalidate: 86_400 };

const Code = Type.String({ pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 });

function textRows(context: SiteContext): PageRow[] {
  const { feeds, origin } = context;
  const text = (path: string, present: () => Page): PageRow => ({
    path,
    parameters: parameters({}),
    cache,
    load: async () => present(),
  });
  return [
    text('/about', aboutPage),
    text('/accuracy', accuracyPage),
    withPreferenceScript(
      pageRow({
        path: '/feeds',
        parameters: parameters({ use: UseParameter }),
        cache,
        load: async ({ use }, { church }) => feedsPage(feeds, origin(), { use, church }),
      }),
    ),
    withPreferenceScript(
      pageRow({
        path: '/embed',
        parameters: parameters(calendarParameters),
        cache,
        policy: connectingPolicy,
        load: async (asked) => embedPage(origin(), asked),
      }),
    ),
    text('/terms', termsPage),
    text('/attribution', () => attributionPage(origin())),
    text('/docs', () => docsPage(context)),
    text('/changelog', () => changelogPage(context.changelog())),
    pageRow({
      path: '/status',
      parameters: parameters({}),
      cache: { sMaxAge: 10, staleWhileRevalidate: 10 },
      // Tried again every ten seconds.
      dependsOn: () => String(Math.floor(context.now() / 10_000)),
      load: () => findStatusPage(context),
    }),
    consoleRow(context, cache),
    text('/problems', problemsPage),
    pageRow({
      path: '/problems/{code}',
      parameters: parameters({ code: Code }),
      cache,
      async load({ code }) {
        if (!isProblemCode(code)) throw pathNotFound();
        return problemPage(code);
      },
    }),
  ];
}
