/** The day endpoint, with its key and limits, against a bare Koa and router of the same bodies. */
import { ask } from '../support/client.mjs';
import { cpuSeconds } from '../support/cpu.mjs';
import { dayPaths } from '../support/days.mjs';
import { median, report, show } from '../support/figures.mjs';
import { askEach } from '../support/load.mjs';
import { prepareService, startBare, startService } from '../support/service.mjs';

const rounds = 5;
const requests = 6_000;

export async function run() {
  const prepared = {
    warn: await prepareService(),
    info: await prepareService({ LOG_LEVEL: 'info' }),
  };
  const services = {
    warn: await startService(prepared.warn),
    info: await startService(prepared.info),
  };
  const bare = await startBare(await bodiesOf(services.warn));
  // The index of searches is made after the start, and would be counted as what days cost.
  for (const service of Object.values(services)) await ask(service, '/v1/search?q=nicholas');

  const year = dayPaths(400);
  const remembered = Array.from({ length: requests }, (_, index) => year[index % year.length]);
  // More dates than the service remembers, and none of them twice.
  const cold = (round) => dayPaths(requests, { from: `${1700 + round * 30}-01-01` });

  for (const [what, level, pathsOf, aim] of [
    ['remembered days, LOG_LEVEL=info', 'info', () => remembered, '≥ 0.8'],
    ['remembered days, LOG_LEVEL=warn', 'warn', () => remembered, '≥ 0.85'],
    ['cold days, LOG_LEVEL=info', 'info', cold, '≥ 0.35'],
  ]) {
    const ours = { rates: [], cpu: [] };
    const theirs = { rates: [], cpu: [] };
    for (let round = 0; round <= rounds; round += 1) {
      await measure(services[level], pathsOf(round), round > 0 ? ours : undefined);
      await measure(bare, pathsOf(round), round > 0 ? theirs : undefined);
    }
    const rates = `${show(median(ours.rates), 0)} a second, bare ${show(median(theirs.rates), 0)}`;
    report(what, rates);
    report('  ratio', show(median(ours.rates) / median(theirs.rates)), aim);
    const [our, their] = [median(ours.cpu), median(theirs.cpu)];
    report('  processor time a request', `${show(our, 0)} µs, bare ${show(their, 0)} µs`);
    report('  ratio of it', show(their / our), aim);
  }
  await Promise.all([services.warn.stop(), services.info.stop(), bare.stop()]);
  prepared.warn.remove();
  prepared.info.remove();
}

async function measure(server, paths, figures) {
  const before = cpuSeconds(server.pid);
  const { perSecond } = await askEach(server, paths);
  const microseconds = ((cpuSeconds(server.pid) - before) * 1_000_000) / paths.length;
  figures?.rates.push(perSecond);
  figures?.cpu.push(microseconds);
}

/** The bodies of a year by month and day, the leap day's too. */
async function bodiesOf({ url, headers }) {
  const bodies = {};
  for (const path of dayPaths(366, { from: '2028-01-01' })) {
    bodies[path.slice(-5)] = await (await fetch(url + path, { headers })).text();
  }
  return bodies;
}
