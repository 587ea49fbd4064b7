/** Days and searches, with a key and limits, against a bare Koa and router with the same bodies. */
import { ask } from '../support/client.mjs';
import { cpuSeconds } from '../support/cpu.mjs';
import { dayPaths } from '../support/days.mjs';
import { median, report, show } from '../support/figures.mjs';
import { askEach } from '../support/load.mjs';
import { prepareService, startBare, startService } from '../support/service.mjs';

const rounds = 5;
const requests = 6_000;

const texts = [
  'nicholas',
  'john chrysostom',
  'patron of sailors',
  'martyrs of rome',
  'taught the slavs to read',
  'saints of egypt',
  'nativity',
  'holy fool',
];
const searchPath = (text) => `/v1/search?q=${encodeURIComponent(text)}`;

export async function run() {
  const year = dayPaths(400);
  const remembered = Array.from({ length: requests }, (_, index) => year[index % year.length]);
  // More dates than the service remembers, and none of them twice.
  const cold = (round) => dayPaths(requests, { from: `${1700 + round * 30}-01-01` });

  const { bodies, etags } = await answersOf(year);
  const searches = Array.from({ length: requests }, (_, at) =>
    searchPath(texts[at % texts.length]),
  );
  const known = remembered.map((path) => ({
    path,
    headers: { 'if-none-match': etags.get(path) },
  }));
  const { REDIS_URL } = process.env;
  if (!REDIS_URL) console.log('without REDIS_URL: limits shared by Redis are left out');
  const rows = [
    ['remembered days, LOG_LEVEL=info', {}, () => remembered, '≥ 0.6'],
    ['remembered days, LOG_LEVEL=warn', { LOG_LEVEL: 'warn' }, () => remembered, '≥ 0.6'],
    ['304 to remembered days', {}, () => known, '≥ 0.8'],
    ['remembered searches', {}, () => searches, '≥ 0.75'],
    ['cold days', {}, cold, '≥ 0.22'],
    ...(REDIS_URL
      ? [['remembered days, limits in Redis', { REDIS_URL }, () => remembered, '≥ 0.5']]
      : []),
  ];
  for (const [what, settings, requestsOf, aim] of rows) {
    await withService(settings, async (service) => {
      // Anew for each row, so that neither has run for longer than the other.
      const bare = await startBare(bodies);
      const ours = { rates: [], cpu: [] };
      const theirs = { rates: [], cpu: [] };
      for (let round = 0; round <= rounds; round += 1) {
        const asked = requestsOf(round);
        await measure(service, asked, round > 0 ? ours : undefined);
        await measure(bare, asked, round > 0 ? theirs : undefined);
      }
      await bare.stop();
      const rates = `${show(median(ours.rates), 0)} a second, bare ${show(median(theirs.rates), 0)}`;
      report(what, rates);
      report('  ratio', show(median(ours.rates) / median(theirs.rates)), aim);
      const [our, their] = [median(ours.cpu), median(theirs.cpu)];
      report('  processor time a request', `${show(our, 0)} µs, bare ${show(their, 0)} µs`);
      report('  ratio of it', show(their / our), aim);
    });
  }
}

async function withService(settings, work) {
  const prepared = await prepareService({ LOG_LEVEL: 'info', ...settings });
  const service = await startService(prepared);
  // The search index is built after the start; its cost would be counted as that of days.
  await ask(service, '/v1/search?q=nicholas');
  try {
    return await work(service);
  } finally {
    await service.stop();
    prepared.remove();
  }
}

async function measure(server, asked, figures) {
  const before = cpuSeconds(server.pid);
  const { perSecond } = await askEach(server, asked, [200, 304]);
  const microseconds = ((cpuSeconds(server.pid) - before) * 1_000_000) / asked.length;
  figures?.rates.push(perSecond);
  figures?.cpu.push(microseconds);
}

/**
 * The bodies of a year by month and day, including the leap day, those of searches by text, and the
 * entity tags of `paths`.
 */
async function answersOf(paths) {
  return await withService({}, async ({ url, headers }) => {
    const bodies = {};
    for (const path of dayPaths(366, { from: '2028-01-01' })) {
      bodies[path.slice(-5)] = await (await fetch(url + path, { headers })).text();
    }
    for (const text of texts) {
      bodies[text] = await (await fetch(url + searchPath(text), { headers })).text();
    }
    const etags = new Map();
    for (const path of paths) {
      const plain = { ...headers, 'accept-encoding': 'identity' };
      const response = await fetch(url + path, { headers: plain });
      await response.arrayBuffer();
      etags.set(path, response.headers.get('etag'));
    }
    return { bodies, etags };
  });
}
