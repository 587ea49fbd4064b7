/**
 * Pages against answers of the API, what they add to the start of the service, and what a phone on
 * slow 4G sees of them in Chromium.
 */
import { chromium } from 'playwright-core';
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
  await onPhone();
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

const kinds = [
  ...['/', '/calendar', '/calendar/2026-12-06', '/calendar/2026/12', '/calendar/2026/week/49'],
  ...['/calendar/fasts/2026', '/calendar/pascha/2027', '/bulletin/2026-12-06', '/name-days'],
  ...['/saints', path, `${path}/hymnography`, '/search?q=nicholas', '/feasts', '/countries'],
  ...['/countries/georgia', '/about', '/docs', '/docs/console'],
];

/** As Chromium's developer tools have it: bytes a second, and milliseconds. */
const slow4G = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
  latency: 562.5,
};

/** What is painted last of the largest, and how much moves, half a second after all has arrived. */
const seen = `new Promise((resolve) => {
  const found = { lcp: 0, cls: 0 };
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => { found.lcp = startTime; });
  observe('layout-shift', ({ value }) => { found.cls += value; });
  setTimeout(() => resolve(found), 500);
})`;

/** Each page with an empty cache; the service has answered it before. */
async function onPhone() {
  const prepared = await prepareService({ PAGES: 'unlimited' });
  const service = await startService(prepared);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  for (const kind of kinds) {
    await (await fetch(service.url + kind)).text();
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const arrived = [];
    session.on('Network.loadingFinished', ({ encodedDataLength }) =>
      arrived.push(encodedDataLength),
    );
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await page.goto(service.url + kind, { waitUntil: 'networkidle' });
    const { lcp, cls } = await page.evaluate(seen);
    await context.close();
    const bytes = arrived.reduce((sum, each) => sum + each, 0);
    report(
      `on a phone: ${kind}`,
      `${arrived.length} requests, ${show(bytes / 1_000, 1)} kB, LCP ${show(lcp, 0)} ms, CLS ${show(cls, 3)}`,
    );
  }
  await browser.close();
  await service.stop();
  prepared.remove();
}
