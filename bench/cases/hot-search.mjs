/** A few searches over and over, on Elasticsearch: how much slower the slowest hundredth is. */
import { ask } from '../support/client.mjs';
import { quantile, report, show } from '../support/figures.mjs';
import { withIndexService } from '../support/index.mjs';
import { saintCount } from '../support/settings.mjs';

const callers = 32;
/** Longer than an answer stays fresh (4 s), so that all of them are renewed several times. */
const lasting = 20_000;
const warmUp = 5_000;
const texts = [
  'nicholas',
  'george',
  'mary',
  'travelers',
  'healing of the sick',
  'bishop',
  'rome',
  'desert',
];

export async function run() {
  await withIndexService(async (service) => {
    const times = [];
    const startMs = performance.now();
    const lane = async (_, place) => {
      for (let asked = place; performance.now() - startMs < lasting; asked += 1) {
        const path = `/v1/search?q=${encodeURIComponent(texts[asked % texts.length])}`;
        const beginMs = performance.now();
        await ask(service, path);
        if (beginMs - startMs > warmUp) times.push(performance.now() - beginMs);
      }
    };
    await Promise.all(Array.from({ length: callers }, lane));
    report('saints', show(saintCount));
    const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
    report(
      'remembered searches',
      `${show(times.length, 0)}, p50 ${show(p50, 1)} ms, p99 ${show(p99, 1)} ms`,
    );
    report('p99 against p50', show(p99 / p50, 1), '≤ 5');
  });
}
