import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from '@elastic/elasticsearch';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Records } from '../../src/catalogue/records.js';
import { createElasticsearchClient } from '../../src/elasticsearch/client.js';
import { publish } from '../support/engines/publish.js';
import { keptOn, saint } from '../support/records/builders.js';
import { sampleRecords } from '../support/records/sample.js';
import { type Load, type Seen, serveWired, startLoad, summary, type WiredService } from './load.js';
import { describeWithOwnCluster, type OwnCluster, startOwnCluster } from './own-cluster.js';

const prefix = 'outage';
const records: Records = {
  saints: ['anna', 'barbara', 'cosmas'].map((slug) =>
    saint({ slug, commemorations: [keptOn('12-06')] }),
  ),
  feasts: sampleRecords.feasts,
  countries: [],
};

const dayMs = 24 * 60 * 60 * 1000;
/** What is asked for again and again, and so remembered. */
const hot = ['/v1/saints/anna', '/feeds/today.json'];

/** Feeds are limited by address, to 300 a minute. */
const restOfFeedsMs = 500;

/** Some are remembered, others are new. */
function* pathsInTurn(): Generator<string, never> {
  let nextFeedAt = 0;
  for (let index = 0; ; index += 1) {
    yield '/v1/calendar/2026-12-06';
    yield `/v1/calendar/${new Date(index * dayMs).toISOString().slice(0, 10)}`;
    yield '/v1/saints/anna';
    yield `/v1/search?q=anna+${index}`;
    if (performance.now() >= nextFeedAt) {
      nextFeedAt = performance.now() + restOfFeedsMs;
      yield '/feeds/today.json';
    }
    yield '/health/ready';
  }
}
const turns = pathsInTurn();

/** The deadline of a call, and what a busy machine adds. */
const inTimeMs = 1_500;
/** Longer than answers (5 s) and keys (10 s) are remembered. */
const awayMs = 12_000;

/** What is cached is served for a minute; its last look-up was some seconds before. */
const servedMs = 45_000;

interface Site {
  readonly cluster: OwnCluster;
  readonly client: Client;
  readonly service: WiredService;
}

function useSite(nodes: number): Site {
  let cluster: OwnCluster;
  let client: Client;
  let service: WiredService;
  beforeAll(async () => {
    const options = ['--nodes', String(nodes), '--heap', '512m', '--offset', '9'];
    cluster = await startOwnCluster('menologion-outage', options);
    const elasticsearchUrls = cluster.url.split(',');
    client = await createElasticsearchClient(
      { elasticsearchUrls, elasticsearchApiKey: undefined },
      'indexing',
    );
    await publish({ client, prefix }, records);
    service = await serveWired(cluster.url, prefix);
    await client.cluster.health({ wait_for_status: 'green', timeout: '30s' });
    // The first answers of an engine that has just started take longest.
    const load = await startCallers(service);
    await load.stop();
  }, 180_000);
  afterAll(async () => {
    cluster?.signal('SIGCONT');
    await service?.stop();
    await client?.close();
    await cluster?.stop();
  }, 60_000);
  return {
    get cluster() {
      return cluster;
    },
    get client() {
      return client;
    },
    get service() {
      return service;
    },
  };
}

async function startCallers(service: WiredService): Promise<Load> {
  const load = startLoad(service, () => turns.next().value, { callers: 4, restMs: 10 });
  await isServed(load);
  return load;
}

/** Waits until the last hundred of those who have asked since a time were served. */
async function isServed(load: Load, since = 0): Promise<void> {
  await vi.waitFor(
    () => {
      const last = load.seen.filter(({ askedAt }) => askedAt > since).slice(-100);
      expect(last.length).toBe(100);
      expect(last.filter(({ status }) => status !== 200)).toEqual([]);
    },
    { timeout: 10_000, interval: 50 },
  );
}

/** Callers ask on while the engine is away; all is well again soon after `away` has ended. */
async function expectOutage(site: Site, away: () => Promise<void>): Promise<void> {
  const load = await startCallers(site.service);
  const startedAt = performance.now();
  let backAt = 0;
  try {
    await away();
    backAt = performance.now();
    await isServed(load, backAt);
    const resumedMs = Math.round(performance.now() - backAt);
    console.log(`away: ${summary(load.seen)}; resumed within ${resumedMs} ms`);
  } finally {
    await load.stop();
  }
  expect(load.seen.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  const soon = ({ askedAt }: Seen) => askedAt > startedAt && askedAt < startedAt + servedMs;
  for (const each of hot) {
    const remembered = load.seen.filter((seen) => seen.path === each && soon(seen));
    expect(remembered.filter(({ status }) => status !== 200)).toEqual([]);
    expect(remembered.filter(({ age }) => Number(age) >= 9).length).toBeGreaterThan(0);
  }
  const refusals = load.seen.filter(({ status }) => status === 503);
  expect(refusals.length).toBeGreaterThan(0);
  expect(refusals.filter(({ retryAfter }) => !/^[1-9]\d*$/.test(retryAfter ?? ''))).toEqual([]);
  // The return may come just in time for the key, and the record then has a deadline of its own.
  const limitMs = ({ askedAt }: Seen) => (askedAt + inTimeMs < backAt ? inTimeMs : 2 * inTimeMs);
  expect(load.seen.filter((each) => each.ms > limitMs(each))).toEqual([]);
}

async function standStill({ cluster }: Site): Promise<void> {
  cluster.signal('SIGSTOP');
  await delay(awayMs);
  cluster.signal('SIGCONT');
}

describeWithOwnCluster('a single node', () => {
  const site = useSite(1);

  it('is noticed when it refuses for want of memory, and when it has some again', async () => {
    const { client } = site;
    const limit = (total: string | null) =>
      client.cluster.putSettings({ persistent: { 'indices.breaker.total.limit': total } });
    await expectOutage(site, async () => {
      await limit('1%');
      await delay(awayMs);
      await limit(null);
    });
  }, 60_000);

  it('is noticed in time when it hangs', async () => {
    await expectOutage(site, () => standStill(site));
  }, 60_000);

  it('is noticed when it is gone, and when it is back', async () => {
    await expectOutage(site, async () => {
      site.cluster.signal('SIGKILL');
      await site.cluster.start();
    });
  }, 180_000);
});

describeWithOwnCluster('a cluster of three nodes', () => {
  const site = useSite(3);

  it('tells an editor that it is read-only', async () => {
    const { client } = site;
    const block = (isBlocked: boolean | null) =>
      client.cluster.putSettings({ persistent: { 'cluster.blocks.read_only': isBlocked } });
    const load = await startCallers(site.service);
    try {
      await block(true);
      await expect(publish({ client, prefix }, records, { force: true })).rejects.toThrow(
        /cluster read-only/,
      );
    } finally {
      await Promise.all([block(null), load.stop()]);
    }
    expect(load.seen.filter(({ status }) => status !== 200)).toEqual([]);
  }, 60_000);

  it('loses a node under load without a failure', async () => {
    const known = site.service.failures.length;
    const load = await startCallers(site.service);
    process.kill(site.cluster.processes.get('n1') ?? 0, 'SIGKILL');
    await delay(4_000);
    const seen = await load.stop();
    console.log(`one node of three lost: ${summary(seen)}`);
    expect(
      seen.filter(({ status }) => status !== 200),
      site.service.failures.slice(known).join(''),
    ).toEqual([]);
  }, 60_000);

  it('is noticed in time when the others hang', async () => {
    await expectOutage(site, () => standStill(site));
  }, 60_000);
});
