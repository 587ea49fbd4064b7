/** A month in one request against a single day, by processor time; neither is cached. */
import { ask } from '../support/client.mjs';
import { cpuSeconds } from '../support/cpu.mjs';
import { dayPaths } from '../support/days.mjs';
import { median, report, show } from '../support/figures.mjs';
import { askEach } from '../support/load.mjs';
import { prepareService, startService } from '../support/service.mjs';

const rounds = 5;
const requests = 2_400;

export async function run() {
  const prepared = await prepareService();
  const service = await startService(prepared);
  await ask(service, '/v1/search?q=nicholas');
  const times = { day: [], month: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const from = 1600 + round * 210;
    const asked = {
      day: dayPaths(requests, { from: `${from}-01-01` }),
      month: monthPaths(requests, from),
    };
    for (const [way, paths] of Object.entries(asked)) {
      const before = cpuSeconds(service.pid);
      await askEach(service, paths);
      const microseconds = ((cpuSeconds(service.pid) - before) * 1_000_000) / paths.length;
      if (round > 0) times[way].push(microseconds);
    }
  }
  await service.stop();
  prepared.remove();
  for (const way of ['day', 'month']) report(way, `${show(median(times[way]), 0)} µs`);
  report('ratio', show(median(times.month) / median(times.day), 1), '≤ 5');
}

/** `count` months in a row from January of the year `from`. */
function monthPaths(count, from) {
  return Array.from({ length: count }, (_, index) => {
    const first = new Date(Date.UTC(from, index, 1)).toISOString().slice(0, 10);
    const last = new Date(Date.UTC(from, index + 1, 0)).toISOString().slice(0, 10);
    return `/v1/calendar?from=${first}&to=${last}`;
  });
}
