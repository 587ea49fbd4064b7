/** Made-up keys from one address: what they cost the callers of another, and Elasticsearch. */
import { setTimeout as sleep } from 'node:timers/promises';
import { newKeyText } from '../../dist/src/access/keys/key-text.js';
import { ask, statusOf } from '../support/client.mjs';
import { ordinaryDays } from '../support/days.mjs';
import { median, report, show } from '../support/figures.mjs';
import { raw, withIndexService } from '../support/index.mjs';
import { prefix, saintCount } from '../support/settings.mjs';

const rounds = 5;
const attackers = 24;
const windowMs = 4_000;
/** Each attacker's pause between two requests: some 1,000 a second from all of them. */
const pauseMs = 24;
const settings = { TRUST_PROXY: 'true' };

export async function run() {
  await withIndexService(async (service) => {
    const legal = from(service, '192.0.2.1');
    const times = { calm: [], attacked: [] };
    await legalRequests(legal, 1700, performance.now() + windowMs);
    let refused = 0;
    const before = await keyGets();
    const startMs = performance.now();
    for (let round = 0; round < rounds; round += 1) {
      const year = 1720 + round * 40;
      times.calm.push(...(await legalRequests(legal, year, performance.now() + windowMs)));
      const endMs = performance.now() + windowMs;
      const attack = Promise.all(
        Array.from({ length: attackers }, () => madeUpKeys(service, endMs)),
      );
      times.attacked.push(...(await legalRequests(legal, year + 20, endMs)));
      refused += (await attack).reduce((sum, count) => sum + count, 0);
    }
    const seconds = (performance.now() - startMs) / 1000;
    report('saints', show(saintCount));
    const [calm, attacked] = [median(times.calm), median(times.attacked)];
    report('made-up keys refused', show(refused, 0));
    report('cold day, p50', `${show(calm, 1)} ms, under attack ${show(attacked, 1)} ms`);
    report('ratio', show(attacked / calm), '≤ 1.5');
    const looked = (await keyGets()) - before;
    report(
      'look-ups of keys in Elasticsearch',
      `${looked} in ${show(seconds, 0)} s`,
      '≤ 1 a second',
    );
  }, settings);
}

const from = ({ url, headers }, address, key) => ({
  url,
  headers: {
    ...headers,
    'x-forwarded-for': address,
    ...(key ? { authorization: `Bearer ${key}` } : {}),
  },
});

/** Days of which none is remembered, one after another; the time of each in ms. */
async function legalRequests(service, year, endMs) {
  const times = [];
  for (const path of ordinaryDays(4_000, { from: `${year}-01-01` })) {
    const beginMs = performance.now();
    if (beginMs >= endMs) break;
    await ask(service, path);
    times.push(performance.now() - beginMs);
  }
  return times;
}

async function madeUpKeys(service, endMs) {
  let refused = 0;
  while (performance.now() < endMs) {
    const status = await statusOf(
      from(service, '198.51.100.1', newKeyText()),
      '/v1/calendar/today',
    );
    if (status !== 401 && status !== 429) throw new Error(`a made-up key was answered ${status}`);
    refused += 1;
    await sleep(pauseMs);
  }
  return refused;
}

async function keyGets() {
  const { json } = await raw('GET', `/${prefix}-keys/_stats/get`);
  return json()._all.primaries.get.total;
}
