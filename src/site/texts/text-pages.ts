import { Type } from 'typebox';
import { parameters } from '../../api/schemas/parameters.js';
import type { CacheLifetime } from '../../http/answers/answer.js';
import { pathNotFound } from '../../http/problem.js';
import type { SiteContext } from '../context.js';
import { consolePage, consolePolicy } from '../docs/console.js';
import { docsPage } from '../docs/docs.js';
import { type Page, type PageRow, pageRow } from '../page.js';
import { aboutPage } from './about.js';
import { attributionPage } from './attribution.js';
import { feedsPage } from './feeds.js';
import { isProblemCode, problemPage, problemsPage } from './problems.js';
import { termsPage } from './terms.js';

/** For pages that change only with the program. */
const cache: CacheLifetime = { sMaxAge: 3600, staleWhileRevalidate: 86_400 };

const Code = Type.String({ pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 });

export type TextsContext = Pick<SiteContext, 'operations' | 'tools' | 'feeds' | 'tiers' | 'origin'>;

export function textRows({ operations, tools, feeds, tiers, origin }: TextsContext): PageRow[] {
  const text = (path: string, present: () => Page, policy?: string): PageRow => ({
    path,
    parameters: parameters({}),
    cache,
    ...(policy === undefined ? {} : { policy }),
    find: async () => present(),
  });
  return [
    text('/about', aboutPage),
    text('/feeds', () => feedsPage(feeds, origin())),
    text('/terms', termsPage),
    text('/attribution', () => attributionPage(origin())),
    text('/docs', () => docsPage({ operations, tools, tiers, origin: origin() })),
    text('/docs/console', consolePage, consolePolicy),
    text('/problems', problemsPage),
    pageRow({
      path: '/problems/{code}',
      parameters: parameters({ code: Code }),
      cache,
      async find({ code }) {
        if (!isProblemCode(code)) throw pathNotFound();
        return problemPage(code);
      },
    }),
  ];
}
