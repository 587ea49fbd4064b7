/** The pages for people with everything they need, and problems shown as pages. */
import type { Operation } from '../../api/operation.js';
import type { Api } from '../../api/operations.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { Tiers } from '../../limits/tiers.js';
import type { Assets } from '../../site/assets.js';
import type { FeedWords, ToolWords } from '../../site/discovery.js';
import { renderPage } from '../../site/layout.js';
import type { Page } from '../../site/page.js';
import { createRecordLists } from '../../site/records/lists.js';
import { pageRows, redirectRows } from '../../site/rows.js';
import { sitemapsOf } from '../../site/sitemaps.js';
import type { AnswerMemory } from '../answers/answer-memory.js';
import { createGate } from '../api/gate.js';
import type { AppContext } from '../app.js';
import type { Mount } from '../mount.js';
import { assetMount } from './asset-mount.js';
import { discoveryMounts } from './discovery-mounts.js';
import { errorReplies } from './error-reply.js';
import { pageMount, redirectMount } from './page-mount.js';
import { suggestionsMount } from './suggestions-mount.js';
import { createVisitors, type VisitorsContext } from './visitors.js';

export interface SiteMountsContext extends VisitorsContext {
  readonly api: Api;
  readonly catalogue: Pick<Catalogue, 'generation'>;
  readonly operations: readonly Operation[];
  readonly tools: readonly ToolWords[];
  readonly feeds: readonly FeedWords[];
  readonly tiers: Tiers;
  readonly assets: Assets;
  /** A separate cache: pages are larger than answers, and would push them out. */
  readonly answers: AnswerMemory;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** `https://host`, without a slash at the end; known once the service listens. */
  readonly origin: () => string;
}

export interface SiteMounts extends Required<Pick<AppContext, 'problemPage'>> {
  readonly mounts: readonly Mount[];
}

/** How long whole lists are reused: a new record appears in them within this time. */
const listsLifetimeMs = 60_000;

/** How many pages may be looked up at once, and how many suggestions. */
const mostLookups = 32;

export function siteMounts(context: SiteMountsContext): SiteMounts {
  const { api, assets, answers, now, origin } = context;
  const render = (page: Page) =>
    renderPage(page, { origin: origin(), asset: (name) => assets.pathOf(name) });
  const visitors = createVisitors(context);
  const lists = createRecordLists({ api, now, lifetimeMs: listsLifetimeMs });
  const site = { ...context, lists };
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
