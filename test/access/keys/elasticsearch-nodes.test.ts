import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createElasticsearchStore } from '../../../src/access/keys/elasticsearch.js';
import type { ApiKeyRecord, KeyRefusal, NewKey } from '../../../src/access/keys/keys.js';
import { createElasticsearchClient } from '../../../src/elasticsearch/client.js';
import { keyMappings } from '../../../src/wire/package-files.js';
import { describeWithElasticsearch, useElasticsearch } from '../../support/engines/engines.js';

const mappings = keyMappings();
const dayMs = 86_400_000;

describeWithElasticsearch('keys over several nodes', (url) => {
  const { prefix } = useElasticsearch(url);
  const index = `${prefix}-keys`;
  const node = url.split(',')[0] ?? '';
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    ends.push(
      () => server.closeAllConnections(),
      () => server.close(),
    );
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  /** As a process of its own would have it: its client knows of no dead node yet. */
  async function openStore(...elasticsearchUrls: string[]) {
    const settings = { elasticsearchUrls, elasticsearchApiKey: undefined };
    const client = await createElasticsearchClient(settings, 'keys');
    ends.push(() => client.close());
    return createElasticsearchStore({ client, index, mappings, tiers: ['free'], now: Date.now });
  }
  const issue = async () =>
    successOf(await (await openStore(node)).issue({ tenant: 'acme', tier: 'free' })).record;

  it('are listed and changed while the first node is silent', async () => {
    const silent = await serve(() => {});
    const [rotated, revoked] = [await issue(), await issue()];
    const stores = await Promise.all([1, 2, 3, 4].map(() => openStore(silent, node)));
    const outcomes = await Promise.all([
      stores[0]?.list(),
      stores[1]?.issue({ tenant: 'acme', tier: 'free' }),
      stores[2]?.rotate(rotated.id, dayMs),
      stores[3]?.revoke(revoked.id),
    ]);
    expect(outcomes).toEqual([
      expect.arrayContaining([rotated]),
      expect.objectContaining({ text: expect.any(String) }),
      expect.objectContaining({ text: expect.any(String) }),
      expect.objectContaining({ id: revoked.id, revokedAt: expect.any(String) }),
    ]);
  }, 20_000);

  it('are changed once when a node is silent after it has written', async () => {
    const paths: string[] = [];
    const loser = await serve((asked, response) => {
      const { method, url: path = '', headers } = asked;
      const forwarded = request(new URL(path, node), { method, headers }, (answer) => {
        if (method === 'PUT') {
          paths.push(path);
          answer.resume();
        } else {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(response);
        }
      });
      asked.pipe(forwarded);
    });
    const [rotated, revoked] = [await issue(), await issue()];
    const before = await (await openStore(node)).list();
    const [rotates, revokes] = [await openStore(loser, node), await openStore(loser, node)];
    const [next, ended] = await Promise.all([
      rotates.rotate(rotated.id, dayMs),
      revokes.revoke(revoked.id),
    ]);
    expect(paths.map((path) => path.split('/')[2]).toSorted()).toEqual(['_create', '_doc']);
    const { record } = successOf(next);
    const after = await (await openStore(node)).list();
    expect(after).toHaveLength(before.length + 1);
    expect(after).toContainEqual(record);
    expect(after).toContainEqual(successOf(ended));
    expect(after.find(({ id }) => id === rotated.id)?.expiresAt).not.toBeNull();
  }, 20_000);
});

function successOf<Outcome extends ApiKeyRecord | NewKey>(outcome: Outcome | KeyRefusal): Outcome {
  if ('refused' in outcome) throw new Error(outcome.detail);
  return outcome;
}
