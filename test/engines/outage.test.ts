import { Client } from '@elastic/elasticsearch';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { keptOn, type Records, saint } from '../catalogue/records.js';
import { publish } from '../indexer/publish.js';
import { sampleRecords } from '../support/sample.js';
import type { TestService } from '../support/service.js';
import { askOnce, type Seen, serveFrom, startLoad, summary } from './load.js';
import { describeWithOwnCluster, type OwnCluster, startOwnCluster } from './own-cluster.js';

const prefix = 'outage';
const paths = [
  '/v1/calendar/2026-12-06',
  '/v1/saints?limit=9',
  '/v1/search?q=anna',
  '/v1/saints/anna',
];
const records: Records = {
  saints: ['anna', 'barbara', 'cosmas'].map((slug) =>
    saint({ slug, commemorations: [keptOn('12-06')] }),
  ),
  feasts: sampleRecords.feasts,
  countries: [],
};
/** The deadline of a call, and what a busy machine adds. */
const inTimeMs = 1_500;

describeWithOwnCluster('a cluster of three nodes', () => {
  let cluster: OwnCluster;
  let client: Client;
  let service: TestService;
  let key: string;
  beforeAll(async () => {
    cluster = await startOwnCluster('menologion-outage', ['--nodes', '3', '--offset', '9']);
    client = new Client({ nodes: cluster.url.split(',') });
    await publish({ client, prefix }, records);
    service = await serveFrom(client, prefix);
    key = service.newKey('internal');
  }, 180_000);
  afterAll(async () => {
    cluster?.signal('SIGCONT');
    await service?.stop();
    await client?.close();
    await cluster?.stop();
  }, 60_000);

  const askAll = (): Promise<Seen[]> =>
    Promise.all(paths.map((path) => askOnce(service.url, path, key)));
  const resumes = async () => {
    const start = performance.now();
    await vi.waitFor(
      async () => {
        expect((await askAll()).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      },
      { timeout: 30_000, interval: 50 },
    );
    return Math.round(performance.now() - start);
  };
  const expectUnavailable = (seen: readonly Seen[]) => {
    for (const { path, status, retryAfter, ms } of seen) {
      expect({ path, status, retryAfter }).toEqual({
        path,
        status: 503,
        retryAfter: expect.stringMatching(/^\d+$/),
      });
      expect(ms).toBeLessThan(inTimeMs);
    }
  };

  it('is missed in time while it stands still', async () => {
    await askAll();
    cluster.signal('SIGSTOP');
    const seen = await askAll();
    const health = await askOnce(service.url, '/health/ready', key);
    cluster.signal('SIGCONT');
    console.log(`paused: ${summary(seen)}; resumed within ${await resumes()} ms`);
    expectUnavailable([...seen, health]);
  }, 60_000);

  it('loses a node under load without a failure', async () => {
    const known = service.failures.length;
    const load = startLoad(service, paths);
    await vi.waitFor(() => expect(load.seen.length).toBeGreaterThan(20), { timeout: 20_000 });
    process.kill(cluster.processes.get('n1') ?? 0, 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    const seen = await load.stop();
    console.log(`one node of three lost: ${summary(seen)}`);
    const causes = service.failures.slice(known).map((error) => (error as Error).cause);
    await cluster.start();
    expect(
      seen.filter(({ status }) => status !== 200).map(({ ms }) => ms),
      String(causes),
    ).toEqual([]);
  }, 120_000);

  it('tells an editor that it only reads', async () => {
    const block = (isBlocked: boolean | null) =>
      client.cluster.putSettings({ persistent: { 'cluster.blocks.read_only': isBlocked } });
    await block(true);
    try {
      await expect(publish({ client, prefix }, records, { force: true })).rejects.toThrow(
        /cluster read-only/,
      );
      expect((await askAll()).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    } finally {
      await block(null);
    }
  }, 60_000);

  it('is missed while it is gone, and comes back', async () => {
    cluster.signal('SIGKILL');
    const seen = [...(await askAll()), await askOnce(service.url, '/health/ready', key)];
    await cluster.start();
    console.log(`killed: ${summary(seen)}; resumed within ${await resumes()} ms of its return`);
    expectUnavailable(seen);
  }, 180_000);
});
