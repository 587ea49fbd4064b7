import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { Client } from '@elastic/elasticsearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listGenerations } from '../../indexer/generations.js';
import { type Catalogue, CatalogueUnavailableError } from '../../src/catalogue/catalogue.js';
import type { Records } from '../../src/catalogue/records.js';
import { createElasticsearchCatalogue } from '../../src/elasticsearch/catalogue.js';
import { createElasticsearchClient } from '../../src/elasticsearch/client.js';
import { generationTime } from '../../src/elasticsearch/documents.js';
import { dayFeastRecords, daySaintRecords } from '../contracts/catalogue/days.js';
import { describeCatalogue, contractVocabulary as vocabulary } from '../contracts/catalogue.js';
import {
  describeWithElasticsearch,
  randomPrefix,
  useElasticsearch,
} from '../support/engines/engines.js';
import { publish, removeIndices } from '../support/engines/publish.js';
import { dayQuery, monthDay } from '../support/records/builders.js';

/** Patient, since what is tried is what it answers. */
const deadlineMs = 10_000;

describeWithElasticsearch('Elasticsearch', (url) => {
  describeCatalogue('the published catalogue', async (records) => {
    const client = new Client({ nodes: url.split(',') });
    const prefix = randomPrefix();
    await publish({ client, prefix }, records);
    const catalogue = createElasticsearchCatalogue({ client, prefix, vocabulary, deadlineMs });
    return {
      ...catalogue,
      async close() {
        await removeIndices(client, prefix);
        await catalogue.close();
      },
    };
  });

  describe('the catalogue over Elasticsearch', () => {
    const records: Records = { saints: daySaintRecords, feasts: dayFeastRecords, countries: [] };
    const { client, prefix } = useElasticsearch(url);
    let catalogue: Catalogue;
    beforeAll(async () => {
      await publish({ client, prefix }, records);
      catalogue = createElasticsearchCatalogue({ client, prefix, vocabulary });
    });

    const requestsOf = async (work: () => Promise<unknown>) => {
      let count = 0;
      const onRequest = () => {
        count += 1;
      };
      client.diagnostic.on('request', onRequest);
      await work();
      client.diagnostic.off('request', onRequest);
      return count;
    };

    it.each([
      ['a day', () => catalogue.day(dayQuery({ menaionDays: [monthDay('12-06')], offset: -43 }))],
      ['a page of saints', () => catalogue.saints({ limit: 2 })],
      ['a search', () => catalogue.search({ text: 'Nicholas', limit: 2 })],
      ['facets', () => catalogue.search({ text: 'Nicholas', limit: 2, facets: ['sex'] })],
      ['a saint', () => catalogue.saint('nicholas-of-myra')],
      ['its generation', () => catalogue.generation()],
    ])('answers %s with one request', async (_, work) => {
      expect(await requestsOf(work)).toBe(1);
    });

    it('names the live generation and its time', async () => {
      const live = (await listGenerations(client, prefix)).find(({ isLive }) => isLive);
      const id = live?.name ?? '';
      expect(await catalogue.generation()).toEqual({ id, time: generationTime(id) });
    });

    it('is not ready for documents of another version', async () => {
      const other = randomPrefix();
      const elsewhere = createElasticsearchCatalogue({ client, prefix: other, vocabulary });
      await publish({ client, prefix: other }, records);
      await elsewhere.ready();
      const publishedAs = (meta: Record<string, string>, index = `${other}-*`) =>
        client.indices.putMapping({ index, properties: { slug: { type: 'keyword', meta } } });
      // As a newer program writes them, whose documents this one can read too.
      await publishedAs({ version: '99', readableFrom: '1' });
      await elsewhere.ready();
      await publishedAs({ version: '99', readableFrom: '98' });
      await expect(elsewhere.ready()).rejects.toMatchObject({ reason: 'other-version' });
      await publishedAs({ version: '1' });
      await elsewhere.ready();
      await publishedAs({ version: '99' }, `${other}-feasts`);
      await expect(elsewhere.ready()).rejects.toMatchObject({ reason: 'other-version' });
      expect(await elsewhere.saint('john-cassian')).toBeDefined();
      await removeIndices(client, other);
    });

    it.each([1, 2])('asks once more whether it is ready (%i failed)', async (failures) => {
      let left = failures;
      const losing = Object.create(client, {
        fieldCaps: {
          value: (...args: Parameters<typeof client.fieldCaps>) => {
            left -= 1;
            return left < 0 ? client.fieldCaps(...args) : Promise.reject(new Error('node lost'));
          },
        },
      });
      const ready = createElasticsearchCatalogue({ client: losing, prefix, vocabulary }).ready();
      if (failures === 1) await ready;
      else await expect(ready).rejects.toThrow(CatalogueUnavailableError);
    });

    it('ties only searches to one copy of an index', async () => {
      const tied = async (work: () => Promise<unknown>) => {
        let querystring = '';
        client.diagnostic.once('request', (_, event) => {
          querystring = String(event?.meta.request.params.querystring);
        });
        await work();
        return querystring.includes('preference=');
      };
      expect(await tied(() => catalogue.search({ text: 'Nicholas', limit: 2 }))).toBe(true);
      expect(await tied(() => catalogue.saints({ limit: 2 }))).toBe(false);
      expect(await tied(() => catalogue.day(dayQuery({})))).toBe(false);
    });

    it('answers days requested together with few requests', async () => {
      const days = [
        '12-06',
        '12-07',
        '02-28',
        '02-29',
        '03-25',
        '06-19',
        '07-02',
        '05-09',
        '02-17',
      ];
      const queries = days.map((day) => dayQuery({ menaionDays: [monthDay(day)] }));
      const count = await requestsOf(() =>
        Promise.all(queries.map((query) => catalogue.day(query))),
      );
      expect(count).toBe(3);
    });

    it('is unavailable where nothing is published', async () => {
      const nowhere = createElasticsearchCatalogue({ client, prefix: randomPrefix(), vocabulary });
      await expect(nowhere.ready()).rejects.toMatchObject({ reason: 'unpublished' });
      await expect(nowhere.saint('anna')).rejects.toThrow(CatalogueUnavailableError);
      const days = [dayQuery({}), dayQuery({ offset: -43 })];
      for (const day of await Promise.allSettled(days.map((query) => nowhere.day(query)))) {
        const reason = expect.any(CatalogueUnavailableError);
        expect(day).toMatchObject({ status: 'rejected', reason });
      }
      await expect(nowhere.search({ text: 'Anna', limit: 1 })).rejects.toThrow(
        CatalogueUnavailableError,
      );
    });

    it('is unavailable when one index is missing', async () => {
      const part = randomPrefix();
      const half = createElasticsearchCatalogue({ client, prefix: part, vocabulary });
      await publish({ client, prefix: part }, records);
      await client.indices.deleteAlias({ index: `${part}-countries-*`, name: `${part}-countries` });
      await expect(half.ready()).rejects.toThrow(CatalogueUnavailableError);
      expect(await half.saint('john-cassian')).toBeDefined();
      await removeIndices(client, part);
    });
  });

  describe.each([
    ['that is silent', silentNode],
    ['whose machine is gone', goneMachine],
  ])('the catalogue over several nodes, including one %s', (_, start) => {
    const records: Records = { saints: daySaintRecords, feasts: dayFeastRecords, countries: [] };
    const { client: direct, prefix } = useElasticsearch(url);
    let node: Awaited<ReturnType<typeof start>>;
    const open = async (elasticsearchUrls: string[]) => {
      const settings = { elasticsearchUrls, elasticsearchApiKey: undefined };
      const client = await createElasticsearchClient(settings, 'serving');
      return createElasticsearchCatalogue({ client, prefix, vocabulary });
    };
    beforeAll(async () => {
      [node] = await Promise.all([start(), publish({ client: direct, prefix }, records)]);
    }, 30_000);
    afterAll(() => node?.stop());

    it('asks the others within its deadline', async () => {
      const catalogue = await open([node.url, ...url.split(',')]);
      const asked = Array.from({ length: 30 }, () => catalogue.saint('john-cassian'));
      for (const saint of await Promise.all(asked)) expect(saint).toBeDefined();
    });

    it('is unavailable within its deadline where there are no others', async () => {
      const catalogue = await open([node.url]);
      const startMs = performance.now();
      await expect(catalogue.saint('john-cassian')).rejects.toThrow(CatalogueUnavailableError);
      expect(performance.now() - startMs).toBeLessThan(1500);
    });
  });

  describe('the catalogue over a refusing node', () => {
    const client = new Client({ node: 'http://127.0.0.1:9' });
    afterAll(() => client.close());

    it('is unavailable within its deadline', async () => {
      const catalogue = createElasticsearchCatalogue({
        client,
        prefix: 'none',
        vocabulary,
        deadlineMs: 300,
      });
      const start = performance.now();
      const failure = await catalogue.saint('anna').catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(CatalogueUnavailableError);
      expect((failure as Error).cause).toBeDefined();
      expect(performance.now() - start).toBeLessThan(450);
    });
  });
});

/** Takes requests and never answers. */
async function silentNode() {
  const server = createServer(() => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** Lets no connection come about: the queue of a stopped process is full, so SYNs go unanswered. */
async function goneMachine() {
  const script = `const server = require('node:net').createServer();
    server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => console.log(server.address().port));`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  const port = Number(String(line));
  const queued = Array.from({ length: 8 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      for (const socket of queued) socket.destroy();
      child.kill('SIGKILL');
    },
  };
}
