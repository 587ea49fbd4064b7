/** The pages for people with everything they need, and problems shown as pages. */
import type { AddressLimit } from '../../access/address-limit.js';
import type { LookUp } from '../../access/gate.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { AnswerCache } from '../../http/answers/answer-cache.js';
import type { AppContext } from '../../http/app.js';
import type { Mount } from '../../http/mount.js';
import { pageRows, redirectRows } from '../all-pages.js';
import { loadAssets } from '../assets.js';
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
  readonly addressLimit: AddressLimit;
  /** Suggestions are counted apart from pages. */
  readonly suggestionsLimit: AddressLimit;
  readonly lookUp: LookUp;
  readonly assetsDirectory: string;
  /** A separate cache: pages are larger than answers, and would evict them. */
  readonly answers: AnswerCache;
}

export interface SiteMounts extends Required<Pick<AppContext, 'problemPage'>> {
  readonly mounts: readonly Mount[];
}

/** How long whole lists are reused: a new record appears in them within this time. */
const listsLifetimeMs = 60_000;

export async function siteMounts(context: SiteMountsContext): Promise<SiteMounts> {
  const { api, addressLimit, suggestionsLimit, now, origin } = context;
  const assets = await loadAssets(context.assetsDirectory);
  const render = (page: Page) =>
    renderPage(page, { origin: origin(), asset: (name) => assets.pathOf(name) });
  const lists = createRecordLists({ api, now, lifetimeMs: listsLifetimeMs });
  const site: SiteContext = { ...context, lists };
  return {
    mounts: [
      suggestionsMount({ ...context, addressLimit: suggestionsLimit }),
      ...redirectRows(site).map((row) => redirectMount(row, addressLimit)),
      ...pageRows(site).map((row) => pageMount(row, { ...context, render })),
      ...discoveryMounts({ ...context, sitemaps: sitemapsOf(lists, now) }),
      assetMount(assets),
    ],
    problemPage: errorReplies(render),
  };
}
