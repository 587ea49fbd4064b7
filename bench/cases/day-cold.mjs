/** Cold day answers through the API against the bare `_search` of the same bodies. */
import { liturgicalDay } from '../../dist/src/calendar/day.js';
import { parseDate } from '../../dist/src/calendar/reckoning.js';
import { ask } from '../support/client.mjs';
import { dayPaths } from '../support/days.mjs';
import { median, report, show } from '../support/figures.mjs';
import { raw, requestOf, withIndex } from '../support/index.mjs';
import { rateOf } from '../support/pace.mjs';
import { prepareService, startService } from '../support/service.mjs';
import { elasticsearchUrl, prefix, saintCount } from '../support/settings.mjs';

const rounds = 5;
const requests = 150;

export async function run() {
  await withIndex(async () => {
    const prepared = await prepareService({
      ELASTICSEARCH_URL: elasticsearchUrl(),
      INDEX_PREFIX: prefix,
    });
    const service = await startService(prepared);
    const rates = { api: [], direct: [] };
    for (let round = 0; round <= rounds; round += 1) {
      const paths = ordinaryDays(requests, 1700 + round * 3);
      const bodies = await Promise.all(paths.map((path) => requestOf(dayQuestion(path))));
      const api = await rateOf(paths.map((path) => () => ask(service, path)));
      const direct = await rateOf(
        bodies.map(
          ({ path, body }) =>
            () =>
              raw('POST', path, body),
        ),
      );
      if (round === 0) continue;
      rates.api.push(api);
      rates.direct.push(direct);
    }
    await service.stop();
    prepared.remove();
    report('saints', show(saintCount));
    report('cold days through the API', `${show(median(rates.api), 0)} a second`);
    report('bare _search', `${show(median(rates.direct), 0)} a second`);
    report('ratio', show(median(rates.api) / median(rates.direct)), '≥ 0.6');
  });
}

const synaxes = new Set([56, 63, 70, 77]);

/** Without the Sundays on which the synthetic corpus crowds: those measure the answer's size. */
function ordinaryDays(count, year) {
  return dayPaths(count + 20, { from: `${year}-01-01` })
    .filter((path) => !synaxes.has(dayOf(path).offset))
    .slice(0, count);
}

const dayOf = (path) => liturgicalDay(parseDate(path.slice(-10)), 'gregorian');

function dayQuestion(path) {
  const { menaionDays, offset, movableFeasts } = dayOf(path);
  const movableFeastKeys = movableFeasts.map(({ key }) => key);
  return (catalogue) =>
    catalogue.day({ reckoning: 'gregorian', menaionDays, offset, movableFeastKeys });
}
