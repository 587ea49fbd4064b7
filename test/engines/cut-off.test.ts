import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { toConfig } from '../../src/config/config.js';
import { openKeyStore } from '../../src/wire/keys.js';
import { describeWithElasticsearch, useElasticsearch } from '../support/engines/engines.js';
import { publish } from '../support/engines/publish.js';
import { keptLog } from '../support/kept-log.js';
import { sampleRecords } from '../support/records/sample.js';
import { serveWired } from './load.js';

/** The only way from a replica to the cluster, which others still reach. */
async function openWay(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server: Server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [[near, far] as const, [far, near] as const]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => other.destroy());
      socket.pipe(other);
    }
    return;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (isAway: boolean) => {
    isCut = isAway;
    if (isAway) for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    close() {
      cut(true);
      server.close();
    },
  };
}

const paths = { saint: '/v1/saints/anna', feed: '/feeds/saints.ics' };
const unseen = { saint: '/v1/saints/cosmas', feed: '/feeds/saints.ics?calendar=julian' };

describeWithElasticsearch('a replica that is cut off from the cluster', (url) => {
  const { client, prefix } = useElasticsearch(url);
  beforeAll(() => publish({ client, prefix }, sampleRecords), 120_000);

  /** Asks for some paths, cuts the replica off, and revokes its caller's key. */
  async function cutOff(settings: Readonly<Record<string, string>> = {}) {
    const way = await openWay(url);
    const service = await serveWired(way.url, prefix, settings);
    onTestFinished(async () => {
      await service.stop();
      way.close();
    });
    const now = performance.now.bind(performance);
    let aheadMs = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + aheadMs);
    onTestFinished(() => clock.mockRestore());
    const ask = async (path: string) => {
      const headers = { Authorization: `Bearer ${service.key}` };
      const answer = await fetch(service.url + path, { headers });
      await answer.arrayBuffer();
      return answer;
    };
    const statusOf = async (path: string) => (await ask(path)).status;
    const statusesOf = ({ saint, feed }: typeof paths) =>
      Promise.all([statusOf(saint), statusOf(feed)]);
    expect(await statusesOf(paths)).toEqual([200, 200]);
    way.cut(true);
    const config = toConfig({ ELASTICSEARCH_URL: url, INDEX_PREFIX: prefix });
    const store = await openKeyStore(config, keptLog([]));
    for (const { id } of await store.list()) await store.revoke(id);
    const pass = (ms: number) => {
      aheadMs += ms;
    };
    return { way, ask, statusOf, statusesOf, pass };
  }

  it('gives what it has for a minute, even to a key revoked meanwhile, and nothing else', async () => {
    const { way, ask, statusOf, statusesOf, pass } = await cutOff();
    pass(20_000);
    for (const path of Object.values(paths)) {
      const { status, headers } = await ask(path);
      expect([path, status]).toEqual([path, 200]);
      expect(Number(headers.get('Age'))).toBeGreaterThanOrEqual(20);
      expect(headers.get('Cache-Status')).toContain('stale-if-error');
    }
    expect(await statusesOf(unseen)).toEqual([503, 503]);
    pass(40_000);
    expect(await statusesOf(paths)).toEqual([503, 503]);
    way.cut(false);
    await vi.waitFor(async () => expect(await statusOf(paths.saint)).toBe(401), 10_000);
    expect(await statusOf(paths.feed)).toBe(200);
  }, 60_000);

  it('gives a revoked key nothing where only callers may keep answers', async () => {
    const { statusesOf, pass } = await cutOff({ KEYED_CACHING: 'private' });
    pass(20_000);
    expect(await statusesOf(paths)).toEqual([503, 200]);
  }, 60_000);
});
