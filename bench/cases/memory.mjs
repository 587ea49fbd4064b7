/** Resident memory after 100,000 requests of all kinds, with the embedded corpus. */
import { execFileSync } from 'node:child_process';
import { dayPaths } from '../support/days.mjs';
import { report, show } from '../support/figures.mjs';
import { askEach } from '../support/load.mjs';
import { createRandom } from '../support/random.mjs';
import { prepareService, startService } from '../support/service.mjs';

const steps = 10;
const requestsAStep = 10_000;
const days = dayPaths(800, { bothCalendars: true });

export async function run() {
  const prepared = await prepareService();
  const service = await startService(prepared);
  const slugs = await everySlug(service);
  const random = createRandom(11);
  report('resident after the first answer', `${show(residentMb(service.pid), 0)} MB`);
  let highest = 0;
  for (let step = 1; step <= steps; step += 1) {
    const paths = Array.from({ length: requestsAStep }, () => anyPath(random, slugs));
    await askEach(service, paths, [200, 400, 404]);
    const mb = residentMb(service.pid);
    highest = Math.max(highest, mb);
    if (step < steps) report(`resident after ${show(step * requestsAStep)}`, `${show(mb, 0)} MB`);
    else report(`resident after ${show(step * requestsAStep)}`, `${show(mb, 0)} MB`, '< 250 MB');
  }
  report('highest of these', `${show(highest, 0)} MB`);
  await service.stop();
  prepared.remove();
}

async function everySlug({ url, headers }) {
  const slugs = [];
  let path = '/v1/saints?limit=100';
  while (path) {
    const { data, nextCursor } = await (await fetch(url + path, { headers })).json();
    slugs.push(...data.map(({ slug }) => slug));
    path = nextCursor && `/v1/saints?limit=100&cursor=${nextCursor}`;
  }
  return slugs;
}

/** Days half of the time; saints, lists, searches and mistakes for the rest. */
function anyPath(random, slugs) {
  const slug = random.pick(slugs);
  const share = random.next();
  if (share < 0.5) return random.pick(days);
  if (share < 0.65) return `/v1/saints/${slug}`;
  if (share < 0.7) return `/v1/saints/${slug}/hymnography`;
  if (share < 0.75) return `/v1/saints?limit=${random.between(1, 100)}`;
  if (share < 0.78) return `/v1/countries?limit=${random.between(1, 100)}`;
  if (share < 0.8) return `/v1/calendar/great-feasts/${random.between(1583, 9999)}`;
  if (share < 0.95) return `/v1/search?q=${searchText(random, slug)}`;
  return random.pick([`/v1/saints/no-${slug}`, '/v1/calendar/2026-02-30', '/v1/search?x=1', '/x']);
}

/** A name as it is, cut short, or within a question. */
function searchText(random, slug) {
  const words = slug.replaceAll('-', ' ');
  const text = random.pick([words, words.slice(0, random.between(3, 8)), `who was ${words}?`]);
  return encodeURIComponent(text.trim());
}
const residentMb = (pid) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
