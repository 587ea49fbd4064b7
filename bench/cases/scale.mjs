/** What a day look-up and a walk of `/v1/saints` cost: page 1 against page 1,000, one at a time. */
import { ask } from '../support/client.mjs';
import { dayPaths } from '../support/days.mjs';
import { median, report, show } from '../support/figures.mjs';
import { withIndexService } from '../support/index.mjs';
import { timed } from '../support/pace.mjs';
import { saintCount } from '../support/settings.mjs';

const deepPage = 1000;
const samples = 100;
/** The page size of the first walk; small, so that 100,000 saints have enough pages. */
const limit = 50;

export async function run() {
  await withIndexService(async (service) => {
    report('saints', show(saintCount));
    const days = dayPaths(2 * samples, { from: '1801-09-01' });
    const times = [];
    for (const path of days) times.push(await timed(() => ask(service, path)));
    report('a cold day, p50', `${show(median(times.slice(samples)), 2)} ms`);

    const cursors = [];
    for (let page = 1, cursor = ''; page <= deepPage; page += 1) {
      cursors.push(cursor);
      const { nextCursor } = JSON.parse(await ask(service, pagePath(limit, cursor)));
      if (!nextCursor) break;
      cursor = `&cursor=${nextCursor}`;
    }
    const pages = { first: [], last: [] };
    // Each sample has its own page size, the same for both pages, so that no answer is cached.
    for (let size = 1; size <= samples; size += 1) {
      pages.first.push(await timed(() => ask(service, pagePath(size, ''))));
      pages.last.push(await timed(() => ask(service, pagePath(size, cursors.at(-1)))));
    }
    report('page 1, p50', `${show(median(pages.first), 2)} ms`);
    report(`page ${show(cursors.length)}, p50`, `${show(median(pages.last), 2)} ms`);
    report('ratio', show(median(pages.last) / median(pages.first)), 'flat');
  });
}

const pagePath = (size, cursor) => `/v1/saints?limit=${size}${cursor}`;
