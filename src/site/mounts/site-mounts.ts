/** The pages for people with everything they need, and problems shown as pages. */

import { createGate } from '../../access/gate.js';
import type { Visitors } from '../../access/visitors.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { AnswerMemory } from '../../http/answers/answer-memory.js';
import type { AppContext } from '../../http/app.js';
import type { Mount } from '../../http/mount.js';
import { pageRows, redirectRows } from '../all-pages.js';
import type { Assets } from '../assets.js';
import type { SiteContext } from '../context.js';
import { renderPage } from '../layout.js';
import type { Page } from '../page.js';
import { createRecordLists } from '../records/lists.js';
import { sitemapsOf } from '../sitemaps.js';
import { assetMount } from './asset-mount.js';
import { discoveryMounts } from './discovery-mounts.js';
import { errorReplies } from './error-reply.js';
import { pageMount, redirectMount } from './page-mount.js';
import { suggestionsMount } from './suggestions-mount.js';

export interface SiteMountsContext extends Omit<SiteContext, 'lists'> {
  readonly catalogue: Pick<Catalogue, 'generation'>;
  readonly visitors: Visitors;
  readonly assets: Assets;
  /** A separate cache: pages are larger than answers, and would push them out. */
  readonly answers: AnswerMemory;
}

export interface SiteMounts extends Required<Pick<AppContext, 'problemPage'>> {
  readonly mounts: readonly Mount[];
}

/** How long whole lists are reused: a new record appears in them within this time. */
const listsLifetimeMs = 60_000;

/** How many pages may be looked up at once, and how many suggestions. */
const mostLookups = 32;

export function siteMounts(context: SiteMountsContext): SiteMounts {
  const { api, visitors, assets, answers, now, origin } = context;
  const render = (page: Page) =>
    renderPage(page, { origin: origin(), asset: (name) => assets.pathOf(name) });
  const lists = createRecordLists({ api, now, lifetimeMs: listsLifetimeMs });
  const site: SiteContext = { ...context, lists };
  const gate = createGate(mostLookups);
  return {
    mounts: [
      suggestionsMount({ api, visitors, origin, gate: createGate(mostLookups) }),
      ...redirectRows(site).map((row) => redirectMount(row, visitors)),
      ...pageRows(site).map((row) => pageMount(row, { render, answers, visitors, gate })),
      ...discoveryMounts({ ...context, sitemaps: sitemapsOf(lists, now) }),
      assetMount(assets),
    ],
    problemPage: errorReplies(render),
  };
}
