/**
 * Search through the API against the same bodies sent straight to Elasticsearch, one at a time; and
 * through a bare process that passes them on, the least that any service in front of it costs.
 */
import { ask } from '../support/client.mjs';
import { median, quantile, report, show } from '../support/figures.mjs';
import { raw, requestsOf, withIndexService } from '../support/index.mjs';
import { timedByTurns } from '../support/pace.mjs';
import { createRandom } from '../support/random.mjs';
import { startForward } from '../support/service.mjs';
import { saintCount } from '../support/settings.mjs';
import { syntheticSaint } from '../support/synthetic-saint.mjs';

const queries = 1000;
/** Lets Node compile what runs often, as in a service that has been running for a while. */
const warmUp = 6000;
const limit = 10;

export async function run() {
  await withIndexService(async (service) => {
    const forward = await startForward();
    const turns = [];
    for (const text of searchTexts(warmUp + queries)) {
      // A query that finds nothing sure is followed by one that allows for typing errors.
      const requests = await requestsOf((catalogue) => catalogue.search({ text, limit }));
      turns.push({
        api: () => ask(service, `/v1/search?q=${encodeURIComponent(text)}&limit=${limit}`),
        direct: async () => {
          for (const { path, body } of requests) await raw('POST', path, body);
        },
        forwarded: async () => {
          const base = forward.url;
          for (const { path, body } of requests) await raw('POST', path, body, { base });
        },
      });
    }
    const times = await timedByTurns(turns, warmUp);
    await forward.stop();
    report('saints', show(saintCount));
    for (const way of ['api', 'direct', 'forwarded']) {
      const p95 = show(quantile(times[way], 0.95), 1);
      report(`${way} p50`, `${show(median(times[way]), 1)} ms, p95 ${p95} ms`);
    }
    report('ratio of p50', show(median(times.api) / median(times.direct)), '≤ 1.2');
    report('ratio of the bare process', show(median(times.forwarded) / median(times.direct)));
  });
}

/** Names, names cut short, names with a slip, patronages and whole questions; all distinct. */
function searchTexts(count) {
  const random = createRandom(5);
  const country = [{ slug: 'greece', name: 'Greece', isoCode: 'GR' }];
  const texts = new Set();
  while (texts.size < count) {
    const saint = syntheticSaint(random.below(saintCount), country);
    const name = saint.name.replace(/ [IVX]+$/, '');
    const slip = random.between(1, name.length - 2);
    const words = saint.biography.split(/\W+/);
    texts.add(
      random
        .pick([
          name,
          name.slice(0, random.between(4, 9)),
          name.slice(0, slip) + name.slice(slip + 1),
          `who was ${name}?`,
          `patron saint of ${saint.patronage[0] ?? 'travelers'} in ${name.split(' of ')[1]}`,
          `${words[5]} ${words[40]}`,
        ])
        .trim(),
    );
  }
  return [...texts];
}
