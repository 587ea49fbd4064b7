/**
 * Uncached days through the API against the bare `_search` that the catalogue sends, and against an
 * `_msearch` of two, one for saints and one for feasts.
 */
import { ask } from '../support/client.mjs';
import { dayOf, ordinaryDays } from '../support/days.mjs';
import { median, report, show } from '../support/figures.mjs';
import { raw, requestOf, withIndexService } from '../support/index.mjs';
import { rateOf } from '../support/pace.mjs';
import { prefix, saintCount } from '../support/settings.mjs';

const rounds = 6;
const requests = 400;
/** Lets Node compile what runs often, as in a service that has been running for a while. */
const warmUp = 6000;

export async function run() {
  await withIndexService(async (service) => {
    const rates = { api: [], search: [], msearch: [] };
    await rateOf(
      ordinaryDays(warmUp, { from: '1700-01-01' }).map((path) => () => ask(service, path)),
    );
    for (let round = 0; round <= rounds; round += 1) {
      const paths = ordinaryDays(requests, { from: `${1720 + round * 3}-01-01` });
      const found = await Promise.all(paths.map((path) => requestOf(dayQuestion(path))));
      const ways = {
        api: paths.map((path) => () => ask(service, path)),
        search: found.map(
          ({ path, body }) =>
            () =>
              raw('POST', path, body),
        ),
        msearch: found
          .map(separately)
          .map((body) => () => raw('POST', '/_msearch', body, { type: 'application/x-ndjson' })),
      };
      // Each goes first in turn, so that none benefits from warmer caches.
      const turns = Object.entries(ways);
      for (const [way, works] of [...turns.slice(round % 3), ...turns.slice(0, round % 3)]) {
        const rate = await rateOf(works);
        if (round > 0) rates[way].push(rate);
      }
    }
    report('saints', show(saintCount));
    const rate = (way) => median(rates[way]);
    report('cold days through the API', `${show(rate('api'), 0)} a second`);
    report('bare _msearch of two', `${show(rate('msearch'), 0)} a second`);
    report('ratio', show(rate('api') / rate('msearch')), '≥ 0.6');
    report('bare _search of both', `${show(rate('search'), 0)} a second`);
    report('ratio', show(rate('api') / rate('search')), '≥ 0.6');
  });
}

function dayQuestion(path) {
  const { menaionDays, offset, movableFeasts } = dayOf(path);
  const movableFeastKeys = movableFeasts.map(({ key }) => key);
  return (catalogue) =>
    catalogue.day({ reckoning: 'gregorian', menaionDays, offset, movableFeastKeys });
}

/** The same query as two searches, for saints and for feasts. */
function separately({ body }) {
  const { query, ...rest } = JSON.parse(body);
  const { should } = query.bool.filter[0].bool;
  const on = (...fields) => should.filter(({ terms }) => fields.some((field) => field in terms));
  const lines = [
    [`${prefix}-saints`, on('gregorianDays', 'offsets')],
    [`${prefix}-feasts`, on('gregorianDays', 'key')],
  ].flatMap(([index, should]) => [
    { index, allow_partial_search_results: false },
    { ...rest, query: { bool: { filter: [{ bool: { should } }] } } },
  ]);
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}
