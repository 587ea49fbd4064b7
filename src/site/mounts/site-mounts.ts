/** The pages for people with everything they need, and problems shown as pages. */

import { today } from '../../api/dates.js';
import { formatDate } from '../../calendar/reckoning.js';
import type { Mount } from '../../http/mount.js';
import { pageRows } from '../all-pages.js';
import { calendarRedirects } from '../calendar-pages.js';
import type { SiteContext } from '../context.js';
import { renderPage } from '../layout.js';
import type { Page } from '../page.js';
import { createRecordLists } from '../records/lists.js';
import { assetMount, clientMount, embedMount, iconMounts, loadAssets } from './assets.js';
import { csvMounts, discoveryMounts, suggestionsMount } from './discovery-mounts.js';
import { pageMount, problemReplies, redirectMount } from './page-mount.js';

export async function siteMounts(context: Omit<SiteContext, 'lists'>) {
  const { api, catalogue, now, origin } = context;
  const assets = await loadAssets(context.assetsDirectory);
  const render = (page: Page, reportUrl: string | null) =>
    renderPage({
      page,
      reportUrl,
      origin: origin(),
      asset: assets.pathOf,
      readOn: formatDate(today(now())),
    });
  const site: SiteContext = { ...context, lists: createRecordLists(api, catalogue, now) };
  const mounts: Mount[] = [
    suggestionsMount(site),
    ...csvMounts(site),
    ...calendarRedirects(site).map((row) => redirectMount(row, site)),
    ...pageRows(site).map((row) => pageMount(row, render, site)),
    ...discoveryMounts(site),
    ...iconMounts(assets),
    assetMount(assets),
    embedMount(assets),
    clientMount(site),
  ];
  return { mounts, problemPage: problemReplies(render) };
}
