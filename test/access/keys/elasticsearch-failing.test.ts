import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from '@elastic/elasticsearch';
import { afterEach, describe, expect, it } from 'vitest';
import { createElasticsearchLookup } from '../../../src/access/keys/elasticsearch.js';
import { KeysUnavailableError } from '../../../src/access/keys/keys.js';

const digest = '0'.repeat(64);

describe('keys in an Elasticsearch that fails', () => {
  const ends: (() => unknown)[] = [];
  afterEach(() => {
    for (const end of ends.splice(0)) end();
  });
  async function serve(answer: (() => { status: number; body: object | string }) | undefined) {
    let asked = 0;
    const server = createServer((_, response) => {
      asked += 1;
      if (answer === undefined) return;
      const { status, body } = answer();
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const type = typeof body === 'string' ? 'text/html' : 'application/json';
      response.writeHead(status, { 'x-elastic-product': 'Elasticsearch', 'content-type': type });
      response.end(text);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    ends.push(
      () => server.closeAllConnections(),
      () => server.close(),
    );
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      asked: () => asked,
    };
  }
  const openLookup = (url: string, timeoutMs = 300) => {
    const client = new Client({ node: url });
    ends.push(() => client.close());
    return createElasticsearchLookup({ client, index: 'keys', now: Date.now, timeoutMs });
  };

  it.each([
    [429, 'es_rejected_execution_exception'],
    [403, 'security_exception'],
    [404, 'some_other_exception'],
    [500, 'exception'],
    [503, 'no_shard_available_action_exception'],
  ])('are unavailable at %i %s', async (status, type) => {
    const { url } = await serve(() => ({
      status,
      body: { error: { type, reason: 'why' }, status },
    }));
    const fault = await faultOf(openLookup(url).find(digest));
    expect(fault).toBeInstanceOf(KeysUnavailableError);
    expect(fault.message).toBe(`Elasticsearch cannot look up a key: ${status} ${type} why`);
    expect(fault.cause).toBeDefined();
  });

  it('say what to do if there is no index, which was never made or is lost', async () => {
    const error = { type: 'index_not_found_exception', reason: 'no such index [keys]' };
    const { url } = await serve(() => ({ status: 404, body: { error, status: 404 } }));
    const { message } = await faultOf(openLookup(url).find(digest));
    expect(message).toContain('no such index [keys] (issue the first key, or restore the index)');
  });

  it('are unavailable behind a proxy that answers 404', async () => {
    const { url } = await serve(() => ({ status: 404, body: '<h1>Not found</h1>' }));
    await expect(openLookup(url).find(digest)).rejects.toThrow(KeysUnavailableError);
  });

  it('are unknown only when Elasticsearch says so', async () => {
    const { url } = await serve(() => ({ status: 404, body: { _index: 'keys', found: false } }));
    expect(await openLookup(url).find(digest)).toBeUndefined();
  });

  it('are unavailable by the deadline when nothing answers', async () => {
    const { url } = await serve(undefined);
    const startedAt = performance.now();
    const fault = await faultOf(openLookup(url).find(digest));
    expect(fault.message).toBe('Elasticsearch cannot look up a key: no response in 300 ms');
    expect(performance.now() - startedAt).toBeLessThan(600);
  });

  it('are unavailable at once when nothing listens', async () => {
    const startedAt = performance.now();
    const fault = await faultOf(
      openLookup('http://elastic:SECRET@127.0.0.1:1', 1_000).find(digest),
    );
    expect(fault.message).toContain('ECONNREFUSED');
    expect(JSON.stringify(fault) + fault.message + JSON.stringify(fault.cause)).not.toContain(
      'SECRET',
    );
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});

async function faultOf(failing: Promise<unknown>): Promise<Error> {
  return failing.then(
    () => {
      throw new Error('nothing failed');
    },
    (error: Error) => error,
  );
}
