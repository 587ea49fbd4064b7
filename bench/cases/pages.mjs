/** Pages against answers of the API, and what they add to the start of the service. */
import { cpuSeconds } from '../support/cpu.mjs';
import { median, report, show } from '../support/figures.mjs';
import { askEach } from '../support/load.mjs';
import { prepareService, startService } from '../support/service.mjs';

const rounds = 5;
const requests = 2_000;
const path = '/saints/nicholas-of-myra';

export async function run() {
  await remembered();
  await starts();
}

/** The page of a saint against the saint as JSON, both cached, alternating. */
async function remembered() {
  const prepared = await prepareService({ PAGES: 'unlimited' });
  const service = await startService(prepared);
  const browser = { ...service, headers: { accept: 'text/html' } };
  const figures = { page: [], json: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const page = await costOf(browser, path);
    const json = await costOf(service, `/v1${path}`);
    // The first is to warm up.
    if (round === 0) continue;
    figures.page.push(page);
    figures.json.push(json);
  }
  const html = await (await fetch(service.url + path)).text();
  await service.stop();
  prepared.remove();
  const [page, json] = [median(figures.page), median(figures.json)];
  report('a page, remembered', `${show(page, 0)} µs of processor time, its JSON ${show(json, 0)}`);
  report('  ratio', show(page / json), '≤ 1.5');
  report('  HTML of it', `${show(Buffer.byteLength(html), 0)} bytes`, '≤ 30,000');
}

async function costOf(server, asked) {
  const before = cpuSeconds(server.pid);
  await askEach(
    server,
    Array.from({ length: requests }, () => asked),
  );
  return ((cpuSeconds(server.pid) - before) * 1_000_000) / requests;
}

/** Processor time from the start to the first answer of the API, alternately with and without pages. */
async function starts() {
  const figures = { off: [], unlimited: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const pages of ['off', 'unlimited']) {
      const prepared = await prepareService({ PAGES: pages });
      const service = await startService(prepared);
      figures[pages].push(cpuSeconds(service.pid) * 1_000);
      await service.stop();
      prepared.remove();
    }
  }
  const [off, on] = [median(figures.off), median(figures.unlimited)];
  report('start', `${show(on, 0)} ms of processor time with pages, ${show(off, 0)} without`);
  report('  pages add', `${show(on - off, 0)} ms`, '≤ 150 ms');
}
