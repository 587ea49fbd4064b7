/** Suggestions through the API against the same bodies, and bare prefix queries, sent straight. */
import { ask } from '../support/client.mjs';
import { median, report, show } from '../support/figures.mjs';
import { raw, requestOf, withIndexService } from '../support/index.mjs';
import { timedByTurns } from '../support/pace.mjs';
import { createRandom } from '../support/random.mjs';
import { prefix, saintCount } from '../support/settings.mjs';
import { syntheticSaint } from '../support/synthetic-saint.mjs';

const keystrokes = 1000;
const warmUp = 3000;
const limit = 8;

export async function run() {
  await withIndexService(async (service) => {
    const turns = await Promise.all(
      halfTyped(warmUp + keystrokes).map(async (text) => {
        const { path, body } = await requestOf((catalogue) => catalogue.suggest({ text, limit }));
        const bare = JSON.stringify({
          size: limit,
          _source: ['entry.slug', 'entry.name'],
          query: { prefix: { wholeName: text.toLowerCase() } },
        });
        return {
          api: () =>
            ask(service, `/v1/search/suggest?q=${encodeURIComponent(text)}&limit=${limit}`),
          direct: () => raw('POST', path, body),
          bare: () => raw('POST', `/${prefix}-saints/_search`, bare),
        };
      }),
    );
    const times = await timedByTurns(turns, warmUp);
    report('saints', show(saintCount));
    for (const [way, ms] of Object.entries(times))
      report(`${way} p50`, `${show(median(ms), 1)} ms`);
    report(
      'more than the bare prefix',
      `${show(median(times.api) - median(times.bare), 1)} ms`,
      '≤ 3',
    );
  });
}

/** Names broken off anywhere after the second letter; all distinct. */
function halfTyped(count) {
  const random = createRandom(7);
  const texts = new Set();
  while (texts.size < count) {
    const { name } = syntheticSaint(random.below(saintCount), [
      { slug: 'greece', name: 'Greece', isoCode: 'GR' },
    ]);
    texts.add(name.slice(0, random.between(2, name.length)).trim());
  }
  return [...texts];
}
